import { decimal } from '@trastienda/nucleo/comun/decimal.ts';
import type { RenglonDetalle } from '@trastienda/nucleo/ventas/contrato-respuestas.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  dejaNegativo,
  leerEnControl,
  NADA,
  recortadas,
  renglonesDeEntrega,
  resumenDe,
  saldoDe,
  todoLoQueHay,
  todoLoReservado,
  topeDe,
} from './entrega.ts';

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

describe('two lines of the same artículo', () => {
  const una = conAca('3', { reservada: '1' });
  const otra = conAca('3', { id: 'r2', reservada: '0' });
  const lineas = [una, otra];
  const tope = (renglon: RenglonDetalle, aEntregar = {}) =>
    topeDe(renglon, SALON, SALON, { renglones: lineas, aEntregar });

  it('take what is free once: what one of them takes is not there for the other, but what is its own is', () => {
    expect(tope(otra, { r1: '1' }).maximo, 'its own reserve').toBe('3');
    expect(tope(otra, { r1: '3' }).maximo).toBe('1');
    expect(tope(una, { r2: '3' }).maximo).toBe('1');
    expect(todoLoQueHay(lineas, SALON, SALON)).toEqual({ r1: '4', r2: '0' });
    const desde = (linea: RenglonDetalle) => ({ ...linea, stock: renglon().stock });
    expect(todoLoReservado([desde(una), desde(otra)], ROSARIO, SALON)).toEqual({ r1: '3', r2: '0' });
  });

  it('are cut back together over a nota that says other figures, and read one after the other', () => {
    expect(recortadas({ r1: '4', r2: '3' }, lineas, tope)).toEqual({ r1: '4', r2: '0' });
    expect(leerEnControl(lineas, {}, { articuloId: 'a1', cantidad: '6' }, tope)).toMatchObject({ lugar: '4' });
  });

  it('never take more than there is, whatever is asked of each', () => {
    const cantidad = fc.integer({ min: 0, max: 12 }).map(String);
    const pedido = fc.record({ r1: cantidad, r2: cantidad });
    fc.assert(
      fc.property(pedido, cantidad, cantidad, fc.integer({ min: -5, max: 12 }), (pide, r1, r2, aca) => {
        const suyas = [
          conAca(String(aca), { reservada: r1, pendiente: '12' }),
          conAca(String(aca), { id: 'r2', reservada: r2, pendiente: '12' }),
        ];
        const sale = recortadas(pide, suyas, (linea, demas) =>
          topeDe(linea, SALON, SALON, { renglones: suyas, aEntregar: demas }),
        );
        const libre = (de: 'r1' | 'r2', reservada: string) => Math.max(0, Number(sale[de]) - Number(reservada));
        expect(libre('r1', r1) + libre('r2', r2)).toBeLessThanOrEqual(Math.max(0, aca));
      }),
    );
  });
});

describe('INV-06 below zero, where the person may', () => {
  const conNegativo = [{ depositoId: SALON, hasta: '4' }];
  const linea = renglon({ reservada: '1', stock: { aca: '1', otras: [], conNegativo } });

  it('goes out up to what is pending, and is not offered', () => {
    expect(topeDe(linea, SALON, SALON)).toEqual({ maximo: '4', por: 'pendiente' });
    expect(topeDe(linea, ROSARIO, SALON).maximo).toBe('0');
    expect(todoLoQueHay([linea], SALON, SALON)).toEqual({ r1: '2' });
    const deja = (r1: string) => dejaNegativo(linea, SALON, SALON, { renglones: [linea], aEntregar: { r1 } });
    expect([deja('2'), deja('3')]).toEqual([false, true]);
  });

  it('not while something of it stays reserved for another line', () => {
    const otra = renglon({ id: 'r2', reservada: '2', stock: linea.stock });
    const tope = (r2: string) => topeDe(linea, SALON, SALON, { renglones: [linea, otra], aEntregar: { r2 } }).maximo;
    expect([tope('1'), tope('2')]).toEqual(['2', '4']);
  });
});

it('INV-61 what there is and one may not see stops nothing, and is not offered', () => {
  const linea = renglon({ stock: null });
  expect(topeDe(linea, SALON, SALON)).toEqual({ maximo: '4', por: 'pendiente' });
  expect(todoLoQueHay([linea], SALON, SALON)).toEqual({ r1: '2' });
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
