import type { Rol } from '@trastienda/nucleo/acceso/roles.ts';
import type { Fila, Resultado } from './fila.ts';

/** The two sucursales of the world. */
export type Sucursal = 'central' | 'rosario';
/** Where the thing of a request is: in a sucursal, of the company, or nowhere. */
export type Lugar = Sucursal | 'empresa' | 'ninguno';

export type Concesion = { readonly rol: Rol; readonly donde: Sucursal | 'todas' };

export type Medio = 'nada' | 'cookie' | 'clave';

/** What the table knows of a caller. */
export type Llamador = {
  readonly medio: Medio;
  /** Whether a session proved lately who is there. */
  readonly reciente: boolean;
  /** A login that still owes its second factor. */
  readonly pendiente?: boolean;
  /** Without a session or a key that is worth anything, nobody. */
  readonly identificado: boolean;
  readonly concesiones: readonly Concesion[];
};

const abarca = (donde: Concesion['donde'], lugar: Lugar): boolean => donde === 'todas' || donde === lugar;

/** Whether some of those roles is theirs there. */
export const tiene = ({ concesiones }: Llamador, roles: readonly Rol[], lugar: Lugar): boolean =>
  concesiones.some(({ rol, donde }) => roles.includes(rol) && abarca(donde, lugar));

export const tieneEnAlguna = ({ concesiones }: Llamador, roles: readonly Rol[]): boolean =>
  concesiones.some(({ rol }) => roles.includes(rol));

const enTodas = (llamador: Llamador, roles: readonly Rol[]): boolean =>
  tiene(llamador, roles, 'central') && tiene(llamador, roles, 'rosario');

/** The places a row is asked about. */
export function lugaresDe({ objeto, inexistente, pasan }: Fila): readonly Lugar[] {
  if (pasan === 'cualquiera') return ['empresa'];
  const conAlguno: readonly Lugar[] = objeto === 'sucursal' ? ['central', 'rosario'] : ['empresa'];
  return inexistente === undefined ? conAlguno : [...conAlguno, 'ninguno'];
}

/** Reads the table: what that caller gets of that row, about something in that place. */
export function esperado(fila: Fila, llamador: Llamador, lugar: Lugar): Resultado {
  const { pasan } = fila;
  if (pasan === 'cualquiera') return (llamador.pendiente ? fila.conPendiente : undefined) ?? fila.propio;
  if (!llamador.identificado) return '401';
  if (pasan !== 'con sesión' && !tieneEnAlguna(llamador, pasan)) return noLaVe(fila, llamador) ? fila.ajeno : '403';
  return faltaDePrueba(fila, llamador) ?? segunElLugar(fila, llamador, lugar);
}

/** What is of the company and shown only to some does not exist for the others. */
const noLaVe = ({ objeto, ven }: Fila, llamador: Llamador): boolean =>
  objeto === 'empresa' && ven !== undefined && !tieneEnAlguna(llamador, ven);

/** What keeps out somebody who may do it, but has not shown well enough who they are. */
function faltaDePrueba({ confirma, conClave }: Fila, { medio, reciente }: Llamador): Resultado | undefined {
  if (medio === 'clave') return confirma === 'en persona' ? '403 acceso.solo_en_persona' : conClave;
  return confirma !== undefined && !reciente ? '403 acceso.falta_confirmacion' : undefined;
}

function segunElLugar(fila: Fila, llamador: Llamador, lugar: Lugar): Resultado {
  const { pasan, objeto, propio, ajeno, inexistente = propio, ven, salvo } = fila;
  if (lugar !== 'ninguno' && typeof pasan === 'string') return propio;
  if (lugar === 'ninguno' || typeof pasan === 'string') return inexistente;
  if (fila.enTodas !== undefined && enTodas(llamador, pasan)) return fila.enTodas;
  if (objeto === 'todas') return tiene(llamador, pasan, 'empresa') ? propio : ajeno;
  if (objeto === 'empresa' || tiene(llamador, pasan, lugar)) {
    const otro =
      salvo && (objeto === 'empresa' ? tieneEnAlguna(llamador, salvo.roles) : tiene(llamador, salvo.roles, lugar));
    return otro ? salvo.propio : propio;
  }
  return ven !== undefined && tiene(llamador, ven, lugar) ? '403' : ajeno;
}
