import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { crearPrueba, type Prueba } from '#prueba/app.ts';
import { crearClaveApi, crearUsuarioPorConsola, emitirCodigoDeAlta } from './index.ts';

const CONTRASENA = 'el mate está frío hoy';
const cuenta = { nombre: 'Lucía Ferreyra', email: 'lucia@quiroga.test', contrasena: CONTRASENA };

let prueba: Prueba;
beforeAll(async () => {
  prueba = await crearPrueba();
});
afterAll(() => prueba.cerrar());
beforeEach(async () => {
  await prueba.db.deleteFrom('intento').execute();
});

const pedir = (
  method: 'GET' | 'POST',
  url: string,
  opciones: { cuerpo?: unknown; encabezados?: object; ip?: string } = {},
) =>
  prueba.app.inject({
    method,
    url,
    remoteAddress: opciones.ip ?? '10.0.0.1',
    headers: { ...(opciones.cuerpo ? { 'content-type': 'application/json' } : {}), ...opciones.encabezados },
    ...(opciones.cuerpo ? { payload: JSON.stringify(opciones.cuerpo) } : {}),
  });
const ingresar = (usuario: string, contrasena: string, ip?: string) =>
  pedir('POST', '/api/acceso/ingresar', { cuerpo: { usuario, contrasena }, ...(ip ? { ip } : {}) });
const sesionDe = (respuesta: Awaited<ReturnType<typeof pedir>>) => `sid=${respuesta.cookies[0]?.value}`;

describe('the first administrator', () => {
  it('is created once with the code of the console, however many try at the same time', async () => {
    expect((await pedir('GET', '/api/acceso/alta')).json()).toEqual({ pendiente: true });
    const codigo = await emitirCodigoDeAlta(prueba.db);
    const malo = await pedir('POST', '/api/acceso/alta', { cuerpo: { ...cuenta, codigo: 'no-es-este' } });
    expect(malo.json()).toMatchObject({ status: 403, code: 'acceso.codigo_de_alta' });

    const intentos = await Promise.all(
      ['a', 'b', 'c'].map((letra) =>
        pedir('POST', '/api/acceso/alta', { cuerpo: { ...cuenta, email: `${letra}@quiroga.test`, codigo } }),
      ),
    );
    expect(intentos.map((r) => r.statusCode).sort()).toEqual([201, 409, 409]);
    expect((await pedir('GET', '/api/acceso/alta')).json()).toEqual({ pendiente: false });
    expect(await prueba.db.selectFrom('concesion').select('rol').execute()).toEqual([{ rol: 'administrador' }]);
  });

  it('refuses a weak password saying why', async () => {
    await expect(
      crearUsuarioPorConsola(prueba.db, { ...cuenta, rol: 'vendedor', contrasena: 'corta' }),
    ).rejects.toMatchObject({ error: { code: 'acceso.contrasena_debil' } });
  });
});

