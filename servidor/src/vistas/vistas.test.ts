import type { Rol } from '@trastienda/nucleo/acceso/roles.ts';
import { LARGO_DE_CONTENIDO, MAXIMO_DE_VISTAS } from '@trastienda/nucleo/vistas/vista.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { verificacionesDeVistas } from './verificaciones.ts';

let prueba: Prueba;
let jefa: Cliente;
let vendedor: Cliente;
let consulta: Cliente;
beforeAll(async () => {
  prueba = await crearPrueba();
  jefa = await persona('encargado', 'Ana');
  vendedor = await persona('vendedor', 'Beto');
  consulta = await persona('consulta', 'Caro');
});
afterAll(() => prueba.cerrar());

const V = '/api/vistas';
const CONTENIDO = { columnas: { orden: ['codigo'], anchos: { codigo: 200 } }, busqueda: { estado: 'ACTIVO' } };

async function persona(rol: Rol, nombre: string): Promise<Cliente> {
  const cliente = await prueba.cliente({ rol, nombre });
  await prueba.db.insertInto('concesion').values({ usuario_id: cliente.usuarioId, rol, sucursal_id: null }).execute();
  return cliente;
}

const crear = (quien: Cliente, nombre: string, resto: object = {}) =>
  quien.post(V, { pantalla: 'articulos', nombre, contenido: CONTENIDO, ...resto });
const creada = async (quien: Cliente, nombre: string, resto: object = {}) => {
  const { status, cuerpo } = await crear(quien, nombre, resto);
  expect(status).toBe(201);
  return cuerpo;
};
const ver = async (quien: Cliente, pantalla = 'articulos') =>
  (await quien.get(`${V}?pantalla=${pantalla}`)).cuerpo as {
    vistas: { id: string; nombre: string }[];
    inicial: string | null;
    puedeCompartir: boolean;
  };
const nombres = async (quien: Cliente, pantalla?: string) => (await ver(quien, pantalla)).vistas.map((v) => v.nombre);
const deLaSesion = async (quien: Cliente) => (await quien.get('/api/acceso/sesion')).cuerpo.vistas;
const inicial = (quien: Cliente, cuerpo: object, pantalla = 'articulos') =>
  quien.put(`${V}/inicial`, { pantalla, ...cuerpo });

