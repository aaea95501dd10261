import { type AccionDe, definirEstados, type EstadoDe } from '#comun/estados.ts';

/** Life cycle of a version of an estructura (`modelo` 6.1). Its lines are fixed once it is VIGENTE. */
export const cicloDeEstructura = definirEstados({
  estados: ['BORRADOR', 'VIGENTE', 'HISTORICA'],
  acciones: {
    poner_vigente: { desde: ['BORRADOR'], hacia: 'VIGENTE' },
    retirar: { desde: ['VIGENTE'], hacia: 'HISTORICA' },
  },
});

export type EstadoEstructura = EstadoDe<typeof cicloDeEstructura>;
export type AccionEstructura = AccionDe<typeof cicloDeEstructura>;

/** A KIT is sold as one and has no stock of its own; what is assembled has. Which one it is follows from the artículo. */
export const TIPOS_DE_ESTRUCTURA = ['KIT', 'ARMADO'] as const;
export type TipoEstructura = (typeof TIPOS_DE_ESTRUCTURA)[number];

export const tipoDeEstructura = (tipoDeArticulo: string): TipoEstructura =>
  tipoDeArticulo === 'KIT' ? 'KIT' : 'ARMADO';
