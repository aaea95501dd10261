import { type Hacer, nuevo, type Registro } from '#campanias/c08-permisos/mundo.ts';
import { TODOS } from '#campanias/c08-permisos/tabla/roles.ts';
import { type Pedidos, sobre } from './pedido.ts';

const V = '/api/vistas';
const CONTENIDO = { columnas: { orden: ['codigo'] }, busqueda: { estado: 'ACTIVO' } };

const vista = (roles: readonly string[] = []) => ({
  pantalla: 'articulos',
  nombre: nuevo('Vista '),
  contenido: CONTENIDO,
  roles,
});

const crear = (hacer: Hacer, roles: readonly string[]): Promise<Registro> => hacer('POST', V, vista(roles));

async function borrada(hacer: Hacer, roles: readonly string[]): Promise<Registro> {
  const { id, version } = await crear(hacer, roles);
  return hacer('DELETE', `${V}/${id}`, { version });
}

/** What is done to a view of the administration: private, or shared with everybody. */
const acciones = (caso: string, roles: readonly string[]): Pedidos => ({
  [`PATCH ${V}/:id · ${caso}`]: sobre({
    crear: ({ hacer }) => crear(hacer, roles),
    ruta: (id) => `${V}/${id}`,
    cuerpo: ({ version }) => ({ version, contenido: { ...CONTENIDO, densidad: 'densa' } }),
  }),
  [`DELETE ${V}/:id · ${caso}`]: sobre({ crear: ({ hacer }) => crear(hacer, roles), ruta: (id) => `${V}/${id}` }),
  [`POST ${V}/:id/restaurar · ${caso}`]: sobre({
    crear: ({ hacer }) => borrada(hacer, roles),
    ruta: (id) => `${V}/${id}/restaurar`,
  }),
});

export const pedidosDeVistas: Pedidos = {
  [`GET ${V}`]: () => ({ ruta: `${V}?pantalla=articulos` }),
  [`POST ${V} · propia`]: () => ({ ruta: V, cuerpo: vista() }),
  [`POST ${V} · compartida`]: () => ({ ruta: V, cuerpo: vista(['consulta']) }),
  [`PUT ${V}/inicial · propia`]: () => ({ ruta: `${V}/inicial`, cuerpo: { pantalla: 'articulos', vistaId: null } }),
  [`PUT ${V}/inicial · de un rol`]: () => ({
    ruta: `${V}/inicial`,
    cuerpo: { pantalla: 'articulos', vistaId: null, rol: 'consulta' },
  }),
  ...acciones('de otra persona', []),
  ...acciones('compartida', TODOS),
};
