import type { TipoDeNotificacion } from '@trastienda/nucleo/plataforma/notificaciones.ts';

/** The two sentences of each kind of notification, with `{{dato}}` where a fact goes. A kind without them fails `tsc`. */
export type FrasesDeNotificacion = Readonly<
  Record<TipoDeNotificacion, { readonly titulo: string; readonly texto: string }>
>;

const DESDE = '{{agente}}, from {{direccion}}.';
const A_QUIEN_ADMINISTRA = `${DESDE} If it was not you, tell whoever administers the accounts.`;

/** Every notification in English. */
export const notificacionesEn: FrasesDeNotificacion = {
  'importacion.validada': {
    titulo: 'File checked',
    texto: '{{archivo}}. Rows: {{leidas}}; rejected: {{rechazadas}}. It has not been applied yet.',
  },
  'importacion.terminada': {
    titulo: 'Import finished',
    texto: '{{archivo}}. Rows: {{leidas}}; rejected: {{rechazadas}}.',
  },
  'importacion.revertida': { titulo: 'Import reverted', texto: '{{archivo}} is as it was before.' },
  'importacion.fallida': { titulo: 'The import did not finish', texto: '{{archivo}}: {{motivo}}' },
  'lote.por_aprobar': {
    titulo: 'Price batch {{numero}} awaits approval',
    texto: '{{motivo}} · prepared by {{quien}}',
  },
  'lote.aprobado': {
    titulo: 'Price batch {{numero}} was approved',
    texto: '{{motivo}} · approved by {{quien}}',
  },
  'lote.programado': {
    titulo: 'Price batch {{numero}} was scheduled',
    texto: '{{motivo}}. It applies itself on {{cuando}} · scheduled by {{quien}}',
  },
  'lote.rechazado': {
    titulo: 'Price batch {{numero}} was discarded without being applied',
    texto: '{{motivo}}. Discarded by {{quien}}: {{porque}}',
  },
  'lote.puesto': {
    titulo: 'Price batch {{numero}} was applied',
    texto: '{{motivo}} · applied by {{quien}}. Prices that changed: {{escritos}} of {{lineas}}.',
  },
  'lote.revertido': {
    titulo: 'Price batch {{numero}} was reverted',
    texto: '{{motivo}}. Reverted by {{quien}}: {{porque}}. Prices that came back: {{vueltos}} of {{lineas}}.',
  },
  'lote.vencido': {
    titulo: 'Price batch {{numero}} was discarded without being applied',
    texto: '{{motivo}}. It ended before the system could apply it: no price changed.',
  },
  'lote.descartado': {
    titulo: 'Price batch {{numero}} was discarded without being applied',
    texto: '{{motivo}}. {{archivo}}, which had proposed it, was reverted: no price changed.',
  },
  'lote.deshecho': {
    titulo: 'Price batch {{numero}} was discarded without being applied',
    texto: '{{motivo}}. The change that had proposed it was undone: no price changed.',
  },
  'lote.aplicado': {
    titulo: 'Price batch {{numero}} was applied on its day',
    texto: '{{motivo}}',
  },
  'lote.incompleto': {
    titulo: 'Price batch {{numero}} was applied on its day, but not whole',
    texto: '{{motivo}}. Prices that changed: {{escritos}} of {{lineas}}; the others were left as they were.',
  },
  'lote.terminado': {
    titulo: 'Price batch {{numero}} ended, but did not come back whole',
    texto: '{{motivo}}. Left as they are, since they changed later: {{omitidas}}.',
  },
  'nota.por_entregar': { titulo: 'Order {{numero}} to deliver', texto: '{{cliente}} · confirmed by {{quien}}' },
  'ajuste.por_aprobar': { titulo: '{{ajuste}} awaits approval', texto: '{{deposito}} · asked by {{quien}}' },
  'ajuste.aprobado': { titulo: '{{ajuste}} approved and applied', texto: '{{deposito}} · approved by {{quien}}' },
  'ajuste.devuelto': { titulo: '{{ajuste}} is a draft again', texto: '{{quien}}: {{motivo}}' },
  'aviso.escrito': { titulo: 'Notice from {{quien}}', texto: '{{aviso}}' },
  'rol.cambiado': {
    titulo: 'Your permissions changed',
    texto: 'You now have: {{roles}}. Changed by {{quien}}.',
  },
  'ascenso.por_aprobar': {
    titulo: 'The promotion of {{persona}} awaits approval',
    texto: '{{roles}} · asked by {{quien}}',
  },
  'ascenso.aprobado': {
    titulo: 'The promotion of {{persona}} was approved',
    texto: '{{roles}} · approved by {{quien}}',
  },
  'ascenso.rechazado': {
    titulo: 'The promotion of {{persona}} was refused',
    texto: '{{roles}} · refused by {{quien}}',
  },
  'reinicio.por_aprobar': {
    titulo: '{{persona}} lost their second factor: it awaits your approval',
    texto: '“{{motivo}}” · asked by {{quien}}',
  },
  'seguridad.ingreso_nuevo': {
    titulo: 'Log-in from a new device',
    texto: `${DESDE} If it was not you, change your password.`,
  },
  'seguridad.contrasena_cambiada': { titulo: 'Your password changed', texto: A_QUIEN_ADMINISTRA },
  'seguridad.contrasena_suspendida': {
    titulo: 'Your password was suspended',
    texto: 'There were too many failed attempts. It works only on devices you used before, until you change it.',
  },
  'seguridad.segundo_factor_activado': { titulo: 'Second factor turned on', texto: DESDE },
  'seguridad.segundo_factor_quitado': { titulo: 'Second factor removed', texto: A_QUIEN_ADMINISTRA },
  'seguridad.codigo_de_recuperacion': {
    titulo: 'A recovery code was used',
    texto: `You have {{quedan}} left. ${DESDE}`,
  },
  'seguridad.codigos_equivocados': {
    titulo: 'Somebody typed your password but not your second factor',
    texto: `${DESDE} If it was not you, change your password.`,
  },
  'seguridad.llave_agregada': {
    titulo: 'You added a passkey',
    texto: `{{nombre}}. ${DESDE} If it was not you, remove it and change your password.`,
  },
  'seguridad.llave_quitada': { titulo: 'You removed a passkey', texto: `{{nombre}}. ${A_QUIEN_ADMINISTRA}` },
  'seguridad.llave_copiada': {
    titulo: 'A passkey may have been copied',
    texto: `We refused {{nombre}}: its counter went back. Remove it and add another. ${DESDE}`,
  },
  'seguridad.sesion_cerrada': {
    titulo: 'Your oldest session was closed',
    texto: `You logged in on another device and went over the maximum of sessions. ${DESDE}`,
  },
};
