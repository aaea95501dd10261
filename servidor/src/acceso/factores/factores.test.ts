import { endpoints } from '@trastienda/nucleo/endpoints.ts';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { crearUsuarioPorConsola } from '#acceso/index.ts';
import { abrirNavegador, codigoDe, type Navegador, ponerFactor } from '#acceso/prueba/navegador.ts';
import { crearPrueba, type Prueba } from '#prueba/app.ts';

const CONTRASENA = 'el mate está frío hoy';

let prueba: Prueba;
beforeAll(async () => {
  prueba = await crearPrueba();
});
afterAll(() => prueba.cerrar());
beforeEach(async () => {
  prueba.reloj.ahora = undefined;
  await prueba.db.deleteFrom('intento').execute();
});

let serie = 0;
type Persona = { readonly id: string; readonly email: string; readonly navegador: Navegador };

async function persona(rol: 'vendedor' | 'administrador' = 'vendedor'): Promise<Persona> {
  serie += 1;
  const email = `persona${serie}@quiroga.test`;
  const id = await crearUsuarioPorConsola(prueba.db, { nombre: 'Lucía Ferreyra', email, rol, contrasena: CONTRASENA });
  const navegador = abrirNavegador(prueba);
  expect((await navegador.ingresar(email, CONTRASENA)).status).toBe(200);
  return { id, email, navegador };
}

/** Somebody with an active second factor, and the moment from which their next code is a new one. */
async function conFactor() {
  prueba.reloj.ahora = undefined;
  const quien = await persona();
  const factor = await ponerFactor(quien.navegador);
  // The code that activated it is used up; the next one is half a minute later.
  prueba.reloj.ahora = new Date(Date.now() + 60_000);
  const codigo = () => codigoDe(factor.secreto, prueba.reloj.ahora);
  const empezar = async () => {
    const navegador = abrirNavegador(prueba);
    const respuesta = await navegador.ingresar(quien.email, CONTRASENA);
    expect(respuesta.cuerpo).toMatchObject({ pendiente: 'segundo_factor' });
    return navegador;
  };
  return { ...quien, ...factor, codigo, empezar };
}

const completar = (navegador: Navegador, codigo: string) =>
  navegador.pedir('POST', '/api/acceso/pendiente/codigo', { codigo });
const recuperar = (navegador: Navegador, codigo: string) =>
  navegador.pedir('POST', '/api/acceso/pendiente/recuperacion', { codigo });
const avisos = async (usuarioId: string) =>
  (await prueba.db.selectFrom('evento').select('tipo').where('usuario_id', '=', usuarioId).execute()).map(
    ({ tipo }) => tipo,
  );

