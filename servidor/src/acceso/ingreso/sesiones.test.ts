import { argon2, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { crearUsuarioPorConsola } from '#acceso/index.ts';
import { crearAutenticador } from '#acceso/prueba/autenticador.ts';
import { abrirNavegador, ponerFactor } from '#acceso/prueba/navegador.ts';
import {
  abrirlePendiente,
  CONTRASENA,
  datosDeAvisos,
  sembrarConSesion,
  sembrarPersona,
} from '#acceso/prueba/personas.ts';
import { crearPrueba, type Prueba } from '#prueba/app.ts';

let prueba: Prueba;
beforeAll(async () => {
  prueba = await crearPrueba();
});
afterAll(() => prueba.cerrar());
beforeEach(async () => {
  await prueba.db.deleteFrom('intento').execute();
});

const persona = () => sembrarPersona(prueba);

describe('seguridad 3.2 sessions', () => {
  it('are five at most: the oldest ones end and their person is told, also when several come at once', async () => {
    const { id, navegador } = await sembrarConSesion(prueba);
    const { codigos } = await ponerFactor(navegador);
    await prueba.db.deleteFrom('sesion').where('usuario_id', '=', id).execute();
    await prueba.pool.query(
      `insert into sesion (id, token_hash, usuario_id, creada_en, direccion, agente)
       select gen_random_uuid(), sha256(n::text::bytea), $1, now() - make_interval(mins => 10 - n), '10.0.0.' || n, 'Sesión ' || n
       from generate_series(1, 5) n`,
      [id],
    );
    const pendientes = await Promise.all([1, 2, 3].map(() => abrirlePendiente(prueba, id)));
    const nuevas = await Promise.all(
      pendientes.map((uno, n) => uno.pedir('POST', '/api/acceso/pendiente/recuperacion', { codigo: codigos[n] })),
    );
    expect(nuevas.map(({ status }) => status)).toEqual([200, 200, 200]);
    const quedan = await prueba.db.selectFrom('sesion').select('agente').where('usuario_id', '=', id).execute();
    expect(quedan.map(({ agente }) => agente).sort()).toEqual([
      'Prueba/1.0',
      'Prueba/1.0',
      'Prueba/1.0',
      'Sesión 4',
      'Sesión 5',
    ]);
    expect(await datosDeAvisos(prueba, id, 'seguridad.sesion_cerrada')).toEqual(
      [1, 2, 3].map((n) => ({ direccion: `10.0.0.${n}`, agente: `Sesión ${n}` })),
    );
  });

  it('get a new token at each login, and the one of before dies', async () => {
    const { email } = await persona();
    const navegador = abrirNavegador(prueba);
    await navegador.ingresar(email, CONTRASENA);
    const anterior = navegador.copia();
    await navegador.ingresar(email, CONTRASENA);
    expect(navegador.cookies.get('sid')).not.toBe(anterior.cookies.get('sid'));
    expect(Buffer.from(navegador.cookies.get('sid') ?? '', 'base64url')).toHaveLength(32);
    expect((await anterior.pedir('GET', '/api/acceso/sesion')).status).toBe(401);
  });

  it('end what other sites may send: a login that names another origin is refused', async () => {
    const { email } = await persona();
    const ajeno = await prueba.app.inject({
      method: 'POST',
      url: '/api/acceso/ingresar',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'cross-site', origin: 'http://malo.test' },
      payload: JSON.stringify({ usuario: email, contrasena: CONTRASENA }),
    });
    expect(ajeno.json()).toMatchObject({ status: 403, code: 'comun.origen_rechazado' });
  });
});

it('seguridad 3.2 what nobody asked for keeps no session awake: what the page reads by itself, and its pictures', async () => {
  const { id, navegador } = await sembrarConSesion(prueba);
  const dormir = () =>
    prueba.pool.query("update sesion set usada_en = now() - interval '50 minutes' where usuario_id = $1", [id]);
  const sigueDormida = async () => {
    const { rows } = await prueba.pool.query(
      "select usada_en < now() - interval '49 minutes' as dormida from sesion where usuario_id = $1",
      [id],
    );
    return rows[0]?.dormida;
  };
  const pedir = async (url: string, encabezados: object = {}) => {
    const cookie = `sid=${navegador.cookies.get('sid')}`;
    return prueba.app.inject({ url, headers: { cookie, ...encabezados } });
  };
  await dormir();
  expect((await pedir('/api/acceso/sesion', { 'x-unattended': '1' })).statusCode).toBe(200);
  expect((await pedir(`/api/usuario/fotos/${id}`)).statusCode).toBe(404);
  expect(await sigueDormida()).toBe(true);
  expect((await pedir('/api/acceso/sesion')).statusCode).toBe(200);
  expect(await sigueDormida()).toBe(false);

  // A change of rights is told to a page that reads again by itself: its token changes all the same.
  await prueba.pool.query('update sesion set renovar = true where usuario_id = $1', [id]);
  const renovada = await pedir('/api/acceso/sesion', { 'x-unattended': '1' });
  expect(renovada.cookies.map(({ name }) => name)).toEqual(['sid']);
});

