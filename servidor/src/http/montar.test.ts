import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { crearPrueba, type Prueba } from '#prueba/app.ts';

let prueba: Prueba;
beforeAll(async () => {
  prueba = await crearPrueba();
});
afterAll(() => prueba.cerrar());

describe('every answer', () => {
  it('carries the security headers and no trace of who serves', async () => {
    const { encabezados } = await (await prueba.cliente()).get('/healthz');

    expect(encabezados).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'cache-control': 'no-store',
    });
    expect(encabezados).not.toHaveProperty('x-powered-by');
    expect(encabezados).not.toHaveProperty('server');
  });

  it('is problem+json when the address does not exist under /api', async () => {
    const respuesta = await (await prueba.cliente()).get('/api/no-existe');

    expect(respuesta.status).toBe(404);
    expect(respuesta.encabezados['content-type']).toContain('application/problem+json');
    expect(respuesta.cuerpo).toMatchObject({ status: 404, code: 'comun.ruta_desconocida' });
  });
});
