import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  articulo,
  caminar,
  lineas,
  lote,
  mover,
  ponerCosto,
  ponerPrecio,
} from '#articulos/precios/ayudas-de-prueba.ts';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';

let prueba: Prueba;
let persona: Cliente;
beforeAll(async () => {
  prueba = await crearPrueba();
  persona = await prueba.cliente({ nombre: 'R. Núñez' });
});
afterAll(() => prueba.cerrar());

const HASTA = '2035-01-16T03:00:00.000Z';

/** A campaign over some artículos, which holds. */
const campania = async (ids: readonly string[]) => {
  const regla = { tipo: 'PORCENTAJE', valor: '-20' };
  return caminar(persona, await lote(persona, ids, { hasta: HASTA, regla }), 'simular', 'aprobar', 'aplicar');
};
const cada = async (visto: { readonly id: string }, consulta = '') =>
  (await lineas(persona, visto, consulta)).map(
    (una: { articuloId: string; alertas: readonly string[]; anteriorHasta: string | null }) =>
      [una.articuloId, una.alertas, una.anteriorHasta] as const,
  );

describe('PRE-04 UA-12 a price that is over by itself', () => {
  it('stands out in a batch that goes on after the campaign it is of, which is not approved until somebody looks at it', async () => {
    const [enCampania, fuera, corregido] = [
      await articulo(persona, { precio: '100' }),
      await articulo(persona, { precio: '100' }),
      await articulo(persona, { precio: '100' }),
    ];
    await campania([enCampania, corregido]);
    // Somebody wrote over it: that price is of no campaign any more.
    await ponerPrecio(persona, corregido, { importe: '90' });
    const simulado = await caminar(persona, await lote(persona, [enCampania, fuera, corregido]), 'simular');
    expect(await cada(simulado)).toEqual([
      [enCampania, ['CON_FINAL'], HASTA],
      [fuera, [], null],
      [corregido, [], null],
    ]);
    expect(await cada(simulado, 'alerta=CON_FINAL')).toHaveLength(1);
    expect(await cada(simulado, 'porConfirmar=true')).toHaveLength(1);
    expect(simulado.totales).toMatchObject({ conAlerta: 1, porConfirmar: 1, conFinal: 1 });
    expect((await mover(persona, simulado, 'aprobar')).cuerpo.code).toBe('articulos.lote_por_confirmar');
    const mirado = await mover(persona, simulado, 'lineas', { marca: 'confirmar', cuales: { filtro: {} } });
    expect(mirado.cuerpo).toMatchObject({ marcadas: 1, totales: { porConfirmar: 0, conFinal: 1 } });
    // Simulated again it was looked at, until it is of another campaign.
    const otraVez = await caminar(persona, mirado.cuerpo, 'simular');
    expect(otraVez).toMatchObject({ conservadas: { revisadas: 1 }, totales: { porConfirmar: 0 } });
    await caminar(persona, otraVez, 'aprobar', 'aplicar');
  });

  it('does not stand out once it is over, though it has not come back yet', async () => {
    const id = await articulo(persona, { precio: '100' });
    await campania([id]);
    prueba.reloj.ahora = new Date('2035-01-16T03:00:10.000Z');
    try {
      const simulado = await caminar(persona, await lote(persona, [id]), 'simular');
      expect(await cada(simulado)).toEqual([[id, [], null]]);
    } finally {
      prueba.reloj.ahora = undefined;
    }
  });

  it('PRE-11 stands out in the prices by quantity that move with it too, out of a cost', async () => {
    const id = await articulo(persona);
    await ponerCosto(persona, id, { importe: '60' });
    await ponerPrecio(persona, id, { importe: '100' });
    await ponerPrecio(persona, id, { importe: '80', cantidadDesde: '12' });
    await ponerPrecio(persona, id, { importe: '90', hasta: HASTA });
    const simular = async (regla: object, resto: object = {}) =>
      (await lineas(persona, await caminar(persona, await lote(persona, [id], { regla, ...resto }), 'simular'))).map(
        (una: { nuevo: { neto: string }; alertas: readonly string[]; anteriorHasta: string | null }) => [
          una.nuevo.neto,
          una.alertas,
          una.anteriorHasta,
        ],
      );
    // Of 108 what is asked for twelve would have been 86,40 but for the campaign.
    const deCosto = { tipo: 'MARGEN', valor: '80', base: 'COSTO_REPOSICION' };
    expect(await simular(deCosto)).toEqual([
      ['108.00', ['CON_FINAL'], HASTA],
      ['96.00', ['CON_FINAL'], HASTA],
    ]);
    expect(await simular(deCosto, { hasta: '2035-01-10T03:00:00.000Z' })).toEqual([
      ['108.00', [], null],
      ['96.00', [], null],
    ]);
    // By its own price it goes by nothing else.
    expect(await simular({ tipo: 'PORCENTAJE', valor: '10' })).toEqual([
      ['99.00', ['CON_FINAL'], HASTA],
      ['88.00', [], null],
    ]);
  });

  it('stands out also when it was written with an end by hand, or another one is written for later', async () => {
    const [conFinal, conOtro, porCantidad] = [
      await articulo(persona, { precio: '100' }),
      await articulo(persona, { precio: '100' }),
      await articulo(persona, { precio: '100' }),
    ];
    await ponerPrecio(persona, conFinal, { importe: '80', hasta: HASTA });
    await ponerPrecio(persona, conOtro, { importe: '130', desde: HASTA });
    await ponerPrecio(persona, porCantidad, { importe: '70', cantidadDesde: '10', hasta: HASTA });
    const simulado = await caminar(persona, await lote(persona, [conFinal, conOtro, porCantidad]), 'simular');
    expect(await cada(simulado)).toEqual([
      [conFinal, ['CON_FINAL'], HASTA],
      [conOtro, ['CON_FINAL'], HASTA],
      [porCantidad, [], null],
      [porCantidad, ['CON_FINAL'], HASTA],
    ]);
  });

  it('is over when the first of them comes: its campaign ends, or another one is written for before that', async () => {
    const id = await articulo(persona, { precio: '100' });
    await campania([id]);
    const [antes, despues] = ['2035-01-10T03:00:00.000Z', '2035-02-01T03:00:00.000Z'];
    await ponerPrecio(persona, id, { importe: '95', desde: despues });
    expect(await cada(await caminar(persona, await lote(persona, [id]), 'simular'))).toEqual([
      [id, ['CON_FINAL'], HASTA],
    ]);
    await ponerPrecio(persona, id, { importe: '85', desde: antes });
    expect(await cada(await caminar(persona, await lote(persona, [id]), 'simular'))).toEqual([
      [id, ['CON_FINAL'], antes],
    ]);
  });

  it('is no news to what is over no later than it: a campaign inside of another one', async () => {
    const id = await articulo(persona, { precio: '100' });
    await campania([id]);
    const adentro = await caminar(persona, await lote(persona, [id], { hasta: HASTA }), 'simular');
    expect(await cada(adentro)).toEqual([[id, [], null]]);
    expect(adentro.totales).toMatchObject({ conAlerta: 0, conFinal: 0 });
    const despues = await lote(persona, [id], { hasta: '2035-01-17T03:00:00.000Z' });
    expect(await cada(await caminar(persona, despues, 'simular'))).toEqual([[id, ['CON_FINAL'], HASTA]]);
  });

  it('the history of an artículo says until when the batch of each price holds, while it does', async () => {
    const id = await articulo(persona, { precio: '100' });
    const aplicado = await campania([id]);
    const deQuien = async () =>
      (await persona.get(`/api/articulos/${id}/precios`)).cuerpo.filas.map((fila: { lote: unknown }) => fila.lote);
    const { id: loteId, numero } = aplicado;
    expect(await deQuien()).toEqual([{ id: loteId, numero, hasta: HASTA }, null]);
    const { revertidoPor } = await caminar(persona, aplicado, 'revertir');
    expect(await deQuien()).toEqual([
      { id: revertidoPor.id, numero: revertidoPor.numero, hasta: null },
      { id: loteId, numero, hasta: null },
      null,
    ]);
  });
});
