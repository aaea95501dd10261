import { describe, expect, it } from 'vitest';
import { PedidoRechazado } from '#api/pedir.ts';
import { hallazgo } from '#ventas/ayudas-de-prueba.ts';
import { leerPedido, resolver } from './resolver.ts';

describe('the two fields of the entry row', () => {
  it.each([
    ['WO-342', '1', { buscado: 'WO-342', cantidad: '1' }],
    ['WO-342', '4', { buscado: 'WO-342', cantidad: '4' }],
    // What is written before the star is newer than what was left in the field.
    ['12*WO-342', '4', { buscado: 'WO-342', cantidad: '12' }],
  ])('%j with quantity %j', (escrito, enCampo, { buscado, cantidad }) => {
    expect(leerPedido(escrito, enCampo)).toEqual({ tipo: 'pedido', buscado, pedido: { escrito, enCampo, cantidad } });
  });

  it('keeps a quantity alone for the next artículo', () => {
    expect(leerPedido('12*', '1')).toEqual({ tipo: 'cantidad', cantidad: '12' });
    expect(leerPedido('', '1')).toEqual({ tipo: 'nada' });
  });

  it.each([
    ['0*WO-342', '1', '0'],
    ['WO-342', 'dos', 'dos'],
  ])('refuses %j with quantity %j', (escrito, enCampo, mal) => {
    expect(leerPedido(escrito, enCampo)).toMatchObject({
      tipo: 'error',
      error: { tipo: 'cantidad_ilegible', escrito: mal },
    });
  });
});

describe('what Enter closed', () => {
  const catalogo = (codigos: readonly string[], palabras: number) => (texto: string) =>
    Promise.resolve(
      codigos.includes(texto)
        ? { exacto: true, filas: [hallazgo({ codigo: texto })] }
        : { exacto: false, filas: Array.from({ length: palabras }, () => hallazgo()) },
    );

  it('is the artículo of that code, typed or read', async () => {
    expect(await resolver(catalogo(['WO-342'], 0), 'WO-342', null)).toMatchObject({ ok: true });
    expect(await resolver(catalogo(['77912345'], 0), '77912345', '77912345')).toMatchObject({ ok: true });
  });

  it('is the only one that words find, and none of several', async () => {
    expect(await resolver(catalogo([], 1), 'filtro aire', null)).toMatchObject({ ok: true });
    expect(await resolver(catalogo([], 3), 'filtro', null)).toEqual({ ok: false, error: null });
  });

  it('is nothing when a reading is unknown, even if words would find something', async () => {
    expect(await resolver(catalogo([], 1), '77912345', '77912345')).toEqual({
      ok: false,
      error: { tipo: 'desconocido', codigo: '77912345' },
    });
  });

  it('is the reading at the end of what was half typed', async () => {
    expect(await resolver(catalogo(['77912345'], 0), 'fil77912345', '77912345')).toMatchObject({
      ok: true,
      hallazgo: { codigo: '77912345' },
    });
  });

  it('is the whole text when its fast end is no code: a busy machine is not a reader', async () => {
    expect(await resolver(catalogo(['BKR6EIX-11'], 0), 'BKR6EIX-11', 'EIX-11')).toMatchObject({
      ok: true,
      hallazgo: { codigo: 'BKR6EIX-11' },
    });
  });

  it('tells why the server did not answer', async () => {
    const sinBase = () => Promise.reject(new PedidoRechazado(503, { title: 'La base de datos no responde.' }));
    expect(await resolver(sinBase, 'WO-342', null)).toEqual({
      ok: false,
      error: { tipo: 'pedido', mensaje: 'La base de datos no responde.' },
    });
  });
});
