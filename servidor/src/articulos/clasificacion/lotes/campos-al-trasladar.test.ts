import { afterAll, beforeAll, expect, it } from 'vitest';
import { BASE, C, crearHacedor, hacia } from '#articulos/clasificacion/ayudas-de-prueba.ts';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';

let prueba: Prueba;
let persona: Cliente;
beforeAll(async () => {
  prueba = await crearPrueba();
  persona = await prueba.cliente();
});
afterAll(() => prueba.cerrar());
const { crear, arbol, articuloEn } = crearHacedor(() => persona);

type Nodo = { readonly id: string; readonly version: number };
const pedir = async (nombre: string, nivel: string, nodo: Nodo, ...tambien: readonly (readonly [string, Nodo])[]) => {
  const { cuerpo } = await persona.post(`${BASE}/campos`, { nombre, tipo: 'TEXTO', nivel, nodoId: nodo.id });
  let { version } = cuerpo;
  for (const [suNivel, { id: nodoId }] of tambien) {
    const lugar = { version, nivel: suNivel, nodoId };
    version = (await persona.post(`${BASE}/campos/${cuerpo.id}/pedir`, lugar)).cuerpo.version;
  }
  return cuerpo.id as string;
};
const dice = (subfamilia: Nodo, ...campos: readonly string[]) =>
  articuloEn(subfamilia.id, { campos: Object.fromEntries(campos.map((id) => [id, 'algo'])) });
const previa = async (nivel: string, nodo: Nodo, modo: 'MOVER' | 'FUSIONAR', destino: Nodo) =>
  (await persona.get(`${C}/${nivel}/${nodo.id}/traslado?modo=${modo}&destinoId=${destino.id}`)).cuerpo.campos;

it('CLA-03 ART-18 a merge tells which campos stop being asked for, also those of the node that goes, and of how many artículos', async () => {
  const pierde = await arbol();
  const gana = await arbol();
  const hermana = (await crear('subfamilias', { familiaId: pierde.familia.id })).cuerpo;
  const deRubro = await pedir('De rubro', 'rubro', pierde.rubro);
  const deFamilia = await pedir('De familia', 'familia', pierde.familia);
  const deAmbos = await pedir('De ambos', 'familia', pierde.familia, ['rubro', gana.rubro]);
  const deHoja = await pedir('De hoja', 'subfamilia', pierde.subfamilia);
  const deMas = await pedir('De familia y de hoja', 'familia', pierde.familia, ['subfamilia', hermana]);
  await dice(pierde.subfamilia, deRubro, deFamilia, deAmbos, deHoja, deMas);
  await dice(hermana, deFamilia, deMas);

  expect(await previa('familia', pierde.familia, 'FUSIONAR', gana.familia)).toEqual([
    { campo: 'De familia', articulos: 2 },
    { campo: 'De familia y de hoja', articulos: 1 },
    { campo: 'De rubro', articulos: 1 },
  ]);
  expect(await previa('subfamilia', pierde.subfamilia, 'FUSIONAR', gana.subfamilia)).toEqual([
    { campo: 'De familia', articulos: 1 },
    { campo: 'De familia y de hoja', articulos: 1 },
    { campo: 'De hoja', articulos: 1 },
    { campo: 'De rubro', articulos: 1 },
  ]);
  expect(await previa('subfamilia', pierde.subfamilia, 'FUSIONAR', hermana)).toEqual([
    { campo: 'De hoja', articulos: 1 },
  ]);
  expect(await previa('rubro', pierde.rubro, 'FUSIONAR', gana.rubro)).toEqual([{ campo: 'De rubro', articulos: 1 }]);

  await persona.post(`${C}/familia/${pierde.familia.id}/fusionar`, hacia(pierde.familia, gana.familia));
  const vistos = (await persona.get(`${BASE}/campos?nivel=subfamilia&nodoId=${pierde.subfamilia.id}`)).cuerpo.filas;
  expect(vistos.map(({ nombre }: { nombre: string }) => nombre)).toEqual(['De ambos', 'De hoja']);
});

it('CLA-03 ART-18 a move tells those of what the node leaves: its own go along', async () => {
  const sale = await arbol();
  const llega = await arbol();
  const deRubro = await pedir('Del rubro que deja', 'rubro', sale.rubro);
  const propio = await pedir('De ella', 'familia', sale.familia);
  await pedir('De ella y del rubro', 'familia', sale.familia, ['rubro', sale.rubro]);
  await dice(sale.subfamilia, deRubro, propio);
  expect(await previa('familia', sale.familia, 'MOVER', llega.rubro)).toEqual([
    { campo: 'Del rubro que deja', articulos: 1 },
  ]);
  // Nothing hangs from it, and it is still asked there.
  const vacia = (await crear('familias', { rubroId: sale.rubro.id })).cuerpo;
  expect(await previa('familia', vacia, 'MOVER', llega.rubro)).toEqual([
    { campo: 'De ella y del rubro', articulos: 0 },
    { campo: 'Del rubro que deja', articulos: 0 },
  ]);
});
