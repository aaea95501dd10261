import {
  archivoDeArticulos,
  archivoSinPrecios,
  cargarArchivo,
  nuevo,
  type Registro,
  trabajar,
} from '#campanias/c08-permisos/mundo.ts';
import { de, fijo, ninguno, type Pedido, type Pedidos, sobre, sucursalDe, type Terreno } from './pedido.ts';

const I = '/api/importaciones';

type Crear = (terreno: Terreno) => Promise<Registro>;
const cargada: Crear = ({ hacer }) => cargarArchivo(hacer, archivoSinPrecios());
const conPrecios: Crear = ({ hacer }) => cargarArchivo(hacer);

const aplicada =
  (cargar: Crear): Crear =>
  async (terreno) =>
    trabajar(terreno.hacer, await cargar(terreno), 'aplicar');

const leer = (sufijo: string): Pedido =>
  de(
    ({ empresa }) => empresa.importacion,
    (id) => `${I}/${id}${sufijo}`,
  );

const deVentas = (sufijo: string): Pedido =>
  de(
    ({ testigos }, lugar) => testigos[sucursalDe(lugar)].ventas,
    (id) => `${I}/${id}${sufijo}`,
  );

const accion = (nombre: string, crear = cargada): Pedido => sobre({ crear, ruta: (id) => `${I}/${id}/${nombre}` });

export const pedidosDeImportaciones: Pedidos = {
  [`GET ${I}`]: fijo(`${I}?porPagina=200`),
  [`GET ${I}/exportar`]: fijo(`${I}/exportar`),
  [`GET ${I}/plantilla`]: fijo(`${I}/plantilla?entidad=articulos`),
  [`POST ${I}`]: () => ({ ruta: I, cuerpo: { entidad: 'articulos' }, archivo: archivoDeArticulos() }),
  [`GET ${I}/:id`]: leer(''),
  [`GET ${I}/:id/filas`]: leer('/filas'),
  [`GET ${I}/:id/filas/exportar`]: leer('/filas/exportar'),
  [`GET ${I}/:id/motivos`]: leer('/motivos'),
  [`GET ${I}/:id/archivo`]: leer('/archivo'),
  [`GET ${I}/:id/rechazos`]: leer('/rechazos'),
  [`GET ${I}/:id · de ventas`]: deVentas(''),
  [`GET ${I}/:id/filas · de ventas`]: deVentas('/filas'),
  [`GET ${I}/:id/filas/exportar · de ventas`]: deVentas('/filas/exportar'),
  [`GET ${I}/:id/motivos · de ventas`]: deVentas('/motivos'),
  [`GET ${I}/:id/archivo · de ventas`]: deVentas('/archivo'),
  [`GET ${I}/:id/rechazos · de ventas`]: deVentas('/rechazos'),
  [`POST ${I}/:id/cancelar · de ventas`]: deVentas('/cancelar'),
  [`PATCH ${I}/:id`]: sobre({
    crear: cargada,
    ruta: (id) => `${I}/${id}`,
    cuerpo: ({ version }) => ({ version, opciones: { vaciosBorran: true } }),
  }),
  [`POST ${I}/:id/validar`]: accion('validar'),
  [`POST ${I}/:id/aplicar`]: accion('aplicar'),
  [`POST ${I}/:id/aplicar · con precios`]: accion('aplicar', conPrecios),
  [`POST ${I}/:id/revertir`]: accion('revertir', aplicada(cargada)),
  [`POST ${I}/:id/revertir · con precios`]: accion('revertir', aplicada(conPrecios)),
  [`POST ${I}/:id/descartar`]: accion('descartar'),
  // Nothing is going on: who may ask is told so.
  [`POST ${I}/:id/cancelar`]: de(
    ({ empresa }) => empresa.importacion,
    (id) => `${I}/${id}/cancelar`,
  ),
  [`GET ${I}/perfiles`]: fijo(`${I}/perfiles`),
  [`POST ${I}/perfiles`]: ({ empresa }, lugar) => ({
    ruta: `${I}/perfiles`,
    cuerpo: { importacionId: lugar === 'ninguno' ? ninguno() : empresa.importacion, nombre: nuevo('Perfil ') },
  }),
  [`DELETE ${I}/perfiles/:id`]: sobre({
    crear: ({ hacer, empresa }) =>
      hacer('POST', `${I}/perfiles`, { importacionId: empresa.importacion, nombre: nuevo('Perfil ') }),
    ruta: (id) => `${I}/perfiles/${id}`,
    cuerpo: () => undefined,
  }),
};
