import { abierta, deLaEmpresa, deSucursal, type Fila } from './fila.ts';
import { DIRIGEN, MUEVEN_STOCK, TODOS } from './roles.ts';

const ACTIVIDAD = 'GET /api/actividad/:entidad/:id';

/** Who may read a record reads its history; that of another sucursal's looks like that of nothing. */
const historia = (caso: string, pasan = TODOS, extra: Partial<Fila> = {}): Fila =>
  deLaEmpresa(ACTIVIDAD, pasan, { caso, inexistente: 'vacío', ...extra });
const historiaDeSucursal = (caso: string, pasan = TODOS, extra: Partial<Fila> = {}): Fila =>
  deSucursal(ACTIVIDAD, pasan, { caso, ajeno: 'vacío', inexistente: 'vacío', ...extra });

export const filasDePlataforma: readonly Fila[] = [
  historia('articulo', TODOS, { costo: 'de la empresa' }),
  historia('rubro'),
  historia('familia'),
  historia('subfamilia'),
  historia('proveedor', DIRIGEN),
  historia('lote_precio', DIRIGEN),
  historia('cliente'),
  historia('localidad'),
  historia('unidad'),
  historia('marca'),
  historia('motivo'),
  historiaDeSucursal('nota'),
  historiaDeSucursal('ajuste', MUEVEN_STOCK, { costo: 'por sucursal' }),
  historiaDeSucursal('sucursal'),
  historiaDeSucursal('deposito'),
  historiaDeSucursal('taller'),

  // Each their own, as their rights let them see it now; the stream is of sessions only.
  deLaEmpresa('GET /api/notificaciones', 'con sesión', { propio: 'leído' }),
  deLaEmpresa('POST /api/notificaciones/leer', 'con sesión', { sinRastro: true }),
  deLaEmpresa('GET /api/notificaciones/preferencias', 'con sesión'),
  deLaEmpresa('PUT /api/notificaciones/preferencias', 'con sesión'),
  deLaEmpresa('GET /api/eventos', 'con sesión', { flujo: true, conClave: '403 acceso.solo_en_persona' }),

  // What an operator's tools ask, and the page that describes the interface.
  abierta('GET /healthz', 'ok'),
  abierta('GET /readyz', 'ok'),
  abierta('GET /metrics', 'ok'),
  // A browser tells it, whoever is there.
  abierta('POST /api/csp-report', 'leído', { sinRastro: true }),
  deLaEmpresa('GET /api/openapi.json', 'con sesión'),
  deLaEmpresa('GET /api/docs', 'con sesión'),
];
