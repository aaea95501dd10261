import { setTimeout as esperar } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { crearClaveApi } from '#acceso/index.ts';
import { crearAutenticador } from '#acceso/prueba/autenticador.ts';
import { abrirNavegador, type Navegador } from '#acceso/prueba/navegador.ts';
import { CONTRASENA, sembrarConSesion } from '#acceso/prueba/personas.ts';
import { crearPrueba, type Prueba } from '#prueba/app.ts';

let prueba: Prueba;
beforeAll(async () => {
  prueba = await crearPrueba();
});
afterAll(() => prueba.cerrar());
beforeEach(async () => {
  await prueba.db.deleteFrom('intento').execute();
});

const persona = () => sembrarConSesion(prueba, { rol: 'encargado' });
const envejecer = (id: string, minutos: number) =>
  prueba.pool.query('update sesion set confirmada_en = now() - make_interval(mins => $2) where usuario_id = $1', [
    id,
    minutos,
  ]);
const confirmar = (navegador: Navegador, cuerpo: unknown) => navegador.pedir('POST', '/api/acceso/confirmar', cuerpo);
const delicado = async (navegador: Navegador) =>
  (await navegador.pedir('DELETE', '/api/usuario/pin')).cuerpo.code ?? 'hecho';

describe('seguridad 3.2 step-up', () => {
  it('lets through for ten minutes what was proved at the login, and then asks again', async () => {
    const { id, navegador } = await persona();
    expect(await delicado(navegador)).toBe('hecho');
    await envejecer(id, 11);
    expect(await delicado(navegador)).toBe('acceso.falta_confirmacion');
    expect((await navegador.pedir('GET', '/api/acceso/sesion')).status).toBe(200);
  });

  it('is given by the password, which changes the token; the former one dies half a minute later', async () => {
    const { id, navegador } = await persona();
    await envejecer(id, 11);
    const anterior = navegador.copia();
    const { cuerpo } = await confirmar(navegador, { contrasena: CONTRASENA });
    expect(new Date(cuerpo.hasta).getTime() - Date.now()).toBeGreaterThan(9.9 * 60_000);
    expect(await delicado(navegador)).toBe('hecho');

    expect(anterior.cookies.get('sid')).not.toBe(navegador.cookies.get('sid'));
    expect((await anterior.pedir('GET', '/api/acceso/sesion')).status).toBe(200);
    await prueba.pool.query("update sesion set anterior_hasta = anterior_hasta - interval '30 seconds'");
    expect((await anterior.pedir('GET', '/api/acceso/sesion')).status).toBe(401);
    expect((await navegador.pedir('GET', '/api/acceso/sesion')).status).toBe(200);
  });

  it('is not of whoever has the former token, during the half minute that it still opens', async () => {
    const { id, navegador } = await persona();
    await envejecer(id, 11);
    const robado = navegador.copia();
    await confirmar(navegador, { contrasena: CONTRASENA });
    expect((await robado.pedir('GET', '/api/acceso/sesion')).status).toBe(200);
    expect(await delicado(robado)).toBe('acceso.falta_confirmacion');
    const llave = await robado.pedir('POST', '/api/usuario/llaves/opciones');
    expect(llave.cuerpo.code).toBe('acceso.falta_confirmacion');
    expect(await delicado(navegador)).toBe('hecho');
  });

  it('is not given by a wrong password, which counts as a failed login', async () => {
    const { id, email, navegador } = await persona();
    await envejecer(id, 11);
    for (const _ of [1, 2, 3, 4, 5]) {
      expect((await confirmar(navegador, { contrasena: 'equivocada' })).cuerpo).toMatchObject({
        status: 401,
        code: 'acceso.confirmacion_rechazada',
      });
    }
    expect((await confirmar(navegador, { contrasena: CONTRASENA })).cuerpo.code).toBe('acceso.espera');
    expect((await abrirNavegador(prueba).ingresar(email, CONTRASENA)).cuerpo.code).toBe('acceso.espera');
    expect(await delicado(navegador)).toBe('acceso.falta_confirmacion');
  });

  it('is not given by a password that was another one by the time it was found right', async () => {
    const { id, navegador } = await persona();
    await envejecer(id, 11);
    let confirmando: ReturnType<typeof confirmar> | undefined;
    await prueba.db.transaction().execute(async (tx) => {
      await sql`update credencial set cambiada_en = clock_timestamp() where usuario_id = ${id}`.execute(tx);
      confirmando = confirmar(navegador, { contrasena: CONTRASENA });
      await Promise.race([confirmando, esperar(1_000)]);
    });
    expect((await confirmando)?.cuerpo.code).toBe('acceso.confirmacion_rechazada');
    expect(await delicado(navegador)).toBe('acceso.falta_confirmacion');
  });

  it('is given by a passkey of that person, on a challenge of that session', async () => {
    const { id, email, navegador } = await persona();
    expect((await navegador.pedir('POST', '/api/acceso/confirmar/llave')).cuerpo.code).toBe('acceso.sin_llaves');
    const llave = crearAutenticador();
    const alta = (await navegador.pedir('POST', '/api/usuario/llaves/opciones')).cuerpo.opciones;
    await navegador.pedir('POST', '/api/usuario/llaves', { nombre: 'Teléfono', respuesta: llave.crear(alta) });
    await envejecer(id, 11);

    const opciones = (await navegador.pedir('POST', '/api/acceso/confirmar/llave')).cuerpo.opciones;
    expect(opciones).toMatchObject({ userVerification: 'required', allowCredentials: [{ id: llave.id }] });
    const otra = abrirNavegador(prueba);
    const deIngreso = (await otra.pedir('POST', '/api/acceso/llave/opciones')).cuerpo.opciones;
    await otra.pedir('POST', '/api/acceso/llave', { respuesta: llave.firmar(deIngreso) });
    expect((await confirmar(otra, { llave: llave.firmar(opciones) })).cuerpo.code).toBe(
      'acceso.confirmacion_rechazada',
    );
    expect((await otra.pedir('GET', '/api/acceso/sesion')).cuerpo.usuario.email).toBe(email);

    const firmada = llave.firmar(opciones);
    const copia = navegador.copia();
    const dos = await Promise.all([confirmar(copia, { llave: firmada }), confirmar(navegador, { llave: firmada })]);
    expect(dos.map(({ status }) => status).sort()).toEqual([200, 401]);
    // The token that the proof gave is of who came first; the other one has the former.
    const [prueban, no] = dos[0].status === 200 ? [copia, navegador] : [navegador, copia];
    expect(await delicado(prueban)).toBe('hecho');
    expect(await delicado(no)).toBe('acceso.falta_confirmacion');
  });

  it('is not given by a PIN away from a terminal', async () => {
    const { navegador } = await persona();
    await navegador.pedir('PUT', '/api/usuario/pin', { pin: '4071' });
    expect((await confirmar(navegador, { pin: '4071' })).cuerpo.code).toBe('acceso.confirmacion_rechazada');
  });

  it('is asked for the export of customers, but not of a key', async () => {
    const { id, email, navegador } = await persona();
    const exportar = (headers: Record<string, string>) =>
      prueba.app.inject({ method: 'GET', url: '/api/clientes/exportar', headers });
    const cookie = () => ({ cookie: `sid=${navegador.cookies.get('sid')}` });
    expect((await exportar(cookie())).statusCode).toBe(200);
    await envejecer(id, 11);
    expect((await exportar(cookie())).json()).toMatchObject({
      status: 403,
      code: 'acceso.falta_confirmacion',
      data: { conPin: false },
    });
    const clave = await crearClaveApi(prueba.db, { email });
    expect((await exportar({ authorization: `Bearer ${clave}` })).statusCode).toBe(200);
    const deClave = await prueba.app.inject({
      method: 'DELETE',
      url: '/api/usuario/pin',
      headers: { authorization: `Bearer ${clave}` },
    });
    expect(deClave.json()).toMatchObject({ status: 403, code: 'acceso.solo_en_persona' });
  });
});

