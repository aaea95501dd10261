import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  claveDeDireccion,
  contadorDeCuenta,
  FALLOS_QUE_SUSPENDEN,
  gastarEnVentana,
  registrarFallo,
} from '#acceso/intentos.repo.ts';
import { crearAutenticador } from '#acceso/prueba/autenticador.ts';
import { abrirNavegador, type Navegador } from '#acceso/prueba/navegador.ts';
import { CONTRASENA, datosDeAvisos, sembrarPersona } from '#acceso/prueba/personas.ts';
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
      .set({ alias: `m-${id.slice(-8)}` })
      .where('id', '=', id)
      .execute();
    const navegador = abrirNavegador(prueba);
    await fallar(navegador, email, 2);
    await fallar(navegador, `m-${id.slice(-8)}`, 2);
    expect((await navegador.ingresar(`m-${id.slice(-8)}`, CONTRASENA)).status).toBe(200);
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
    expect(await datosDeAvisos(prueba, id, 'seguridad.contrasena_suspendida')).toHaveLength(1);

    const opciones = (await conLlave.pedir('POST', '/api/acceso/llave/opciones')).cuerpo.opciones;
    expect((await conLlave.pedir('POST', '/api/acceso/llave', { respuesta: llave.firmar(opciones) })).status).toBe(200);
    await conocido.pedir('DELETE', `/api/usuario/llaves/${agregada.cuerpo.id}`);
    expect((await conocido.ingresar(email, CONTRASENA)).cuerpo).toHaveProperty('usuario');
    // Somebody else's success elsewhere does not lift it: only a reset does.
    await prueba.pool.query('update intento set bloqueado_hasta = null');
    expect((await ajeno.ingresar(email, CONTRASENA)).cuerpo.code).toBe('acceso.credenciales');
  });
});

it('C14 waits that a clock ahead of time left are no longer than any other once it is put right', async () => {
  const { id, email } = await persona();
  const navegador = abrirNavegador(prueba);
  for (const clave of [`cuenta:${id}`, claveDeDireccion(navegador.ip)]) {
    await prueba.pool.query(
      "insert into intento (clave, fallos, desde, ultimo, bloqueado_hasta) values ($1, 6, now() + interval '3 hours', now() + interval '3 hours', now() + interval '3 hours 1 minute')",
      [clave],
    );
  }
  expect((await navegador.ingresar(email, 'equivocada')).cuerpo.code).toBe('acceso.credenciales');
  // From then on they count again.
  expect((await navegador.ingresar(email, 'equivocada')).cuerpo.code).toBe('acceso.espera');
  expect(await esperaDe(`cuenta:${id}`)).toBeLessThanOrEqual(15 * 60);
  const { cuantos } = await gastarEnVentana(prueba.db, {
    clave: claveDeDireccion(navegador.ip),
    ventana: '1 hour',
    tope: 3,
  });
  expect(cuantos).toBe(2);
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
    const { id, email } = await persona();
    const conocido = abrirNavegador(prueba);
    await conocido.ingresar(email, CONTRASENA, true);
    await fijarFallos(`cuenta:${id}`, 4);
    expect(await fallar(abrirNavegador(prueba), email, 2)).toEqual(['acceso.credenciales', 'acceso.espera']);
    const { rows } = await prueba.pool.query('select id from dispositivo where usuario_id = $1', [id]);
    await fijarFallos(`dispositivo:${rows[0]?.id}`, 8);
    expect(await fallar(conocido, email, 3)).toEqual(['acceso.credenciales', 'acceso.credenciales', 'acceso.espera']);
    await prueba.pool.query("update intento set bloqueado_hasta = null where clave like 'cuenta:%'");
    expect((await abrirNavegador(prueba).ingresar(email, CONTRASENA)).status).toBe(200);
  });

  it('does not wait for what others fail from the same address: a whole shop may have one', async () => {
    const [marta, luis] = [await persona(), await persona()];
    const conocido = abrirNavegador(prueba);
    await conocido.ingresar(marta.email, CONTRASENA, true);
    await prueba.pool.query(
      "insert into intento (clave, fallos, desde, bloqueado_hasta) values ($1, 20, now(), now() + interval '15 minutes')",
      [claveDeDireccion(conocido.ip)],
    );
    expect((await conocido.ingresar(luis.email, CONTRASENA)).cuerpo.code).toBe('acceso.espera');
    expect((await conocido.ingresar(marta.email, CONTRASENA)).status).toBe(200);
    expect((await conocido.ingresar(marta.email, 'equivocada')).cuerpo.code).toBe('acceso.credenciales');
  });

  it('is known of each person who asked, and of nobody else; its mark changes whenever somebody asks', async () => {
    const [marta, luis] = [await persona(), await persona()];
    const navegador = abrirNavegador(prueba);
    await navegador.ingresar(marta.email, CONTRASENA, true);
    const robado = navegador.copia();
    await navegador.ingresar(luis.email, CONTRASENA);
    expect(await datosDeAvisos(prueba, luis.id, 'seguridad.ingreso_nuevo')).toHaveLength(1);
    await navegador.ingresar(luis.email, CONTRASENA, true);
    await navegador.ingresar(luis.email, CONTRASENA);
    await navegador.ingresar(marta.email, CONTRASENA);
    expect(await datosDeAvisos(prueba, luis.id, 'seguridad.ingreso_nuevo')).toHaveLength(2);
    expect(await datosDeAvisos(prueba, marta.id, 'seguridad.ingreso_nuevo')).toHaveLength(1);

    await robado.ingresar(marta.email, CONTRASENA);
    expect(await datosDeAvisos(prueba, marta.id, 'seguridad.ingreso_nuevo')).toHaveLength(2);
  });

  it('is one no more after its 180 days', async () => {
    const { id, email } = await persona();
    const navegador = abrirNavegador(prueba);
    await navegador.ingresar(email, CONTRASENA, true);
    await prueba.pool.query('update dispositivo set vence_en = now() where usuario_id = $1', [id]);
    await navegador.ingresar(email, CONTRASENA);
    expect(await datosDeAvisos(prueba, id, 'seguridad.ingreso_nuevo')).toHaveLength(2);
  });
});

describe('a login from a device nobody knows', () => {
  it('is told to its person with where it came from', async () => {
    const { id, email } = await persona();
    const navegador = abrirNavegador(prueba);
    navegador.agente = 'Mozilla/5.0 (X11; Linux)';
    await navegador.ingresar(email, CONTRASENA);
    expect(await datosDeAvisos(prueba, id, 'seguridad.ingreso_nuevo')).toEqual([
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
