import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BASE, C, crearHacedor, hacia } from '#articulos/clasificacion/ayudas-de-prueba.ts';
import { verificacionesDeArticulos } from '#articulos/verificaciones.ts';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { esperarBloqueo } from '#prueba/bloqueo.ts';

let prueba: Prueba;
let persona: Cliente;
beforeAll(async () => {
  prueba = await crearPrueba();
  persona = await prueba.cliente();
});
afterAll(() => prueba.cerrar());
const { crear, arbol, articuloEn } = crearHacedor(() => persona);

const ver = async (nivel: string, id: string) => (await persona.get(`${C}/${nivel}/${id}`)).cuerpo;
const lugarDe = async (articuloId: string) => (await persona.get(`${BASE}/${articuloId}`)).cuerpo.subfamilia.id;

describe('CLA-03 moving a node', () => {
  it('tells before what goes with it, what clashes and which defaults change, and then does exactly that', async () => {
    const origen = await arbol({ rubro: { ivaOmision: '10.5', margenOmision: '40', diasDeConteo: 30 } });
    const destino = await arbol({ rubro: { ivaOmision: '27' } });
    const choca = (await crear('familias', { rubroId: destino.rubro.id, codigo: origen.familia.codigo.toLowerCase() }))
      .cuerpo;
    const { cuerpo: articulo } = await articuloEn(origen.subfamilia.id);

    const url = `${C}/familia/${origen.familia.id}`;
    const previa = await persona.get(`${url}/traslado?modo=MOVER&destinoId=${destino.rubro.id}`);
    expect(previa).toMatchObject({
      status: 200,
      cuerpo: {
        cambianDePadre: 1,
        nodos: 1,
        articulos: 1,
        inactivos: 0,
        muestra: [{ id: articulo.id, codigo: articulo.codigo }],
        choques: [{ id: origen.familia.id, con: choca.nombre, sugerido: `${origen.familia.codigo}-2` }],
        cambios: [
          { campo: 'iva', antes: '10.5', despues: '27' },
          { campo: 'margen', antes: '40', despues: null },
          { campo: 'diasDeConteo', antes: '30', despues: null },
        ],
      },
    });
    const cuerpo = hacia(origen.familia, destino.rubro);
    expect(await persona.post(`${url}/mover`, cuerpo)).toMatchObject({
      status: 409,
      cuerpo: { code: 'articulos.codigos_chocan', data: { dentroDe: destino.rubro.nombre } },
    });
    const codigos = [{ id: origen.familia.id, codigo: previa.cuerpo.choques[0].sugerido }];
    expect(await persona.post(`${url}/mover`, { ...cuerpo, codigos })).toMatchObject({
      status: 200,
      cuerpo: { nodos: 1, articulos: 1 },
    });
    const movida = await ver('familia', origen.familia.id);
    expect(movida).toMatchObject({
      nodo: {
        version: 2,
        codigo: `${origen.familia.codigo}-2`,
        rubroId: destino.rubro.id,
        vigentes: { iva: { valor: '27' } },
      },
      camino: [{ nivel: 'rubro', nombre: destino.rubro.nombre }],
    });
    // The artículo came along and keeps its own IVA: nothing of it was written.
    expect((await persona.get(`${BASE}/${articulo.id}`)).cuerpo).toMatchObject({
      version: 1,
      iva: '10.5',
      rubro: { id: destino.rubro.id },
    });
  });

  it('refuses where it is, an inactive destination, a rubro, what is not there, an old version and who may not', async () => {
    const uno = await arbol();
    const otro = await arbol();
    const url = `${C}/subfamilia/${uno.subfamilia.id}`;
    const code = async (cuerpo: object) => (await persona.post(`${url}/mover`, cuerpo)).cuerpo.code;
    expect(await code(hacia(uno.subfamilia, uno.familia))).toBe('articulos.destino_invalido');
    expect(await code(hacia({ ...uno.subfamilia, version: 9 }, otro.familia))).toBe('comun.version_vieja');
    expect(await code(hacia(uno.subfamilia, { ...otro.familia, version: 9 }))).toBe('comun.version_vieja');
    await persona.patch(`${BASE}/subfamilias/${otro.subfamilia.id}`, { version: 1, activo: false });
    await persona.patch(`${BASE}/familias/${otro.familia.id}`, { version: 1, activo: false });
    expect(await code(hacia(uno.subfamilia, { ...otro.familia, version: 2 }))).toBe('articulos.clasificacion_inactiva');
    expect(await persona.post(`${url}/mover`, hacia(uno.subfamilia, { id: uuidv7(), version: 1 }))).toMatchObject({
      status: 400,
      cuerpo: { issues: [{ path: ['destinoId'], message: 'No existe esa familia.' }] },
    });
    expect((await persona.post(`${C}/rubro/${uno.rubro.id}/mover`, hacia(uno.rubro, otro.rubro))).status).toBe(404);
    expect(
      (await persona.get(`${C}/rubro/${uno.rubro.id}/traslado?modo=MOVER&destinoId=${otro.rubro.id}`)).status,
    ).toBe(400);
    expect((await persona.post(`${C}/familia/${uuidv7()}/mover`, hacia(uno.familia, otro.rubro))).status).toBe(404);
    const vendedor = await prueba.cliente({ rol: 'vendedor' });
    expect((await vendedor.post(`${url}/mover`, hacia(uno.subfamilia, otro.familia))).status).toBe(403);
  });
});

