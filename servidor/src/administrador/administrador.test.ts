import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { abrirNavegador } from '#acceso/prueba/navegador.ts';
import {
  abrirleSesion,
  CONTRASENA,
  correoNuevo,
  type PersonaDePrueba,
  sembrarConSesion,
  sembrarPersona,
} from '#acceso/prueba/personas.ts';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { INICIALES, sembrarSucursal } from '#prueba/semillas.ts';
import { avisosPara, hechosDe, RUTA, sembrar, TODO, VENDEDOR } from './ayudas-de-prueba.ts';

let prueba: Prueba;
let administra: Cliente;
/** Somebody who came in, and keeps the installation from being left alone. */
let marta: PersonaDePrueba;
beforeAll(async () => {
  prueba = await crearPrueba();
  administra = await prueba.cliente({ nombre: 'Otra administradora' });
  marta = await sembrarPersona(prueba, { rol: 'administrador', nombre: 'Marta Soria' });
  await abrirNavegador(prueba).ingresar(marta.email, CONTRASENA);
});
afterAll(() => prueba.cerrar());
beforeEach(async () => {
  await prueba.db.deleteFrom('intento').execute();
});

const conSesion = (rol: 'vendedor' | 'administrador' = 'vendedor') =>
  sembrarConSesion(prueba, { rol, nombre: 'Marta Soria' });

describe('the list of people', () => {
  it('is searched without accents, filtered, ordered and cut in pages', async () => {
    const ines = await sembrar(prueba, 'Inés Ñandú', [{ rol: 'deposito', sucursalId: null }]);
    const oscar = await sembrar(prueba, 'Óscar Ñandú', [VENDEDOR, { rol: 'deposito', sucursalId: INICIALES.sucursal }]);
    const lista = async (consulta: string) => (await administra.get(`${RUTA}?${consulta}`)).cuerpo;
    const ids = async (consulta: string) => (await lista(consulta)).filas.map((fila: { id: string }) => fila.id);

    expect(await ids('buscar=ines+nandu')).toEqual([ines.id]);
    expect(await ids(`buscar=${oscar.email}`)).toEqual([oscar.id]);
    expect(await ids('buscar=nandu&rol=vendedor')).toEqual([oscar.id]);
    expect(await ids('buscar=nandu&estado=inactivo')).toEqual([]);
    expect(await ids('buscar=nandu')).toEqual([ines.id, oscar.id]);
    expect(await ids('buscar=nandu&orden=-nombre')).toEqual([oscar.id, ines.id]);
    expect(await lista('buscar=nandu&porPagina=1&pagina=2')).toMatchObject({ total: 2, filas: [{ id: oscar.id }] });
    expect((await ids('orden=-ultimoIngreso&porPagina=200'))[0]).toBe(marta.id);
    const [fila] = (await lista('buscar=ines+nandu')).filas;
    expect(fila).toMatchObject({
      activo: true,
      segundoFactor: false,
      ultimoIngreso: null,
      reinicioPedido: null,
      ascensoPedido: null,
      concesiones: [{ rol: 'deposito', sucursalId: null, sucursal: null }],
    });
  });

  it('leaves out who signs for the console, and is not for everybody', async () => {
    expect((await administra.get(`${RUTA}?buscar=consola`)).cuerpo).toMatchObject({ total: 0 });
    const vende = await prueba.cliente({ rol: 'vendedor' });
    expect((await vende.get(RUTA)).status).toBe(403);
    expect((await administra.get(`${RUTA}/${uuidv7()}`)).cuerpo.code).toBe('comun.no_encontrado');
  });
});

describe('a new person', () => {
  const crear = (cambio: object) =>
    administra.post(RUTA, {
      nombre: 'Lucía Ferreyra',
      email: correoNuevo(),
      contrasena: CONTRASENA,
      concesiones: [VENDEDOR],
      ...cambio,
    });

  it('comes in with the password that was written for them and the roles that were chosen', async () => {
    const email = correoNuevo();
    const { status, cuerpo } = await crear({
      email: email.toUpperCase(),
      concesiones: [VENDEDOR, VENDEDOR, { rol: 'vendedor', sucursalId: null }],
    });
    expect(status).toBe(201);
    expect(cuerpo).toMatchObject({ email, concesiones: [{ rol: 'vendedor', sucursalId: null }] });
    const ingreso = await abrirNavegador(prueba).ingresar(email, CONTRASENA);
    expect(ingreso.cuerpo).toMatchObject({ usuario: { email }, permisos: { 'nota.crear': 'TODAS' } });
    expect(await hechosDe(prueba, cuerpo.id)).toContainEqual({
      accion: 'usuario.crear',
      campo: 'roles',
      antes: null,
      despues: 'Vendedor en todas las sucursales',
    });
    expect((await crear({ email })).cuerpo).toMatchObject({ status: 409, code: 'acceso.email_repetido' });
  });

  it('needs a good password and sucursales that exist', async () => {
    expect((await crear({ contrasena: 'Lucía Ferreyra 1' })).cuerpo.code).toBe('acceso.contrasena_debil');
    const mala = await crear({ concesiones: [{ rol: 'vendedor', sucursalId: uuidv7() }] });
    expect(mala.cuerpo).toMatchObject({ status: 400, issues: [{ path: ['concesiones', 0, 'sucursalId'] }] });
  });
});

