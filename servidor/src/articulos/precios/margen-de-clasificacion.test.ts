import { afterAll, beforeAll, expect, it } from 'vitest';
import { crearHacedor } from '#articulos/clasificacion/ayudas-de-prueba.ts';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { articulo, caminar, LOTES, lineas, lista, lote, ponerCosto, ponerPrecio, vigente } from './ayudas-de-prueba.ts';

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