describe('CLA-03 ART-06 merging a node', () => {
  it('passes every artículo, inactive ones too, and leaves it inactive; undoing brings back what nobody moved since', async () => {
    const pierde = await arbol();
    const gana = await arbol();
    const ids: string[] = [];
    for (let i = 0; i < 3; i += 1) ids.push((await articuloEn(pierde.subfamilia.id)).cuerpo.id);
    const [quieto = '', movido = '', inactivo = ''] = ids;
    await persona.post(`${BASE}/${inactivo}/estado`, { version: 1, accion: 'inactivar' });

    const url = `${C}/subfamilia/${pierde.subfamilia.id}`;
    const previa = await persona.get(`${url}/traslado?modo=FUSIONAR&destinoId=${gana.subfamilia.id}`);
    expect(previa.cuerpo).toMatchObject({ articulos: 2, inactivos: 1, nodos: 0, choques: [], cambios: [] });
    const fusion = await persona.post(`${url}/fusionar`, hacia(pierde.subfamilia, gana.subfamilia), {
      clave: uuidv7(),
    });
    expect(fusion).toMatchObject({ status: 200, cuerpo: { articulos: 3, nodos: 0 } });
    expect(await Promise.all(ids.map(lugarDe))).toEqual(ids.map(() => gana.subfamilia.id));
    expect((await ver('subfamilia', pierde.subfamilia.id)).nodo).toMatchObject({ activo: false, articulos: 0 });

    await persona.patch(`${BASE}/${movido}`, { version: 2, subfamiliaId: (await arbol()).subfamilia.id });
    const lotes = (await persona.get(`${C}/lotes?buscar=${encodeURIComponent(pierde.subfamilia.nombre)}`)).cuerpo;
    const lote = lotes.filas.find(({ id }: { id: string }) => id === fusion.cuerpo.loteId);
    expect(lote).toMatchObject({ tipo: 'FUSIONAR', articulos: 3, deshecho: null, motivo: 'Ordenar el catálogo' });
    const deshacer = () => persona.post(`${C}/lotes/${lote.id}/deshacer`, { motivo: 'Era un error' });
    expect(await deshacer()).toMatchObject({ status: 200, cuerpo: { articulos: 2, saltados: 1 } });
    expect(await lugarDe(quieto)).toBe(pierde.subfamilia.id);
    expect(await lugarDe(inactivo)).toBe(pierde.subfamilia.id);
    expect(await lugarDe(movido)).not.toBe(pierde.subfamilia.id);
    expect((await ver('subfamilia', pierde.subfamilia.id)).nodo.activo).toBe(true);
    expect((await deshacer()).cuerpo).toMatchObject({
      code: 'articulos.lote_no_se_deshace',
      data: { porque: 'YA_SE_DESHIZO' },
    });
    const vueltas = (await persona.get(`${C}/lotes?tipo=DESHACER`)).cuerpo.filas;
    expect((await persona.post(`${C}/lotes/${vueltas[0].id}/deshacer`, { motivo: 'Otra vez' })).cuerpo.data).toEqual({
      porque: 'ES_UNA_VUELTA',
    });
  });

  it('a rubro into another: its familias change parent with the codes chosen, and undoing gives back both', async () => {
    const pierde = await arbol({ familia: { codigo: 'FRE' } });
    const gana = await arbol({ familia: { codigo: 'fre' } });
    const url = `${C}/rubro/${pierde.rubro.id}/fusionar`;
    expect((await persona.post(url, hacia(pierde.rubro, gana.rubro))).cuerpo.data.choques).toHaveLength(1);
    const codigos = [{ id: pierde.familia.id, codigo: 'FRE-2' }];
    const { cuerpo } = await persona.post(url, hacia(pierde.rubro, gana.rubro, { codigos }));
    expect((await ver('familia', pierde.familia.id)).nodo).toMatchObject({ codigo: 'FRE-2', rubroId: gana.rubro.id });
    expect((await ver('rubro', pierde.rubro.id)).nodo).toMatchObject({ activo: false, familias: 0 });
    await persona.post(`${C}/lotes/${cuerpo.loteId}/deshacer`, { motivo: 'Era un error' });
    expect((await ver('familia', pierde.familia.id)).nodo).toMatchObject({ codigo: 'FRE', rubroId: pierde.rubro.id });
    expect((await ver('rubro', pierde.rubro.id)).nodo).toMatchObject({ activo: true, familias: 1 });
  });

  it('a move that is undone goes back; one that was moved again since then has nothing to go back', async () => {
    const [a, b, c] = [await arbol(), await arbol(), await arbol()];
    const mover = async (version: number, destino: { id: string; version: number }) =>
      (await persona.post(`${C}/familia/${a.familia.id}/mover`, hacia({ id: a.familia.id, version }, destino))).cuerpo;
    const primero = await mover(1, b.rubro);
    const segundo = await mover(2, c.rubro);
    const deshacer = async (id: string) => persona.post(`${C}/lotes/${id}/deshacer`, { motivo: 'Era un error' });
    expect((await deshacer(primero.loteId)).cuerpo.data).toEqual({ porque: 'CAMBIO_DESPUES' });
    expect((await deshacer(segundo.loteId)).status).toBe(200);
    expect((await deshacer(primero.loteId)).status).toBe(200);
    expect((await ver('familia', a.familia.id)).nodo.rubroId).toBe(a.rubro.id);
  });

  it('a code that somebody gave since then stays when the move is undone', async () => {
    const [a, b] = [await arbol({ familia: { codigo: 'VUELVE' } }), await arbol()];
    const mover = async (version: number) =>
      (await persona.post(`${C}/familia/${a.familia.id}/mover`, hacia({ id: a.familia.id, version }, b.rubro))).cuerpo;
    const { loteId } = await mover(1);
    await persona.patch(`${BASE}/familias/${a.familia.id}`, { version: 2, codigo: 'NUEVO' });
    expect((await persona.post(`${C}/lotes/${loteId}/deshacer`, { motivo: 'Era un error' })).status).toBe(200);
    expect((await ver('familia', a.familia.id)).nodo).toMatchObject({ codigo: 'NUEVO', rubroId: a.rubro.id });
  });

  it('refuses itself and the one that takes what nobody classified', async () => {
    const { subfamilia } = await arbol();
    const url = `${C}/subfamilia/${subfamilia.id}/fusionar`;
    expect((await persona.post(url, hacia(subfamilia, subfamilia))).cuerpo.code).toBe('articulos.destino_invalido');
    const deOmision = await prueba.db
      .selectFrom('subfamilia')
      .select(['id', 'version'])
      .where('omision', '=', true)
      .executeTakeFirstOrThrow();
    expect(
      (await persona.post(`${C}/subfamilia/${deOmision.id}/fusionar`, hacia(deOmision, subfamilia))).cuerpo.code,
    ).toBe('articulos.clasificacion_por_omision');
  });
});

