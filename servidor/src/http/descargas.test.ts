import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { DESCARGAS_POR_PERSONA } from './limites.ts';

const EXPORTAR = '/api/tablas-generales/marcas/exportar';
const CORTA = '/api/tablas-generales/unidades/exportar';
/** Far more than what waits in the sockets of both sides. */
const MARCAS = 120_000;
const abiertos: Socket[] = [];
let prueba: Prueba;
let lenta: Cliente;
let otra: Cliente;
let puerto: number;
beforeAll(async () => {
  prueba = await crearPrueba();
  [lenta, otra] = [await prueba.cliente(), await prueba.cliente()];
  await sql`insert into marca (id, nombre, nombre_norm)
    select gen_random_uuid(), nombre, norma_codigo(nombre)
    from (select repeat('Marca que se lee despacio ', 4) || n as nombre from generate_series(1, ${MARCAS}::int) n) x`.execute(
    prueba.db,
  );
  puerto = Number(new URL(await prueba.app.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(async () => {
  for (const socket of abiertos) socket.destroy();
  await prueba.cerrar();
});

/** Asks for an export and takes only its beginning. */
async function leerDespacio(quien: Cliente): Promise<Socket> {
  const socket = connect(puerto, '127.0.0.1');
  abiertos.push(socket);
  socket.on('error', () => {});
  await once(socket, 'connect');
  socket.write(`GET ${EXPORTAR} HTTP/1.1\r\nhost: x\r\nx-prueba-usuario: ${quien.usuarioId}\r\n\r\n`);
  await once(socket, 'readable');
  return socket;
}

it('one person has so many exports going at once, others have theirs, and one that ends leaves its place', async () => {
  const suyas = [];
  for (let i = 0; i < DESCARGAS_POR_PERSONA; i += 1) suyas.push(await leerDespacio(lenta));
  expect(await lenta.get(CORTA)).toMatchObject({
    status: 429,
    cuerpo: { code: 'comun.descargas_a_la_vez', data: { maximo: DESCARGAS_POR_PERSONA } },
  });
  expect((await lenta.get('/api/tablas-generales/marcas')).status).toBe(200);
  expect((await otra.get(CORTA)).status).toBe(200);

  suyas[0]?.destroy();
  await expect.poll(async () => (await lenta.get(CORTA)).status).toBe(200);
  // One that was answered whole leaves its place as well.
  for (let i = 0; i < 3; i += 1) expect((await lenta.get(CORTA)).status).toBe(200);
});
