import { rm } from 'node:fs/promises';
import type { ErrorDeNegocio } from '@trastienda/nucleo/errores.ts';
import type { CausaDeDesmedida } from '@trastienda/nucleo/importaciones/lectura/causas.ts';
import { ReglaRota } from '#http/regla-rota.ts';
import { crearTurnos } from '#http/turnos.ts';
import { preguntarAUnHilo } from '#http/un-hilo.ts';
import type { Convertida } from './carpeta.ts';

export type Pedida = { readonly ruta: string; readonly destino: string };

export type Respuesta =
  | { readonly tipo: 'hecho'; readonly convertida: Convertida }
  | { readonly tipo: 'rechazo'; readonly error: ErrorDeNegocio }
  /** Our bug, or a disk that is full. */
  | { readonly tipo: 'roto'; readonly que: string };

const turnos = crearTurnos(1);

/**
 * Turns a spreadsheet into texts in a thread of its own, one at a time in the whole process. Throws `ReglaRota` when it is
 * refused, and leaves nothing behind then.
 */
export const abrirPlanilla = (pedida: Pedida): Promise<Convertida> => turnos.hacer(() => enHilo(pedida));

async function enHilo(pedida: Pedida): Promise<Convertida> {
  try {
    const respuesta = await preguntarAUnHilo<Respuesta>(
      new URL('./planilla.worker.ts', import.meta.url),
      pedida,
      MEDIDA,
    );
    if (respuesta.tipo === 'hecho') return respuesta.convertida;
    if (respuesta.tipo === 'rechazo') throw new ReglaRota(respuesta.error);
    throw new Error(respuesta.que);
  } catch (error) {
    await rm(pedida.destino, { recursive: true, force: true });
    throw error;
  }
}

const desmedida = (causa: CausaDeDesmedida): Respuesta => ({
  tipo: 'rechazo',
  error: { code: 'importaciones.planilla_desmedida', data: { causa, hay: 0, maximo: 0 } },
});

/** What reading a spreadsheet may take of memory and of time (`seguridad` C11). */
const MEDIDA = { memoriaMib: 192, plazoMs: 60_000, alPasarse: desmedida } as const;
