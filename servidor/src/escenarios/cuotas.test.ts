import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { crearClaveApi, crearUsuarioPorConsola } from '#acceso/index.ts';
import { EXPORTACIONES_POR_MINUTO, LECTURAS_A_LA_VEZ } from '#http/limites.ts';
import { crearPrueba, type Prueba } from '#prueba/app.ts';

let prueba: Prueba;
beforeAll(async () => {
  prueba = await crearPrueba();
});
afterAll(() => prueba.cerrar());
afterEach(() => void vi.useRealTimers());

it('gives a session so many files a minute, and then says how long to wait', async () => {
  const { cookie } = await ingresar();
  const pedir = () => prueba.app.inject({ url: '/api/articulos/exportar', headers: { cookie } });
  const vistos = [];
  for (let i = 0; i <= EXPORTACIONES_POR_MINUTO; i += 1) vistos.push(await pedir());
  expect(vistos.map(({ statusCode }) => statusCode)).toEqual([...Array(EXPORTACIONES_POR_MINUTO).fill(200), 429]);
  const espera = Number(vistos.at(-1)?.headers['retry-after']);
  expect(espera).toBeGreaterThan(0);
  // Whoever waits for a file is told so as by any other refusal.
  expect(vistos.at(-1)?.json()).toEqual({
    status: 429,
    code: 'comun.demasiados_pedidos',
    title: expect.stringContaining(`${espera} segundo`),
    data: { segundos: espera },
  });
  expect((await prueba.app.inject({ url: '/api/articulos', headers: { cookie } })).statusCode).toBe(200);
});

it('seguridad 3.5 gives a session 600 readings a minute, a hundred of them at once, and 120 writings, and counts each apart', async () => {
  const { cookie } = await ingresar('insiste@prueba.test');
  // However busy the machine is, it is the same minute.
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  const leer = () => prueba.app.inject({ url: '/api/usuario/perfil', headers: { cookie } });
  const escribir = () =>
    prueba.app.inject({
      method: 'POST',
      url: '/api/notificaciones/leer',
      headers: { cookie, 'content-type': 'application/json', 'x-requested-with': 'app' },
      payload: '{"hasta":1}',
    });
  const hasta = async (pedir: () => ReturnType<typeof leer>): Promise<number> => {
    for (let pasaron = 0; pasaron < 700; pasaron += 1) {
      const { statusCode, headers } = await pedir();
      if (statusCode === 200) continue;
      expect([statusCode, Number(headers['retry-after']) > 0]).toEqual([429, true]);
      return pasaron;
    }
    return 700;
  };
  expect(await hasta(escribir)).toBe(120);
  expect(await hasta(leer)).toBe(LECTURAS_A_LA_VEZ);
  // A tenth of a minute's worth comes back in six seconds, and no more than a minute's worth in the minute.
  let total = LECTURAS_A_LA_VEZ;
  for (let s = 6; s < 54; s += 6) {
    vi.advanceTimersByTime(6_000);
    total += await hasta(leer);
  }
  expect(total).toBe(580);
});

it('acordado 23 gives a key one quota for all it does, reading or writing', async () => {
  const { email } = await ingresar('programa@prueba.test');
  const clave = await crearClaveApi(prueba.db, { email, cuota: 3 });
  vi.useFakeTimers({ toFake: ['Date'] });
  const headers = { authorization: `Bearer ${clave}`, 'content-type': 'application/json' };
  const pedir = (method: 'GET' | 'POST') =>
    method === 'GET'
      ? prueba.app.inject({ url: '/api/usuario/perfil', headers })
      : prueba.app.inject({ method, url: '/api/notificaciones/leer', headers, payload: '{"hasta":1}' });
  const vistos = [];
  for (const method of ['GET', 'POST', 'GET', 'POST', 'GET'] as const) vistos.push((await pedir(method)).statusCode);
  expect(vistos).toEqual([200, 200, 200, 429, 429]);
});

/** A session of its own, as a browser has it. */
async function ingresar(email = 'exporta@prueba.test'): Promise<{ readonly cookie: string; readonly email: string }> {
  const contrasena = 'una frase larga de verdad';
  await crearUsuarioPorConsola(prueba.db, { nombre: 'Exporta', email, rol: 'consulta', contrasena });
  const { headers } = await prueba.app.inject({
    method: 'POST',
    url: '/api/acceso/ingresar',
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify({ usuario: email, contrasena }),
  });
  return { cookie: String(headers['set-cookie']).split(';')[0] ?? '', email };
}
