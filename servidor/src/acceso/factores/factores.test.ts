import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { quitarFactorPorConsola } from '#acceso/index.ts';
import { crearAutenticador } from '#acceso/prueba/autenticador.ts';
import { abrirNavegador, codigoDe, ponerFactor } from '#acceso/prueba/navegador.ts';
import { abrirlePendiente, abrirleSesion, avisosDe, CONTRASENA, sembrarConSesion } from '#acceso/prueba/personas.ts';
import { crearPrueba, type Prueba } from '#prueba/app.ts';

let prueba: Prueba;
beforeAll(async () => {
  prueba = await crearPrueba();
});
afterAll(() => prueba.cerrar());
beforeEach(async () => {
  prueba.reloj.ahora = undefined;
  await prueba.db.deleteFrom('intento').execute();
});

/** Enough with a second factor, and only with one. */
const CORTA = 'lluvia 7 mates';

const avisos = (usuarioId: string) => avisosDe(prueba, usuarioId);

describe('setting up a second factor', () => {
  it('is worth nothing until a right code is given, and then gives ten recovery codes once', async () => {
    const { navegador, email, id } = await sembrarConSesion(prueba);
    const { cuerpo } = await navegador.pedir('POST', '/api/usuario/segundo-factor');
    expect((await abrirNavegador(prueba).ingresar(email, CONTRASENA)).cuerpo).toHaveProperty('usuario');

    const malo = await navegador.pedir('POST', '/api/usuario/segundo-factor/activar', { codigo: '000000' });
    expect(malo.cuerpo).toMatchObject({ status: 400, code: 'acceso.codigo_equivocado' });
    const bueno = await navegador.pedir('POST', '/api/usuario/segundo-factor/activar', {
      codigo: codigoDe(cuerpo.secreto),
    });
    expect(bueno.cuerpo.codigos).toHaveLength(10);
    expect((await abrirNavegador(prueba).ingresar(email, CONTRASENA)).cuerpo).toMatchObject({
      pendiente: 'segundo_factor',
      medios: ['codigo', 'recuperacion'],
    });
    expect((await navegador.pedir('POST', '/api/usuario/segundo-factor')).cuerpo.code).toBe('acceso.factor_activo');
    expect(await avisos(id)).toContain('seguridad.segundo_factor_activado');
  });

  it('keeps neither the secret nor the recovery codes where the database could tell them, whatever key is sent', async () => {
    const { navegador, id } = await sembrarConSesion(prueba);
    const { secreto, codigos } = await ponerFactor(navegador);
    const filas = await Promise.all([
      prueba.db.selectFrom('factor_codigo').selectAll().where('usuario_id', '=', id).execute(),
      prueba.db.selectFrom('codigo_de_recuperacion').selectAll().execute(),
      prueba.db.selectFrom('idempotencia').selectAll().execute(),
      prueba.db.selectFrom('evento').selectAll().execute(),
      prueba.db.selectFrom('auditoria_campo').selectAll().execute(),
    ]);
    const guardado = JSON.stringify(filas);
    for (const dicho of [secreto, ...codigos, ...codigos.map((codigo) => codigo.replaceAll('-', ''))]) {
      expect(guardado).not.toContain(dicho);
    }
    const conClave = await prueba.app.inject({
      method: 'POST',
      url: '/api/usuario/segundo-factor/codigos',
      headers: {
        cookie: [...navegador.cookies].map((par) => par.join('=')).join('; '),
        'x-requested-with': 'app',
        'idempotency-key': 'una-clave',
      },
    });
    expect(conClave.json().codigos).toHaveLength(10);
    expect(await prueba.db.selectFrom('idempotencia').select('clave').execute()).toEqual([]);
  });

  it('ends the other sessions unless told not to', async () => {
    const { navegador, id } = await sembrarConSesion(prueba);
    const otro = await abrirleSesion(prueba, id);
    await ponerFactor(navegador);
    expect((await otro.pedir('GET', '/api/acceso/sesion')).status).toBe(401);
    expect((await navegador.pedir('GET', '/api/acceso/sesion')).status).toBe(200);
  });

  it('ends them too when it is taken away, unless told not to', async () => {
    const { navegador, id } = await sembrarConSesion(prueba);
    const desactivar = async (cuerpo?: object) => {
      await ponerFactor(navegador);
      const otro = await abrirleSesion(prueba, id);
      expect((await navegador.pedir('POST', '/api/usuario/segundo-factor/desactivar', cuerpo)).status).toBe(200);
      expect((await navegador.pedir('GET', '/api/acceso/sesion')).status).toBe(200);
      return (await otro.pedir('GET', '/api/acceso/sesion')).status;
    };
    expect(await desactivar({ cerrarOtras: false })).toBe(200);
    expect(await desactivar()).toBe(401);
  });

  it('is taken away by its owner, unless a role of theirs demands one', async () => {
    const { navegador, id, email } = await sembrarConSesion(prueba);
    await ponerFactor(navegador);
    await prueba.db.insertInto('politica_de_rol').values({ rol: 'vendedor', exige_segundo_factor: true }).execute();
    const exigido = await navegador.pedir('POST', '/api/usuario/segundo-factor/desactivar');
    expect(exigido.cuerpo).toMatchObject({ code: 'acceso.factor_exigido', data: { rol: 'Vendedor' } });
    await prueba.db.deleteFrom('politica_de_rol').execute();

    expect((await navegador.pedir('POST', '/api/usuario/segundo-factor/desactivar')).status).toBe(200);
    expect((await abrirNavegador(prueba).ingresar(email, CONTRASENA)).cuerpo).toHaveProperty('usuario');
    expect(
      await prueba.db.selectFrom('codigo_de_recuperacion').selectAll().where('usuario_id', '=', id).execute(),
    ).toEqual([]);
    expect(await avisos(id)).toContain('seguridad.segundo_factor_quitado');
    expect((await navegador.pedir('POST', '/api/usuario/segundo-factor/desactivar')).cuerpo.code).toBe(
      'acceso.sin_factor',
    );
  });

  it('seguridad 3.3 is not taken away from behind a password that is too short without it', async () => {
    const { navegador, email } = await sembrarConSesion(prueba);
    await ponerFactor(navegador);
    const desactivar = async () => (await navegador.pedir('POST', '/api/usuario/segundo-factor/desactivar')).cuerpo;
    const cambiar = async (actual: string, nueva: string) =>
      expect((await navegador.pedir('POST', '/api/usuario/contrasena', { actual, nueva })).status).toBe(200);
    await cambiar(CONTRASENA, CORTA);
    expect(await desactivar()).toMatchObject({ status: 409, code: 'acceso.contrasena_corta', data: { minimo: 15 } });
    await cambiar(CORTA, CONTRASENA);
    expect(await desactivar()).toEqual({});
    expect((await abrirNavegador(prueba).ingresar(email, CONTRASENA)).cuerpo).toHaveProperty('usuario');
  });

  it('seguridad 3.3 is set up again on the way in by whoever lost it behind a short password', async () => {
    const { navegador, email } = await sembrarConSesion(prueba);
    await ponerFactor(navegador);
    await navegador.pedir('POST', '/api/usuario/contrasena', { actual: CONTRASENA, nueva: CORTA });
    await quitarFactorPorConsola(prueba.db, email);
    const nuevo = abrirNavegador(prueba);
    expect((await nuevo.ingresar(email, CORTA)).cuerpo).toMatchObject({ pendiente: 'alta_de_factor' });
    const { secreto } = (await nuevo.pedir('POST', '/api/acceso/pendiente/factor')).cuerpo;
    const activado = await nuevo.pedir('POST', '/api/acceso/pendiente/factor/activar', { codigo: codigoDe(secreto) });
    expect(activado.cuerpo.sesion.usuario.email).toBe(email);
  });

  it('is asked of administrators who have none, with a warning', async () => {
    const { navegador } = await sembrarConSesion(prueba, { rol: 'administrador' });
    expect((await navegador.pedir('GET', '/api/acceso/sesion')).cuerpo.avisarSegundoFactor).toBe(true);
    await ponerFactor(navegador);
    expect((await navegador.pedir('GET', '/api/acceso/sesion')).cuerpo.avisarSegundoFactor).toBe(false);
  });
});

