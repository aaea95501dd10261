import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ArchivoDePrueba, type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';

let prueba: Prueba;
let yo: Cliente;
beforeAll(async () => {
  prueba = await crearPrueba();
  yo = await prueba.cliente({ nombre: 'Lucía Ferreyra' });
});
afterAll(() => prueba.cerrar());

describe('the picture', () => {
  const imagen = (ancho: number, alto: number) =>
    sharp({ create: { width: ancho, height: alto, channels: 3, background: '#d04020' } });
  const subir = (contenido: string | Uint8Array, nombre = 'foto.jpg', quien = yo) =>
    quien.subir('/api/usuario/foto', {}, { nombre, contenido } satisfies ArchivoDePrueba);
  const pedir = (url: string, encabezados: Record<string, string> = {}) =>
    prueba.app.inject({ url, headers: { 'x-prueba-usuario': yo.usuarioId, ...encabezados } });

  it('is written again, square and small, without what it was hiding', async () => {
    const original = await imagen(900, 500)
      .withExif({ IFD0: { Artist: 'en lo de Marta' } })
      .jpeg()
      .toBuffer();
    expect(original.toString('latin1')).toContain('Marta');
    const { cuerpo, status } = await subir(original);
    expect(status).toBe(200);
    expect(cuerpo.foto).toMatch(new RegExp(`^/api/usuario/fotos/${yo.usuarioId}\\?v=[0-9a-f]{16}$`));

    const vista = await pedir(cuerpo.foto);
    const datos = await sharp(vista.rawPayload).metadata();
    expect(datos).toMatchObject({ format: 'webp', width: 256, height: 256 });
    expect(datos.exif).toBeUndefined();
    expect(vista.rawPayload.toString('latin1')).not.toContain('Marta');
    expect(vista.headers).toMatchObject({
      'content-type': 'image/webp',
      'content-disposition': 'inline',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'cache-control': 'private, max-age=31536000, immutable',
    });
  });

  it('is kept by the browser only under its own version', async () => {
    const { cuerpo } = await subir(await imagen(300, 300).png().toBuffer(), 'foto.png');
    const [ruta = ''] = cuerpo.foto.split('?');
    const vista = await pedir(`${ruta}?v=otra`);
    expect(vista.headers['cache-control']).toBe('private, no-cache');
    const igual = await pedir(ruta, { 'if-none-match': String(vista.headers.etag) });
    expect(igual.statusCode).toBe(304);
    expect((await prueba.app.inject({ url: cuerpo.foto })).statusCode).toBe(401);
  });

  it.each([
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['a GIF', Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAA=', 'base64')],
    ['something that only begins like a picture', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3, 4])],
    ['nothing', ''],
  ])('is not %s', async (_, contenido) => {
    expect((await subir(contenido)).cuerpo).toMatchObject({ status: 400, code: 'acceso.foto_ilegible' });
  });

  it('is whole: half of one is none', async () => {
    const png = await imagen(200, 200).png({ compressionLevel: 0 }).toBuffer();
    expect((await subir(png.subarray(0, png.length / 2), 'foto.png')).cuerpo.code).toBe('acceso.foto_ilegible');
  });

  it('has at most 40 megapixels and 800 kB', async () => {
    const enorme = await imagen(8_000, 5_001).png({ compressionLevel: 9 }).toBuffer();
    expect(enorme.length).toBeLessThan(800 * 1024);
    expect((await subir(enorme, 'foto.png')).cuerpo.code).toBe('acceso.foto_ilegible');
    const pesada = Buffer.concat([await imagen(10, 10).jpeg().toBuffer(), Buffer.alloc(800 * 1024)]);
    expect((await subir(pesada)).cuerpo).toMatchObject({
      status: 413,
      code: 'comun.cuerpo_grande',
      data: { maximoKiB: 800 },
    });
  });

  it('comes alone, in a form', async () => {
    const foto = { nombre: 'foto.png', contenido: await imagen(10, 10).png().toBuffer() };
    expect((await yo.subir('/api/usuario/foto', { usuarioId: 'x' }, foto)).status).toBe(400);
    expect((await yo.subir('/api/usuario/foto', {})).cuerpo.code).toBe('acceso.foto_ilegible');
    expect((await yo.post('/api/usuario/foto', {})).cuerpo.code).toBe('comun.tipo_no_admitido');
  });

  it('can be taken away', async () => {
    const { cuerpo } = await subir(await imagen(10, 10).png().toBuffer());
    expect((await yo.delete('/api/usuario/foto')).cuerpo.foto).toBeNull();
    expect((await yo.get(cuerpo.foto)).cuerpo.code).toBe('comun.no_encontrado');
  });
});
