import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { filasDeHoja, libroDe } from '#importaciones/planilla/planillas-de-prueba.ts';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { sembrarArticulo } from '#prueba/semillas.ts';

const PLANILLA = '/api/articulos/estructuras/planilla';

let prueba: Prueba;
let persona: Cliente;
beforeAll(async () => {
  prueba = await crearPrueba();
  persona = await prueba.cliente({ permisos: ['estructura.editar'] });
});
afterAll(() => prueba.cerrar());

type Celdas = readonly (readonly (string | number | null)[])[];
const libro = (...hojas: readonly Celdas[]) =>
  libroDe({ hojas: hojas.map((filas, i) => ({ nombre: `H${i}`, xml: filasDeHoja(filas) })) });
const subir = (contenido: string | Uint8Array, nombre: string, quien = persona) =>
  quien.subir(`${PLANILLA}/archivo`, {}, { nombre, contenido });

it('EST-11 a spreadsheet becomes what would have been pasted, and is read as that is', async () => {
  const [aro, disco] = await Promise.all([
    sembrarArticulo(prueba.db, { codigo: 'PEGAR-ARO' }),
    sembrarArticulo(prueba.db, { codigo: 'PEGAR-DISCO' }),
  ]);
  const planilla = libro(
    [['Notas'], ['Nada que ver']],
    [
      ['Kits de noviembre'],
      ['Componente', 'Cant', 'Merma %', 'Sustitutos'],
      ['PEGAR-ARO', 2, 1.5, 'PEGAR-DISCO'],
      ['PEGAR-NADIE', 1, null, null],
    ],
  );
  const { status, cuerpo } = await subir(planilla, 'kits.xlsx');
  expect(status).toBe(200);
  const { renglones } = (await persona.post(PLANILLA, { texto: cuerpo.texto })).cuerpo;
  expect(renglones).toMatchObject([
    { linea: { componenteId: aro, cantidad: '2', merma: '1.5', sustitutos: [{ articuloId: disco }] } },
    { linea: null, reparos: ['No existe el código «PEGAR-NADIE».'] },
  ]);
});

it('EST-11 what a cell holds as a number is that number, to the decimals its column keeps', async () => {
  const litro = { decimales: 3 } as const;
  await Promise.all(
    ['PEGAR-1.25', 'PEGAR-2', 'PEGAR-3', 'PEGAR-4'].map((codigo) => sembrarArticulo(prueba.db, { codigo, ...litro })),
  );
  const planilla = libro([
    ['Componente', 'Cant', 'Merma %'],
    ['PEGAR-1.25', 1.25, 0.123456789],
    ['PEGAR-2', 1.234, 2.5],
    ['PEGAR-3', 1 / 3, 1.234],
    ['PEGAR-4', '1.234', null],
    [1.25, 2000, null],
  ]);
  const { texto } = (await subir(planilla, 'kits.xlsx')).cuerpo;
  expect(texto.split('\n').at(-1)).toMatch(/^1\.25\t2000/);
  const { renglones } = (await persona.post(PLANILLA, { texto })).cuerpo;
  expect(renglones).toMatchObject([
    { linea: { cantidad: '1.25', merma: '0.1235' } },
    { linea: { cantidad: '1.234', merma: '2.5' } },
    { linea: { cantidad: '0.333', merma: '1.234' } },
    { linea: null, reparos: [expect.stringMatching(/^En la cantidad «1\.234» no se sabe/)] },
    { reparos: ['No existe el código «1.25».'] },
  ]);
});

it('without titles it is the first sheet, and a cell of several lines or with quotes stays one cell', async () => {
  const { cuerpo } = await subir(
    libro([
      ['A "1"', 2],
      ['B\n2', 1],
    ]),
    'kits.xlsx',
  );
  expect(cuerpo.texto).toBe('"A ""1"""\t2\nB 2\t1');
  const { renglones } = (await persona.post(PLANILLA, { texto: cuerpo.texto })).cuerpo;
  expect(renglones.map(({ codigo }: { codigo: string }) => codigo)).toEqual(['A "1"', 'B 2']);
  expect((await subir('A-1;2\n', 'kit.csv')).cuerpo.texto).toBe('A-1;2\n');
});

it('what it cannot be is said, nothing of it stays, and it is for whoever may change an estructura', async () => {
  const codigos = Array.from({ length: 502 }, (_, i) => [`X-${i}`, 1]);
  expect((await subir(libro(codigos), 'kits.xlsx')).cuerpo.code).toBe('importaciones.demasiadas_filas');
  expect((await subir('no es un zip', 'kits.xlsx')).cuerpo.code).toBe('importaciones.no_es_texto');
  expect((await subir('x', 'kits.ods')).cuerpo.code).toBe('importaciones.planilla_vieja');
  const otra = await prueba.cliente({ permisos: ['articulo.ver', 'importacion.hacer'] });
  expect((await subir(libro([['A', 1]]), 'kits.xlsx', otra)).status).toBe(403);
  expect(await readdir(join(prueba.dataDir, 'importaciones')).catch(() => [])).toEqual([]);
});
