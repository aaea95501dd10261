import sharp from 'sharp';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { crearClaveApi } from '#acceso/index.ts';
import { abrirNavegador, type Navegador, ponerFactor } from '#acceso/prueba/navegador.ts';
import { abrirleSesion, CONTRASENA, sembrarConSesion } from '#acceso/prueba/personas.ts';
import { type ArchivoDePrueba, type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { codigoDe, esperarCorreo } from '#prueba/correo.ts';
import { INICIALES, sembrarSucursal } from '#prueba/semillas.ts';

const OTRA = 'la lluvia moja el taller';

let prueba: Prueba;
let yo: Cliente;
beforeAll(async () => {
  prueba = await crearPrueba();
  yo = await prueba.cliente({ nombre: 'Lucía Ferreyra' });
});
afterAll(() => prueba.cerrar());
beforeEach(async () => {
  await prueba.db.deleteFrom('intento').execute();
});

const persona = () => sembrarConSesion(prueba);
const version = async (quien = yo): Promise<number> => (await quien.get('/api/usuario/perfil')).cuerpo.version;

describe('what a person says of themselves', () => {
  it('is seen with the roles and how the account is protected', async () => {
    const { navegador, email } = await persona();
    const antes = await navegador.pedir('GET', '/api/usuario/perfil');
    expect(antes.cuerpo).toMatchObject({
      nombre: 'Lucía Ferreyra',
      email,
      alias: null,
      foto: null,
      roles: [{ rol: 'Vendedor', sucursal: null }],
      preferencias: { sucursalId: null, paginaDeInicio: null },
      contrasena: { minimo: 15 },
      segundoFactor: { activo: false, desde: null, codigosSinUsar: 0, exigido: false },
      llaves: [],
      tienePin: false,
    });
    await ponerFactor(navegador);
    expect((await navegador.pedir('GET', '/api/usuario/perfil')).cuerpo).toMatchObject({
      contrasena: { minimo: 12 },
      segundoFactor: { activo: true, codigosSinUsar: 10 },
    });
  });

  it('changes name and short name, with which the login works too', async () => {
    const { navegador, id } = await persona();
    const cuerpo = { version: 1, nombre: 'Lu Ferreyra', alias: ' LU.ferreyra ' };
    expect((await navegador.pedir('PATCH', '/api/usuario/perfil', cuerpo)).cuerpo).toMatchObject({
      nombre: 'Lu Ferreyra',
      alias: 'lu.ferreyra',
      version: 2,
    });
    expect((await abrirNavegador(prueba).ingresar('lu.ferreyra', CONTRASENA)).status).toBe(200);
    expect((await navegador.pedir('PATCH', '/api/usuario/perfil', cuerpo)).cuerpo.code).toBe('comun.version_vieja');
    const campos = await prueba.pool.query(
      `select campo, antes, despues from auditoria_campo c join auditoria a on a.id = c.auditoria_id
       where a.accion = 'usuario.cambiar_perfil' and a.entidad_id = $1 order by orden`,
      [id],
    );
    expect(campos.rows).toEqual([
      { campo: 'nombre', antes: 'Lucía Ferreyra', despues: 'Lu Ferreyra' },
      { campo: 'alias', antes: null, despues: 'lu.ferreyra' },
    ]);
  });

  it('has a short name that nobody else has and that is no address', async () => {
    const [una, otra] = [await prueba.cliente(), await prueba.cliente()];
    const pedir = async (quien: Cliente, alias: string) =>
      quien.patch('/api/usuario/perfil', { version: await version(quien), nombre: 'Ana', alias });
    expect((await pedir(una, 'mostrador')).status).toBe(200);
    expect((await pedir(otra, 'Mostrador')).cuerpo).toMatchObject({ status: 409, code: 'acceso.alias_repetido' });
    expect((await pedir(otra, 'ana@quiroga.test')).status).toBe(400);
  });
});

describe('another e-mail', () => {
  it('is told to the former one, and what was sent there opens nothing any more', async () => {
    const { navegador, email } = await persona();
    await navegador.pedir('POST', '/api/acceso/recuperar', { usuario: email });
    const codigo = codigoDe(await esperarCorreo(prueba.dataDir, email));
    const nuevo = 'Otra.Lucia@Quiroga.test';
    const cambio = await navegador.pedir('POST', '/api/usuario/correo', { version: 1, email: nuevo });
    expect(cambio.cuerpo).toMatchObject({ email: nuevo.toLowerCase(), version: 2 });

    const aviso = await esperarCorreo(prueba.dataDir, email, 2);
    expect(aviso.asunto).toContain('Cambió el correo');
    expect(aviso.texto).toContain('ot…@quiroga.test');
    const visto = await navegador.pedir('POST', '/api/acceso/recuperar/ver', { codigo });
    expect(visto.cuerpo.code).toBe('acceso.enlace_vencido');
    expect((await abrirNavegador(prueba).ingresar(nuevo, CONTRASENA)).status).toBe(200);
  });

  it('is refused when somebody has it, when it is none, and without a fresh proof of who is there', async () => {
    const [una, otra] = [await persona(), await persona()];
    const pedir = (email: string) => una.navegador.pedir('POST', '/api/usuario/correo', { version: 1, email });
    expect((await pedir(otra.email)).cuerpo.code).toBe('acceso.email_repetido');
    expect((await pedir('no es un correo')).status).toBe(400);
    expect((await pedir('a@x.test\r\nBcc: b@x.test')).status).toBe(400);
    await prueba.pool.query("update sesion set confirmada_en = confirmada_en - interval '11 minutes'");
    expect((await pedir('libre@quiroga.test')).cuerpo.code).toBe('acceso.falta_confirmacion');
  });
});

describe('preferences', () => {
  const poner = (quien: Cliente, sucursalId: string | null, paginaDeInicio: string | null) =>
    quien.put('/api/usuario/preferencias', { sucursalId, paginaDeInicio });

  it('say with which sucursal and screen to begin, and the session tells them', async () => {
    const { navegador } = await persona();
    const preferencias = { sucursalId: INICIALES.sucursal, paginaDeInicio: '/ventas/notas-de-pedido' };
    const puesta = await navegador.pedir('PUT', '/api/usuario/preferencias', preferencias);
    expect(puesta.cuerpo).toMatchObject({ preferencias });
    expect((await navegador.pedir('GET', '/api/acceso/sesion')).cuerpo).toMatchObject({ preferencias });
  });

  it('are of the sucursales where the person works and of screens of the product', async () => {
    const { sucursalId } = await sembrarSucursal(prueba.db, 'Norte');
    const ajena = await poner(yo, sucursalId, null);
    expect(ajena.cuerpo).toMatchObject({ status: 400, issues: [{ path: ['sucursalId'] }] });
    for (const pagina of ['https://malo.test', '//malo.test', '/\\malo.test', 'ventas']) {
      expect((await poner(yo, null, pagina)).status, pagina).toBe(400);
    }
    expect((await poner(yo, null, '/articulos')).cuerpo.preferencias).toEqual({
      sucursalId: null,
      paginaDeInicio: '/articulos',
    });
  });
});

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

  it('needs the one there is, and to be a good one and another one', async () => {
    const { navegador, id } = await persona();
    expect((await cambiar(navegador, { actual: 'no es esta' })).cuerpo.code).toBe('acceso.contrasena_actual');
    for (const nueva of ['Lucía Ferreyra 26', 'manchesterunited', CONTRASENA, 'mate frío 7a']) {
      expect((await cambiar(navegador, { nueva })).cuerpo.code, nueva).toBe('acceso.contrasena_debil');
    }
    for (let vez = 0; vez < 5; vez += 1) await cambiar(navegador, { actual: `equivocada ${vez}` });
    expect((await cambiar(navegador)).cuerpo.code).toBe('acceso.espera');
    const { contrasena } = await prueba.db
      .selectFrom('credencial')
      .select('contrasena')
      .where('usuario_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(contrasena).toContain('argon2id');
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

it('recent activity is one’s own, newest first, in pages', async () => {
  const quien = await prueba.cliente();
  for (let vez = 0; vez < 52; vez += 1) {
    await quien.put('/api/usuario/preferencias', { sucursalId: null, paginaDeInicio: `/p${vez}` });
  }
  await yo.put('/api/usuario/preferencias', { sucursalId: null, paginaDeInicio: null });
  const { cuerpo } = await quien.get('/api/usuario/actividad');
  expect(cuerpo.hayMas).toBe(true);
  expect(cuerpo.hechos).toHaveLength(50);
  expect(cuerpo.hechos[0]).toMatchObject({
    accion: 'usuario.cambiar_preferencias',
    entidad: 'usuario',
    entidadId: quien.usuarioId,
    direccion: '127.0.0.1',
  });
  const resto = (await quien.get(`/api/usuario/actividad?antesDe=${cuerpo.hechos.at(-1).id}`)).cuerpo;
  expect(resto).toMatchObject({ hayMas: false });
  expect(resto.hechos).toHaveLength(2);
  expect((await quien.get(`/api/usuario/actividad?antesDe=${uuidv7()}`)).status).toBe(400);
});