describe('CLA-03 two at once', () => {
  const cuantosEn = async (id: string) =>
    prueba.db.selectFrom('articulo').select('id').where('subfamilia_id', '=', id).execute();

  it('crossed merges: one passes and the other sees it, whichever comes first', async () => {
    for (let vez = 0; vez < 4; vez += 1) {
      const [a, b] = [await arbol(), await arbol()];
      await articuloEn(a.subfamilia.id);
      await articuloEn(b.subfamilia.id);
      const fusionar = (uno: typeof a, otro: typeof a) =>
        persona.post(`${C}/subfamilia/${uno.subfamilia.id}/fusionar`, hacia(uno.subfamilia, otro.subfamilia));
      const respuestas = await Promise.all([fusionar(a, b), fusionar(b, a)]);
      expect(respuestas.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      const juntos = [...(await cuantosEn(a.subfamilia.id)), ...(await cuantosEn(b.subfamilia.id))];
      expect(juntos).toHaveLength(2);
    }
  });

  it('an artículo that arrives while its subfamilia is merged is in neither limbo nor an inactive place', async () => {
    for (let vez = 0; vez < 6; vez += 1) {
      const [a, b] = [await arbol(), await arbol()];
      const [fusion, nuevo] = await Promise.all([
        persona.post(`${C}/subfamilia/${a.subfamilia.id}/fusionar`, hacia(a.subfamilia, b.subfamilia)),
        articuloEn(a.subfamilia.id),
      ]);
      expect(fusion.status).toBe(200);
      expect([201, 409]).toContain(nuevo.status);
      expect(await cuantosEn(a.subfamilia.id)).toEqual([]);
      expect(await cuantosEn(b.subfamilia.id)).toHaveLength(nuevo.status === 201 ? 1 : 0);
    }
  });

  it('a subfamilia that somebody moves away while its familia is merged stays where they took it', async () => {
    const [a, b, c] = [await arbol(), await arbol(), await arbol()];
    const otra = (await crear('subfamilias', { familiaId: a.familia.id })).cuerpo;
    const { fusion } = await prueba.db.transaction().execute(async (tx) => {
      await tx
        .updateTable('subfamilia')
        .set({ familia_id: c.familia.id })
        .where('id', '=', a.subfamilia.id)
        .executeTakeFirstOrThrow();
      const fusion = persona.post(`${C}/familia/${a.familia.id}/fusionar`, hacia(a.familia, b.familia));
      await esperarBloqueo(prueba.db);
      // Inside an object: a promise by itself would be awaited, and it waits for this transaction.
      return { fusion };
    });
    expect(await fusion).toMatchObject({ status: 200, cuerpo: { nodos: 1 } });
    expect((await ver('subfamilia', a.subfamilia.id)).nodo.familiaId).toBe(c.familia.id);
    expect((await ver('subfamilia', otra.id)).nodo.familiaId).toBe(b.familia.id);
  });

  it('two nodes with the same code into one parent: the second is told of the first', async () => {
    const destino = await arbol();
    const [a, b] = [await arbol({ familia: { codigo: 'IGUAL' } }), await arbol({ familia: { codigo: 'igual' } })];
    const respuestas = await Promise.all(
      [a, b].map(({ familia }) => persona.post(`${C}/familia/${familia.id}/mover`, hacia(familia, destino.rubro))),
    );
    expect(respuestas.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(respuestas.find(({ status }) => status === 409)?.cuerpo.code).toBe('articulos.codigos_chocan');
  });

  it('the same command twice with its key is done once', async () => {
    const [a, b] = [await arbol(), await arbol()];
    const clave = uuidv7();
    const mover = () => persona.post(`${C}/familia/${a.familia.id}/mover`, hacia(a.familia, b.rubro), { clave });
    const [uno, dos] = [await mover(), await mover()];
    expect([uno.status, dos.cuerpo]).toEqual([200, uno.cuerpo]);
  });
});

it('CLA-03 verificar finds nothing after all that, and finds a batch whose detail is not what it says', async () => {
  const hallar = async (codigo: string) =>
    verificacionesDeArticulos.find((verificacion) => verificacion.codigo === codigo)?.consulta(prueba.db);
  expect(await hallar('CLA-03')).toEqual([]);
  expect(await hallar('INV-04')).toEqual([]);
  await prueba.db
    .insertInto('lote_clasificacion')
    .values({
      ...{ id: uuidv7(), tipo: 'FUSIONAR', nivel: 'rubro', nodo_id: uuidv7(), nombre: 'Fantasma', motivo: 'x' },
      ...{ nodos: 2, articulos: 1, en: new Date(), usuario_id: persona.usuarioId },
    })
    .execute();
  expect(await hallar('CLA-03')).toMatchObject([{ nombre: 'Fantasma' }]);
});
