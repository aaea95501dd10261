import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { abrirNavegador, ponerFactor } from '#acceso/prueba/navegador.ts';
import { CONTRASENA, sembrarConSesion } from '#acceso/prueba/personas.ts';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { codigoDe, esperarCorreo } from '#prueba/correo.ts';
import { INICIALES, sembrarSucursal } from '#prueba/semillas.ts';

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
      preferencias: { sucursalId: null, paginaDeInicio: null, inicio: null },
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
      inicio: null,
    });
  });

  it('keep the panels of the home in their order, for another machine too, apart from the rest', async () => {
    const { navegador } = await persona();
    const ordenar = (inicio: unknown) => navegador.pedir('PUT', '/api/usuario/preferencias/inicio', { inicio });
    const enLaSesion = async () =>
      (await navegador.pedir('GET', '/api/acceso/sesion')).cuerpo.preferencias.inicio as unknown;
    expect(await enLaSesion()).toBe(null);
    expect((await ordenar(['ventas', 'por-sucursal', 'tarjetas'])).cuerpo).toEqual({
      inicio: ['ventas', 'por-sucursal', 'tarjetas'],
    });
    await navegador.pedir('PUT', '/api/usuario/preferencias', { sucursalId: null, paginaDeInicio: '/articulos' });
    expect(await enLaSesion()).toEqual(['ventas', 'por-sucursal', 'tarjetas']);
    expect((await navegador.pedir('GET', '/api/usuario/perfil')).cuerpo.preferencias).toEqual({
      sucursalId: null,
      paginaDeInicio: '/articulos',
      inicio: ['ventas', 'por-sucursal', 'tarjetas'],
    });
    expect((await ordenar([])).cuerpo).toEqual({ inicio: [] });
    expect((await ordenar(null)).cuerpo).toEqual({ inicio: null });
    const demasiados = Array.from({ length: 21 }, (_, i) => `panel-${i}`);
    for (const malo of [['ventas', 'ventas'], ['No va'], ['-x'], [''], demasiados, 'ventas', undefined]) {
      expect((await ordenar(malo)).status, JSON.stringify(malo)).toBe(400);
    }
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
