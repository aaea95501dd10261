import { CUOTA_POR_SUCURSAL } from '@trastienda/nucleo/adjuntos/limites.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { leerExceso } from '#adjuntos/index.ts';
import { transaccion } from '#db/transaccion.ts';
import { type Importador, importadorDe } from '#importaciones/ayudas-de-prueba.ts';
import { conOriginal, soltarOriginales } from '#importaciones/importaciones.repo.ts';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { PDF } from '#prueba/archivos.ts';
import { sembrarArticulo } from '#prueba/semillas.ts';

let prueba: Prueba;
let admin: Cliente;
let articulos: Importador;
beforeAll(async () => {
  prueba = await crearPrueba();
  admin = await prueba.cliente();
  articulos = importadorDe(admin, 'articulos');
});
afterAll(() => prueba.cerrar());

const CODIGO = 'adjuntos.sin_lugar';
const deCodigo = (codigo: string) => `codigo;descripcion\n${codigo};${'x'.repeat(90)}\n`;
/** As if what is attached left so many bytes of the quota of the sucursales there are. */
const dejarLibres = async (bytes: number) => {
  const { rows } = await sql<{ n: number }>`select count(*) as n from sucursal where activa`.execute(prueba.db);
  const ocupado = CUOTA_POR_SUCURSAL.bytes * Math.max(1, rows[0]?.n ?? 0) - bytes;
  await prueba.db.updateTable('adjunto_uso').set({ bytes: ocupado }).execute();
};

it('ART-17 the file an importación came with takes of the quota of files until it is discarded', async () => {
  await dejarLibres(200);
  const una = await articulos.subir(deCodigo('Q-1'));
  expect(una.status).toBe(201);
  expect((await articulos.subir(deCodigo('Q-2'))).cuerpo).toMatchObject({ status: 409, code: CODIGO });
  const articulo = await sembrarArticulo(prueba.db);
  const adjuntar = () => admin.subir(`/api/articulos/${articulo}/adjuntos`, {}, { nombre: 'a.pdf', contenido: PDF });
  expect((await adjuntar()).cuerpo.code).toBe(CODIGO);
  await articulos.hacer(una.cuerpo.id, 'descartar');
  expect((await articulos.subir(deCodigo('Q-3'))).status).toBe(201);
  await dejarLibres(10_000);
  expect((await adjuntar()).status).toBe(201);
});

it('ART-17 two that come at once do not both take the last of it', async () => {
  await dejarLibres(200 + 113);
  const veces = await Promise.all(['D-1', 'D-2'].map((codigo) => articulos.subir(deCodigo(codigo))));
  expect(veces.map(({ status }) => status).toSorted()).toEqual([201, 409]);
});

it('ART-17 with little of it left, those of three months ago give way, the oldest first, and what they brought stays', async () => {
  await dejarLibres(1_000_000);
  const ids: string[] = [];
  for (const [i, dias] of [200, 100, 10].entries()) {
    const { id } = (await articulos.importar(deCodigo(`V-${i}`))).cuerpo;
    await sql`update importacion set creada_en = now() - make_interval(days => ${dias}::int) where id = ${id}`.execute(
      prueba.db,
    );
    ids.push(id);
  }
  const siguen = async () =>
    [...(await conOriginal(prueba.db, ids))].flatMap(([id, sigue]) => (sigue ? ids.indexOf(id) : [])).toSorted();
  const soltar = (bytes: number) => transaccion(prueba.db, (tx) => soltarOriginales(tx, { archivos: 0, bytes }));
  await soltar(-1);
  expect(await siguen()).toEqual([0, 1, 2]);
  await soltar(1);
  expect(await siguen()).toEqual([1, 2]);
  await soltar((await transaccion(prueba.db, leerExceso)).bytes);
  expect(await siguen()).toEqual([2]);
  expect((await admin.get('/api/articulos?buscar=V-0')).cuerpo.filas).toHaveLength(1);
});
