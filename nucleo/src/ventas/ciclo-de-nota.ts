import { type AccionDe, definirEstadosConRamas, type EstadoDe } from '#comun/estados.ts';

/**
 * Life cycle of a nota de pedido (`acordado` 6). The screens read it to know which buttons to offer; each action is
 * named as the last part of its address.
 *
 * `finalizar` delivers, all or part, so it ends in FINALIZADA or PARCIAL. `cancelar-saldo` gives up what is pending on
 * some lines: with something delivered and nothing left it closes the nota, and before any delivery it leaves the
 * state alone, as giving up everything then is `anular`.
 */
export const cicloDeNota = definirEstadosConRamas({
  estados: ['BORRADOR', 'CONFIRMADA', 'EN_PREPARACION', 'PARCIAL', 'FINALIZADA', 'ANULADA'],
  acciones: {
    editar: { BORRADOR: ['BORRADOR'] },
    'actualizar-precios': { BORRADOR: ['BORRADOR'] },
    confirmar: { BORRADOR: ['CONFIRMADA'] },
    preparar: { CONFIRMADA: ['EN_PREPARACION'] },
    reservar: { CONFIRMADA: ['CONFIRMADA'], EN_PREPARACION: ['EN_PREPARACION'], PARCIAL: ['PARCIAL'] },
    finalizar: {
      CONFIRMADA: ['PARCIAL', 'FINALIZADA'],
      EN_PREPARACION: ['PARCIAL', 'FINALIZADA'],
      PARCIAL: ['PARCIAL', 'FINALIZADA'],
    },
    'cancelar-saldo': {
      CONFIRMADA: ['CONFIRMADA'],
      EN_PREPARACION: ['EN_PREPARACION'],
      PARCIAL: ['PARCIAL', 'FINALIZADA'],
    },
    anular: { BORRADOR: ['ANULADA'], CONFIRMADA: ['ANULADA'], EN_PREPARACION: ['ANULADA'] },
  },
});

export type EstadoNota = EstadoDe<typeof cicloDeNota>;
export type AccionNota = AccionDe<typeof cicloDeNota>;

/** States in which something is still to be delivered. */
export const ESTADOS_POR_ENTREGAR = ['CONFIRMADA', 'EN_PREPARACION', 'PARCIAL'] as const satisfies EstadoNota[];
