import { expect, it } from 'vitest';
import { notaDetalle, renglonDeBorrador } from '#ventas/ayudas-de-prueba.ts';
import { BORRADOR_VACIO, type Borrador } from './borrador.ts';
import { comoNuevo, diferenciasEntre, sobreLoGuardado } from './cambios.ts';
import { cuerpoEditado, cuerpoNuevo } from './guardado.ts';

const cliente = {
  id: 'c1',
  razonSocial: 'Taller Quiroga',
  documentoTipo: '80',
  documentoNumero: null,
  condicionIva: 1,
  alerta: '',
};
const filtro = renglonDeBorrador({ clave: 'r1', id: 'r1', cantidad: '4' });
const bujia = renglonDeBorrador({ clave: 'r2', id: 'r2', articuloId: 'b', codigo: 'BKR6EIX-11', cantidad: '8' });
const nuevo = renglonDeBorrador({ clave: 'n1', id: null, articuloId: 'c', codigo: 'C 29 015', cantidad: '1' });

const mio: Borrador = {
  ...BORRADOR_VACIO,
  nota: { id: 'n', numero: 10482, version: 3 },
  cliente,
  depositoId: 'd1',
  renglones: [filtro, bujia, nuevo],
};
const guardado: Borrador = {
  ...mio,
  nota: { id: 'n', numero: 10482, version: 4 },
  cliente: { ...cliente, id: 'c2', razonSocial: 'Lubricentro' },
  renglones: [
    { ...filtro, cantidad: '6' },
    renglonDeBorrador({ clave: 'r9', id: 'r9', codigo: 'LX 3541', cantidad: '2' }),
  ],
  guardados: ['r1', 'r9'],
};

it('VEN-24 tells what differs between my lines and what somebody else saved', () => {
  expect(diferenciasEntre(mio, guardado)).toEqual([
    { que: 'cliente', mio: 'Taller Quiroga', guardado: 'Lubricentro' },
    { que: 'renglon', codigo: 'WO-342', descripcion: filtro.descripcion, mio: '4', guardado: '6' },
    { que: 'renglon', codigo: 'BKR6EIX-11', descripcion: bujia.descripcion, mio: '8', guardado: null },
    { que: 'renglon', codigo: 'C 29 015', descripcion: nuevo.descripcion, mio: '1', guardado: null },
    { que: 'renglon', codigo: 'LX 3541', descripcion: filtro.descripcion, mio: null, guardado: '2' },
  ]);
});

const LISTA = { id: 'l-1', nombre: 'Lista 1', moneda: 'ARS', origen: 'OMISION' } as const;
const DOLARES = { id: 'l-usd', nombre: 'Mayorista', moneda: 'USD', origen: 'ELEGIDA' } as const;
const deVenta = { deposito: { id: 'd1', nombre: 'Salón' }, condicion: null, lista: LISTA };

it('VEN-24 tells another price, discount, lista, condición and depósito too: those two versions do not say the same', () => {
  const uno = { ...mio, renglones: [filtro, bujia] };
  const aMano = { ...filtro, precio: '90.00', precioDeLista: false, descuentos: ['10'] };
  const regalado = { ...bujia, precio: '0', precioDeLista: false, sinCargo: true };
  const deOtro = { ...uno, renglones: [aMano, regalado] };
  const nombrado = ({ codigo, descripcion }: typeof filtro) => ({ que: 'precio', codigo, descripcion });
  expect(diferenciasEntre(uno, deOtro)).toMatchObject([
    { ...nombrado(filtro), mio: { precio: filtro.precio }, guardado: { precio: '90.00', descuentos: ['10'] } },
    { ...nombrado(bujia), mio: { sinCargo: false }, guardado: { sinCargo: true } },
  ]);
  const guardada = {
    deposito: { id: 'd2', nombre: 'Fondo' },
    condicion: { id: 'v-30', nombre: '30 días' },
    lista: DOLARES,
  };
  expect(diferenciasEntre(uno, uno, { mia: deVenta, guardada })).toMatchObject([
    { que: 'deposito', mio: 'Salón', guardado: 'Fondo' },
    { que: 'condicion', mio: '', guardado: '30 días' },
    { que: 'lista', mio: 'Lista 1', guardado: 'Mayorista · USD' },
    // As much of another money is another price.
    { ...nombrado(filtro), moneda: { mia: 'ARS', guardada: 'USD' } },
    nombrado(bujia),
  ]);
  expect(diferenciasEntre(uno, uno, { mia: deVenta, guardada: deVenta })).toEqual([]);
  const elegido = { ...filtro, elecciones: { opcionales: ['x'], sustitutos: [] } };
  expect(diferenciasEntre(uno, { ...uno, renglones: [elegido, bujia] })).toMatchObject([
    { que: 'kit', mio: 0, guardado: 1 },
  ]);
});

