import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CORREOS_POR_CUENTA, CORREOS_POR_DIRECCION } from '#acceso/enlaces/limites.repo.ts';
import {
  claveDeDireccion,
  FALLOS_POR_CUENTA,
  FALLOS_POR_DIRECCION,
  FALLOS_QUE_SUSPENDEN,
} from '#acceso/intentos.repo.ts';
import { abrirNavegador, ponerFactor } from '#acceso/prueba/navegador.ts';
import { abrirleSesion, CONTRASENA, sembrarPersona } from '#acceso/prueba/personas.ts';
import { crearPrueba, type Prueba } from '#prueba/app.ts';
import { codigoDe, esperarCorreo, esperarEnlace, leerCorreos } from '#prueba/correo.ts';

const OTRA = 'la lluvia moja el taller';

let prueba: Prueba;
beforeAll(async () => {
  prueba = await crearPrueba();
});
afterAll(() => prueba.cerrar());
beforeEach(async () => {
  await prueba.db.deleteFrom('intento').execute();
});

const persona = () => sembrarPersona(prueba);
const post = (url: string, cuerpo: unknown, navegador = abrirNavegador(prueba)) =>
  navegador.pedir('POST', `/api/acceso/${url}`, cuerpo);
const pedir = (usuario: string, navegador?: ReturnType<typeof abrirNavegador>) =>
  post('recuperar', { usuario }, navegador);

/** The secret of the mail number `cuantos` that came to somebody. */
async function pedirEnlace(email: string, cuantos = 1): Promise<string> {
  expect((await pedir(email)).status).toBe(200);
  return esperarEnlace(prueba.dataDir, email, cuantos);
}
const cambiar = (codigo: string, contrasena = OTRA) => post('recuperar/cambiar', { codigo, contrasena });

describe('asking for a link', () => {
  it('answers the same whether the account is there, and sends a mail only when it is', async () => {
    const { email } = await persona();
    const respuestas = [await pedir(email), await pedir('nadie@quiroga.test')];
    expect(respuestas.map(({ status, cuerpo }) => ({ status, cuerpo }))).toEqual([
      { status: 200, cuerpo: { porCorreo: false } },
      { status: 200, cuerpo: { porCorreo: false } },
    ]);
    const correo = await esperarCorreo(prueba.dataDir, email);
    expect(correo.texto).toContain('http://trastienda.test/auth/forgot-password#codigo=');
    expect(codigoDe(correo)).toMatch(/^[\w-]{43}$/);
    expect(await leerCorreos(prueba.dataDir, 'nadie@quiroga.test')).toEqual([]);
  });

  it('keeps the hash of 32 random bytes, and nothing that opens the account', async () => {
    const { email, id } = await persona();
    const codigo = await pedirEnlace(email);
    expect(Buffer.from(codigo, 'base64url')).toHaveLength(32);
    const filas = await Promise.all([
      prueba.db.selectFrom('enlace').selectAll().where('usuario_id', '=', id).execute(),
      prueba.db.selectFrom('correo_pendiente').selectAll().execute(),
      prueba.db.selectFrom('auditoria').selectAll().execute(),
      prueba.db.selectFrom('evento').selectAll().execute(),
    ]);
    expect(JSON.stringify(filas)).not.toContain(codigo);
  });

  it('sends three mails an hour to an account, and says nothing of the others', async () => {
    const { email } = await persona();
    for (let vez = 1; vez <= CORREOS_POR_CUENTA + 2; vez += 1) expect((await pedir(email)).status).toBe(200);
    await esperarCorreo(prueba.dataDir, email, CORREOS_POR_CUENTA);
    const otra = await persona();
    await pedirEnlace(otra.email);
    expect(await leerCorreos(prueba.dataDir, email)).toHaveLength(CORREOS_POR_CUENTA);
    await prueba.pool.query("update intento set desde = desde - interval '61 minutes'");
    await pedirEnlace(email, CORREOS_POR_CUENTA + 1);
  });

  it('hears one address ten times an hour, whomever it asks for', async () => {
    const navegador = abrirNavegador(prueba);
    for (let vez = 1; vez <= CORREOS_POR_DIRECCION; vez += 1) await pedir(`nadie${vez}@quiroga.test`, navegador);
    // What others asked for a moment ago may still be written down.
    const clave = `correo-${claveDeDireccion(navegador.ip)}`;
    await expect
      .poll(() => prueba.db.selectFrom('intento').select('fallos').where('clave', '=', clave).execute())
      .toEqual([{ fallos: CORREOS_POR_DIRECCION }]);
    const { email } = await persona();
    expect((await pedir(email, navegador)).status).toBe(200);
    await pedirEnlace((await persona()).email);
    expect(await leerCorreos(prueba.dataDir, email)).toEqual([]);
  });
});

