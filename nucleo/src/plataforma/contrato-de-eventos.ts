import { z } from 'zod';
import { Id } from '#comun/campos.ts';
import { notificacionesDeLotes } from './contrato-de-eventos-de-lotes.ts';
import { type Definicion, definir } from './definicion-de-evento.ts';

const Archivo = z.object({ importacionId: Id, archivo: z.string() });
const deArchivo = {
  tema: 'importaciones',
  para: 'persona',
  permiso: 'importacion.hacer',
  icono: 'archivo',
  ruta: '/importaciones/{{importacionId}}',
  importante: true,
} as const;

const deAjuste = {
  tema: 'stock',
  datos: z.object({ ajusteId: Id, ajuste: z.string(), deposito: z.string(), quien: z.string() }),
  icono: 'ajuste',
  ruta: '/stock/ajuste-stock/{{ajusteId}}',
  importante: true,
} as const;

/** Of who would become administrator; `roles` as people read them. It leads to that person. */
const deAscenso = {
  tema: 'permisos',
  permiso: 'usuario.administrar',
  datos: z.object({ usuarioId: Id, persona: z.string(), roles: z.string(), quien: z.string() }),
  icono: 'llave',
  ruta: '/administrador/gestion-usuario?id={{usuarioId}}',
  importante: true,
} as const;

/** Where somebody did it from, as the log of sessions tells it. */
const Lugar = z.object({ direccion: z.string(), agente: z.string() });
const deSeguridad = {
  tema: 'seguridad',
  para: 'persona',
  datos: Lugar,
  ruta: '/usuario/configuracion',
  importante: true,
  obligatoria: true,
} as const;
const deSeguridadPorCorreo = { ...deSeguridad, porCorreo: true } as const;

