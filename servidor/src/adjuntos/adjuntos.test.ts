import { readdir } from 'node:fs/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { imagen, PDF } from '#prueba/archivos.ts';
import { sembrarArticulo } from '#prueba/semillas.ts';
import { carpetaDeAdjuntos } from './almacen.ts';
import { verificacionDeArchivos, verificacionesDeAdjuntos } from './verificaciones.ts';

let prueba: Prueba;
let admin: Cliente;
beforeAll(async () => {
  prueba = await crearPrueba();
  admin = await prueba.cliente({ nombre: 'Lucía' });
});
afterAll(() => prueba.cerrar());

const rutaDe = (articuloId: string) => `/api/articulos/${articuloId}/adjuntos`;
const subir = (id: string, nombre: string, contenido: string | Uint8Array, extra: { clave?: string } = {}) =>
  admin.subir(rutaDe(id), {}, { nombre, contenido }, extra);
const reemplazar = (que: string, por: string) => Buffer.from(PDF.toString('latin1').replace(que, por), 'latin1');
const conAccion = (accion: string) => reemplazar('/Type/Catalog', `/Type/Catalog/OpenAction<<${accion}>>`);
const foto = (lado = 30, fondo = '#d04020') => imagen(lado, lado, fondo).jpeg().toBuffer();
const bajar = (url: string, encabezados: Record<string, string> = {}, quien = admin) =>
  prueba.app.inject({ url, headers: { 'x-prueba-usuario': quien.usuarioId, ...encabezados } });
const enDisco = () => readdir(carpetaDeAdjuntos(prueba.dataDir)).catch(() => [] as string[]);
const nombres = async (id: string) =>
  (await admin.get(rutaDe(id))).cuerpo.filas.map(({ nombre }: { nombre: string }) => nombre);
const danios = async () => [
  ...((await verificacionesDeAdjuntos[0]?.consulta(prueba.db)) ?? []),
  ...(await verificacionDeArchivos(prueba.dataDir).consulta(prueba.db)),
];