describe('logging in', () => {
  beforeAll(async () => {
    await crearUsuarioPorConsola(prueba.db, { ...cuenta, rol: 'vendedor' });
  });

  it('opens a session whose cookie scripts cannot read, and tells what the person may do', async () => {
    const respuesta = await ingresar(' LUCIA@quiroga.test ', CONTRASENA);

    expect(respuesta.statusCode).toBe(200);
    expect(respuesta.cookies[0]).toMatchObject({ name: 'sid', httpOnly: true, sameSite: 'Lax', path: '/' });
    const sesion = (await pedir('GET', '/api/acceso/sesion', { encabezados: { cookie: sesionDe(respuesta) } })).json();
    expect(sesion).toMatchObject({ usuario: { nombre: 'Lucía Ferreyra' }, permisos: { 'nota.crear': 'TODAS' } });
    expect(sesion.permisos).not.toHaveProperty('costo.ver');
    expect(sesion.sucursales).toEqual([expect.objectContaining({ nombre: 'Casa Central' })]);
  });

  it('seguridad 3.4 gives an unknown user and a wrong password the same answer', async () => {
    const [desconocido, equivocado] = [
      await ingresar('nadie@quiroga.test', CONTRASENA),
      await ingresar(cuenta.email, 'otra frase cualquiera'),
    ];
    expect(desconocido.json()).toEqual(equivocado.json());
    expect(desconocido.json()).toMatchObject({ status: 401, code: 'acceso.credenciales' });
  });

  it('seguridad 3.5 makes an account wait after five failures, and says for how long; the right password must wait too', async () => {
    for (const vez of [1, 2, 3, 4, 5]) await ingresar(cuenta.email, `equivocada ${vez}`, `10.1.0.${vez}`);
    const respuesta = await ingresar(cuenta.email, CONTRASENA, '10.1.0.9');

    expect(respuesta.json()).toMatchObject({ status: 429, code: 'acceso.espera' });
    expect(Number(respuesta.headers['retry-after'])).toBeGreaterThan(0);
    await prueba.db
      .updateTable('intento')
      .set({ bloqueado_hasta: new Date(0) })
      .execute();
    expect((await ingresar(cuenta.email, CONTRASENA, '10.1.0.9')).statusCode).toBe(200);
  });

  it('seguridad 3.5 gives a burst of guesses no more tries than guesses one by one', async () => {
    const { id } = await prueba.db
      .selectFrom('usuario')
      .select('id')
      .where('email', '=', cuenta.email)
      .executeTakeFirstOrThrow();
    await prueba.db
      .insertInto('intento')
      .values({ clave: `cuenta:${id}`, fallos: 4, desde: new Date() })
      .execute();
    const intentos = await Promise.all(
      Array.from({ length: 16 }, (_, vez) => ingresar(cuenta.email, `equivocada ${vez}`, `10.3.0.${vez}`)),
    );
    const probadas = intentos.filter((r) => r.statusCode === 401).length;
    // One is left. Two run at a time, so one more may already be on its way.
    expect(probadas).toBeLessThanOrEqual(2);
    expect(intentos.filter((r) => r.statusCode === 429)).toHaveLength(16 - probadas);
  });

  it('seguridad 3.5 makes an address wait after twenty failures over different accounts, but not the others', async () => {
    for (let vez = 0; vez < 20; vez += 1) await ingresar(`cuenta${vez}@x.test`, 'equivocada', '10.2.0.1');

    expect((await ingresar(cuenta.email, CONTRASENA, '10.2.0.1')).json()).toMatchObject({ code: 'acceso.espera' });
    expect((await ingresar(cuenta.email, CONTRASENA, '10.2.0.2')).statusCode).toBe(200);
  }, 60_000);

  it('seguridad 3.2 stores no token and no password that could be used', async () => {
    const token = (await ingresar(cuenta.email, CONTRASENA)).cookies[0]?.value ?? '';
    const guardado = JSON.stringify([
      await prueba.db.selectFrom('sesion').selectAll().execute(),
      await prueba.db.selectFrom('credencial').selectAll().execute(),
    ]);
    expect(guardado).not.toContain(token);
    expect(guardado).toContain('$argon2id$v=19$m=65536,t=3,p=1$');
    expect(guardado).not.toContain(CONTRASENA);
  });
});