describe('a link', () => {
  it('tells whose it is and how long the password must be', async () => {
    const { email } = await persona();
    const codigo = await pedirEnlace(email);
    const { cuerpo } = await post('recuperar/ver', { codigo });
    expect(cuerpo).toMatchObject({ nombre: 'Lucía Ferreyra', correo: email, minimo: 15 });
    const minutos = (Date.parse(cuerpo.vence) - Date.now()) / 60_000;
    expect(minutos).toBeGreaterThan(29);
    expect(minutos).toBeLessThanOrEqual(30);
  });

  it('changes the password once, ends every session and tells the person', async () => {
    const { email, id } = await persona();
    const abierto = await abrirleSesion(prueba, id);
    const codigo = await pedirEnlace(email);

    expect((await cambiar(codigo)).cuerpo).toEqual({});
    expect((await abierto.pedir('GET', '/api/acceso/sesion')).status).toBe(401);
    expect((await abrirNavegador(prueba).ingresar(email, CONTRASENA)).status).toBe(401);
    expect((await abrirNavegador(prueba).ingresar(email, OTRA)).status).toBe(200);
    for (const respuesta of [await cambiar(codigo), await post('recuperar/ver', { codigo })]) {
      expect(respuesta.cuerpo).toMatchObject({ status: 409, code: 'acceso.enlace_vencido' });
    }
    const eventos = await prueba.db.selectFrom('evento').select('tipo').where('usuario_id', '=', id).execute();
    expect(eventos.map(({ tipo }) => tipo)).toContain('seguridad.contrasena_cambiada');
    const hechos = await prueba.db.selectFrom('auditoria').select('accion').where('usuario_id', '=', id).execute();
    expect(hechos.map(({ accion }) => accion)).toContain('acceso.recuperar');
  });

  it('is used by one of two who come at the same time', async () => {
    const codigo = await pedirEnlace((await persona()).email);
    const respuestas = await Promise.all([cambiar(codigo), cambiar(codigo, 'otra frase bien distinta')]);
    expect(respuestas.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('leaves nothing open of a login with the former password that was under way', async () => {
    const { email, id } = await persona();
    const codigo = await pedirEnlace(email);
    const ingresos = Array.from({ length: 3 }, () => abrirNavegador(prueba));
    const [cambio] = await Promise.all([
      cambiar(codigo),
      ...ingresos.map((navegador) => navegador.ingresar(email, CONTRASENA)),
    ]);
    expect(cambio.status).toBe(200);
    const sesiones = await prueba.db.selectFrom('sesion').select('id').where('usuario_id', '=', id).execute();
    expect(sesiones).toEqual([]);
  });

  it('dies after half an hour, when another one is asked for, and with its account', async () => {
    const { email, id } = await persona();
    const viejo = await pedirEnlace(email);
    const nuevo = await pedirEnlace(email, 2);
    expect((await cambiar(viejo)).cuerpo.code).toBe('acceso.enlace_vencido');
    await prueba.db.updateTable('usuario').set({ activo: false }).where('id', '=', id).execute();
    expect((await cambiar(nuevo)).cuerpo.code).toBe('acceso.enlace_vencido');
    await prueba.db.updateTable('usuario').set({ activo: true }).where('id', '=', id).execute();
    await prueba.pool.query("update enlace set vence_en = vence_en - interval '30 minutes' where usuario_id = $1", [
      id,
    ]);
    expect((await cambiar(nuevo)).cuerpo.code).toBe('acceso.enlace_vencido');
  });

  it('refuses a weak password and stays good', async () => {
    const { email } = await persona();
    const codigo = await pedirEnlace(email);
    for (const debil of ['Ferreyra-Lucía', 'manchesterunited', 'casa central 2026']) {
      expect((await cambiar(codigo, debil)).cuerpo.code, debil).toBe('acceso.contrasena_debil');
    }
    expect((await cambiar(codigo)).status).toBe(200);
  });

  it('leaves the second factor on, which lets the password be shorter', async () => {
    const { email, id } = await persona();
    await ponerFactor(await abrirleSesion(prueba, id));
    const codigo = await pedirEnlace(email);
    expect((await post('recuperar/ver', { codigo })).cuerpo).toMatchObject({ minimo: 12 });
    expect((await cambiar(codigo, 'mate frío 7a')).status).toBe(200);
    expect((await abrirNavegador(prueba).ingresar(email, 'mate frío 7a')).cuerpo).toMatchObject({
      pendiente: 'segundo_factor',
    });
  });

  it('gives a suspended password back', async () => {
    const { email, id } = await persona();
    await prueba.pool.query(
      `insert into intento (clave, fallos, desde, bloqueado_hasta) values ($1, $2, now(), now() + interval '15 minutes')`,
      [`cuenta:${id}`, FALLOS_QUE_SUSPENDEN],
    );
    expect((await abrirNavegador(prueba).ingresar(email, CONTRASENA)).status).toBe(429);
    await cambiar(await pedirEnlace(email));
    expect((await abrirNavegador(prueba).ingresar(email, OTRA)).status).toBe(200);
  });

  it('cannot be guessed: an address that tries twenty waits', async () => {
    const navegador = abrirNavegador(prueba);
    const probar = () => post('recuperar/ver', { codigo: 'un-codigo-que-nadie-tiene' }, navegador);
    for (let vez = 0; vez < FALLOS_POR_DIRECCION; vez += 1) {
      expect((await probar()).cuerpo.code).toBe('acceso.enlace_vencido');
    }
    expect((await probar()).cuerpo).toMatchObject({ status: 429, code: 'acceso.espera' });
  });

  it('waits for its own address alone: no name that somebody fails to log in with closes it to the others', async () => {
    const { email } = await persona();
    const codigo = await pedirEnlace(email);
    for (let vez = 0; vez <= FALLOS_POR_CUENTA; vez += 1) await abrirNavegador(prueba).ingresar('enlace', 'equivocada');
    expect((await abrirNavegador(prueba).ingresar('enlace', 'equivocada')).cuerpo.code).toBe('acceso.espera');
    expect((await post('recuperar/ver', { codigo })).status).toBe(200);
  });
});