describe('ART-17 a picture', () => {
  it('is written again without what it was hiding, in three sizes, under a name that says nothing', async () => {
    const id = await sembrarArticulo(prueba.db);
    const original = await imagen(3_000, 1_500)
      .withExif({ IFD0: { Artist: 'en lo de Marta' } })
      .jpeg()
      .toBuffer();
    expect(original.toString('latin1')).toContain('Marta');

    const { status, cuerpo } = await subir(id, '../../Bomba de agua.JPG', original);

    expect(status).toBe(201);
    expect(cuerpo).toMatchObject({ clase: 'IMAGEN', nombre: 'Bomba de agua', ancho: 2_048, alto: 1_024, version: 1 });
    const archivos = await enDisco();
    expect(archivos).toHaveLength(3);
    expect(archivos.join()).not.toContain('Bomba');
    for (const [tamano, lado] of [
      ['chica', 160],
      ['mediana', 480],
      ['grande', 2_048],
    ] as const) {
      const vista = await bajar(`${rutaDe(id)}/${cuerpo.id}/imagen?tamano=${tamano}`);
      const datos = await sharp(vista.rawPayload).metadata();
      expect(datos).toMatchObject({ format: 'webp', width: lado, height: lado / 2 });
      expect(datos.exif).toBeUndefined();
      expect(vista.rawPayload.toString('latin1')).not.toContain('Marta');
    }
  });

  it('is shown and never run, and kept by the browser only under its own version', async () => {
    const id = await sembrarArticulo(prueba.db);
    const { cuerpo } = await subir(id, 'x.png', await imagen(40, 20).png().toBuffer());
    const ruta = `${rutaDe(id)}/${cuerpo.id}/imagen`;
    const vista = await bajar(`${ruta}?v=${cuerpo.huella}&tamano=chica`);
    expect(vista.headers).toMatchObject({
      'content-type': 'image/webp',
      'content-disposition': 'inline',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'cache-control': 'private, max-age=31536000, immutable',
    });
    expect((await bajar(`${ruta}?v=otra`)).headers['cache-control']).toBe('private, no-cache');
    const igual = await bajar(`${ruta}?tamano=chica`, { 'if-none-match': String(vista.headers.etag) });
    expect(igual.statusCode).toBe(304);
    expect((await prueba.app.inject({ url: ruta })).statusCode).toBe(401);
    const guardada = await bajar(`${rutaDe(id)}/${cuerpo.id}/archivo`);
    expect(guardada.headers['content-disposition']).toBe(`attachment; filename="x.webp"; filename*=UTF-8''x.webp`);
  });

  it.each([
    ['an SVG', 'adjuntos.no_se_admite', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['a page that says it is a picture', 'adjuntos.no_se_admite', '<!doctype html><script>alert(1)</script>'],
    ['a GIF', 'adjuntos.no_se_admite', Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAA=', 'base64')],
    ['what only begins like one', 'adjuntos.ilegible', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3, 4])],
    ['nothing', 'adjuntos.ilegible', ''],
    ['a PDF', 'adjuntos.otra_terminacion', PDF],
  ])('is not %s, and nothing of it stays', async (_, code, contenido) => {
    const id = await sembrarArticulo(prueba.db);
    const antes = await enDisco();
    expect((await subir(id, 'foto.jpg', contenido)).cuerpo).toMatchObject({ status: 400, code });
    expect(await enDisco()).toEqual(antes);
    expect(await nombres(id)).toEqual([]);
  });

  it('is whole, and has at most 40 megapixels and 15 MB', async () => {
    const id = await sembrarArticulo(prueba.db);
    const png = await imagen(200, 200).png({ compressionLevel: 0 }).toBuffer();
    expect((await subir(id, 'a.png', png.subarray(0, png.length / 2))).cuerpo.code).toBe('adjuntos.ilegible');
    const bomba = await imagen(8_000, 5_001).png({ compressionLevel: 9 }).toBuffer();
    expect(bomba.length).toBeLessThan(400 * 1024);
    expect((await subir(id, 'b.png', bomba)).cuerpo).toMatchObject({
      code: 'adjuntos.enorme',
      data: { megapixeles: 40 },
    });
    const pesada = Buffer.concat([await foto(), Buffer.alloc(15 * 1024 * 1024)]);
    expect((await subir(id, 'c.jpg', pesada)).cuerpo).toMatchObject({
      status: 413,
      code: 'adjuntos.pesado',
      data: { mib: 15 },
    });
    const mas = Buffer.concat([PDF, Buffer.alloc(20 * 1024 * 1024)]);
    expect((await subir(id, 'd.pdf', mas)).cuerpo).toMatchObject({ status: 413, data: { mib: 20 } });
    const sinArchivo = await admin.subir(rutaDe(id), {});
    expect(sinArchivo.cuerpo.code).toBe('adjuntos.ausente');
    expect(await nombres(id)).toEqual([]);
  });
});

describe('ART-17 a document', () => {
  it('is handed out as it came, to be saved, under the name people gave it', async () => {
    const id = await sembrarArticulo(prueba.db);
    const { cuerpo } = await subir(id, 'Manual «ñandú».exe.pdf', PDF);
    expect(cuerpo).toMatchObject({ clase: 'DOCUMENTO', nombre: 'Manual «ñandú».exe', ancho: null, bytes: PDF.length });
    const bajado = await bajar(`${rutaDe(id)}/${cuerpo.id}/archivo`);
    expect(bajado.rawPayload.equals(PDF)).toBe(true);
    expect(bajado.headers).toMatchObject({
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    });
    expect(bajado.headers['content-disposition']).toBe(
      `attachment; filename="Manual nandu.exe.pdf"; filename*=UTF-8''Manual%20%C2%AB%C3%B1and%C3%BA%C2%BB.exe.pdf`,
    );
    expect((await bajar(`${rutaDe(id)}/${cuerpo.id}/imagen`)).statusCode).toBe(404);
  });

  it.each([
    ['was cut', { code: 'adjuntos.ilegible' }, PDF.subarray(0, 60)],
    [
      'brings a program',
      { code: 'adjuntos.activo', data: { que: 'CODIGO' } },
      conAccion('/S/JavaScript/JS(app.alert(1))'),
    ],
    ['opens another program', { code: 'adjuntos.activo', data: { que: 'PROGRAMA' } }, conAccion('/S/Launch/F(a.exe)')],
    ['needs a password', { code: 'adjuntos.con_clave' }, reemplazar('/Root 1 0 R', '/Root 1 0 R/Encrypt 4 0 R')],
  ])('that %s is not taken, and nothing of it stays', async (_, rechazo, contenido) => {
    const id = await sembrarArticulo(prueba.db);
    const antes = await enDisco();
    expect((await subir(id, 'manual.pdf', contenido)).cuerpo).toMatchObject({ status: 400, ...rechazo });
    expect(await enDisco()).toEqual(antes);
    expect(await nombres(id)).toEqual([]);
  });
});