describe('a session', () => {
  it('seguridad 3.2 ends with logout, with its user, after 60 minutes idle and after 12 hours', async () => {
    const abrir = async () => sesionDe(await ingresar(cuenta.email, CONTRASENA));
    const estado = async (cookie: string) =>
      (await pedir('GET', '/api/acceso/sesion', { encabezados: { cookie } })).statusCode;

    const cookie = await abrir();
    expect(await estado(cookie)).toBe(200);
    const salida = await pedir('POST', '/api/acceso/salir', { encabezados: { cookie, 'x-requested-with': 'app' } });
    expect(salida.statusCode).toBe(200);
    expect(await estado(cookie)).toBe(401);

    const ociosa = await abrir();
    await prueba.pool.query("update sesion set usada_en = now() - interval '59 minutes 50 seconds'");
    expect(await estado(ociosa)).toBe(200);
    await prueba.pool.query("update sesion set usada_en = now() - interval '60 minutes'");
    expect(await estado(ociosa)).toBe(401);
    const vieja = await abrir();
    await prueba.pool.query("update sesion set creada_en = now() - interval '11 hours 59 minutes 50 seconds'");
    expect(await estado(vieja)).toBe(200);
    await prueba.pool.query("update sesion set creada_en = now() - interval '12 hours'");
    expect(await estado(vieja)).toBe(401);
    const ajena = await abrir();
    await prueba.db.updateTable('usuario').set({ activo: false }).where('email', '=', cuenta.email).execute();
    expect(await estado(ajena)).toBe(401);
    await prueba.db.updateTable('usuario').set({ activo: true }).where('email', '=', cuenta.email).execute();
  });

  it('seguridad 3.2 is one of five at most: the sixth login ends the oldest', async () => {
    const cookies: string[] = [];
    for (let vez = 0; vez < 6; vez += 1) cookies.push(sesionDe(await ingresar(cuenta.email, CONTRASENA)));
    const estados = await Promise.all(
      cookies.map(async (cookie) => (await pedir('GET', '/api/acceso/sesion', { encabezados: { cookie } })).statusCode),
    );
    expect(estados).toEqual([401, 200, 200, 200, 200, 200]);
  });

  it('obeys no command that another site could send', async () => {
    const cookie = sesionDe(await ingresar(cuenta.email, CONTRASENA));
    const salir = (encabezados: object) =>
      pedir('POST', '/api/acceso/salir', { encabezados: { cookie, ...encabezados } });

    expect((await salir({})).json()).toMatchObject({ status: 403, code: 'comun.origen_rechazado' });
    expect((await salir({ 'x-requested-with': 'app', 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
    expect((await salir({ 'x-requested-with': 'app', origin: 'http://malo.test' })).statusCode).toBe(403);
    expect((await salir({ 'x-requested-with': 'app', 'sec-fetch-site': 'same-origin' })).statusCode).toBe(200);
  });
});

describe('an API key', () => {
  const con = (clave: string) => ({ encabezados: { authorization: `Bearer ${clave}` } });

  it('comes in without cookie until it is revoked or expires', async () => {
    const clave = await crearClaveApi(prueba.db, { email: cuenta.email });
    expect((await pedir('GET', '/api/acceso/sesion', con(clave))).json()).toMatchObject({
      usuario: { email: cuenta.email },
    });
    expect((await pedir('GET', '/api/acceso/sesion', con(`${clave}x`))).statusCode).toBe(401);

    await prueba.pool.query("update clave_api set vence_en = now() - interval '1 second'");
    expect((await pedir('GET', '/api/acceso/sesion', con(clave))).statusCode).toBe(401);
  });

  it('may ask as often as its quota says, and is told how long to wait', async () => {
    const clave = await crearClaveApi(prueba.db, { email: cuenta.email, cuota: 3 });
    const estados: number[] = [];
    for (let vez = 0; vez < 4; vez += 1) {
      estados.push((await pedir('GET', '/api/acceso/sesion', con(clave))).statusCode);
    }
    expect(estados).toEqual([200, 200, 200, 429]);
    const frenado = await pedir('GET', '/api/acceso/sesion', con(clave));
    expect(frenado.json()).toMatchObject({ code: 'comun.demasiados_pedidos' });
    expect(Number(frenado.headers['retry-after'])).toBeGreaterThan(0);
  });
});

it('INV-61 grants are a union: a role in one sucursal adds to a role in all', async () => {
  const { sesionPermisos, sucursalId } = await conRoles();

  expect(sesionPermisos['articulo.ver']).toBe('TODAS');
  expect(sesionPermisos['nota.crear']).toEqual([sucursalId]);
  expect(sesionPermisos).not.toHaveProperty('tabla.editar');
});

async function conRoles() {
  const sucursal = await prueba.db.selectFrom('sucursal').select('id').executeTakeFirstOrThrow();
  const datos = { nombre: 'Marta Soria', email: 'marta@quiroga.test', contrasena: CONTRASENA };
  const id = await crearUsuarioPorConsola(prueba.db, { ...datos, rol: 'consulta' });
  await prueba.db
    .insertInto('concesion')
    .values({ usuario_id: id, rol: 'vendedor', sucursal_id: sucursal.id })
    .execute();
  const cookie = sesionDe(await ingresar(datos.email, CONTRASENA));
  const sesion = await pedir('GET', '/api/acceso/sesion', { encabezados: { cookie } });
  return { sesionPermisos: sesion.json().permisos, sucursalId: sucursal.id };
}
