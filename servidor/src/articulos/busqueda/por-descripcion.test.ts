import { MODOS_DE_TEXTO } from '@trastienda/nucleo/comun/filtros.ts';
import fc from 'fast-check';
import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cargarArticulos } from '#articulos/index.ts';
import { porTexto } from '#db/filtros.ts';
import { crearPrueba, type Prueba } from '#prueba/app.ts';
import { conPalabras } from '#tablas-generales/index.ts';
import { porCodigoODescripcion, porDescripcion } from './por-descripcion.sql.ts';

let prueba: Prueba;
const PALABRAS = [
  'Bujía',
  'filtro',
  'FILTROS',
  'a',
  'de',
  'ñandú',
  '10W-40',
  'wega',
  'Ø',
  '1/2',
  '(aceite)',
  'sinterizada',
];
const palabras = fc.array(fc.constantFrom(...PALABRAS), { minLength: 1, maxLength: 14 });
const escritas = fc.tuple(palabras, fc.constantFrom(' ', '-', '  ', '')).map(([unas, entre]) => unas.join(entre));

beforeAll(async () => {
  prueba = await crearPrueba();
  const persona = await prueba.cliente();
  const { id: marcaId } = (await persona.post('/api/tablas-generales/marcas', { nombre: 'Filtros Ñandú' })).cuerpo;
  const datos = fc.sample(fc.tuple(escritas, palabras), { numRuns: 150, seed: 7 });
  await prueba.db.transaction().execute((tx) =>
    cargarArticulos(
      tx,
      datos.map(([descripcion, [enCodigo]], i) => ({
        ...{ codigo: `${i}-${enCodigo}`, descripcion: descripcion.slice(0, 200), marcaId },
      })),
      null,
    ),
  );
});
afterAll(() => prueba.cerrar());

const quienes = async (condicion: RawBuilder<unknown>) => {
  const { rows } = await sql<{ id: string }>`select a.id from articulo a where ${condicion} order by a.id`.execute(
    prueba.db,
  );
  return rows.map(({ id }) => id);
};

/** What people ask for: words, or a piece of them. */
const pedido = fc
  .tuple(escritas, fc.nat(80), fc.integer({ min: 1, max: 80 }))
  .map(([texto, desde, largo]) => texto.slice(desde % texto.length).slice(0, largo));

it('TD-07 a filter on the description keeps those of which its normal form is as asked', async () => {
  const conAlguno = new Set<string>();
  await fc.assert(
    fc.asyncProperty(pedido, fc.constantFrom(...MODOS_DE_TEXTO), async (texto, es) => {
      const condicion = { campo: 'descripcion', es, texto };
      const debidos = await quienes(porTexto(sql`a.descripcion`)(condicion));
      expect(await quienes(porDescripcion()(condicion))).toEqual(debidos);
      if (debidos.length > 0) conAlguno.add(es);
    }),
    { numRuns: 200 },
  );
  expect([...conAlguno].toSorted()).toEqual(['contiene', 'empieza', 'igual']);
});

it('a search in the lines of a change finds the words in the código or in the description, and in nothing else', async () => {
  const alcances = new Set<boolean>();
  await fc.assert(
    fc.asyncProperty(fc.option(pedido), async (buscar) => {
      const debidos = await quienes(
        conPalabras(sql`norma_palabras(a.codigo || ' ' || a.descripcion)`, buscar ?? undefined),
      );
      expect(await quienes(porCodigoODescripcion(buscar ?? undefined))).toEqual(debidos);
      alcances.add(debidos.length > 0);
    }),
    { numRuns: 200 },
  );
  expect(alcances.size).toBe(2);
});

it('a description is never empty, whatever signs it has', async () => {
  const todos = await quienes(sql`true`);
  expect(await quienes(porDescripcion()({ campo: 'descripcion', es: 'lleno' }))).toEqual(todos);
  expect(await quienes(porDescripcion()({ campo: 'descripcion', es: 'vacio' }))).toEqual([]);
});
