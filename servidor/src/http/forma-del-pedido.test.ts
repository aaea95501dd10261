import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { crearPrueba, type Prueba } from '#prueba/app.ts';
import { ENCABEZADOS_MAXIMOS, LISTA_MAXIMA, PROFUNDIDAD_MAXIMA, URL_MAXIMA } from './limites.ts';

let prueba: Prueba;
beforeAll(async () => {
  prueba = await crearPrueba();
});
afterAll(() => prueba.cerrar());

const codigo = async (pedido: InjectOptions) => {
  const { statusCode, body } = await prueba.app.inject(pedido);
  return [statusCode, (JSON.parse(body) as { code: string }).code];
};

it('refuses an address longer than any of ours, whether it is known or not', async () => {
  const resto = 'x'.repeat(URL_MAXIMA);
  expect(await codigo({ url: `/api/articulos?buscar=${resto}` })).toEqual([414, 'comun.direccion_larga']);
  expect(await codigo({ url: `/nada/${resto}` })).toEqual([414, 'comun.direccion_larga']);
});

it('refuses an address that cannot be read as one that leads nowhere', async () => {
  expect(await codigo({ url: '/api/nada/100%' })).toEqual([404, 'comun.ruta_desconocida']);
});

it('refuses a request with more headers than any of ours', async () => {
  const muchos = Object.fromEntries(Array.from({ length: ENCABEZADOS_MAXIMOS + 1 }, (_, i) => [`x-${i}`, '1']));
  expect(await codigo({ url: '/healthz', headers: muchos })).toEqual([431, 'comun.demasiados_encabezados']);
});

it('does not inflate what comes in', async () => {
  const payload = gzipSync(Buffer.alloc(1024 * 1024, ' '));
  const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' };
  const pedido = { method: 'POST' as const, url: '/api/acceso/ingresar', headers, payload };
  expect(await codigo(pedido)).toEqual([415, 'comun.comprimido']);
});

it('refuses bodies too deep and lists too long as bad data, however deep they are', async () => {
  const yo = await prueba.cliente();
  const hondo = (niveles: number) => `${'['.repeat(niveles)}${']'.repeat(niveles)}`;
  const mandar = async (texto: string) => {
    const { statusCode, body } = await prueba.app.inject({
      method: 'POST',
      url: '/api/tablas-generales/marcas',
      headers: { 'x-prueba-usuario': yo.usuarioId, 'content-type': 'application/json' },
      payload: `{"nombre":${texto}}`,
    });
    return [statusCode, (JSON.parse(body) as { issues: { message: string }[] }).issues[0]?.message];
  };
  expect(await mandar(hondo(PROFUNDIDAD_MAXIMA))).toEqual([400, 'Tiene demasiados niveles.']);
  expect(await mandar(hondo(100_000))).toEqual([400, 'Tiene demasiados niveles.']);
  const larga = `[${Array(LISTA_MAXIMA + 1).fill('1')}]`;
  expect(await mandar(larga)).toEqual([400, `Una lista admite hasta ${LISTA_MAXIMA} elementos.`]);
});

it('refuses a NUL anywhere, also for a file that could only be cut once it has begun', async () => {
  const yo = await prueba.cliente();
  const headers = { 'x-prueba-usuario': yo.usuarioId };
  expect(await codigo({ url: '/api/clientes/exportar?buscar=%00', headers })).toEqual([400, 'comun.datos_invalidos']);
  expect(await codigo({ url: '/api/clientes?buscar=a%00b', headers })).toEqual([400, 'comun.datos_invalidos']);
});

it('takes a form only where a file is expected', async () => {
  const yo = await prueba.cliente();
  const headers = { 'x-prueba-usuario': yo.usuarioId, 'content-type': 'multipart/form-data; boundary=x' };
  const pedido = { method: 'POST' as const, url: '/api/clientes', headers, payload: '--x--\r\n' };
  expect(await codigo(pedido)).toEqual([415, 'comun.tipo_no_admitido']);
});

it('refuses a request that names the server twice', async () => {
  const direccion = await prueba.app.listen({ port: 0, host: '127.0.0.1' });
  const recibido = await new Promise<string>((listo) => {
    const conexion = connect(Number(new URL(direccion).port), '127.0.0.1');
    let texto = '';
    conexion.setEncoding('utf8').on('data', (trozo) => {
      texto += trozo;
    });
    conexion.on('close', () => listo(texto));
    conexion.write('GET /api/acceso/alta HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n');
  });
  expect(recibido).toContain('HTTP/1.1 400');
  expect(recibido).toContain('comun.datos_invalidos');
});
