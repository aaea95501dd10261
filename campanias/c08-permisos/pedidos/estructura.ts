import { ingresar } from '#campanias/c08-permisos/documentos.ts';
import { COSTOS, crearArticulo, type Mundo, type Registro } from '#campanias/c08-permisos/mundo.ts';
import type { Sucursal } from '#campanias/c08-permisos/tabla/esperar.ts';
import {
  deArticulo,
  depositoPedido,
  fijo,
  ninguno,
  type Pedido,
  type Pedidos,
  porSucursal,
  sede,
  sobre,
  sucursalDe,
} from './pedido.ts';

const A = '/api/articulos';
const E = `${A}/estructuras`;

const lineas = (componenteId: string) => [{ componenteId, cantidad: '1' }];

/** A draft of something new, made of one thing that is there. */
async function borrador({ hacer }: Mundo, componenteId?: string): Promise<Registro> {
  const { id: articuloId } = await crearArticulo(hacer);
  const { id: otro } = componenteId === undefined ? await crearArticulo(hacer) : { id: componenteId };
  return hacer('POST', E, { articuloId, lineas: lineas(otro) });
}

async function vigente(mundo: Mundo, componenteId?: string): Promise<Registro> {
  const { id, version } = await borrador(mundo, componenteId);
  return mundo.hacer('POST', `${E}/${id}/estado`, { version, accion: 'poner_vigente' });
}

const leer =
  (sufijo: string): Pedido =>
  async (mundo, lugar) => {
    const { id } = lugar === 'ninguno' ? { id: ninguno() } : await vigente(mundo, sede(mundo, lugar).testigo);
    return { ruta: `${E}/${id}${sufijo}` };
  };

const sobreBorrador = (sufijo: string, extra: object = {}): Pedido =>
  sobre({
    crear: (mundo) => borrador(mundo),
    ruta: (id) => `${E}/${id}${sufijo}`,
    cuerpo: ({ version }) => ({ version, ...extra }),
  });

/** One that can be assembled there: what it takes is on the shelf, at the cost of that sucursal. */
async function armable(mundo: Mundo, sucursal: Sucursal): Promise<Registro> {
  const { id: componenteId } = await crearArticulo(mundo.hacer);
  await ingresar(mundo, sucursal, componenteId, { cantidad: '5', costo: COSTOS[sucursal] });
  return vigente(mundo, componenteId);
}

const cuerpoDeArmado = (depositoId: string) => ({ sentido: 'ARMAR', cantidad: '1', depositoId });

async function armada(mundo: Mundo, sucursal: Sucursal): Promise<Registro> {
  const { id } = await armable(mundo, sucursal);
  return mundo.hacer('POST', `${E}/${id}/armado`, cuerpoDeArmado(mundo.sedes[sucursal].depositoId));
}

export const pedidosDeEstructura: Pedidos = {
  [`GET ${E}`]: fijo(`${E}?porPagina=200`),
  [`GET ${E}/exportar`]: fijo(`${E}/exportar`),
  [`GET ${E}/:id`]: leer(''),
  [`GET ${E}/:id/explosion`]: leer('/explosion'),
  [`GET ${E}/:id/explosion/exportar`]: leer('/explosion/exportar'),
  [`GET ${E}/:id/armado`]: leer('/armado'),
  [`GET ${A}/:id/usos`]: deArticulo('/usos'),
  [`POST ${E}`]: async ({ hacer }) => {
    const [uno, otro] = [await crearArticulo(hacer), await crearArticulo(hacer)];
    return { ruta: E, cuerpo: { articuloId: uno.id, lineas: lineas(otro.id) } };
  },
  [`POST ${E}/:id/version`]: async (mundo, lugar) => {
    const { id } = lugar === 'ninguno' ? { id: ninguno() } : await vigente(mundo);
    return { ruta: `${E}/${id}/version` };
  },
  [`PATCH ${E}/:id`]: sobreBorrador('', { nota: 'Revisada' }),
  [`POST ${E}/:id/estado`]: sobreBorrador('/estado', { accion: 'poner_vigente' }),
  [`POST ${E}/:id/validar`]: sobreBorrador('/validar'),
  [`DELETE ${E}/:id`]: sobreBorrador(''),
  [`POST ${E}/planilla`]: fijo(`${E}/planilla`, { texto: 'NADIE-1;2' }),
  [`POST ${E}/planilla/archivo`]: () => ({
    ruta: `${E}/planilla/archivo`,
    archivo: { nombre: 'kit.csv', contenido: 'NADIE-1;2' },
  }),
  [`POST ${E}/:id/armado`]: async (mundo, lugar) => {
    const { id } = await armable(mundo, sucursalDe(lugar));
    return { ruta: `${E}/${id}/armado`, cuerpo: cuerpoDeArmado(depositoPedido(mundo, lugar)) };
  },
  [`GET ${A}/armados`]: porSucursal(`${A}/armados`, '&porPagina=200'),
  [`GET ${A}/armados/exportar`]: porSucursal(`${A}/armados/exportar`),
  [`POST ${A}/armados/:id/revertir`]: sobre({
    crear: armada,
    ruta: (id) => `${A}/armados/${id}/revertir`,
  }),
};