describe('somebody who leaves', () => {
  it('is deactivated at once, keeps their name on what they did, and may come back', async () => {
    const { id, email, navegador } = await conSesion();
    const { cuerpo } = await administra.patch(`${RUTA}/${id}`, { version: 1, activo: false });
    expect(cuerpo).toMatchObject({ activo: false, version: 2 });
    expect((await navegador.pedir('GET', '/api/acceso/sesion')).status).toBe(401);
    expect((await abrirNavegador(prueba).ingresar(email, CONTRASENA)).status).toBe(401);
    expect(await prueba.db.selectFrom('sesion').select('id').where('usuario_id', '=', id).execute()).toEqual([]);
    expect(await hechosDe(prueba, id)).toContainEqual({
      accion: 'usuario.desactivar',
      campo: 'activo',
      antes: 'Sí',
      despues: 'No',
    });

    expect((await administra.patch(`${RUTA}/${id}`, { version: 2, activo: true })).status).toBe(200);
    expect((await abrirNavegador(prueba).ingresar(email, CONTRASENA)).status).toBe(200);
    await expect(prueba.db.deleteFrom('usuario').where('id', '=', id).execute()).rejects.toThrow('never deleted');
  });

  it('takes with them the invitations they made that nobody accepted', async () => {
    const seVa = await prueba.cliente();
    const email = correoNuevo();
    await seVa.post('/api/administrador/invitaciones', { email, nombre: 'Cómplice', concesiones: [VENDEDOR] });
    expect((await administra.patch(`${RUTA}/${seVa.usuarioId}`, { version: 1, activo: false })).status).toBe(200);
    const { filas } = (await administra.get(`/api/administrador/invitaciones?buscar=${email}`)).cuerpo;
    expect(filas).toEqual([expect.objectContaining({ email, estado: 'revocada' })]);
  });

  it('is not changed over what somebody else changed', async () => {
    const { id } = await sembrar(prueba, 'Ana');
    expect((await administra.patch(`${RUTA}/${id}`, { version: 1, nombre: 'Ana Sosa' })).status).toBe(200);
    const tarde = await administra.patch(`${RUTA}/${id}`, { version: 1, nombre: 'Anita' });
    expect(tarde.cuerpo).toMatchObject({ status: 409, code: 'comun.version_vieja' });
    expect(tarde.cuerpo.data.quien).toBe('Otra administradora');
    expect((await administra.patch(`${RUTA}/${uuidv7()}`, { version: 1 })).status).toBe(404);
  });
});