it('C04 whoever reads goes on while nothing can be written, and what is written is refused as what it is', async () => {
  const { id, navegador } = await sembrarConSesion(prueba);
  await prueba.pool.query("update sesion set usada_en = now() - interval '5 minutes' where usuario_id = $1", [id]);
  await prueba.pool.query(`
    create function sin_espacio() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$;
    create trigger sesion_sin_espacio before update or delete on sesion execute function sin_espacio()`);
  const [leido, escrito] = [
    await navegador.pedir('GET', '/api/acceso/sesion'),
    await navegador.pedir('POST', '/api/usuario/sesiones/cerrar-otras'),
  ];
  await prueba.pool.query('drop function sin_espacio cascade');
  expect(leido.status).toBe(200);
  expect(escrito.cuerpo).toMatchObject({ status: 503, code: 'comun.sin_espacio' });
  expect((await navegador.pedir('POST', '/api/usuario/sesiones/cerrar-otras')).status).toBe(200);
});

it('seguridad 3.4 a hash of other parameters is made again when its owner comes in', async () => {
  const { id, email } = await persona();
  const sal = randomBytes(16);
  const parametros = { message: CONTRASENA, nonce: sal, memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };
  const texto = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '');
  const contrasena = `$argon2id$v=19$m=19456,t=2,p=1$${texto(sal)}$${texto(await promisify(argon2)('argon2id', parametros))}`;
  await prueba.db.updateTable('credencial').set({ contrasena }).where('usuario_id', '=', id).execute();
  const guardado = async () =>
    (
      await prueba.db
        .selectFrom('credencial')
        .select('contrasena')
        .where('usuario_id', '=', id)
        .executeTakeFirstOrThrow()
    ).contrasena;

  await abrirNavegador(prueba).ingresar(email, 'equivocada');
  expect(await guardado()).toBe(contrasena);
  expect((await abrirNavegador(prueba).ingresar(email, CONTRASENA)).status).toBe(200);
  expect(await guardado()).toMatch(/^\$argon2id\$v=19\$m=65536,t=3,p=1\$/);
  expect((await abrirNavegador(prueba).ingresar(email, CONTRASENA)).status).toBe(200);
});

it('seguridad 3.1 on https every cookie of the doors is __Host-, Secure, and the plain name is not taken', async () => {
  const segura = await crearPrueba({ baseUrl: 'https://repuestos.test' });
  try {
    const datos = { nombre: 'Ana', email: 'ana@quiroga.test', rol: 'vendedor', contrasena: CONTRASENA } as const;
    await crearUsuarioPorConsola(segura.db, datos);
    const navegador = abrirNavegador(segura, { host: 'repuestos.test' });
    const { respuesta } = await navegador.ingresar(datos.email, CONTRASENA, true);
    expect(respuesta.cookies.map(({ name, secure, httpOnly, path }) => [name, secure, httpOnly, path]).sort()).toEqual([
      ['__Host-dispositivo', true, true, '/'],
      ['__Host-sid', true, true, '/'],
    ]);
    expect((await navegador.pedir('GET', '/api/acceso/sesion')).status).toBe(200);
    const sinPrefijo = abrirNavegador(segura, { cookies: [['sid', navegador.cookies.get('__Host-sid') ?? '']] });
    expect((await sinPrefijo.pedir('GET', '/api/acceso/sesion')).status).toBe(401);

    const opciones = (await navegador.pedir('POST', '/api/usuario/llaves/opciones')).cuerpo.opciones;
    expect(opciones.rp.id).toBe('repuestos.test');
    const deOtroLado = crearAutenticador({ origen: 'http://repuestos.test' }).crear(opciones);
    const agregar = (llave: unknown) =>
      navegador.pedir('POST', '/api/usuario/llaves', { nombre: 'L', respuesta: llave });
    expect((await agregar(deOtroLado)).cuerpo.code).toBe('acceso.llave_rechazada');
    const otras = (await navegador.pedir('POST', '/api/usuario/llaves/opciones')).cuerpo.opciones;
    expect((await agregar(crearAutenticador({ origen: 'https://repuestos.test' }).crear(otras))).status).toBe(201);
  } finally {
    await segura.cerrar();
  }
});