it('VEN-24 what is saved over the other is what was shown as mine: its prices, its condición and its lista', () => {
  const segun = { clienteId: cliente.id, condicion: null, lista: LISTA };
  const conDescuento = { ...filtro, descuentos: ['5'] };
  const uno = { ...mio, segun, renglones: [conDescuento, bujia] };
  const aMano = { ...filtro, precio: '90.00', precioDeLista: false, motivoDePrecio: 'Último' };
  const regalado = { ...bujia, precio: '0', precioDeLista: false, sinCargo: true };
  const deOtro: Borrador = {
    ...uno,
    nota: { id: 'n', numero: 10482, version: 4 },
    segun: { ...segun, condicion: { id: 'v-30', nombre: '30 días' } },
    renglones: [aMano, regalado],
    guardados: ['r1', 'r2'],
  };
  const encima = cuerpoEditado(sobreLoGuardado(uno, deOtro));
  expect(encima).toMatchObject({ version: 4, condicionId: null, listaId: null });
  expect(encima?.renglones).toEqual([
    {
      ...{ id: 'r1', articuloId: filtro.articuloId, cantidad: '4', precio: filtro.precioDeListaHoy },
      ...{ descuentos: ['5'], motivoDePrecio: '' },
    },
    { id: 'r2', articuloId: 'b', cantidad: '8', sinCargo: false },
  ]);
  // What both say is not asked for again: nobody needs leave for what is there.
  expect(cuerpoEditado(sobreLoGuardado(deOtro, deOtro))?.renglones).toEqual([
    { id: 'r1', articuloId: filtro.articuloId, cantidad: '4' },
    { id: 'r2', articuloId: 'b', cantidad: '8' },
  ]);
});

it('finds no difference in the same nota written another way', () => {
  const igual = { ...mio, renglones: mio.renglones.map((r) => ({ ...r, cantidad: `${r.cantidad}.000` })) };
  expect(
    diferenciasEntre({ ...mio, renglones: [filtro] }, { ...igual, renglones: igual.renglones.slice(0, 1) }),
  ).toEqual([]);
});

it('VEN-24 puts my lines over the saved version without losing any', () => {
  expect(cuerpoEditado(sobreLoGuardado(mio, guardado))).toMatchObject({
    version: 4,
    renglones: [
      { id: 'r1', cantidad: '4' },
      { articuloId: 'b', cantidad: '8' },
      { articuloId: 'c', cantidad: '1' },
    ],
  });
});

it('makes a nota of its own out of the same lines', () => {
  const copia = comoNuevo(mio);
  expect(copia.nota).toBeNull();
  expect(copia.renglones.map(({ id, cantidad }) => [id, cantidad])).toEqual([
    [null, '4'],
    [null, '8'],
    [null, '1'],
  ]);
});

it('carries what was written by hand into the new nota, and lets the list price the rest', () => {
  const aMano = renglonDeBorrador({ id: 'r1', precio: '100.00', precioDeLista: false, descuentos: ['10'] });
  const deLista = renglonDeBorrador({ id: 'r2', clave: 'r2', precio: '90.00', precioDeListaHoy: '95.00' });
  const regalado = renglonDeBorrador({ id: 'r3', clave: 'r3', precio: '0', sinCargo: true, precioDeLista: false });
  const copia = comoNuevo({ ...mio, renglones: [aMano, deLista, regalado] });
  expect(cuerpoNuevo(copia)?.renglones).toEqual([
    { articuloId: 'a-wo342', cantidad: '1', precio: '100.00', descuentos: ['10'] },
    { articuloId: 'a-wo342', cantidad: '1' },
    { articuloId: 'a-wo342', cantidad: '1', sinCargo: true },
  ]);
  expect(copia.renglones[1]?.precio).toBe('95.00');
});

it('PRE-01 goes by the condición and the lista that were chosen in the one it comes from, for the same cliente', () => {
  const guardada = notaDetalle({
    cliente: { ...notaDetalle().cliente, id: mio.cliente?.id ?? '' },
    condicion: { id: 'c-cuenta', nombre: 'Cuenta corriente' },
    lista: { id: 'l-gremio', nombre: 'Gremio', moneda: 'ARS', origen: 'ELEGIDA' },
  });
  expect(comoNuevo(mio, guardada).eleccion).toEqual({ condicionId: 'c-cuenta', listaId: 'l-gremio' });
  expect(comoNuevo({ ...mio, eleccion: { listaId: null } }, guardada).eleccion).toEqual({
    condicionId: 'c-cuenta',
    listaId: null,
  });
  const queRige = { ...guardada, lista: { ...guardada.lista, origen: 'OMISION' as const } };
  expect(comoNuevo(mio, queRige).eleccion).toEqual({ condicionId: 'c-cuenta' });
  const deOtro = { ...guardada, cliente: { ...guardada.cliente, id: 'otro' } };
  expect(comoNuevo(mio, deOtro).eleccion).toEqual(mio.eleccion);
});