describe('ART-17 what an artículo has', () => {
  it('keeps an order whose first picture the table and the ficha show, and tells its trail', async () => {
    const id = await sembrarArticulo(prueba.db);
    const { cuerpo: manual } = await subir(id, 'manual.pdf', PDF);
    const { cuerpo: una } = await subir(id, 'una.jpg', await foto(31));
    const { cuerpo: otra } = await subir(id, 'otra.jpg', await foto(32));
    expect(await nombres(id)).toEqual(['una', 'otra', 'manual']);
    const fila = async () =>
      (await admin.get('/api/articulos?porPagina=200')).cuerpo.filas.find((una: { id: string }) => una.id === id)
        .imagen;
    expect(await fila()).toBe(`${rutaDe(id)}/${una.id}/imagen?v=${una.huella}`);

    const orden = await admin.put(`${rutaDe(id)}/orden`, { ids: [otra.id, una.id, manual.id] });

    expect(orden.cuerpo.filas.map(({ nombre }: { nombre: string }) => nombre)).toEqual(['otra', 'una', 'manual']);
    expect(await fila()).toBe(`${rutaDe(id)}/${otra.id}/imagen?v=${otra.huella}`);
    expect((await admin.get(`/api/articulos/${id}`)).cuerpo.imagen).toBe(await fila());
    expect((await admin.put(`${rutaDe(id)}/orden`, { ids: [una.id, otra.id] })).cuerpo.code).toBe('adjuntos.cambiaron');

    const rastro = await admin.get(`/api/actividad/articulo/${id}`);
    expect(rastro.cuerpo.hechos[0]).toMatchObject({
      accion: 'articulo.ordenar_archivos',
      campos: [{ campo: 'imagen principal', antes: 'una', despues: 'otra' }],
    });
  });

  it('is described, and two who describe it at once do not write over each other', async () => {
    const id = await sembrarArticulo(prueba.db);
    const { cuerpo } = await subir(id, 'IMG_0001.jpg', await foto());
    const ruta = `${rutaDe(id)}/${cuerpo.id}`;
    const cambios = await Promise.all(
      ['Bomba de frente', 'Bomba de costado'].map((textoAlternativo) =>
        admin.patch(ruta, { version: 1, nombre: 'Frente', textoAlternativo }),
      ),
    );
    expect(cambios.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(cambios.find(({ status }) => status === 409)?.cuerpo.code).toBe('adjuntos.cambiaron');
    expect(cambios.find(({ status }) => status === 200)?.cuerpo).toMatchObject({ nombre: 'Frente', version: 2 });
  });

  it('comes back where it was after it was taken away', async () => {
    const id = await sembrarArticulo(prueba.db);
    const { cuerpo: a } = await subir(id, 'a.jpg', await foto(21));
    await subir(id, 'b.jpg', await foto(22));
    const ruta = `${rutaDe(id)}/${a.id}`;
    expect((await admin.delete(ruta)).status).toBe(200);
    expect(await nombres(id)).toEqual(['b']);
    expect((await bajar(`${ruta}/imagen`)).statusCode).toBe(404);
    expect((await admin.delete(ruta)).status).toBe(404);
    expect((await admin.post(`${ruta}/restaurar`)).status).toBe(200);
    expect(await nombres(id)).toEqual(['a', 'b']);
    expect((await bajar(`${ruta}/imagen`)).statusCode).toBe(200);
  });

  it('is listed once it was taken away, with who did and until when it comes back, for who may bring it back', async () => {
    const [id, ajeno] = [await sembrarArticulo(prueba.db), await sembrarArticulo(prueba.db)];
    const { cuerpo: a } = await subir(id, 'a.jpg', await foto(23));
    const { cuerpo: manual } = await subir(id, 'manual.pdf', PDF);
    await subir(id, 'queda.jpg', await foto(24));
    const quitados = async (de = id) => (await admin.get(`${rutaDe(de)}/quitados`)).cuerpo.filas;
    expect(await quitados()).toEqual([]);
    await admin.delete(`${rutaDe(id)}/${a.id}`);
    await admin.delete(`${rutaDe(id)}/${manual.id}`);

    const filas = await quitados();
    expect(filas).toMatchObject([
      { id: manual.id, clase: 'DOCUMENTO', nombre: 'manual', quitadoPor: 'Lucía' },
      { id: a.id, clase: 'IMAGEN', nombre: 'a', quitadoPor: 'Lucía' },
    ]);
    const treintaDias = 30 * 24 * 60 * 60 * 1000;
    expect(Date.parse(filas[0].hasta) - Date.parse(filas[0].quitadoEn)).toBe(treintaDias);
    expect(await quitados(ajeno)).toEqual([]);
    const mira = await prueba.cliente({ permisos: ['articulo.ver'] });
    expect((await mira.get(`${rutaDe(id)}/quitados`)).status).toBe(403);
    expect((await admin.get(`${rutaDe('01900000-0000-7000-8000-00000000dead')}/quitados`)).status).toBe(404);

    await admin.post(`${rutaDe(id)}/${a.id}/restaurar`);
    expect(await quitados()).toMatchObject([{ id: manual.id }]);
    await prueba.db
      .updateTable('adjunto')
      .set({ quitado_en: new Date(Date.now() - treintaDias - 1_000) })
      .where('id', '=', manual.id)
      .execute();
    expect(await quitados()).toEqual([]);
  });

  it('is nobody else’s, and only who edits artículos changes it', async () => {
    const [id, ajeno] = [await sembrarArticulo(prueba.db), await sembrarArticulo(prueba.db)];
    const { cuerpo } = await subir(id, 'a.jpg', await foto());
    expect((await bajar(`${rutaDe(ajeno)}/${cuerpo.id}/imagen`)).statusCode).toBe(404);
    expect((await admin.delete(`${rutaDe(ajeno)}/${cuerpo.id}`)).status).toBe(404);
    const mira = await prueba.cliente({ permisos: ['articulo.ver'] });
    expect((await bajar(`${rutaDe(id)}/${cuerpo.id}/imagen`, {}, mira)).statusCode).toBe(200);
    const antes = await enDisco();
    expect((await mira.subir(rutaDe(id), {}, { nombre: 'x.jpg', contenido: await foto() })).status).toBe(403);
    expect((await mira.delete(`${rutaDe(id)}/${cuerpo.id}`)).status).toBe(403);
    const nadie = await subir('01900000-0000-7000-8000-00000000dead', 'x.jpg', await foto());
    expect(nadie.status).toBe(404);
    expect(await enDisco()).toEqual(antes);
  });

  it('sent twice with one key is kept once', async () => {
    const id = await sembrarArticulo(prueba.db);
    const contenido = await foto();
    const clave = 'misma-foto';
    const [una, otra] = [
      await subir(id, 'a.jpg', contenido, { clave }),
      await subir(id, 'a.jpg', contenido, { clave }),
    ];
    expect(otra.cuerpo).toEqual(una.cuerpo);
    expect(await nombres(id)).toEqual(['a']);
    expect(await danios()).toEqual([]);
    expect((await subir(id, 'b.jpg', contenido, { clave })).status).toBe(409);
  });
});