describe('ART-22 TD-11 saved views', () => {
  it('are kept for their table and their person, as they were, and seen by nobody else', async () => {
    const contenido = { ...CONTENIDO, densidad: 'normal', busqueda: { orden: '-codigo', filtros: [{ campo: 'x' }] } };
    const vista = await creada(vendedor, 'Mi mostrador', { contenido });
    expect(vista).toMatchObject({ version: 1, contenido, propia: true, autor: 'Beto', roles: [], puedeCambiar: true });
    expect(await nombres(vendedor)).toContain('Mi mostrador');
    expect(await nombres(vendedor, 'notas-de-pedido')).toEqual([]);
    expect(await nombres(jefa)).not.toContain('Mi mostrador');
    expect((await jefa.patch(`${V}/${vista.id}`, { version: 1, nombre: 'Otro' })).status).toBe(404);
    expect((await jefa.delete(`${V}/${vista.id}`, { version: 1 })).status).toBe(404);
  });

  it('have one name each for a person and a table, without regard to case or accents', async () => {
    const una = await creada(vendedor, 'Bujías');
    expect(await crear(vendedor, 'bujias')).toMatchObject({ status: 409, cuerpo: { code: 'vistas.nombre_repetido' } });
    await creada(vendedor, 'bujias', { pantalla: 'clientes' });
    const otra = await creada(vendedor, '⭐');
    const cambio = await vendedor.patch(`${V}/${otra.id}`, { version: 1, nombre: 'BUJÍAS' });
    expect(cambio.cuerpo.title).toBe('Ya tenés una vista «BUJÍAS» en esta tabla. Elegí otro nombre.');
    expect((await vendedor.patch(`${V}/${una.id}`, { version: 1, nombre: 'Bujias' })).status).toBe(200);
  });

  it('two that save over the same one at once: the second is told whose is the newer', async () => {
    const { id } = await creada(vendedor, 'De a dos');
    const guardar = (ancho: number) =>
      vendedor.patch(`${V}/${id}`, {
        version: 1,
        contenido: { columnas: { anchos: { codigo: ancho } }, busqueda: {} },
      });
    const respuestas = await Promise.all([guardar(100), guardar(200)]);
    expect(respuestas.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(respuestas.find(({ status }) => status === 409)?.cuerpo).toMatchObject({
      code: 'comun.version_vieja',
      data: { quien: 'Beto' },
    });
  });

  it('are shared with roles by who may, and then changed by who may and nobody else', async () => {
    expect((await crear(vendedor, 'Para todos', { roles: ['vendedor'] })).status).toBe(403);
    const vista = await creada(jefa, 'Del salón', { roles: ['vendedor', 'vendedor'] });
    expect(vista.roles).toEqual(['vendedor']);
    expect(await nombres(vendedor)).toContain('Del salón');
    expect(await nombres(consulta)).not.toContain('Del salón');
    const suya = (await ver(vendedor)).vistas.find(({ id }) => id === vista.id);
    expect(suya).toMatchObject({ propia: false, autor: 'Ana', puedeCambiar: false });
    expect((await vendedor.patch(`${V}/${vista.id}`, { version: 1, nombre: 'Mía' })).status).toBe(403);
    const otra = await persona('administrador', 'Dora');
    expect((await otra.patch(`${V}/${vista.id}`, { version: 1, nombre: 'Del salón 2' })).status).toBe(200);
    const { cuerpo } = await jefa.patch(`${V}/${vista.id}`, { version: 2, roles: [] });
    expect(cuerpo).toMatchObject({ nombre: 'Del salón 2', roles: [], version: 3 });
    expect(await nombres(vendedor)).not.toContain('Del salón 2');
    expect(await nombres(otra)).not.toContain('Del salón 2');
  });

  it('whoever may not share any more keeps theirs as it is', async () => {
    const vista = await creada(jefa, 'Heredada', { roles: ['vendedor'] });
    await prueba.db.updateTable('vista').set({ usuario_id: vendedor.usuarioId }).where('id', '=', vista.id).execute();
    expect((await vendedor.patch(`${V}/${vista.id}`, { version: 1, nombre: 'Mía' })).status).toBe(403);
    expect((await jefa.delete(`${V}/${vista.id}`, { version: 1 })).status).toBe(200);
  });

  it('a deleted one is gone, with its name free, and comes back whole', async () => {
    const vista = await creada(jefa, 'Se va', { roles: ['vendedor'] });
    await inicial(jefa, { vistaId: vista.id, rol: 'vendedor' });
    expect((await ver(vendedor)).inicial).toBe(vista.id);
    const borrada = await jefa.delete(`${V}/${vista.id}`, { version: 1 });
    expect(borrada).toMatchObject({ status: 200, cuerpo: { id: vista.id, version: 2 } });
    expect(await nombres(jefa)).not.toContain('Se va');
    expect((await ver(vendedor)).inicial).toBeNull();
    expect((await jefa.patch(`${V}/${vista.id}`, { version: 2, nombre: 'X' })).status).toBe(404);
    const otra = await creada(jefa, 'Se va');
    const restaurar = (version: number) => jefa.post(`${V}/${vista.id}/restaurar`, { version });
    expect((await restaurar(2)).cuerpo.code).toBe('vistas.nombre_repetido');
    await jefa.delete(`${V}/${otra.id}`, { version: 1 });
    expect((await restaurar(1)).cuerpo.code).toBe('comun.version_vieja');
    expect(await restaurar(2)).toMatchObject({ status: 200, cuerpo: { version: 3, roles: ['vendedor'] } });
    expect((await ver(vendedor)).inicial).toBe(vista.id);
    await inicial(jefa, { vistaId: null, rol: 'vendedor' });
  });

  it('those deleted long ago are thrown away when their owner keeps another', async () => {
    const vieja = await creada(consulta, 'Vieja');
    await consulta.delete(`${V}/${vieja.id}`, { version: 1 });
    await sql`update vista set borrada_en = now() - interval '31 days' where id = ${vieja.id}`.execute(prueba.db);
    await creada(consulta, 'Nueva');
    expect((await consulta.post(`${V}/${vieja.id}/restaurar`, { version: 2 })).status).toBe(404);
  });

  it('one person keeps a limited number of them in a table, also when two windows save at once', async () => {
    const muchas = await persona('consulta', 'Elsa');
    await sql`insert into vista (id, usuario_id, pantalla, nombre, nombre_norm, contenido)
      select gen_random_uuid(), ${muchas.usuarioId}, 'articulos', 'V' || n, 'V' || n, '{}'
      from generate_series(1, ${MAXIMO_DE_VISTAS - 1}::int) n`.execute(prueba.db);
    const respuestas = await Promise.all([crear(muchas, 'Una'), crear(muchas, 'Otra')]);
    expect(respuestas.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect(respuestas.find(({ status }) => status === 409)?.cuerpo.code).toBe('vistas.demasiadas');
    expect((await crear(muchas, 'Una', { pantalla: 'clientes' })).status).toBe(201);
  });

  it('and a deleted one comes back only where there is room for it', async () => {
    const llena = await persona('consulta', 'Flor');
    const borrada = await creada(llena, 'Vuelve');
    await llena.delete(`${V}/${borrada.id}`, { version: 1 });
    await sql`insert into vista (id, usuario_id, pantalla, nombre, nombre_norm, contenido)
      select gen_random_uuid(), ${llena.usuarioId}, 'articulos', 'V' || n, 'V' || n, '{}'
      from generate_series(1, ${MAXIMO_DE_VISTAS}::int) n`.execute(prueba.db);
    const restaurar = () => llena.post(`${V}/${borrada.id}/restaurar`, { version: 2 });
    expect(await restaurar()).toMatchObject({ status: 409, cuerpo: { code: 'vistas.demasiadas' } });
    await sql`delete from vista where usuario_id = ${llena.usuarioId} and nombre = 'V1'`.execute(prueba.db);
    expect((await restaurar()).status).toBe(200);
  });

  it('the same command repeated keeps one', async () => {
    const cuerpo = { pantalla: 'notas', nombre: 'Una vez', contenido: CONTENIDO };
    const veces = [1, 2].map(() => vendedor.post(V, cuerpo, { clave: 'vista-una-vez' }));
    const [una, otra] = await Promise.all(veces);
    expect(una?.cuerpo.id).toBe(otra?.cuerpo.id);
    expect(await nombres(vendedor, 'notas')).toEqual(['Una vez']);
  });

  it('what is no view is refused', async () => {
    for (const mala of [
      { pantalla: 'Artículos' },
      { nombre: '  ' },
      { contenido: { columnas: {}, busqueda: { x: 'a'.repeat(LARGO_DE_CONTENIDO) } } },
      { contenido: { columnas: { anchos: { codigo: -1 } }, busqueda: {} } },
      { contenido: { columnas: {}, busqueda: { x: 'a\u0000' } } },
      { roles: ['dueño'] },
    ]) {
      expect((await crear(jefa, 'Mala', mala)).status).toBe(400);
    }
    expect((await jefa.get(V)).status).toBe(400);
  });
});

describe('ART-22 the view a table opens with', () => {
  it('is the one of the person or else that of their roles, and the session tells it', async () => {
    const comun = await creada(jefa, 'Común', { roles: ['vendedor', 'consulta'] });
    expect((await inicial(vendedor, { vistaId: comun.id, rol: 'vendedor' })).status).toBe(403);
    for (const rol of ['vendedor', 'consulta']) await inicial(jefa, { vistaId: comun.id, rol });
    expect((await ver(jefa)).vistas.find(({ id }) => id === comun.id)).toMatchObject({
      inicialDe: ['consulta', 'vendedor'],
    });
    expect(await deLaSesion(vendedor)).toEqual({ articulos: comun.id });

    const propia = await creada(vendedor, 'Propia');
    expect((await inicial(vendedor, { vistaId: propia.id })).cuerpo).toEqual({ inicial: propia.id });
    expect((await inicial(vendedor, { vistaId: null })).cuerpo).toEqual({ inicial: null });
    expect(await deLaSesion(vendedor)).toEqual({});
    expect((await ver(consulta)).inicial).toBe(comun.id);

    await jefa.patch(`${V}/${comun.id}`, { version: 1, roles: ['vendedor'] });
    expect((await ver(consulta)).inicial).toBeNull();
    const compartida = await jefa.patch(`${V}/${comun.id}`, { version: 2, roles: ['vendedor', 'consulta'] });
    expect(compartida.cuerpo.inicialDe).toEqual(['vendedor']);
  });

  it('is one of that table that the person sees, and of a role only if it is shared with it', async () => {
    const ajena = await creada(jefa, 'De la jefa');
    const deOtra = await creada(vendedor, 'De clientes', { pantalla: 'clientes' });
    for (const vistaId of [ajena.id, deOtra.id, crypto.randomUUID()]) {
      expect(await inicial(vendedor, { vistaId })).toMatchObject({
        status: 400,
        cuerpo: { issues: [{ path: ['vistaId'], message: 'No existe esa vista en esta tabla.' }] },
      });
    }
    expect((await inicial(jefa, { vistaId: ajena.id, rol: 'taller' })).cuerpo.title).toBe(
      '«De la jefa» no está compartida con Taller. Compartila primero y volvé a elegirla.',
    );
  });

  it('the check finds a role that opens a table with what is not shared with it', async () => {
    const [check] = verificacionesDeVistas;
    expect(await check?.consulta(prueba.db)).toEqual([]);
    const vista = await creada(jefa, 'Rota');
    await prueba.db
      .insertInto('vista_inicial_de_rol')
      .values({ pantalla: 'articulos', rol: 'taller', vista_id: vista.id })
      .execute();
    expect(await check?.consulta(prueba.db)).toMatchObject([{ rol: 'taller', nombre: 'Rota' }]);
  });
});
