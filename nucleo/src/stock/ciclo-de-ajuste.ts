import { type AccionDe, definirEstados, type EstadoDe } from '#comun/estados.ts';

/**
 * Life cycle of a direct adjustment. Above the limit of whoever has it in hand, it goes through another person (AJU-06):
 * `pedir` leaves it waiting, `aprobar` applies it, `devolver` makes it a draft again.
 */
export const cicloDeAjuste = definirEstados({
  estados: ['BORRADOR', 'A_APROBAR', 'APLICADO', 'REVERTIDO', 'ANULADO'],
  acciones: {
    cambiar: { desde: ['BORRADOR'], hacia: 'BORRADOR' },
    pedir: { desde: ['BORRADOR'], hacia: 'A_APROBAR' },
    aplicar: { desde: ['BORRADOR'], hacia: 'APLICADO' },
    aprobar: { desde: ['A_APROBAR'], hacia: 'APLICADO' },
    devolver: { desde: ['A_APROBAR'], hacia: 'BORRADOR' },
    revertir: { desde: ['APLICADO'], hacia: 'REVERTIDO' },
    anular: { desde: ['BORRADOR', 'A_APROBAR'], hacia: 'ANULADO' },
  },
});

export type EstadoAjuste = EstadoDe<typeof cicloDeAjuste>;
export type AccionAjuste = AccionDe<typeof cicloDeAjuste>;