/** Every kind of notification there is. A new one is a row here and its English sentences in the web. */
export const notificaciones = {
  'importacion.validada': definir({
    ...deArchivo,
    tono: 'azul',
    datos: Archivo.extend({ leidas: z.int(), rechazadas: z.int() }),
    titulo: 'Archivo revisado',
    texto: '{{archivo}}. Filas: {{leidas}}; rechazadas: {{rechazadas}}. Falta aplicarlo.',
  }),
  'importacion.terminada': definir({
    ...deArchivo,
    tono: 'exito',
    datos: Archivo.extend({ leidas: z.int(), rechazadas: z.int() }),
    titulo: 'Importación terminada',
    texto: '{{archivo}}. Filas: {{leidas}}; rechazadas: {{rechazadas}}.',
  }),
  'importacion.revertida': definir({
    ...deArchivo,
    tono: 'exito',
    datos: Archivo,
    titulo: 'Importación revertida',
    texto: '{{archivo}} volvió a como estaba.',
  }),
  'importacion.fallida': definir({
    ...deArchivo,
    tono: 'error',
    datos: Archivo.extend({ motivo: z.string() }),
    titulo: 'La importación no terminó',
    texto: '{{archivo}}: {{motivo}}',
  }),
  ...notificacionesDeLotes,
  'nota.por_entregar': definir({
    tema: 'ventas',
    para: 'permiso',
    permiso: 'nota.finalizar',
    datos: z.object({ notaId: Id, numero: z.int(), cliente: z.string(), quien: z.string() }),
    icono: 'entrega',
    tono: 'azul',
    titulo: 'Nota {{numero}} para entregar',
    texto: '{{cliente}} · la confirmó {{quien}}',
    ruta: '/ventas/finalizar-notas-de-pedido/{{notaId}}',
    importante: false,
  }),
  'ajuste.por_aprobar': definir({
    ...deAjuste,
    para: 'permiso',
    permiso: 'ajuste.aprobar',
    tono: 'aviso',
    titulo: '{{ajuste}} espera aprobación',
    texto: '{{deposito}} · la pidió {{quien}}',
  }),
  'ajuste.aprobado': definir({
    ...deAjuste,
    para: 'persona',
    permiso: 'ajuste.ver',
    tono: 'exito',
    titulo: '{{ajuste}} aprobado y aplicado',
    texto: '{{deposito}} · lo aprobó {{quien}}',
  }),
  'ajuste.devuelto': definir({
    ...deAjuste,
    para: 'persona',
    permiso: 'ajuste.ver',
    datos: deAjuste.datos.extend({ motivo: z.string() }),
    tono: 'aviso',
    titulo: '{{ajuste}} volvió a borrador',
    texto: '{{quien}}: {{motivo}}',
  }),
  'aviso.escrito': definir({
    tema: 'avisos',
    para: 'permiso',
    // Every role holds it.
    permiso: 'tabla.ver',
    datos: z.object({ aviso: z.string(), quien: z.string() }),
    icono: 'megafono',
    tono: 'azul',
    titulo: 'Aviso de {{quien}}',
    texto: '{{aviso}}',
    ruta: '/',
    importante: true,
  }),
  'rol.cambiado': definir({
    tema: 'permisos',
    para: 'persona',
    /** `roles` as people read them, «Vendedor en Centro, Depósito en todas»; `quien` made the change. */
    datos: z.object({ roles: z.string(), quien: z.string() }),
    icono: 'llave',
    tono: 'azul',
    titulo: 'Cambiaron tus permisos',
    texto: 'Ahora tenés: {{roles}}. Lo cambió {{quien}}.',
    ruta: '/usuario/perfil',
    importante: true,
    obligatoria: true,
  }),
  'ascenso.por_aprobar': definir({
    ...deAscenso,
    para: 'permiso',
    tono: 'aviso',
    titulo: 'El ascenso de {{persona}} espera aprobación',
    texto: '{{roles}} · lo pidió {{quien}}',
  }),
  'ascenso.aprobado': definir({
    ...deAscenso,
    para: 'persona',
    tono: 'exito',
    titulo: 'Aprobaron el ascenso de {{persona}}',
    texto: '{{roles}} · lo aprobó {{quien}}',
  }),
  'ascenso.rechazado': definir({
    ...deAscenso,
    para: 'persona',
    tono: 'aviso',
    titulo: 'Rechazaron el ascenso de {{persona}}',
    texto: '{{roles}} · lo rechazó {{quien}}',
  }),
  'reinicio.por_aprobar': definir({
    ...deAscenso,
    para: 'permiso',
    datos: z.object({ usuarioId: Id, persona: z.string(), motivo: z.string(), quien: z.string() }),
    tono: 'aviso',
    titulo: '{{persona}} perdió su segundo factor: falta tu aprobación',
    texto: '«{{motivo}}» · lo pidió {{quien}}',
  }),
  'seguridad.ingreso_nuevo': definir({
    ...deSeguridadPorCorreo,
    icono: 'escudo',
    tono: 'aviso',
    titulo: 'Ingreso desde un dispositivo nuevo',
    texto: '{{agente}}, desde {{direccion}}. Si no fuiste vos, cambiá tu contraseña.',
  }),
  'seguridad.contrasena_cambiada': definir({
    ...deSeguridadPorCorreo,
    icono: 'llave',
    tono: 'aviso',
    titulo: 'Cambió tu contraseña',
    texto: '{{agente}}, desde {{direccion}}. Si no fuiste vos, avisá a quien administra.',
  }),
  'seguridad.segundo_factor_activado': definir({
    ...deSeguridadPorCorreo,
    icono: 'escudo',
    tono: 'exito',
    titulo: 'Segundo factor activado',
    texto: '{{agente}}, desde {{direccion}}.',
  }),
  'seguridad.segundo_factor_quitado': definir({
    ...deSeguridadPorCorreo,
    icono: 'escudo',
    tono: 'aviso',
    titulo: 'Segundo factor quitado',
    texto: '{{agente}}, desde {{direccion}}. Si no fuiste vos, avisá a quien administra.',
  }),
  'seguridad.codigo_de_recuperacion': definir({
    ...deSeguridadPorCorreo,
    datos: Lugar.extend({ quedan: z.int() }),
    icono: 'llave',
    tono: 'aviso',
    titulo: 'Se usó un código de recuperación',
    texto: 'Te quedan {{quedan}}. {{agente}}, desde {{direccion}}.',
  }),
  'seguridad.sesion_cerrada': definir({
    ...deSeguridad,
    icono: 'escudo',
    tono: 'aviso',
    titulo: 'Se cerró tu sesión más antigua',
    texto: 'Ingresaste en otro dispositivo y superaste el máximo de sesiones. {{agente}}, desde {{direccion}}.',
  }),
  'seguridad.contrasena_suspendida': definir({
    ...deSeguridadPorCorreo,
    icono: 'escudo',
    tono: 'error',
    titulo: 'Tu contraseña quedó suspendida',
    texto: 'Hubo demasiados intentos fallidos. Sirve solo en tus dispositivos conocidos hasta que la cambies.',
  }),
  'seguridad.codigos_equivocados': definir({
    ...deSeguridadPorCorreo,
    icono: 'escudo',
    tono: 'error',
    titulo: 'Alguien escribió tu contraseña y no tu segundo factor',
    texto: '{{agente}}, desde {{direccion}}. Si no fuiste vos, cambiá tu contraseña.',
  }),
  'seguridad.llave_agregada': definir({
    ...deSeguridadPorCorreo,
    datos: Lugar.extend({ nombre: z.string() }),
    icono: 'llave',
    tono: 'exito',
    titulo: 'Agregaste una llave de acceso',
    texto: '{{nombre}}. {{agente}}, desde {{direccion}}. Si no fuiste vos, quitala y cambiá tu contraseña.',
  }),
  'seguridad.llave_quitada': definir({
    ...deSeguridadPorCorreo,
    datos: Lugar.extend({ nombre: z.string() }),
    icono: 'llave',
    tono: 'aviso',
    titulo: 'Quitaste una llave de acceso',
    texto: '{{nombre}}. {{agente}}, desde {{direccion}}. Si no fuiste vos, avisá a quien administra.',
  }),
  'seguridad.llave_copiada': definir({
    ...deSeguridadPorCorreo,
    datos: Lugar.extend({ nombre: z.string() }),
    icono: 'escudo',
    tono: 'error',
    titulo: 'Una llave de acceso puede estar copiada',
    texto: 'Rechazamos {{nombre}}: su contador volvió atrás. Quitala y agregá otra. {{agente}}, desde {{direccion}}.',
  }),
} as const satisfies Record<string, Definicion>;

export type TipoDeNotificacion = keyof typeof notificaciones;
export const TIPOS_DE_NOTIFICACION = Object.keys(notificaciones) as TipoDeNotificacion[];
type DatosDe<Tipo extends TipoDeNotificacion> = z.output<(typeof notificaciones)[Tipo]['datos']>;

/** Something to tell: its kind, its facts, and whom it is for as its kind asks. */
export type Evento = {
  [Tipo in TipoDeNotificacion]: {
    readonly tipo: Tipo;
    readonly datos: DatosDe<Tipo>;
  } & ((typeof notificaciones)[Tipo] extends Definicion<'persona'>
    ? { readonly usuarioId: string }
    : { readonly sucursalId: string | null; readonly autorId: string });
}[TipoDeNotificacion];

/** The definition of a kind without its own shape of facts: what readers of any kind look at. */
export const definicionDe = (tipo: TipoDeNotificacion): Definicion => notificaciones[tipo];

export const esTipoDeNotificacion = (tipo: string): tipo is TipoDeNotificacion => Object.hasOwn(notificaciones, tipo);
