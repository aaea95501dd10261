import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { crearPrueba, type Prueba } from '#prueba/app.ts';

let prueba: Prueba;
beforeAll(async () => {
  prueba = await crearPrueba();
});
afterAll(() => prueba.cerrar());

const ingresar = (opciones: { payload: string | Buffer; tipo?: string }) =>
  prueba.app.inject({
    method: 'POST',
    url: '/api/acceso/ingresar',
    headers: { 'content-type': opciones.tipo ?? 'application/json' },
    payload: opciones.payload,
  });

describe('every answer', () => {
  it('carries the security headers and no trace of who serves', async () => {
    const { encabezados } = await (await prueba.cliente()).get('/healthz');

    expect(encabezados).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'cache-control': 'no-store',
    });
    expect(encabezados).not.toHaveProperty('x-powered-by');
    expect(encabezados).not.toHaveProperty('server');
    expect(Object.keys(encabezados).filter((nombre) => nombre.startsWith('access-control'))).toEqual([]);
  });

  it('is problem+json when the address does not exist under /api', async () => {
    const respuesta = await (await prueba.cliente()).get('/api/no-existe');

    expect(respuesta.encabezados['content-type']).toContain('application/problem+json');
    expect(respuesta.cuerpo).toMatchObject({ status: 404, code: 'comun.ruta_desconocida' });
  });
});

describe('what comes in', () => {
  it.each([
    ['broken JSON', '{"usuario":', 400, 'comun.cuerpo_ilegible'],
    ['a key of the prototype', '{"__proto__":{"x":1}}', 400, 'comun.cuerpo_ilegible'],
    ['an unknown field', '{"usuario":"a","contrasena":"b","admin":true}', 400, 'comun.datos_invalidos'],
    ['no body at all', '', 400, 'comun.datos_invalidos'],
    ['a body over 256 KiB', JSON.stringify({ usuario: 'x'.repeat(300_000) }), 413, 'comun.cuerpo_grande'],
    ['too many levels', '['.repeat(30) + ']'.repeat(30), 400, 'comun.datos_invalidos'],
  ])('refuses %s with a stable code', async (_, payload, status, code) => {
    const respuesta = await ingresar({ payload });
    expect(respuesta.json()).toMatchObject({ status, code, title: expect.stringMatching(/[a-záéíóú]/) });
  });

  it('refuses anything but JSON', async () => {
    for (const tipo of ['text/plain', 'application/x-www-form-urlencoded', 'application/xml']) {
      expect((await ingresar({ payload: 'usuario=a', tipo })).json()).toMatchObject({ status: 415 });
    }
  });

  it('names each wrong field in Spanish', async () => {
    const { issues } = (await ingresar({ payload: '{"usuario":"","contrasena":7}' })).json();
    expect(issues).toEqual([
      { path: ['usuario'], message: 'Completá este dato.' },
      { path: ['contrasena'], message: expect.stringContaining('Entrada inválida') },
    ]);
  });
});

describe('a field that should not be there, or is not there', () => {
  it('is named by its place, in words anybody reads', async () => {
    const { issues } = (await ingresar({ payload: '{"usuario":"a","admin":true,"rol":"x"}' })).json();
    expect(issues).toEqual([
      { path: ['contrasena'], message: 'Falta este dato.' },
      { path: ['admin'], message: 'Este campo no existe.' },
      { path: ['rol'], message: 'Este campo no existe.' },
    ]);
  });

  it('says the choices there are', async () => {
    const yo = await prueba.cliente();
    const { cuerpo } = await yo.get('/api/articulos?estado=VIEJO&color=rojo');
    expect(cuerpo.issues).toEqual([
      { path: ['?', 'estado'], message: 'Tiene que ser uno de estos: BORRADOR, ACTIVO, DISCONTINUADO, INACTIVO.' },
      { path: ['?', 'color'], message: 'Este campo no existe.' },
    ]);
  });
});

describe('the documentation', () => {
  it('needs a session or a key, and names every endpoint with its refusals', async () => {
    expect((await prueba.app.inject({ url: '/api/openapi.json' })).statusCode).toBe(401);
    expect((await prueba.app.inject({ url: '/api/docs/' })).statusCode).toBe(401);

    const documento = (await (await prueba.cliente()).get('/api/openapi.json')).cuerpo;
    expect(documento.openapi).toBe('3.1.0');
    expect(documento.paths['/api/acceso/ingresar'].post.responses['401'].description).toContain('acceso.credenciales');
  });
});
