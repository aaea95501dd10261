import { type AccionDe, definirEstados, type EstadoDe } from '#comun/estados.ts';

/**
 * Life of a batch of prices (modelo 6.2). Whatever changes its filter or its rule takes it back to the beginning, so that
 * what is approved is what was seen; what was approved is applied now or on its day.
 */
export const cicloDeLote = definirEstados({
  estados: ['BORRADOR', 'SIMULADO', 'APROBADO', 'PROGRAMADO', 'APLICADO', 'REVERTIDO', 'DESCARTADO'],
  acciones: {
    cambiar: { desde: ['BORRADOR', 'SIMULADO'], hacia: 'BORRADOR' },
    simular: { desde: ['BORRADOR', 'SIMULADO'], hacia: 'SIMULADO' },
    /** Takes lines in and out, and ticks those that stand out. */
    marcar: { desde: ['SIMULADO'], hacia: 'SIMULADO' },
    aprobar: { desde: ['SIMULADO'], hacia: 'APROBADO' },
    programar: { desde: ['APROBADO', 'PROGRAMADO'], hacia: 'PROGRAMADO' },
    aplicar: { desde: ['APROBADO', 'PROGRAMADO'], hacia: 'APLICADO' },
    revertir: { desde: ['APLICADO'], hacia: 'REVERTIDO' },
    descartar: { desde: ['BORRADOR', 'SIMULADO', 'APROBADO', 'PROGRAMADO'], hacia: 'DESCARTADO' },
  },
});

export type EstadoDeLote = EstadoDe<typeof cicloDeLote>;
export type AccionDeLote = AccionDe<typeof cicloDeLote>;

/** The actions that take long enough to show how far they are. */
export const ACCIONES_LARGAS = ['simular', 'aplicar', 'revertir'] as const satisfies readonly AccionDeLote[];
