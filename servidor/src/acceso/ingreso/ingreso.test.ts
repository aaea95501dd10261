import { argon2Sync, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { crearUsuarioPorConsola } from '#acceso/index.ts';
import { contadorDeCuenta, FALLOS_QUE_SUSPENDEN, registrarFallo } from '#acceso/intentos.repo.ts';
import { crearAutenticador } from '#acceso/prueba/autenticador.ts';
import { abrirNavegador, type Navegador } from '#acceso/prueba/navegador.ts';
import { crearPrueba, type Prueba } from '#prueba/app.ts';

const CONTRASENA = 'el mate está frío hoy';

let prueba: Prueba;
beforeAll(async () => {
  prueba = await crearPrueba();
});
afterAll(() => prueba.cerrar());
beforeEach(async () => {
  await prueba.db.deleteFrom('intento').execute();
});

let serie = 0;
async function persona() {
  serie += 1;
  const email = `ingresa${serie}@quiroga.test`;
  const datos = { nombre: 'Marta Soria', email, rol: 'vendedor', contrasena: CONTRASENA } as const;
  return { id: await crearUsuarioPorConsola(prueba.db, datos), email };
}
const avisosDe = async (usuarioId: string, tipo: string) =>
  (
    await prueba.db
      .selectFrom('evento')
      .select('datos')
      .where('usuario_id', '=', usuarioId)
      .where('tipo', '=', tipo)
      .orderBy('id')
      .execute()
  ).map(({ datos }) => datos);
const fallar = async (navegador: Navegador, email: string, veces: number) => {
  const codigos: string[] = [];
  for (let vez = 0; vez < veces; vez += 1) codigos.push((await navegador.ingresar(email, 'equivocada')).cuerpo.code);
  return codigos;
};
const esperaDe = async (clave: string) => {
  const { rows } = await prueba.pool.query(
    'select round(extract(epoch from bloqueado_hasta - ultimo))::int as espera from intento where clave = $1',
    [clave],
  );
  return rows[0]?.espera;
};
const fijarFallos = (clave: string, fallos: number) =>
  prueba.pool.query('insert into intento (clave, fallos, desde, ultimo) values ($1, $2, now(), now())', [
    clave,
    fallos,
  ]);

describe('seguridad 3.5 failures of an account from devices nobody knows', () => {
  it('wait 30 seconds after the fifth in a row, doubling up to 15 minutes and never more', async () => {
    const { id, email } = await persona();
    const esperas: number[] = [];
    for (let vez = 1; vez <= 12; vez += 1) {
      await registrarFallo(prueba.db, contadorDeCuenta(id), `direccion:10.9.0.${vez}`);
      esperas.push((await esperaDe(`cuenta:${id}`)) ?? 0);
    }
    expect(esperas).toEqual([0, 0, 0, 0, 30, 60, 120, 240, 480, 900, 900, 900]);
    const { cuerpo } = await abrirNavegador(prueba).ingresar(email, CONTRASENA);
    expect(cuerpo).toMatchObject({ status: 429, code: 'acceso.espera' });
    expect(cuerpo.data.segundos).toBeGreaterThan(890);
  });

  it('are counted together for the e-mail and the short name of a person, and end with the right password', async () => {
    const { id, email } = await persona();
    await prueba.db
      .updateTable('usuario')
      .set({ alias: `m${serie}` })
      .where('id', '=', id)
      .execute();
    const navegador = abrirNavegador(prueba);
    await fallar(navegador, email, 2);
    await fallar(navegador, `m${serie}`, 2);
    expect((await navegador.ingresar(`m${serie}`, CONTRASENA)).status).toBe(200);
    await fallar(navegador, email, 4);
    expect((await navegador.ingresar(email, CONTRASENA)).status).toBe(200);
  });

  it('suspend the password at a hundred in a row: the same answer as always, and only known devices and passkeys go on', async () => {
    const { id, email } = await persona();
    const [conocido, conLlave, ajeno] = [abrirNavegador(prueba), abrirNavegador(prueba), abrirNavegador(prueba)];
    await conocido.ingresar(email, CONTRASENA, true);
    const llave = crearAutenticador();
    const alta = (await conocido.pedir('POST', '/api/usuario/llaves/opciones')).cuerpo.opciones;
    const agregada = await conocido.pedir('POST', '/api/usuario/llaves', { nombre: 'L', respuesta: llave.crear(alta) });
    await fijarFallos(`cuenta:${id}`, FALLOS_QUE_SUSPENDEN - 1);
    const equivocada = await ajeno.ingresar(email, 'equivocada');
    await prueba.pool.query('update intento set bloqueado_hasta = null');

    const buena = await ajeno.ingresar(email, CONTRASENA);
    expect(buena.cuerpo).toEqual(equivocada.cuerpo);
    expect(buena.cuerpo).toMatchObject({ status: 401, code: 'acceso.credenciales' });
    expect(await avisosDe(id, 'seguridad.contrasena_suspendida')).toHaveLength(1);

    const opciones = (await conLlave.pedir('POST', '/api/acceso/llave/opciones')).cuerpo.opciones;
    expect((await conLlave.pedir('POST', '/api/acceso/llave', { respuesta: llave.firmar(opciones) })).status).toBe(200);
    await conocido.pedir('DELETE', `/api/usuario/llaves/${agregada.cuerpo.id}`);
    expect((await conocido.ingresar(email, CONTRASENA)).cuerpo).toHaveProperty('usuario');
    // Somebody else's success elsewhere does not lift it: only a reset does.
    await prueba.pool.query('update intento set bloqueado_hasta = null');
    expect((await ajeno.ingresar(email, CONTRASENA)).cuerpo.code).toBe('acceso.credenciales');
  });
});

describe('seguridad 3.5 a known device', () => {
  it('is made with «recordar», for 180 days, by a cookie that scripts cannot read', async () => {
    const { id, email } = await persona();
    const navegador = abrirNavegador(prueba);
    const { respuesta } = await navegador.ingresar(email, CONTRASENA, true);
    expect(respuesta.cookies.find(({ name }) => name === 'dispositivo')).toMatchObject({
      httpOnly: true,
      sameSite: 'Strict',
      path: '/',
      maxAge: 180 * 24 * 60 * 60,
    });
    const { rows } = await prueba.pool.query(
      "select vence_en - creado_en = interval '180 days' as dura, token_hash from dispositivo where usuario_id = $1",
      [id],
    );
    expect(rows).toMatchObject([{ dura: true }]);
    expect(JSON.stringify(rows)).not.toContain(navegador.cookies.get('dispositivo'));
    expect((await abrirNavegador(prueba).ingresar(email, CONTRASENA)).respuesta.cookies).toHaveLength(1);
  });

  it('has a count of its own, of ten, which others cannot spend; and spends none of theirs', async () => {
    const { email } = await persona();
    const conocido = abrirNavegador(prueba);
    await conocido.ingresar(email, CONTRASENA, true);
    expect(await fallar(abrirNavegador(prueba), email, 6)).toEqual([
      ...Array.from({ length: 5 }, () => 'acceso.credenciales'),
      'acceso.espera',
    ]);
    expect((await conocido.ingresar(email, CONTRASENA)).status).toBe(200);
    expect(await fallar(conocido, email, 11)).toEqual([
      ...Array.from({ length: 10 }, () => 'acceso.credenciales'),
      'acceso.espera',
    ]);
    await prueba.pool.query("update intento set bloqueado_hasta = null where clave like 'cuenta:%'");
    expect((await abrirNavegador(prueba).ingresar(email, CONTRASENA)).status).toBe(200);
  });

  it('is known of each person who asked, and of nobody else; its mark changes whenever somebody asks', async () => {
    const [marta, luis] = [await persona(), await persona()];
    const navegador = abrirNavegador(prueba);
    await navegador.ingresar(marta.email, CONTRASENA, true);
    const robado = navegador.copia();
    await navegador.ingresar(luis.email, CONTRASENA);
    expect(await avisosDe(luis.id, 'seguridad.ingreso_nuevo')).toHaveLength(1);
    await navegador.ingresar(luis.email, CONTRASENA, true);
    await navegador.ingresar(luis.email, CONTRASENA);
    await navegador.ingresar(marta.email, CONTRASENA);
    expect(await avisosDe(luis.id, 'seguridad.ingreso_nuevo')).toHaveLength(2);
    expect(await avisosDe(marta.id, 'seguridad.ingreso_nuevo')).toHaveLength(1);

    await robado.ingresar(marta.email, CONTRASENA);
    expect(await avisosDe(marta.id, 'seguridad.ingreso_nuevo')).toHaveLength(2);
  });

  it('is one no more after its 180 days', async () => {
    const { id, email } = await persona();
    const navegador = abrirNavegador(prueba);
    await navegador.ingresar(email, CONTRASENA, true);
    await prueba.pool.query('update dispositivo set vence_en = now() where usuario_id = $1', [id]);
    await navegador.ingresar(email, CONTRASENA);
    expect(await avisosDe(id, 'seguridad.ingreso_nuevo')).toHaveLength(2);
  });
});

describe('a login from a device nobody knows', () => {
  it('is told to its person with where it came from', async () => {
    const { id, email } = await persona();
    const navegador = abrirNavegador(prueba);
    navegador.agente = 'Mozilla/5.0 (X11; Linux)';
    await navegador.ingresar(email, CONTRASENA);
    expect(await avisosDe(id, 'seguridad.ingreso_nuevo')).toEqual([
      { direccion: navegador.ip, agente: 'Mozilla/5.0 (X11; Linux)' },
    ]);
  });
});

describe('seguridad 3.5 failures everywhere', () => {
  it('beyond a hundred in a minute make every login a second longer, until the minute is over', async () => {
    const { email } = await persona();
    const tardar = async () => {
      const inicio = performance.now();
      expect((await abrirNavegador(prueba).ingresar(email, CONTRASENA)).status).toBe(200);
      return performance.now() - inicio;
    };
    await fijarFallos('todos', 99);
    await tardar();
    await fallar(abrirNavegador(prueba), 'nadie@quiroga.test', 1);
    expect(await tardar()).toBeGreaterThan(1_000);
    await prueba.pool.query("update intento set desde = desde - interval '1 minute' where clave = 'todos'");
    const { rows } = await prueba.pool.query("select fallos from intento where clave = 'todos'");
    expect(rows).toEqual([{ fallos: 100 }]);
    await fallar(abrirNavegador(prueba), 'nadie@quiroga.test', 1);
    expect((await prueba.pool.query("select fallos from intento where clave = 'todos'")).rows).toEqual([{ fallos: 1 }]);
  });
});

describe('seguridad 3.2 sessions', () => {
  it('are five at most: the oldest ones end and their person is told, also when several come at once', async () => {
    const { id, email } = await persona();
    await prueba.pool.query(
      `insert into sesion (id, token_hash, usuario_id, creada_en, direccion, agente)
       select gen_random_uuid(), sha256(n::text::bytea), $1, now() - make_interval(mins => 10 - n), '10.0.0.' || n, 'Sesión ' || n
       from generate_series(1, 5) n`,
      [id],
    );
    const nuevas = await Promise.all([1, 2, 3].map(() => abrirNavegador(prueba).ingresar(email, CONTRASENA)));
    expect(nuevas.map(({ status }) => status)).toEqual([200, 200, 200]);
    const quedan = await prueba.db.selectFrom('sesion').select('agente').where('usuario_id', '=', id).execute();
    expect(quedan.map(({ agente }) => agente).sort()).toEqual([
      'Prueba/1.0',
      'Prueba/1.0',
      'Prueba/1.0',
      'Sesión 4',
      'Sesión 5',
    ]);
    expect(await avisosDe(id, 'seguridad.sesion_cerrada')).toEqual(
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

it('seguridad 3.4 a hash of other parameters is made again when its owner comes in', async () => {
  const { id, email } = await persona();
  const sal = randomBytes(16);
  const parametros = { message: CONTRASENA, nonce: sal, memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };
  const texto = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '');
  const contrasena = `$argon2id$v=19$m=19456,t=2,p=1$${texto(sal)}$${texto(argon2Sync('argon2id', parametros))}`;
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
