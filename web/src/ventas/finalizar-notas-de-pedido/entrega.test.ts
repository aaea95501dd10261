import { decimal } from '@trastienda/nucleo/comun/decimal.ts';
import type { RenglonDetalle } from '@trastienda/nucleo/ventas/contrato-respuestas.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { leerEnControl, NADA, renglonesDeEntrega, resumenDe, saldoDe, todoLoReservado, topeDe } from './entrega.ts';

const SALON = 'salon';
const ROSARIO = 'rosario';

const renglon = (mas: Partial<RenglonDetalle> = {}): RenglonDetalle => ({
  id: 'r1',
  articuloId: 'a1',
  tipo: 'PRODUCTO',
  codigo: 'GP-30512',
  descripcion: 'Amortiguador delantero Corolla',
  decimales: 0,
  pedida: '4',
  entregada: '0',
  cancelada: '0',
  reservada: '2',
  pendiente: '4',
  precio: '100.00',
  precioDeLista: true,
  sinCargo: false,
  descuentos: [],
  motivoDePrecio: '',
  kit: null,
  iva: '21',
  importe: '400.00',
  precioDeListaHoy: '100.00',
  stock: {
    aca: '0',
    otras: [{ depositoId: ROSARIO, deposito: 'Salón', sucursalId: 's2', sucursal: 'Rosario', disponible: '3' }],
  },
  ...mas,
});
const conAca = (aca: string, mas: Partial<RenglonDetalle> = {}) => renglon({ stock: { aca, otras: [] }, ...mas });

describe('how much can go out', () => {
  it('stops at reserved + free, and says that it is the stock', () => {
    expect(topeDe(conAca('1'), SALON, SALON)).toEqual({ maximo: '3', por: 'stock' });
  });

  it('stops at what is pending when there is plenty', () => {
    expect(topeDe(conAca('90'), SALON, SALON)).toEqual({ maximo: '4', por: 'pendiente' });
  });

  it('does not count the reserve of here when it goes out from another depósito', () => {
    expect(topeDe(renglon(), ROSARIO, SALON)).toEqual({ maximo: '3', por: 'stock' });
  });

  it('lets nothing out of a negative free stock but what is reserved', () => {
    expect(topeDe(conAca('-5'), SALON, SALON)).toEqual({ maximo: '2', por: 'stock' });
  });

  it('asks no stock of a service', () => {
    expect(topeDe(renglon({ tipo: 'SERVICIO', stock: null, reservada: '0' }), SALON, SALON).maximo).toBe('4');
  });

  it('never passes what is pending nor what there is, whatever the figures', () => {
    const cantidad = fc.integer({ min: 0, max: 50 });
    fc.assert(
      fc.property(cantidad, cantidad, fc.integer({ min: -20, max: 50 }), (pendiente, reservada, aca) => {
        const linea = conAca(String(aca), { pendiente: String(pendiente), reservada: String(reservada) });
        const maximo = Number(topeDe(linea, SALON, SALON).maximo);
        expect(maximo).toBeGreaterThanOrEqual(0);
        expect(maximo).toBeLessThanOrEqual(pendiente);
        expect(maximo).toBeLessThanOrEqual(reservada + Math.max(aca, 0));
        expect(decimal(todoLoReservado([linea], SALON, SALON).r1!).lte(maximo)).toBe(true);
      }),
    );
  });
});

it('offers everything reserved here, and services whole', () => {
  const lineas = [
    conAca('10', { reservada: '2' }),
    renglon({ id: 'r2', tipo: 'SERVICIO', stock: null, reservada: '0', pendiente: '1' }),
  ];
  expect(todoLoReservado(lineas, SALON, SALON)).toEqual({ r1: '2', r2: '1' });
});

describe('what becomes of the nota', () => {
  const lineas = [renglon(), renglon({ id: 'r2', pendiente: '3', precio: '10.00' })];

  it('finishes it when nothing is left', () => {
    const resumen = resumenDe(lineas, { r1: '4', r2: '3' }, new Set());
    expect(resumen).toEqual({ unidades: '7', deUnidades: '7', quedan: '0', valor: '520.30', hacia: 'FINALIZADA' });
  });

  it('leaves it partial while something is pending', () => {
    expect(resumenDe(lineas, { r1: '2', r2: '3' }, new Set())).toMatchObject({ quedan: '2', hacia: 'PARCIAL' });
  });

  it('finishes it when the rest is given up', () => {
    expect(resumenDe(lineas, { r1: '2', r2: '3' }, new Set(['r1']))).toMatchObject({
      quedan: '0',
      hacia: 'FINALIZADA',
    });
  });

  it('does nothing with nothing', () => {
    expect(resumenDe(lineas, NADA, new Set()).hacia).toBe('nada');
    expect(renglonesDeEntrega(lineas, NADA)).toBeNull();
  });

  it('sends only the lines that go out', () => {
    expect(renglonesDeEntrega(lineas, { r1: '0', r2: '2' })).toEqual([{ renglonId: 'r2', cantidad: '2' }]);
    expect(saldoDe(lineas[1]!, { r2: '2' })).toBe('1');
  });
});

describe('control by reader', () => {
  const tope = () => ({ maximo: '2', por: 'stock' }) as const;
  const lineas = [renglon(), renglon({ id: 'r2' })];
  const leer = (aEntregar: Record<string, string>, articuloId = 'a1', cantidad = '1') =>
    leerEnControl(lineas, aEntregar, { articuloId, cantidad }, tope);

  it('adds one per scan, filling the first line before the next', () => {
    expect(leer({})).toEqual({ tipo: 'suma', renglones: [{ renglonId: 'r1', cantidad: '1' }] });
    expect(leer({ r1: '2' })).toEqual({ tipo: 'suma', renglones: [{ renglonId: 'r2', cantidad: '1' }] });
  });

  it('a box goes on in the next line, and one that does not fit whole adds nothing and says how many do', () => {
    expect(leer({ r1: '1' }, 'a1', '3')).toEqual({
      tipo: 'suma',
      renglones: [
        { renglonId: 'r1', cantidad: '2' },
        { renglonId: 'r2', cantidad: '2' },
      ],
    });
    expect(leer({}, 'a1', '6')).toEqual({ tipo: 'pasa', lugar: '4', por: 'stock' });
    expect(leer({ r1: '2', r2: '1' }, 'a1', '6')).toEqual({ tipo: 'pasa', lugar: '1', por: 'stock' });
  });

  it('refuses what is not on the nota, and what is already complete', () => {
    expect(leer({}, 'otro')).toEqual({ tipo: 'ajeno' });
    expect(leer({ r1: '2', r2: '2' })).toEqual({ tipo: 'completo', por: 'stock' });
  });
});