describe('setting up a second factor', () => {
  it('is worth nothing until a right code is given, and then gives ten recovery codes once', async () => {
    const { navegador, email, id } = await persona();
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
    const { navegador, id } = await persona();
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
    const { navegador, email } = await persona();
    const otro = abrirNavegador(prueba);
    await otro.ingresar(email, CONTRASENA);
    await ponerFactor(navegador);
    expect((await otro.pedir('GET', '/api/acceso/sesion')).status).toBe(401);
    expect((await navegador.pedir('GET', '/api/acceso/sesion')).status).toBe(200);
  });

  it('is taken away by its owner, unless a role of theirs demands one', async () => {
    const { navegador, id, email } = await persona();
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

  it('is asked of administrators who have none, with a warning', async () => {
    const { navegador } = await persona('administrador');
    expect((await navegador.pedir('GET', '/api/acceso/sesion')).cuerpo.avisarSegundoFactor).toBe(true);
    await ponerFactor(navegador);
    expect((await navegador.pedir('GET', '/api/acceso/sesion')).cuerpo.avisarSegundoFactor).toBe(false);
  });
});

describe('seguridad 3.2 a login that waits for the second factor', () => {
  it('is another type with a cookie of its own, and opens no other door of the product', async () => {
    const { empezar } = await conFactor();
    const navegador = await empezar();
    expect([...navegador.cookies.keys()]).toEqual(['ingreso']);
    const token = navegador.cookies.get('ingreso') ?? '';
    // Also in the place of the session's own cookie, where somebody could put it by hand.
    navegador.cookies.set('sid', token);

    const guardados = endpoints.filter(({ permiso }) => permiso !== 'publico');
    expect(guardados.length).toBeGreaterThan(90);
    for (const { method, path } of guardados) {
      const url = path.replace(/:(\w+)/g, () => uuidv7());
      const { status } = await navegador.pedir(method, url, method === 'GET' ? undefined : {});
      expect([method, path, status]).toEqual([method, path, 401]);
    }
  });

  it('lasts ten minutes', async () => {
    const { empezar, codigo, id } = await conFactor();
    const navegador = await empezar();
    await prueba.pool.query(
      "update ingreso_pendiente set creado_en = now() - interval '9 minutes 55 seconds' where usuario_id = $1",
      [id],
    );
    expect((await navegador.pedir('GET', '/api/acceso/pendiente')).cuerpo).toMatchObject({
      pendiente: 'segundo_factor',
    });
    await prueba.pool.query(
      "update ingreso_pendiente set creado_en = now() - interval '10 minutes' where usuario_id = $1",
      [id],
    );
    expect((await navegador.pedir('GET', '/api/acceso/pendiente')).cuerpo.code).toBe('acceso.sin_pendiente');
    expect((await completar(navegador, codigo())).cuerpo.code).toBe('acceso.sin_pendiente');
  });

  it('becomes a session with the right code, and serves no more', async () => {
    const { empezar, codigo } = await conFactor();
    const navegador = await empezar();
    const pendiente = navegador.copia();
    const respuesta = await completar(navegador, codigo());
    expect(respuesta.cuerpo).toMatchObject({ usuario: { nombre: 'Lucía Ferreyra' } });
    expect([...navegador.cookies.keys()]).toEqual(['sid']);
    expect((await navegador.pedir('GET', '/api/acceso/sesion')).status).toBe(200);
    expect((await completar(pendiente, codigo())).cuerpo.code).toBe('acceso.sin_pendiente');
  });

  it('dies with its fifth failure, and its owner is told that somebody knows their password', async () => {
    const { empezar, codigo, id } = await conFactor();
    const navegador = await empezar();
    const copia = navegador.copia();
    const respuestas = [];
    for (const _ of [1, 2, 3, 4, 5]) respuestas.push((await completar(navegador, '000000')).cuerpo);
    expect(respuestas.map(({ code, data }) => [code, data.quedan])).toEqual([
      ['acceso.codigo_rechazado', 4],
      ['acceso.codigo_rechazado', 3],
      ['acceso.codigo_rechazado', 2],
      ['acceso.codigo_rechazado', 1],
      ['acceso.sin_pendiente', undefined],
    ]);
    expect(navegador.cookies.has('ingreso')).toBe(false);
    expect((await completar(copia, codigo())).cuerpo.code).toBe('acceso.sin_pendiente');
    expect(await avisos(id)).toContain('seguridad.codigos_equivocados');
  });

  it('gives guesses sent at once no more than five tries', async () => {
    const { empezar } = await conFactor();
    const navegador = await empezar();
    const respuestas = await Promise.all(Array.from({ length: 12 }, () => completar(navegador.copia(), '000000')));
    const probados = respuestas.filter(({ cuerpo }) => cuerpo.code === 'acceso.codigo_rechazado');
    expect(probados.length).toBeLessThanOrEqual(4);
  });
});

describe('seguridad 3.5 failures with codes', () => {
  it('are ten an hour per account, over as many logins as it takes, and no right code passes then', async () => {
    const { empezar, codigo, id } = await conFactor();
    for (const _ of [1, 2]) {
      const navegador = await empezar();
      for (const __ of [1, 2, 3, 4, 5]) await completar(navegador, '000000');
    }
    const navegador = await empezar();
    const espera = await completar(navegador, codigo());
    expect(espera.cuerpo).toMatchObject({ status: 429, code: 'acceso.espera' });
    expect(espera.cuerpo.data.segundos).toBeGreaterThan(3500);
    expect((await recuperar(navegador, 'A'.repeat(24))).cuerpo.code).toBe('acceso.espera');

    await prueba.pool.query("update intento set desde = desde - interval '1 hour' where clave = $1", [
      `codigo-hora:${id}`,
    ]);
    expect((await completar(navegador, codigo())).cuerpo).toHaveProperty('usuario');
  });

  it('are twenty a day', async () => {
    const { empezar, codigo, id } = await conFactor();
    await prueba.db
      .insertInto('intento')
      .values({ clave: `codigo-dia:${id}`, fallos: 20, desde: new Date(Date.now() - 23 * 3_600_000) })
      .execute();
    expect((await completar(await empezar(), codigo())).cuerpo.code).toBe('acceso.espera');
    await prueba.pool.query("update intento set desde = desde - interval '1 hour 1 minute' where clave = $1", [
      `codigo-dia:${id}`,
    ]);
    expect((await completar(await empezar(), codigo())).cuerpo).toHaveProperty('usuario');
  });

  it('are not made by a right code', async () => {
    const { empezar, codigo, id } = await conFactor();
    const navegador = await empezar();
    await completar(navegador, '000000');
    expect((await completar(navegador, codigo())).cuerpo).toHaveProperty('usuario');
    const { rows } = await prueba.pool.query('select fallos from intento where clave like $1', [`codigo-%:${id}`]);
    expect(rows).toEqual([{ fallos: 1 }, { fallos: 1 }]);
  });
});

describe('seguridad 3.6 a code of the application', () => {
  it('serves once: the same one again, and the one before it, are refused as used', async () => {
    const { empezar, codigo, secreto } = await conFactor();
    const [primero, segundo, tercero] = [await empezar(), await empezar(), await empezar()];
    expect((await completar(primero, codigo())).status).toBe(200);
    expect((await completar(segundo, codigo())).cuerpo.code).toBe('acceso.codigo_usado');
    const anterior = codigoDe(secreto, prueba.reloj.ahora, -30);
    expect((await completar(tercero, anterior)).cuerpo.code).toBe('acceso.codigo_usado');
  });

  it('opens one session when two come with it at once', async () => {
    const { empezar, codigo } = await conFactor();
    const navegadores = [await empezar(), await empezar()];
    const respuestas = await Promise.all(navegadores.map((navegador) => completar(navegador, codigo())));
    expect(respuestas.map(({ status }) => status).sort()).toEqual([200, 401]);
    expect(respuestas.find(({ status }) => status === 401)?.cuerpo.code).toBe('acceso.codigo_usado');
  });

  it('is taken one step late and not two', async () => {
    const { empezar, secreto } = await conFactor();
    const ahora = new Date(Date.now() + 300_000);
    prueba.reloj.ahora = ahora;
    const tarde = await completar(await empezar(), codigoDe(secreto, ahora, -60));
    expect(tarde.cuerpo.code).toBe('acceso.codigo_rechazado');
    expect((await completar(await empezar(), codigoDe(secreto, ahora, 30))).cuerpo.code).toBe(
      'acceso.codigo_rechazado',
    );
    expect((await completar(await empezar(), codigoDe(secreto, ahora, -30))).status).toBe(200);
  });
});

describe('seguridad 3.6 a recovery code', () => {
  it('opens the session once, however it is typed, and its owner is told how many are left', async () => {
    const { empezar, codigos, id } = await conFactor();
    const escrito = (codigos[0] ?? '').toLowerCase().replaceAll('-', ' ');
    expect((await recuperar(await empezar(), escrito)).cuerpo).toHaveProperty('usuario');
    expect((await recuperar(await empezar(), escrito)).cuerpo).toMatchObject({
      code: 'acceso.codigo_rechazado',
      data: { quedan: 4 },
    });
    const { rows } = await prueba.pool.query(
      "select datos from evento where tipo = 'seguridad.codigo_de_recuperacion' and usuario_id = $1",
      [id],
    );
    expect(rows).toEqual([{ datos: expect.objectContaining({ quedan: 9 }) }]);
  });

  it('opens one session when two come with it at once', async () => {
    const { empezar, codigos } = await conFactor();
    const navegadores = [await empezar(), await empezar()];
    const respuestas = await Promise.all(navegadores.map((navegador) => recuperar(navegador, codigos[1] ?? '')));
    expect(respuestas.map(({ status }) => status).sort()).toEqual([200, 401]);
  });

  it('of before dies when they are made again, and nobody else can use it', async () => {
    const { navegador, empezar, codigos } = await conFactor();
    const otra = await conFactor();
    expect((await recuperar(await otra.empezar(), codigos[2] ?? '')).cuerpo.code).toBe('acceso.codigo_rechazado');
    const { cuerpo } = await navegador.pedir('POST', '/api/usuario/segundo-factor/codigos');
    expect((await recuperar(await empezar(), codigos[3] ?? '')).cuerpo.code).toBe('acceso.codigo_rechazado');
    expect((await recuperar(await empezar(), cuerpo.codigos[0])).status).toBe(200);
  });

  it('is refused to whoever has no factor to stand in for', async () => {
    const { navegador } = await persona();
    expect((await navegador.pedir('POST', '/api/usuario/segundo-factor/codigos')).cuerpo.code).toBe(
      'acceso.sin_factor',
    );
  });
});

describe('a role that demands a second factor', () => {
  it('lets nobody in without one: it is set up on the way, and only then there is a session', async () => {
    const { id, email } = await persona('administrador');
    await prueba.db
      .insertInto('politica_de_rol')
      .values({ rol: 'administrador', exige_segundo_factor: true })
      .execute();
    const navegador = abrirNavegador(prueba);
    const ingreso = await navegador.ingresar(email, CONTRASENA, true);
    expect(ingreso.cuerpo).toMatchObject({ pendiente: 'alta_de_factor', medios: [], nombre: 'Lucía Ferreyra' });
    expect((await completar(navegador, '123456')).cuerpo.code).toBe('acceso.sin_pendiente');

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
});
