import { type AccionDe, definirEstados, type EstadoDe } from '#comun/estados.ts';

/**
 * Life of a file that comes in. Long work (validar, aplicar, revertir) runs apart; the state changes when it ends well
 * and stays where it was when it does not.
 */
export const cicloDeImportacion = definirEstados({
  estados: ['CARGADA', 'VALIDADA', 'APLICADA', 'REVERTIDA', 'DESCARTADA'],
  acciones: {
    /** Another format, other columns, other options: what was validated no longer holds. */
    cambiar: { desde: ['CARGADA', 'VALIDADA'], hacia: 'CARGADA' },
    validar: { desde: ['CARGADA', 'VALIDADA'], hacia: 'VALIDADA' },
    aplicar: { desde: ['CARGADA', 'VALIDADA'], hacia: 'APLICADA' },
    revertir: { desde: ['APLICADA'], hacia: 'REVERTIDA' },
    descartar: { desde: ['CARGADA', 'VALIDADA'], hacia: 'DESCARTADA' },
  },
});

export type EstadoDeImportacion = EstadoDe<typeof cicloDeImportacion>;
export type AccionDeImportacion = AccionDe<typeof cicloDeImportacion>;

/** The actions that take long and run apart. */
export const TAREAS = ['validar', 'aplicar', 'revertir'] as const satisfies readonly AccionDeImportacion[];
export type Tarea = (typeof TAREAS)[number];
