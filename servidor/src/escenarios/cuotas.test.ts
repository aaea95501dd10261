import { afterAll, beforeAll, expect, it } from 'vitest';
import { crearUsuarioPorConsola } from '#acceso/index.ts';
import { EXPORTACIONES_POR_MINUTO } from '#http/limites.ts';
import { crearPrueba, type Prueba } from '#prueba/app.ts';

let prueba: Prueba;
beforeAll(async () => {
  prueba = await crearPrueba();
});
afterAll(() => prueba.cerrar());

it('gives a session so many files a minute, and then says how long to wait', async () => {
  const { cookie } = await ingresar();
  const pedir = () => prueba.app.inject({ url: '/api/articulos/exportar', headers: { cookie } });
  const vistos = [];
  for (let i = 0; i <= EXPORTACIONES_POR_MINUTO; i += 1) vistos.push(await pedir());
  expect(vistos.map(({ statusCode }) => statusCode)).toEqual([...Array(EXPORTACIONES_POR_MINUTO).fill(200), 429]);
  expect(Number(vistos.at(-1)?.headers['retry-after'])).toBeGreaterThan(0);
  expect((await prueba.app.inject({ url: '/api/articulos', headers: { cookie } })).statusCode).toBe(200);
});

/** A session of its own, as a browser has it. */
async function ingresar(): Promise<{ readonly cookie: string }> {
  const [email, contrasena] = ['exporta@prueba.test', 'una frase larga de verdad'];
  await crearUsuarioPorConsola(prueba.db, { nombre: 'Exporta', email, rol: 'consulta', contrasena });
  const { headers } = await prueba.app.inject({
    method: 'POST',
    url: '/api/acceso/ingresar',
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify({ usuario: email, contrasena }),
  });
  return { cookie: String(headers['set-cookie']).split(';')[0] ?? '' };
}
