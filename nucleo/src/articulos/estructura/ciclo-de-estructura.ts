import { type AccionDe, definirEstadosConRamas, type EstadoDe } from '#comun/estados.ts';
import { diaArgentino, inicioDelDia } from '#comun/fecha.ts';
import { fail, ok, type Result } from '#comun/result.ts';

/**
 * Life cycle of a version of an estructura (`modelo` 6.1). Its lines are fixed once it is no draft. Nobody does what a day does: a
 * version that is PROGRAMADA is VIGENTE from the first instant of its day, and one that another takes over from is HISTORICA then
 * (EST-09). What says which one it is are its instants (`estadoEn`).
 */
export const cicloDeEstructura = definirEstadosConRamas({
  estados: ['BORRADOR', 'PROGRAMADA', 'VIGENTE', 'HISTORICA'],
  acciones: {
    /** At once, or from a day to come; one that waits may be given another day. */
    poner_vigente: { BORRADOR: ['VIGENTE', 'PROGRAMADA'], PROGRAMADA: ['VIGENTE', 'PROGRAMADA'] },
    desprogramar: { PROGRAMADA: ['BORRADOR'] },
    retirar: { VIGENTE: ['HISTORICA'] },
  },
});

export type EstadoEstructura = EstadoDe<typeof cicloDeEstructura>;
export type AccionEstructura = AccionDe<typeof cicloDeEstructura>;

/** From when a version is in force, and until when; neither of a draft. */
type Vigencia = { readonly desde: string | null; readonly hasta: string | null };

/** The state of a version at an instant. `estado_en` of the database says the same; a test compares the two. */
export function estadoEn({ desde, hasta }: Vigencia, instante: Date): EstadoEstructura {
  if (desde === null) return 'BORRADOR';
  if (new Date(desde) > instante) return 'PROGRAMADA';
  return hasta !== null && new Date(hasta) <= instante ? 'HISTORICA' : 'VIGENTE';
}

/** When a version comes into force that somebody wants from a day: null is at once, which is what today means. */
export function inicioDeVigencia(dia: string | undefined, ahora: Date): Result<Date | null, 'pasado'> {
  const hoy = diaArgentino(ahora);
  if (dia === undefined || dia === hoy) return ok(null);
  return dia < hoy ? fail('pasado') : ok(inicioDelDia(dia));
}

/** A KIT is sold as one and has no stock of its own; what is assembled has. Which one it is follows from the artículo. */
export const TIPOS_DE_ESTRUCTURA = ['KIT', 'ARMADO'] as const;
export type TipoEstructura = (typeof TIPOS_DE_ESTRUCTURA)[number];

export const tipoDeEstructura = (tipoDeArticulo: string): TipoEstructura =>
  tipoDeArticulo === 'KIT' ? 'KIT' : 'ARMADO';