describe('a role that demands a second factor', () => {
  it('lets nobody in without one: it is set up on the way, and only then there is a session', async () => {
    const { id, email } = await sembrarConSesion(prueba, { rol: 'administrador' });
    await prueba.db
      .insertInto('politica_de_rol')
      .values({ rol: 'administrador', exige_segundo_factor: true })
      .execute();
    const navegador = abrirNavegador(prueba);
    const ingreso = await navegador.ingresar(email, CONTRASENA, true);
    expect(ingreso.cuerpo).toMatchObject({ pendiente: 'alta_de_factor', medios: [], nombre: 'Lucía Ferreyra' });
    const conCodigo = await navegador.pedir('POST', '/api/acceso/pendiente/codigo', { codigo: '123456' });
    expect(conCodigo.cuerpo.code).toBe('acceso.sin_pendiente');

    const { secreto } = (await navegador.pedir('POST', '/api/acceso/pendiente/factor')).cuerpo;
    const malo = await navegador.pedir('POST', '/api/acceso/pendiente/factor/activar', { codigo: '000000' });
    expect(malo.cuerpo).toMatchObject({ code: 'acceso.codigo_rechazado', data: { quedan: 4 } });
    const bueno = await navegador.pedir('POST', '/api/acceso/pendiente/factor/activar', { codigo: codigoDe(secreto) });
    expect(bueno.cuerpo).toMatchObject({ sesion: { usuario: { email }, avisarSegundoFactor: false } });
    expect(bueno.cuerpo.codigos).toHaveLength(10);
    expect([...navegador.cookies.keys()].sort()).toEqual(['dispositivo', 'sid']);
    expect(await avisos(id)).toContain('seguridad.segundo_factor_activado');

    expect((await abrirNavegador(prueba).ingresar(email, CONTRASENA)).cuerpo).toMatchObject({
      pendiente: 'segundo_factor',
    });
    await prueba.db.deleteFrom('politica_de_rol').execute();
  });

  it('takes no other one of a login that began before its person had a passkey', async () => {
    const { id, navegador } = await sembrarConSesion(prueba);
    const intruso = await abrirlePendiente(prueba, id, { motivo: 'alta_de_factor' });
    const { secreto } = (await intruso.pedir('POST', '/api/acceso/pendiente/factor')).cuerpo;
    const { opciones } = (await navegador.pedir('POST', '/api/usuario/llaves/opciones')).cuerpo;
    const respuesta = crearAutenticador().crear(opciones);
    expect((await navegador.pedir('POST', '/api/usuario/llaves', { nombre: 'L', respuesta })).status).toBe(201);

    const activado = await intruso.pedir('POST', '/api/acceso/pendiente/factor/activar', { codigo: codigoDe(secreto) });
    expect(activado.cuerpo.code).toBe('acceso.sin_pendiente');
    expect(intruso.cookies.has('sid')).toBe(false);
    expect((await navegador.pedir('GET', '/api/usuario/perfil')).cuerpo.segundoFactor.activo).toBe(false);
  });
});
