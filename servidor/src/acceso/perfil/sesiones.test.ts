import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { crearClaveApi } from '#acceso/index.ts';
import { abrirNavegador, type Navegador } from '#acceso/prueba/navegador.ts';
import { abrirleSesion, CONTRASENA, sembrarConSesion } from '#acceso/prueba/personas.ts';
import { crearPrueba, type Prueba } from '#prueba/app.ts';

const OTRA = 'la lluvia moja el taller';

let prueba: Prueba;
beforeAll(async () => {
  prueba = await crearPrueba();
});
afterAll(() => prueba.cerrar());
beforeEach(async () => {
  await prueba.db.deleteFrom('intento').execute();
});

const persona = () => sembrarConSesion(prueba);

describe('another password', () => {
  const cambiar = (navegador: Navegador, cambio: object = {}) =>
    navegador.pedir('POST', '/api/usuario/contrasena', { actual: CONTRASENA, nueva: OTRA, ...cambio });

  it('ends the other sessions, gives this one another token and is told', async () => {
    const { id, email, navegador } = await persona();
    const otro = await abrirleSesion(prueba, id);
    const token = navegador.cookies.get('sid');

    expect((await cambiar(navegador)).cuerpo).toEqual({});
    expect(navegador.cookies.get('sid')).not.toBe(token);
    expect((await navegador.pedir('GET', '/api/acceso/sesion')).status).toBe(200);
    expect((await otro.pedir('GET', '/api/acceso/sesion')).status).toBe(401);
    expect((await abrirNavegador(prueba).ingresar(email, CONTRASENA)).status).toBe(401);
    expect((await abrirNavegador(prueba).ingresar(email, OTRA)).status).toBe(200);
    const eventos = await prueba.db.selectFrom('evento').select('tipo').where('usuario_id', '=', id).execute();
    expect(eventos.map(({ tipo }) => tipo)).toContain('seguridad.contrasena_cambiada');
  });

  it('leaves the others open when asked to', async () => {
    const { id, navegador } = await persona();
    const otro = await abrirleSesion(prueba, id);
    expect((await cambiar(navegador, { cerrarOtras: false })).status).toBe(200);
    expect((await otro.pedir('GET', '/api/acceso/sesion')).status).toBe(200);
  });

  it('needs the one there is: guessing it has to wait like logging in', async () => {
    const { navegador, id } = await persona();
    await prueba.pool.query('insert into intento (clave, fallos, desde) values ($1, 4, now())', [`cuenta:${id}`]);
    expect((await cambiar(navegador, { actual: 'no es esta' })).cuerpo.code).toBe('acceso.contrasena_actual');
    expect((await cambiar(navegador)).cuerpo.code).toBe('acceso.espera');
  });

  it.each(['Lucía Ferreyra 26', 'manchesterunited', CONTRASENA, 'mate frío 7a'])('is not %s', async (nueva) => {
    const { navegador } = await persona();
    expect((await cambiar(navegador, { nueva })).cuerpo.code).toBe('acceso.contrasena_debil');
  });

  it('is not for a key', async () => {
    const { email } = await persona();
    const clave = await crearClaveApi(prueba.db, { email });
    const respuesta = await prueba.app.inject({
      method: 'POST',
      url: '/api/usuario/contrasena',
      headers: { authorization: `Bearer ${clave}`, 'content-type': 'application/json' },
      payload: JSON.stringify({ actual: CONTRASENA, nueva: OTRA }),
    });
    expect(respuesta.json()).toMatchObject({ status: 403, code: 'acceso.solo_en_persona' });
  });
});

describe('sessions and devices', () => {
  it('are listed with where they come from, and ended from another place', async () => {
    const { email, navegador, id } = await persona();
    const otro = abrirNavegador(prueba);
    otro.agente = 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0';
    await otro.ingresar(email, CONTRASENA, true);
    const lista = async () => (await navegador.pedir('GET', '/api/usuario/sesiones')).cuerpo;
    const { sesiones, dispositivos } = await lista();
    expect(sesiones).toHaveLength(2);
    expect(sesiones[0]).toMatchObject({ esta: true, terminal: null, direccion: navegador.ip });
    expect(sesiones[1]).toMatchObject({ esta: false, agente: otro.agente, direccion: otro.ip });
    expect(dispositivos).toEqual([expect.objectContaining({ agente: otro.agente, este: false })]);
    const desdeOtro = (await otro.pedir('GET', '/api/usuario/sesiones')).cuerpo;
    expect(desdeOtro.dispositivos).toEqual([expect.objectContaining({ este: true })]);

    const cerrar = () => navegador.pedir('POST', `/api/usuario/sesiones/${sesiones[1].id}/cerrar`);
    expect((await cerrar()).status).toBe(200);
    expect((await otro.pedir('GET', '/api/acceso/sesion')).status).toBe(401);
    expect((await cerrar()).cuerpo.code).toBe('comun.no_encontrado');
    const revisar = await prueba.db
      .selectFrom('evento')
      .select('tipo')
      .where('usuario_id', '=', id)
      .where('tipo', '=', 'sesion.revisar')
      .execute();
    expect(revisar).toHaveLength(1);

    const olvidar = () => navegador.pedir('POST', `/api/usuario/dispositivos/${dispositivos[0].id}/olvidar`);
    expect((await olvidar()).status).toBe(200);
    expect((await lista()).dispositivos).toEqual([]);
    expect((await olvidar()).status).toBe(404);
  });

  it('of somebody else are nobody’s business', async () => {
    const [una, otra] = [await persona(), await persona()];
    const ajenas = (await una.navegador.pedir('GET', '/api/usuario/sesiones')).cuerpo.sesiones;
    const cerrar = await otra.navegador.pedir('POST', `/api/usuario/sesiones/${ajenas[0].id}/cerrar`);
    expect(cerrar.status).toBe(404);
    expect((await una.navegador.pedir('GET', '/api/acceso/sesion')).status).toBe(200);
  });

  it('are all ended but the one in use; those that expired are not listed', async () => {
    const { navegador, id } = await persona();
    for (let vez = 0; vez < 2; vez += 1) await abrirleSesion(prueba, id);
    expect((await navegador.pedir('POST', '/api/usuario/sesiones/cerrar-otras')).cuerpo).toEqual({ cerradas: 2 });
    expect((await navegador.pedir('GET', '/api/usuario/sesiones')).cuerpo.sesiones).toHaveLength(1);
    await abrirleSesion(prueba, id);
    await prueba.pool.query(
      `update sesion set usada_en = now() - interval '61 minutes' where id = (select id from sesion
       where usuario_id = $1 order by creada_en desc limit 1)`,
      [id],
    );
    expect((await navegador.pedir('GET', '/api/usuario/sesiones')).cuerpo.sesiones).toHaveLength(1);
  });
});
