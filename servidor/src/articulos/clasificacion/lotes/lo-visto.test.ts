import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BASE, C, crearHacedor, hacia } from '#articulos/clasificacion/ayudas-de-prueba.ts';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { esperarBloqueo } from '#prueba/bloqueo.ts';

let prueba: Prueba;
let persona: Cliente;
let otra: Cliente;
beforeAll(async () => {
  prueba = await crearPrueba();
  persona = await prueba.cliente();
  otra = await prueba.cliente();
});
afterAll(() => prueba.cerrar());
const { arbol, articuloEn } = crearHacedor(() => persona);
const deOtra = crearHacedor(() => otra);

type Lado = { readonly id: string; readonly version: number };
/** Looks at what a move or a merge would do, and answers how to do just that. */
async function mirar(hacer: 'mover' | 'fusionar', nivel: string, nodo: Lado, destino: Lado) {
  const url = `${C}/${nivel}/${nodo.id}`;
  const { cuerpo } = await persona.get(`${url}/traslado?modo=${hacer.toUpperCase()}&destinoId=${destino.id}`);
  const vistos = { nodos: cuerpo.nodos, articulos: cuerpo.articulos, inactivos: cuerpo.inactivos };
  return { vistos, confirmar: () => persona.post(`${url}/${hacer}`, hacia(nodo, destino, { vistos })) };
}
const ver = async (nivel: string, id: string) => (await persona.get(`${C}/${nivel}/${id}`)).cuerpo.nodo;

describe('CLA-03 what is done is what was seen', () => {
  it('a merge that another person made bigger is refused whole, and passes once it was looked at again', async () => {
    const [pierde, gana] = [await arbol(), await arbol()];
    await articuloEn(pierde.subfamilia.id);
    const antes = await mirar('fusionar', 'subfamilia', pierde.subfamilia, gana.subfamilia);
    expect(
      (await deOtra.articuloEn(pierde.subfamilia.id, { codigo: `de-otra-${pierde.subfamilia.codigo}` })).status,
    ).toBe(201);
    expect(await antes.confirmar()).toMatchObject({
      status: 409,
      cuerpo: {
        code: 'articulos.traslado_distinto',
        title: expect.stringContaining('antes 1 artículo; ahora 2 artículos'),
        data: {
          nombre: pierde.subfamilia.nombre,
          vistos: { nodos: 0, articulos: 1, inactivos: 0 },
          ahora: { nodos: 0, articulos: 2, inactivos: 0 },
        },
      },
    });
    expect(await ver('subfamilia', pierde.subfamilia.id)).toMatchObject({ activo: true, articulos: 2, version: 1 });
    const luego = await mirar('fusionar', 'subfamilia', pierde.subfamilia, gana.subfamilia);
    expect(await luego.confirmar()).toMatchObject({ status: 200, cuerpo: { articulos: 2 } });
  });

  it('so is a merge of what has nodes below, and one where an artículo became inactive', async () => {
    const [pierde, gana] = [await arbol(), await arbol()];
    const { cuerpo: articulo } = await articuloEn(pierde.subfamilia.id);
    const mirado = () => mirar('fusionar', 'rubro', pierde.rubro, gana.rubro);
    const primero = await mirado();
    await deOtra.crear('familias', { rubroId: pierde.rubro.id, codigo: 'DE-OTRA' });
    expect((await primero.confirmar()).cuerpo.data).toMatchObject({
      vistos: { nodos: 2, articulos: 1, inactivos: 0 },
      ahora: { nodos: 3, articulos: 1, inactivos: 0 },
    });
    const segundo = await mirado();
    await otra.post(`${BASE}/${articulo.id}/estado`, { version: 1, accion: 'inactivar' });
    expect((await segundo.confirmar()).cuerpo.data).toMatchObject({ ahora: { nodos: 3, articulos: 0, inactivos: 1 } });
    expect(await (await mirado()).confirmar()).toMatchObject({ status: 200, cuerpo: { nodos: 2, articulos: 1 } });
  });

  it('and a move, whose artículos go along with their node', async () => {
    const [sale, llega] = [await arbol(), await arbol()];
    const antes = await mirar('mover', 'familia', sale.familia, llega.rubro);
    await deOtra.articuloEn(sale.subfamilia.id, { codigo: `de-otra-${sale.subfamilia.codigo}` });
    expect((await antes.confirmar()).cuerpo.code).toBe('articulos.traslado_distinto');
    expect(await ver('familia', sale.familia.id)).toMatchObject({ rubroId: sale.rubro.id, version: 1 });
    const luego = await mirar('mover', 'familia', sale.familia, llega.rubro);
    expect(await luego.confirmar()).toMatchObject({ status: 200, cuerpo: { nodos: 1, articulos: 1 } });
  });

  it('an artículo that somebody is taking away is waited for before it is counted', async () => {
    const [pierde, gana, aparte] = [await arbol(), await arbol(), await arbol()];
    const { cuerpo: articulo } = await articuloEn(pierde.subfamilia.id);
    const { confirmar } = await mirar('fusionar', 'subfamilia', pierde.subfamilia, gana.subfamilia);
    const { fusion } = await prueba.db.transaction().execute(async (tx) => {
      await tx
        .updateTable('articulo')
        .set({ subfamilia_id: aparte.subfamilia.id })
        .where('id', '=', articulo.id)
        .executeTakeFirstOrThrow();
      const fusion = confirmar();
      await esperarBloqueo(prueba.db);
      // Inside an object: a promise by itself would be awaited, and it waits for this transaction.
      return { fusion };
    });
    expect((await fusion).cuerpo).toMatchObject({
      code: 'articulos.traslado_distinto',
      data: { vistos: { articulos: 1 }, ahora: { articulos: 0 } },
    });
  });

  it('whoever saw no preview agrees to what there is', async () => {
    const [pierde, gana] = [await arbol(), await arbol()];
    await articuloEn(pierde.subfamilia.id);
    const url = `${C}/subfamilia/${pierde.subfamilia.id}/fusionar`;
    expect(await persona.post(url, hacia(pierde.subfamilia, gana.subfamilia))).toMatchObject({
      status: 200,
      cuerpo: { articulos: 1 },
    });
  });
});
