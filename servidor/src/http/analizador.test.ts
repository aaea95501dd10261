import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { imagen, PDF } from '#prueba/archivos.ts';
import { sembrarArticulo } from '#prueba/semillas.ts';

/** What stands for a clamd: reads a file as it is sent to it, and answers what the test wants. */
let clamd: Server;
let recibidos: Buffer[] = [];
let contestar: (contenido: Uint8Array) => string | null = () => 'stream: OK';
let prueba: Prueba;
let admin: Cliente;
beforeAll(async () => {
  clamd = createServer((socket) => {
    let todo: Buffer = Buffer.alloc(0);
    socket.on('error', () => {});
    socket.on('data', (trozo: Buffer) => {
      todo = Buffer.concat([todo, trozo]);
      const contenido = entero(todo);
      if (contenido === null) return;
      recibidos.push(contenido);
      const respuesta = contestar(contenido);
      if (respuesta === null) socket.destroy();
      else socket.end(`${respuesta}\0`);
    });
  }).listen(0, '127.0.0.1');
  await once(clamd, 'listening');
  const { port } = clamd.address() as AddressInfo;
  prueba = await crearPrueba({ analizador: `clamd://127.0.0.1:${port}` });
  admin = await prueba.cliente();
});
afterEach(() => {
  recibidos = [];
  contestar = () => 'stream: OK';
});
afterAll(async () => {
  clamd.close();
  await prueba.cerrar();
});

/** What came between the order and the piece of no length; null while it has not. */
function entero(todo: Buffer): Buffer | null {
  const partes: Buffer[] = [];
  for (let lugar = 'zINSTREAM\0'.length; lugar + 4 <= todo.length; ) {
    const largo = todo.readUInt32BE(lugar);
    if (largo === 0) return Buffer.concat(partes);
    partes.push(todo.subarray(lugar + 4, lugar + 4 + largo));
    lugar += 4 + largo;
  }
  return null;
}

const CSV = 'codigo;descripcion\nM-1;M\n';
const UNICA = { entidad: 'articulos' };
const SUBIDAS: readonly (readonly [string, number, () => Promise<{ status: number; cuerpo: { code?: string } }>])[] = [
  [
    'what is attached',
    201,
    async () =>
      admin.subir(
        `/api/articulos/${await sembrarArticulo(prueba.db)}/adjuntos`,
        {},
        { nombre: 'manual.pdf', contenido: PDF },
      ),
  ],
  ['what is imported', 201, () => admin.subir('/api/importaciones', UNICA, { nombre: 'a.csv', contenido: CSV })],
  [
    'what is pasted from a file',
    200,
    () => admin.subir('/api/articulos/estructuras/planilla/archivo', {}, { nombre: 'a.csv', contenido: CSV }),
  ],
  [
    'the photo of a person',
    200,
    async () =>
      admin.subir('/api/usuario/foto', {}, { nombre: 'yo.png', contenido: await imagen(40, 40).png().toBuffer() }),
  ],
];
const enDisco = async () =>
  (
    await Promise.all(
      ['adjuntos', 'importaciones', 'importaciones-originales'].map((una) =>
        readdir(join(prueba.dataDir, una)).catch((): string[] => []),
      ),
    )
  ).flat();

describe.each(SUBIDAS)('V5.4.3 %s', (_, status, subir) => {
  it('is looked at whole by the analyser, and taken when that says it is clean', async () => {
    expect((await subir()).status).toBe(status);
    expect(recibidos).toHaveLength(1);
    expect(recibidos[0]?.length).toBeGreaterThan(20);
  });

  it.each([
    ['finds something', 'stream: Eicar-Test-Signature FOUND', 400, 'comun.archivo_infectado'],
    ['fails', 'INSTREAM size limit exceeded. ERROR', 503, 'comun.sin_analisis'],
    ['says nothing', '', 503, 'comun.sin_analisis'],
    ['goes away', null, 503, 'comun.sin_analisis'],
  ])('is refused when it %s, and nothing of it stays', async (__, respuesta, esperado, code) => {
    const antes = await enDisco();
    contestar = () => respuesta;
    expect((await subir()).cuerpo).toMatchObject({ status: esperado, code });
    expect(await enDisco()).toEqual(antes);
  });
});

it('V5.4.3 with an analyser that is not there nothing comes in', async () => {
  const sola = await crearPrueba({ analizador: 'unix:/no/hay/clamd' });
  const quien = await sola.cliente();
  const { cuerpo } = await quien.subir('/api/importaciones', UNICA, { nombre: 'a.csv', contenido: CSV });
  expect(cuerpo).toMatchObject({ status: 503, code: 'comun.sin_analisis' });
  await sola.cerrar();
});
