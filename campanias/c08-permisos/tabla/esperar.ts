import type { Rol } from '@trastienda/nucleo/acceso/roles.ts';
import type { Fila, Resultado } from './fila.ts';

/** The two sucursales of the world. */
export type Sucursal = 'central' | 'rosario';
/** Where the thing of a request is: in a sucursal, of the company, or nowhere. */
export type Lugar = Sucursal | 'empresa' | 'ninguno';

export type Concesion = { readonly rol: Rol; readonly donde: Sucursal | 'todas' };

/** What the table knows of a caller. */
export type Llamador = {
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
  const { pasan, objeto, propio, ajeno, inexistente = propio, ven, salvo } = fila;
  if (pasan === 'cualquiera') return propio;
  if (!llamador.identificado) return '401';
  if (pasan === 'con sesión') return lugar === 'ninguno' ? inexistente : propio;
  if (!tieneEnAlguna(llamador, pasan)) return '403';
  if (lugar === 'ninguno') return inexistente;
  if (fila.enTodas !== undefined && enTodas(llamador, pasan)) return fila.enTodas;
  if (objeto === 'todas') return tiene(llamador, pasan, 'empresa') ? propio : ajeno;
  if (objeto === 'empresa' || tiene(llamador, pasan, lugar)) {
    const otro =
      salvo && (objeto === 'empresa' ? tieneEnAlguna(llamador, salvo.roles) : tiene(llamador, salvo.roles, lugar));
    return otro ? salvo.propio : propio;
  }
  return ven !== undefined && tiene(llamador, ven, lugar) ? '403' : ajeno;
}
