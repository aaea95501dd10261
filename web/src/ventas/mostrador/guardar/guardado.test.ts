import type { Nota, Renglon } from '@trastienda/nucleo/ventas/contrato-respuestas.ts';
import { expect, it } from 'vitest';
import {
  articuloElegido,
  notaDetalle,
  renglonDeBorrador,
  renglonDetalle,
  SALON_ROSARIO,
} from '#ventas/ayudas-de-prueba.ts';
import { BORRADOR_VACIO, type Borrador, reducirBorrador } from './borrador.ts';
import { borradorDe, conDetalle, conRespuesta, cuerpoEditado, cuerpoNuevo, marcaDe } from './guardado.ts';

const cliente = {
  id: 'c1',
  razonSocial: 'Taller',
  documentoTipo: '80',
  documentoNumero: null,
  condicionIva: 1,
  alerta: '',
};
const base: Borrador = {
  ...BORRADOR_VACIO,
  cliente,
  depositoId: 'd1',
  renglones: [renglonDeBorrador({ cantidad: '4' })],
};

const respuesta = (renglones: readonly Partial<Renglon>[]): Nota =>
  ({
    id: 'nota',
    numero: 10482,
    version: 2,
    renglones: renglones.map((renglon) => ({
      articuloId: 'a-wo342',
      pedida: '4',
      precio: '18450.00',
      precioDeLista: true,
      sinCargo: false,
      descuentos: [],
      ...renglon,
    })),
  }) as unknown as Nota;

it('has nothing to send without customer, depósito or lines', () => {
  expect(cuerpoNuevo({ ...base, cliente: null })).toBeNull();
  expect(cuerpoNuevo({ ...base, depositoId: null })).toBeNull();
  expect(cuerpoNuevo({ ...base, renglones: [] })).toBeNull();
});

it('sends no price that nobody wrote, so that the list decides (VEN-07)', () => {
  expect(cuerpoNuevo(base)).toEqual({
    clienteId: 'c1',
    depositoId: 'd1',
    observaciones: '',
    renglones: [{ articuloId: 'a-wo342', cantidad: '4' }],
  });
});

it('sends only what was changed by hand', () => {
  const retocado = reducirBorrador(base, { tipo: 'retocar', clave: 'n1', retoque: { descuentos: ['10'] } });
  expect(cuerpoNuevo(retocado)?.renglones[0]).toEqual({ articuloId: 'a-wo342', cantidad: '4', descuentos: ['10'] });
  const regalado = reducirBorrador(retocado, { tipo: 'retocar', clave: 'n1', retoque: { sinCargo: true } });
  expect(cuerpoNuevo(regalado)?.renglones[0]).toEqual({ articuloId: 'a-wo342', cantidad: '4', sinCargo: true });
});

it('names the lines the server knows, and the version they stand on', () => {
  const guardado = conRespuesta(base, base, respuesta([{ id: 'r1' }]));
  expect(cuerpoEditado(guardado)).toMatchObject({
    version: 2,
    renglones: [{ id: 'r1', articuloId: 'a-wo342', cantidad: '4' }],
  });
});

it('keeps what was typed while the answer was on its way', () => {
  const mientras = [
    { tipo: 'cantidad', clave: 'n1', cantidad: '6' },
    { tipo: 'agregar', articulo: articuloElegido({ articuloId: 'otro', codigo: 'C 29 015' }), cantidad: '2' },
  ] as const;
  const actual = mientras.reduce(reducirBorrador, { ...base, siguienteClave: 2 });
  const despues = conRespuesta(actual, base, respuesta([{ id: 'r1' }]));
  expect(despues.renglones.map(({ id, codigo, cantidad }) => [id, codigo, cantidad])).toEqual([
    ['r1', 'WO-342', '6'],
    [null, 'C 29 015', '2'],
  ]);
  expect(marcaDe(despues)).not.toBe(marcaDe(conRespuesta(base, base, respuesta([{ id: 'r1' }]))));
});

it('makes new again a line that was given back while it was saved without it', () => {
  const guardado = conRespuesta(base, base, respuesta([{ id: 'r1' }]));
  const [quitado] = guardado.renglones;
  if (!quitado) throw new Error('There is no line');
  const otro = articuloElegido({ articuloId: 'otro', codigo: 'C 29 015' });
  const enviado = [{ tipo: 'agregar', articulo: otro, cantidad: '2' } as const].reduce(reducirBorrador, {
    ...guardado,
    renglones: [],
    siguienteClave: 2,
  });
  const devuelto = reducirBorrador(enviado, { tipo: 'devolver', renglon: quitado, posicion: 0 });
  expect(devuelto.renglones[0]?.id).toBe('r1');
  const despues = conRespuesta(devuelto, enviado, respuesta([{ id: 'r2' }]));
  expect(despues.renglones.map(({ id, codigo }) => [id, codigo])).toEqual([
    [null, 'WO-342'],
    ['r2', 'C 29 015'],
  ]);
});

it('takes the price the server put, unless it was written again meanwhile', () => {
  const conPrecio = conRespuesta(base, base, respuesta([{ id: 'r1', precio: '17000.00' }]));
  expect(conPrecio.renglones[0]).toMatchObject({
    precio: '17000.00',
    retoque: null,
    congelado: { precio: '17000.00', pedidas: '4' },
  });
  const retocado = reducirBorrador(base, { tipo: 'retocar', clave: 'n1', retoque: { precio: '15000' } });
  const despues = conRespuesta(retocado, base, respuesta([{ id: 'r1', precio: '18450.00' }]));
  expect(despues.renglones[0]).toMatchObject({ precio: '15000', retoque: { precio: '15000' } });
});

it('takes the figures of stock of the depósito it leaves from, and of no other that was chosen since', () => {
  const nota = notaDetalle({
    renglones: [renglonDetalle({ stock: { aca: '7', otras: [] }, precioDeListaHoy: '19000.00' })],
  });
  const leido = borradorDe(nota);
  const enOtro = reducirBorrador(leido, { tipo: 'deposito', depositoId: SALON_ROSARIO });
  expect(conDetalle(leido, nota).renglones).toMatchObject([{ aca: '7', otras: '0' }]);
  expect(conDetalle(enOtro, nota).renglones).toMatchObject([{ aca: null, otras: null, precioDeListaHoy: '19000.00' }]);
});

it('knows a saved draft from a changed one', () => {
  expect(marcaDe({ ...base, observaciones: ' ' })).toBe(marcaDe(base));
  expect(marcaDe(reducirBorrador(base, { tipo: 'cantidad', clave: 'n1', cantidad: '5' }))).not.toBe(marcaDe(base));
  expect(marcaDe(reducirBorrador(base, { tipo: 'quitar', clave: 'n1' }))).not.toBe(marcaDe(base));
});
