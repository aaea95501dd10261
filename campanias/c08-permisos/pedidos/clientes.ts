import { crearCliente, nuevo, type Registro } from '#campanias/c08-permisos/mundo.ts';
import { de, fijo, type Pedido, type Pedidos, sede, sobre, type Terreno } from './pedido.ts';

const C = '/api/clientes';

const leer = (sufijo: string): Pedido =>
  de(
    (mundo, lugar) => sede(mundo, lugar).clienteId,
    (id) => `${C}/${id}${sufijo}`,
  );

const tras =
  (accion: string, cuerpo: object = {}) =>
  async ({ hacer }: Terreno): Promise<Registro> => {
    const { id, version } = await crearCliente(hacer);
    return hacer('POST', `${C}/${id}/${accion}`, { version, ...cuerpo });
  };

const accion = (nombre: string, crear: (terreno: Terreno) => Promise<Registro>, extra: object = {}): Pedido =>
  sobre({ crear, ruta: (id) => `${C}/${id}/${nombre}`, cuerpo: ({ version }) => ({ version, ...extra }) });

const MOTIVO = { motivo: 'No paga' };
const nacido = ({ hacer }: Terreno): Promise<Registro> => crearCliente(hacer);

export const pedidosDeClientes: Pedidos = {
  [`GET ${C}`]: fijo(`${C}?porPagina=200`),
  [`GET ${C}/exportar`]: fijo(`${C}/exportar`),
  [`GET ${C}/:id`]: leer(''),
  [`GET ${C}/:id/notas`]: leer('/notas?porPagina=200&contar=exacto'),
  [`GET ${C}/:id/notas/exportar`]: leer('/notas/exportar'),
  [`GET ${C}/:id/articulos-habituales`]: leer('/articulos-habituales'),
  [`POST ${C}`]: () => ({ ruta: C, cuerpo: { razonSocial: nuevo('Cliente '), condicionIva: 5 } }),
  [`PATCH ${C}/:id`]: sobre({
    crear: nacido,
    ruta: (id) => `${C}/${id}`,
    cuerpo: ({ version }) => ({ version, telefono: '341 555-0199' }),
  }),
  [`POST ${C}/:id/bloquear`]: accion('bloquear', nacido, MOTIVO),
  [`POST ${C}/:id/desbloquear`]: accion('desbloquear', tras('bloquear', MOTIVO)),
  [`POST ${C}/:id/inactivar`]: accion('inactivar', nacido),
  [`POST ${C}/:id/reactivar`]: accion('reactivar', tras('inactivar')),
  [`POST ${C}/:id/anonimizar`]: accion('anonimizar', nacido, { motivo: 'Lo pidió' }),
};