it.each(['programar', 'aplicar', 'revertir'])(
  'seguridad 3.2 is asked to move very many prices at once (%s), but not of a key nor to prepare them',
  async (accion) => {
    const { id, email, navegador } = await persona();
    const [version, aplicaDesde, motivo] = [1, '2035-01-01T00:00:00Z', 'Volver atrás'];
    const lote = '/api/articulos/lotes-de-precio/01900000-0000-7000-8000-00000000dead';
    const pedido = {
      version,
      ...(accion === 'programar' && { aplicaDesde }),
      ...(accion === 'revertir' && { motivo }),
    };
    const mover = async () => (await navegador.pedir('POST', `${lote}/${accion}`, pedido)).cuerpo.code;
    expect(await mover()).toBe('comun.no_encontrado');
    await envejecer(id, 11);
    expect(await mover()).toBe('acceso.falta_confirmacion');
    expect((await navegador.pedir('POST', `${lote}/simular`, { version })).cuerpo.code).toBe('comun.no_encontrado');
    const clave = await crearClaveApi(prueba.db, { email });
    const deClave = await prueba.app.inject({
      method: 'POST',
      url: `${lote}/${accion}`,
      headers: { authorization: `Bearer ${clave}` },
      payload: pedido,
    });
    expect(deClave.json().code).toBe('comun.no_encontrado');
  },
);

describe('seguridad 3.2 a change of role', () => {
  it('changes the token with the next request, once, however many come together', async () => {
    const { id, navegador } = await persona();
    await prueba.pool.query('update sesion set renovar = true where usuario_id = $1', [id]);
    const antes = navegador.cookies.get('sid');
    const juntos = await Promise.all(
      [navegador.copia(), navegador.copia(), navegador.copia()].map(async (uno) => {
        const { status, respuesta } = await uno.pedir('GET', '/api/acceso/sesion');
        return { status, nuevo: respuesta.cookies.find(({ name }) => name === 'sid')?.value };
      }),
    );
    expect(juntos.map(({ status }) => status)).toEqual([200, 200, 200]);
    const nuevos = juntos.flatMap(({ nuevo }) => nuevo ?? []);
    expect(nuevos).toHaveLength(1);
    expect(nuevos[0]).not.toBe(antes);

    navegador.cookies.set('sid', nuevos[0] ?? '');
    expect((await navegador.pedir('GET', '/api/acceso/sesion')).respuesta.cookies).toEqual([]);
    await prueba.pool.query("update sesion set anterior_hasta = anterior_hasta - interval '30 seconds'");
    navegador.cookies.set('sid', antes ?? '');
    expect((await navegador.pedir('GET', '/api/acceso/sesion')).status).toBe(401);
  });
});
