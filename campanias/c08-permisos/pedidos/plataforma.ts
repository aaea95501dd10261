import type { Lugar } from '#campanias/c08-permisos/tabla/esperar.ts';
import { de, fijo, type Pedidos, sede, sucursalDe, type Terreno } from './pedido.ts';

const historia = (entidad: string, id: (terreno: Terreno, lugar: Lugar) => string): Pedidos => ({
  [`GET /api/actividad/:entidad/:id · ${entidad}`]: de(id, (uno) => `/api/actividad/${entidad}/${uno}`),
});

const igual = (ruta: string): Pedidos => ({ [`GET ${ruta}`]: fijo(ruta) });

export const pedidosDePlataforma: Pedidos = {
  ...historia('articulo', (mundo, lugar) => sede(mundo, lugar).testigo),
  ...historia('rubro', ({ empresa }) => empresa.rubro),
  ...historia('familia', ({ empresa }) => empresa.familia),
  ...historia('subfamilia', ({ empresa }) => empresa.subfamilia),
  ...historia('cliente', (mundo, lugar) => sede(mundo, lugar).clienteId),
  ...historia('localidad', ({ empresa }) => empresa.localidad),
  ...historia('unidad', ({ empresa }) => empresa.unidad),
  ...historia('marca', ({ empresa }) => empresa.marca),
  ...historia('motivo', ({ empresa }) => empresa.motivo),
  ...historia('nota', ({ testigos }, lugar) => testigos[sucursalDe(lugar)].nota),
  ...historia('ajuste', ({ testigos }, lugar) => testigos[sucursalDe(lugar)].ajuste),
  ...historia('sucursal', (mundo, lugar) => sede(mundo, lugar).sucursalId),
  ...historia('deposito', (mundo, lugar) => sede(mundo, lugar).depositoId),
  ...historia('taller', ({ empresa }, lugar) => empresa.taller[sucursalDe(lugar)]),
  // Of a kind that nobody in this world is sent; whose the others are is tried where they are published.
  'GET /api/notificaciones': fijo('/api/notificaciones?tipo=importacion.revertida'),
  'POST /api/notificaciones/leer': fijo('/api/notificaciones/leer', { hasta: 1 }),
  ...igual('/api/notificaciones/preferencias'),
  'PUT /api/notificaciones/preferencias': fijo('/api/notificaciones/preferencias', {
    preferencias: [{ tipo: 'rol.cambiado', enProducto: true, porCorreo: false }],
  }),
  ...igual('/api/eventos'),
  ...igual('/healthz'),
  ...igual('/readyz'),
  ...igual('/metrics'),
  'POST /api/csp-report': fijo('/api/csp-report', { 'csp-report': { 'document-uri': 'https://trastienda.test/' } }),
  ...igual('/api/openapi.json'),
  ...igual('/api/docs'),
};
