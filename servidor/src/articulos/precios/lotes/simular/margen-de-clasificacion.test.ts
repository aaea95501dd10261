import { afterAll, beforeAll, expect, it } from 'vitest';
import { crearHacedor } from '#articulos/clasificacion/ayudas-de-prueba.ts';
import {
  articulo,
  caminar,
  dejarPasar,
  LOTES,
  lineas,
  lista,
  lote,
  ponerCosto,
  ponerPrecio,
  vigente,
} from '#articulos/precios/ayudas-de-prueba.ts';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';

let prueba: Prueba;
let persona: Cliente;
beforeAll(async () => {
  prueba = await crearPrueba();
  persona = await prueba.cliente();
});
afterAll(() => prueba.cerrar());
const { arbol } = crearHacedor(() => persona);

it('CLA-02 PRE-03 prices by the margin of each classification, the nearest level first, and leaves those without any', async () => {
  const conTodo = await arbol({
    rubro: { margenOmision: '50' },
    familia: { margenOmision: '60' },
    subfamilia: { margenOmision: '80' },
  });
  const deFamilia = await arbol({ rubro: { margenOmision: '50' }, familia: { margenOmision: '60' } });
  const deRubro = await arbol({ rubro: { margenOmision: '45.5' } });
  const deNadie = await arbol();
  const ids: string[] = [];
  for (const { subfamilia } of [conTodo, deFamilia, deRubro, deNadie]) {
    const id = await articulo(persona, { subfamiliaId: subfamilia.id });
    await ponerPrecio(persona, id, { importe: '150' });
    await ponerCosto(persona, id, { importe: '100' });
    ids.push(id);
  }
  const otra = await lista(persona, { incluyeIva: true });
  const regla = { tipo: 'MARGEN_DE_CLASIFICACION', base: 'COSTO_REPOSICION' };
  const simulado = await caminar(persona, await lote(persona, ids, { regla }), 'simular');
  expect(simulado).toMatchObject({ regla, totales: { lineas: 3, sinBase: 1 } });
  const nuevos = (await lineas(persona, simulado)).map(
    ({ articuloId, nuevo }: { articuloId: string; nuevo: { neto: string } }) => [ids.indexOf(articuloId), nuevo.neto],
  );
  expect(nuevos).toEqual([
    [0, '180.00'],
    [1, '160.00'],
    [2, '145.50'],
  ]);
  // As the table asks for it, which names its own columns: the file has those of a batch.
  const planilla = await persona.get(`${LOTES}/${simulado.id}/exportar?formato=xlsx&columnas=articulo,nuevo`);
  expect(planilla.encabezados['content-disposition']).toContain(`lote-${simulado.numero}.xlsx`);
  await caminar(persona, simulado, 'aprobar', 'aplicar');
  expect(await vigente(persona, ids[0] ?? '')).toMatchObject({ neto: '180.00' });
  expect(await vigente(persona, ids[3] ?? '')).toMatchObject({ neto: '150.00' });

  // A lista that carries IVA keeps the same margin under it.
  const conIva = await caminar(persona, await lote(persona, ids, { regla, listaIds: [otra.id] }), 'simular');
  const [primera] = await lineas(persona, conIva);
  expect(primera).toMatchObject({ nuevo: { neto: '180.00', conIva: '217.80' } });
});

it('PRE-05 CLA-02 applying leaves alone what its classification asks another margin of since it was simulated', async () => {
  const conMargen = (margenOmision: string) => arbol({ rubro: { margenOmision } });
  const [sube, queda, otra] = [await conMargen('50'), await conMargen('50'), await conMargen('70')];
  const en = async ({ subfamilia }: { subfamilia: { id: string } }) => {
    const id = await articulo(persona, { subfamiliaId: subfamilia.id });
    await ponerPrecio(persona, id, { importe: '140' });
    await ponerCosto(persona, id, { importe: '100' });
    return id;
  };
  const [cambiado, igual, mudado, masCerca] = [await en(sube), await en(queda), await en(queda), await en(queda)];
  const ids = [cambiado, igual, mudado, masCerca];
  const regla = { tipo: 'MARGEN_DE_CLASIFICACION', base: 'COSTO_REPOSICION' };
  const simulado = await caminar(persona, await lote(persona, ids, { regla }), 'simular');
  const aprobado = await caminar(persona, await dejarPasar(persona, simulado), 'aprobar');
  const margen = { version: 1, margenOmision: '60' };
  expect((await persona.patch(`/api/articulos/rubros/${sube.rubro.id}`, margen)).status).toBe(200);
  // The same one, said nearer.
  const igualDeCerca = { version: 1, margenOmision: '50' };
  expect((await persona.patch(`/api/articulos/familias/${queda.familia.id}`, igualDeCerca)).status).toBe(200);
  const { version } = (await persona.get(`/api/articulos/${mudado}`)).cuerpo;
  const mudanza = { version, subfamiliaId: otra.subfamilia.id };
  expect((await persona.patch(`/api/articulos/${mudado}`, mudanza)).status).toBe(200);

  const aplicado = await caminar(persona, aprobado, 'aplicar');
  expect(aplicado).toMatchObject({ omitidas: 2 });
  const omitidas = await lineas(persona, aplicado, 'omitida=true');
  expect(omitidas.map(({ articuloId }: { articuloId: string }) => articuloId).sort()).toEqual(
    [cambiado, mudado].sort(),
  );
  expect(omitidas[0].omitida).toBe('CAMBIO_DE_MARGEN');
  const netos = await Promise.all(ids.map(async (id) => (await vigente(persona, id)).neto));
  expect(netos).toEqual(['140.00', '150.00', '140.00', '150.00']);
  const { texto } = await persona.get(`${LOTES}/${aplicado.id}/exportar?omitida=true`);
  expect(texto).toContain('El margen de su clasificación cambió después');
});
