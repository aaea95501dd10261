import { describe, expect, it } from 'vitest';
import { articuloElegido } from '#ventas/ayudas-de-prueba.ts';
import {
  type AccionDeBorrador,
  BORRADOR_VACIO,
  type Borrador,
  type RenglonDeBorrador,
  reducirBorrador,
} from './borrador.ts';

const bujia = articuloElegido({ articuloId: 'a-bujia', codigo: 'BKR6EIX-11', precio: '14980.00' });
const filtro = articuloElegido();

const hacer = (...acciones: readonly AccionDeBorrador[]) => acciones.reduce(reducirBorrador, BORRADOR_VACIO);
const agregar = (articulo = filtro, cantidad = '1') => ({ tipo: 'agregar', articulo, cantidad }) as const;
const cantidades = (borrador: typeof BORRADOR_VACIO) =>
  borrador.renglones.map(({ codigo, cantidad }) => `${cantidad} ${codigo}`);

describe('adding', () => {
  it('puts each artículo on a line of its own, in the order they came', () => {
    expect(cantidades(hacer(agregar(filtro, '4'), agregar(bujia, '8')))).toEqual(['4 WO-342', '8 BKR6EIX-11']);
  });

  it('raises the line that is there when the same artículo comes again', () => {
    expect(cantidades(hacer(agregar(filtro, '0.1'), agregar(bujia), agregar(filtro, '0.2')))).toEqual([
      '0.3 WO-342',
      '1 BKR6EIX-11',
    ]);
  });

  it('opens another line when the price of the one that is there was written by hand', () => {
    const borrador = hacer(agregar(), { tipo: 'retocar', clave: 'n1', retoque: { precio: '100' } }, agregar());
    expect(borrador.renglones.map(({ precio }) => precio)).toEqual(['100', '18450.00']);
  });

  it('never gives two lines the same key, also after one was removed', () => {
    const borrador = hacer(agregar(filtro), agregar(bujia), { tipo: 'quitar', clave: 'n2' }, agregar(bujia));
    expect(borrador.renglones.map(({ clave }) => clave)).toEqual(['n1', 'n3']);
  });
});

it('what there was of a line in one depósito is not said of another, nor taken from who looks again at the same', () => {
  const enSalon = hacer({ tipo: 'deposito', depositoId: 'salon' }, agregar());
  const stockDe = (...acciones: readonly AccionDeBorrador[]) =>
    acciones.reduce(reducirBorrador, enSalon).renglones.map(({ aca, otras }) => [aca, otras]);
  expect(stockDe({ tipo: 'deposito', depositoId: 'salon' })).toEqual([['24', '11']]);
  expect(stockDe({ tipo: 'deposito', depositoId: 'fondo' })).toEqual([[null, null]]);
  expect(stockDe({ tipo: 'deposito', depositoId: 'fondo' }, agregar(articuloElegido({ aca: '3' })))).toEqual([
    ['3', '11'],
  ]);
});

describe('removing', () => {
  const dos = [agregar(filtro, '4'), agregar(bujia, '8')];

  const lleno = hacer(...dos);
  const [cuatro, ocho] = lleno.renglones as readonly [RenglonDeBorrador, RenglonDeBorrador];
  const devolver = (renglon: RenglonDeBorrador, posicion: number) => ({ tipo: 'devolver', renglon, posicion }) as const;
  const seguir = (desde: Borrador, ...acciones: readonly AccionDeBorrador[]) => acciones.reduce(reducirBorrador, desde);

  it('takes the line out and can put it back where it was, once', () => {
    const quitado = seguir(lleno, { tipo: 'quitar', clave: 'n1' });
    expect(cantidades(quitado)).toEqual(['8 BKR6EIX-11']);
    const devuelto = seguir(quitado, devolver(cuatro, 0));
    expect(cantidades(devuelto)).toEqual(['4 WO-342', '8 BKR6EIX-11']);
    expect(seguir(devuelto, devolver(cuatro, 0))).toEqual(devuelto);
  });

  it('puts back each of those that were removed, whatever was added meanwhile', () => {
    const borrador = seguir(
      lleno,
      { tipo: 'quitar', clave: 'n1' },
      { tipo: 'quitar', clave: 'n2' },
      agregar(articuloElegido({ articuloId: 'x', codigo: 'C 29 015' })),
      devolver(cuatro, 0),
    );
    expect(cantidades(borrador)).toEqual(['4 WO-342', '1 C 29 015']);
    expect(cantidades(seguir(borrador, devolver(ocho, 1)))).toEqual(['4 WO-342', '8 BKR6EIX-11', '1 C 29 015']);
  });

  it('makes new again a line that the server has no more, with what was written by hand on it', () => {
    const aMano = { ...cuatro, id: 'r1', precio: '100.00', precioDeLista: false };
    const sinElla = { ...lleno, renglones: [ocho], guardados: ['r2'] };
    const [devuelta] = seguir(sinElla, devolver(aMano, 0)).renglones;
    expect(devuelta).toMatchObject({ id: null, clave: 'n1', precio: '100.00', retoque: { precio: '100.00' } });
    expect(seguir({ ...sinElla, guardados: ['r1'] }, devolver(aMano, 0)).renglones[0]).toEqual(aMano);
    const cambiada = seguir(sinElla, { tipo: 'reponer', clave: 'n2', renglon: aMano });
    expect(cambiada.renglones).toMatchObject([{ id: null, codigo: 'WO-342', retoque: { precio: '100.00' } }]);
  });

  it('puts back nothing that the server brought again', () => {
    const leida = { ...lleno, renglones: [{ ...cuatro, id: 'r1', clave: 'r1' }], guardados: ['r1'] };
    expect(seguir(leida, devolver({ ...cuatro, id: 'r1' }, 0))).toEqual(leida);
  });
});

describe('a price written by hand', () => {
  it('leaves the list, and says what has to travel', () => {
    const [renglon] = hacer(agregar(), {
      tipo: 'retocar',
      clave: 'n1',
      retoque: { precio: '17000', descuentos: ['10'] },
    }).renglones;
    expect(renglon).toMatchObject({
      precio: '17000',
      precioDeLista: false,
      descuentos: ['10'],
      retoque: { precio: '17000', descuentos: ['10'] },
    });
  });

  it('keeps the list price when only a discount is given', () => {
    const [renglon] = hacer(agregar(), {
      tipo: 'retocar',
      clave: 'n1',
      retoque: { descuentos: ['10', '5'] },
    }).renglones;
    expect(renglon).toMatchObject({ precio: '18450.00', precioDeLista: true, retoque: { descuentos: ['10', '5'] } });
  });

  it('is zero without discounts when there is no charge', () => {
    const [renglon] = hacer(
      agregar(),
      { tipo: 'retocar', clave: 'n1', retoque: { descuentos: ['10'] } },
      { tipo: 'retocar', clave: 'n1', retoque: { sinCargo: true } },
    ).renglones;
    expect(renglon).toMatchObject({ precio: '0', sinCargo: true, descuentos: [], precioDeLista: false });
  });

  it('stays without charge when only what its kit takes is chosen', () => {
    const elecciones = { opcionales: ['l1'], sustitutos: [] };
    const [renglon] = hacer(
      agregar(),
      { tipo: 'retocar', clave: 'n1', retoque: { sinCargo: true } },
      { tipo: 'retocar', clave: 'n1', retoque: { elecciones } },
    ).renglones;
    expect(renglon).toMatchObject({ precio: '0', sinCargo: true, retoque: { sinCargo: true, elecciones } });
  });
});
