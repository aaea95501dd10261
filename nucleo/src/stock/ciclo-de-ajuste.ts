import { type AccionDe, definirEstados, type EstadoDe } from '#comun/estados.ts';

/** Life cycle of a direct adjustment. The screens read it to know which buttons to offer. */
export const cicloDeAjuste = definirEstados({
  estados: ['BORRADOR', 'APLICADO', 'REVERTIDO', 'ANULADO'],
  acciones: {
    cambiar: { desde: ['BORRADOR'], hacia: 'BORRADOR' },
    aplicar: { desde: ['BORRADOR'], hacia: 'APLICADO' },
    revertir: { desde: ['APLICADO'], hacia: 'REVERTIDO' },
    anular: { desde: ['BORRADOR'], hacia: 'ANULADO' },
  },
});

export type EstadoAjuste = EstadoDe<typeof cicloDeAjuste>;
export type AccionAjuste = AccionDe<typeof cicloDeAjuste>;
