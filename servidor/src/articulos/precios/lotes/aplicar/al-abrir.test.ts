import { afterAll, beforeAll, expect, it } from 'vitest';
import { articulo, caminar, lote, mover, ver } from '#articulos/precios/ayudas-de-prueba.ts';
import { crearPrueba, type Prueba } from '#prueba/app.ts';

const DIA_MS = 86_400_000;

let prueba: Prueba;
beforeAll(async () => {
  prueba = await crearPrueba();
});
afterAll(() => prueba.cerrar());

it('PRE-05 what came while the server was closed is applied as it opens, which does not wait for it', async () => {
  const persona = await prueba.cliente();
  const ahora = Date.now();
  prueba.reloj.ahora = new Date(ahora - 2 * DIA_MS);
  const aprobado = await caminar(
    persona,
    await lote(persona, [await articulo(persona, { precio: '100' })]),
    ...['simular', 'aprobar'],
  );
  const aplicaDesde = new Date(ahora - DIA_MS).toISOString();
  expect((await mover(persona, aprobado, 'programar', { aplicaDesde })).status).toBe(200);

  const traba = await prueba.pool.connect();
  await traba.query('begin; lock table lote_precio in access exclusive mode');
  const otra = await crearPrueba({ url: prueba.url });
  await traba.query('commit');
  traba.release();
  // What it is at is finished before it closes.
  await otra.cerrar();
  expect(await ver(persona, aprobado)).toMatchObject({ estado: 'APLICADO' });
});
