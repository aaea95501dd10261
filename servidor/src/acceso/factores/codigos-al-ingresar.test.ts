import { endpoints } from '@trastienda/nucleo/endpoints.ts';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { abrirNavegador, codigoDe, type Navegador, ponerFactor } from '#acceso/prueba/navegador.ts';
import { abrirlePendiente, avisosDe, CONTRASENA, sembrarConSesion } from '#acceso/prueba/personas.ts';
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

/** Somebody with an active second factor, at a moment in which their next code is a new one. */
async function conFactor() {
  prueba.reloj.ahora = undefined;
  const quien = await sembrarConSesion(prueba);
  const factor = await ponerFactor(quien.navegador);
  // The code that activated it is used up.
  prueba.reloj.ahora = new Date(Date.now() + 60_000);
  const codigo = () => codigoDe(factor.secreto, prueba.reloj.ahora);
  return { ...quien, ...factor, codigo, empezar: () => abrirlePendiente(prueba, quien.id) };
}

const completar = (navegador: Navegador, codigo: string) =>
  navegador.pedir('POST', '/api/acceso/pendiente/codigo', { codigo });
const recuperar = (navegador: Navegador, codigo: string) =>
  navegador.pedir('POST', '/api/acceso/pendiente/recuperacion', { codigo });
const avisos = (usuarioId: string) => avisosDe(prueba, usuarioId);

describe('seguridad 3.2 a login that waits for the second factor', () => {
  it('is another type with a cookie of its own, and opens no other door of the product', async () => {
    const { email } = await conFactor();
    const navegador = abrirNavegador(prueba);
    expect((await navegador.ingresar(email, CONTRASENA)).cuerpo).toMatchObject({ pendiente: 'segundo_factor' });
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
    const { navegador } = await sembrarConSesion(prueba);
    expect((await navegador.pedir('POST', '/api/usuario/segundo-factor/codigos')).cuerpo.code).toBe(
      'acceso.sin_factor',
    );
  });
});
