import { z } from 'zod';
import { Id, Instante, textoCorto } from '#comun/campos.ts';
import { endpoint } from '#comun/endpoint.ts';
import { caminos } from './caminos.ts';
import { Pin, Sesion } from './contrato-de-sesion.ts';

/** Failures after which a PIN no longer opens that terminal until a full login (GAP-10). */
export const FALLOS_DE_PIN = 5;

/** Who may take over a shared terminal with a PIN: only people who logged in on it with all their factors today. */
const PersonaDeTerminal = z.object({
  id: Id,
  nombre: z.string(),
  tienePin: z.boolean(),
  bloqueado: z.boolean(),
});
export type PersonaDeTerminal = z.infer<typeof PersonaDeTerminal>;

export const verTerminal = endpoint({
  ...caminos.verTerminal,
  summary: 'El terminal compartido que es este dispositivo y quiénes pueden seguir en él con su PIN',
  permiso: 'publico',
  alcance: 'empresa',
  response: z.object({
    terminal: z.object({ nombre: z.string(), sucursal: z.string(), minutos: z.int() }).nullable(),
    personas: z.array(PersonaDeTerminal),
  }),
  errors: [],
});

export const entrarConPin = endpoint({
  ...caminos.entrarConPin,
  summary: 'Cambia de persona, o desbloquea, en un terminal compartido',
  permiso: 'publico',
  alcance: 'empresa',
  body: z.strictObject({ usuarioId: Id, pin: Pin }),
  response: Sesion,
  errors: ['acceso.terminal_desconocido', 'acceso.pin_rechazado', 'acceso.pin_bloqueado', 'acceso.ocupado'],
});

export const bloquearTerminal = endpoint({
  method: 'POST',
  path: '/api/acceso/terminal/bloquear',
  summary: 'Bloquea el terminal compartido: para seguir hace falta un PIN',
  permiso: 'con_sesion',
  alcance: 'empresa',
  response: z.object({}),
  errors: ['acceso.terminal_desconocido'],
});

const Terminal = z.object({
  id: Id,
  nombre: z.string(),
  sucursalId: Id,
  sucursal: z.string(),
  minutos: z.int(),
  registradoPor: z.string(),
  registradoEn: Instante,
  usadoEn: Instante.nullable(),
  /** Whether it is the device that asks. */
  este: z.boolean(),
});
export type Terminal = z.infer<typeof Terminal>;

export const listarTerminales = endpoint({
  method: 'GET',
  path: '/api/acceso/terminales',
  summary: 'Terminales compartidos registrados',
  permiso: 'terminal.administrar',
  alcance: 'sucursal',
  response: z.object({ terminales: z.array(Terminal) }),
  errors: [],
});

export const registrarTerminal = endpoint({
  method: 'POST',
  path: '/api/acceso/terminales',
  summary: 'Registra este dispositivo como terminal compartido de una sucursal',
  permiso: 'terminal.administrar',
  alcance: 'sucursal',
  confirmacion: 'persona',
  status: 201,
  body: z.strictObject({
    nombre: textoCorto(60),
    sucursalId: Id,
    minutos: z.int().min(1, 'Al menos un minuto.').max(60, 'Hasta 60 minutos.').default(5),
  }),
  response: Terminal,
  errors: ['comun.no_encontrado', 'comun.sin_permiso'],
});

export const quitarTerminal = endpoint({
  method: 'POST',
  path: '/api/acceso/terminales/:id/quitar',
  summary: 'Deja de ser un terminal compartido y cierra sus sesiones',
  permiso: 'terminal.administrar',
  alcance: 'sucursal',
  confirmacion: 'persona',
  params: z.object({ id: Id }),
  response: z.object({}),
  errors: ['comun.no_encontrado', 'comun.sin_permiso'],
});

export const ponerPin = endpoint({
  method: 'PUT',
  path: '/api/usuario/pin',
  secreta: true,
  summary: 'Pone o cambia el PIN propio para terminales compartidos',
  permiso: 'con_sesion',
  alcance: 'empresa',
  confirmacion: 'persona',
  body: z.strictObject({ pin: Pin }),
  response: z.object({}),
  errors: ['acceso.pin_debil', 'acceso.ocupado'],
});

export const quitarPin = endpoint({
  method: 'DELETE',
  path: '/api/usuario/pin',
  summary: 'Quita el PIN propio',
  permiso: 'con_sesion',
  alcance: 'empresa',
  confirmacion: 'persona',
  response: z.object({}),
  errors: [],
});
