import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as esperar } from 'node:timers/promises';
import { afterEach, expect, it } from 'vitest';
import { repartirConexiones } from './conexiones.ts';

const abiertos: Socket[] = [];
let server: Server;
afterEach(async () => {
  for (const socket of abiertos.splice(0)) socket.destroy();
  server.closeAllConnections();
  await new Promise((listo) => server.close(listo));
});

async function escuchar(limites: { maximo: number; porDireccion: number; trasProxy?: boolean }): Promise<number> {
  server = createServer((_, respuesta) => respuesta.end('bien'));
  repartirConexiones(server, { trasProxy: false, ...limites });
  return puertoDe(server);
}

async function puertoDe(server: Server): Promise<number> {
  await new Promise<void>((listo) => server.listen(0, '127.0.0.1', listo));
  const direccion = server.address();
  return typeof direccion === 'object' && direccion ? direccion.port : 0;
}

async function abrir(puerto: number, desde: string): Promise<Socket> {
  const socket = connect({ port: puerto, host: '127.0.0.1', localAddress: desde });
  abiertos.push(socket);
  socket.on('error', () => {});
  await once(socket, 'connect');
  await esperar(20);
  return socket;
}

/** Whether a request over it is answered. */
async function contesta(socket: Socket): Promise<boolean> {
  if (socket.destroyed || socket.readyState !== 'open') return false;
  const llego = Promise.race([once(socket, 'data').then(() => true), once(socket, 'close').then(() => false)]);
  socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n');
  return llego;
}

it('lets so many connections of one address in, and those of others meanwhile', async () => {
  const puerto = await escuchar({ maximo: 100, porDireccion: 3 });
  const de2 = [];
  for (let i = 0; i < 5; i += 1) de2.push(await abrir(puerto, '127.0.0.2'));
  expect(await Promise.all(de2.map(contesta))).toEqual([true, true, true, false, false]);
  expect(await contesta(await abrir(puerto, '127.0.0.3'))).toBe(true);

  de2[0]?.destroy();
  await esperar(50);
  expect(await contesta(await abrir(puerto, '127.0.0.2'))).toBe(true);
});

it('counts nobody of this machine, nor the clients of a proxy, which all come from it', async () => {
  const puerto = await escuchar({ maximo: 100, porDireccion: 1 });
  const propios = [await abrir(puerto, '127.0.0.1'), await abrir(puerto, '127.0.0.1')];
  expect(await Promise.all(propios.map(contesta))).toEqual([true, true]);
  await new Promise((listo) => {
    server.closeAllConnections();
    server.close(listo);
  });

  const tras = await escuchar({ maximo: 100, porDireccion: 1, trasProxy: true });
  const delProxy = [await abrir(tras, '127.0.0.2'), await abrir(tras, '127.0.0.2')];
  expect(await Promise.all(delProxy.map(contesta))).toEqual([true, true]);
});

it('when they are about to run out, the connection that has been idle longest gives its place', async () => {
  const puerto = await escuchar({ maximo: 10, porDireccion: 100 });
  const ociosas = [];
  for (let i = 0; i < 9; i += 1) ociosas.push(await abrir(puerto, '127.0.0.2'));
  // The first one asks for something: it is the last to fall idle.
  expect(await contesta(ociosas[0] as Socket)).toBe(true);
  const nuevos = [];
  for (let i = 0; i < 6; i += 1) nuevos.push(await contesta(await abrir(puerto, '127.0.0.3')));
  expect(nuevos).toEqual(Array(6).fill(true));
  expect(ociosas[1]?.readyState).toBe('closed');
  expect(ociosas[0]?.readyState).toBe('open');
});

it('a connection that was open before it began takes no place among the idle once it is gone', async () => {
  server = createServer((_, respuesta) => respuesta.end('bien'));
  const puerto = await puertoDe(server);
  const vieja = await abrir(puerto, '127.0.0.2');
  repartirConexiones(server, { maximo: 10, porDireccion: 100, trasProxy: false });
  expect(await contesta(vieja)).toBe(true);
  vieja.destroy();
  for (let i = 0; i < 9; i += 1) await abrir(puerto, '127.0.0.2');
  const nuevos = [];
  for (let i = 0; i < 6; i += 1) nuevos.push(await contesta(await abrir(puerto, '127.0.0.3')));
  expect(nuevos).toEqual(Array(6).fill(true));
});
