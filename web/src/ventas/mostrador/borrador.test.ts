import { describe, expect, it } from 'vitest';
import { articuloElegido } from '#ventas/ayudas-de-prueba.ts';
import { type AccionDeBorrador, BORRADOR_VACIO, reducirBorrador } from './borrador.ts';

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

describe('removing', () => {
  const dos = [agregar(filtro, '4'), agregar(bujia, '8')];

  it('takes the line out and can put it back where it was', () => {
    const quitado = hacer(...dos, { tipo: 'quitar', clave: 'n1' });
    expect(cantidades(quitado)).toEqual(['8 BKR6EIX-11']);
    expect(cantidades(reducirBorrador(quitado, { tipo: 'deshacer' }))).toEqual(['4 WO-342', '8 BKR6EIX-11']);
  });

  it('puts back only what was removed last, once', () => {
    const borrador = hacer(
      ...dos,
      { tipo: 'quitar', clave: 'n1' },
      { tipo: 'quitar', clave: 'n2' },
      { tipo: 'deshacer' },
      { tipo: 'deshacer' },
    );
    expect(cantidades(borrador)).toEqual(['8 BKR6EIX-11']);
  });

  it('forgets what was removed once another line is added', () => {
    const borrador = hacer(...dos, { tipo: 'quitar', clave: 'n1' }, agregar(articuloElegido({ articuloId: 'x' })));
    expect(reducirBorrador(borrador, { tipo: 'deshacer' })).toEqual(borrador);
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