describe('roles', () => {
  const cambiar = (id: string, version: number, concesiones: unknown, quien: Cliente = administra) =>
    quien.put(`${RUTA}/${id}/concesiones`, { version, concesiones });

  it('are replaced as a whole; the person is told, and their session goes on with another token', async () => {
    const { id, navegador } = await conSesion();
    const antes = navegador.cookies.get('sid');
    const nuevas = [VENDEDOR, { rol: 'deposito', sucursalId: null }];
    expect((await cambiar(id, 1, nuevas)).cuerpo.concesiones).toHaveLength(2);

    const roles = 'Depósito en todas las sucursales, Vendedor en Casa Central';
    expect(await avisosPara(prueba, id)).toContainEqual({
      tipo: 'rol.cambiado',
      datos: { roles, quien: 'Otra administradora' },
    });
    expect(await hechosDe(prueba, id)).toContainEqual({
      accion: 'usuario.cambiar_roles',
      campo: 'roles',
      antes: 'Vendedor en todas las sucursales',
      despues: roles,
    });
    const { cuerpo } = await navegador.pedir('GET', '/api/acceso/sesion');
    expect(cuerpo.permisos).toMatchObject({ 'nota.crear': [INICIALES.sucursal], 'ajuste.crear': 'TODAS' });
    expect(navegador.cookies.get('sid')).not.toBe(antes);
  });

  it('are not told when they stay the same, and need the version they were seen in', async () => {
    const { id } = await sembrar(prueba, 'Ana');
    expect((await cambiar(id, 1, [VENDEDOR])).status).toBe(200);
    expect(await avisosPara(prueba, id)).toEqual([]);
    expect((await cambiar(id, 1, [VENDEDOR])).cuerpo.code).toBe('comun.version_vieja');
    expect((await cambiar(id, 2, [{ rol: 'dueño', sucursalId: null }])).status).toBe(400);
    expect((await cambiar(uuidv7(), 1, [VENDEDOR])).status).toBe(404);
  });

  it('reach no further than those of who gives them', async () => {
    const { sucursalId } = await sembrarSucursal(prueba.db, 'Norte');
    const delNorte = await prueba.cliente({ permisos: ['usuario.administrar'], sucursales: [sucursalId] });
    const enNorte = [{ rol: 'vendedor', sucursalId }];
    const [propia, ajena] = [await sembrar(prueba, 'Norteña', enNorte), await sembrar(prueba, 'Central')];

    expect((await cambiar(propia.id, 1, [TODO], delNorte)).cuerpo.code).toBe('comun.sin_permiso');
    expect((await cambiar(ajena.id, 1, enNorte, delNorte)).cuerpo.code).toBe('comun.sin_permiso');
    expect((await delNorte.patch(`${RUTA}/${ajena.id}`, { version: 1, activo: false })).status).toBe(403);
    expect((await delNorte.post(`${RUTA}/${ajena.id}/cerrar-sesiones`)).status).toBe(403);
    const politica = await delNorte.put('/api/administrador/roles/taller', { exigeSegundoFactor: true });
    expect(politica.status).toBe(403);
    expect((await cambiar(propia.id, 1, [{ rol: 'deposito', sucursalId }], delNorte)).status).toBe(200);
  });

  it('say what they allow, who has them and whether they demand a second factor', async () => {
    const { id } = await sembrar(prueba, 'Mecánica', [{ rol: 'taller', sucursalId: null }]);
    const cambiada = await administra.put('/api/administrador/roles/taller', { exigeSegundoFactor: true });
    expect(cambiada.cuerpo).toMatchObject({ nombre: 'Taller', exigeSegundoFactor: true, personas: 1, sinFactor: 1 });
    const { roles } = (await administra.get('/api/administrador/roles')).cuerpo;
    expect(roles.map(({ rol }: { rol: string }) => rol)).toEqual([
      'administrador',
      'encargado',
      'vendedor',
      'deposito',
      'taller',
      'consulta',
    ]);
    expect(roles[4]).toMatchObject({ exigeSegundoFactor: true, personas: 1, sinFactor: 1 });
    expect(roles[5].permisos).toContain('articulo.ver');
    await administra.patch(`${RUTA}/${id}`, { version: 1, activo: false });
    await administra.put('/api/administrador/roles/taller', { exigeSegundoFactor: false });
    expect((await administra.get('/api/administrador/roles')).cuerpo.roles[4]).toMatchObject({
      exigeSegundoFactor: false,
      personas: 0,
    });
  });
});

describe('the sessions of a person', () => {
  it('are ended all at once', async () => {
    const { id, navegador } = await conSesion();
    await abrirleSesion(prueba, id);
    expect((await administra.post(`${RUTA}/${id}/cerrar-sesiones`)).cuerpo).toEqual({ cerradas: 2 });
    expect((await navegador.pedir('GET', '/api/acceso/sesion')).status).toBe(401);
    const revisar = await prueba.db
      .selectFrom('evento')
      .select('tipo')
      .where('usuario_id', '=', id)
      .where('tipo', '=', 'sesion.revisar')
      .execute();
    expect(revisar).toHaveLength(1);
    expect((await administra.post(`${RUTA}/${uuidv7()}/cerrar-sesiones`)).status).toBe(404);
  });
});

it('the trail of people is read only by who administers them', async () => {
  const vende = await prueba.cliente({ rol: 'vendedor' });
  expect((await vende.get(`/api/actividad/usuario/${marta.id}`)).status).toBe(403);
  expect((await administra.get(`/api/actividad/usuario/${marta.id}`)).status).toBe(200);
});
