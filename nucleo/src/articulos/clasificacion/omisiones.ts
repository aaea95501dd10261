import { IVA_GENERAL, type Iva } from '#articulos/iva.ts';
import { type Heredado, heredar } from './herencia.ts';
import type { Nivel } from './niveles.ts';

/**
 * How soon what does not sell is called lento, muy lento and obsoleto. What came in for the first time fewer than `nuevo`
 * days ago is none of them (OBS-04).
 */
export const OBSOLESCENCIAS = {
  ROTACION_ALTA: { nuevo: 30, lento: 60, muyLento: 120, obsoleto: 180 },
  NORMAL: { nuevo: 60, lento: 90, muyLento: 180, obsoleto: 365 },
  ROTACION_BAJA: { nuevo: 90, lento: 180, muyLento: 365, obsoleto: 730 },
  NO_VENCE: null,
} as const;
export type Obsolescencia = keyof typeof OBSOLESCENCIAS;
export const NOMBRES_DE_OBSOLESCENCIA = Object.keys(OBSOLESCENCIAS) as [Obsolescencia, ...Obsolescencia[]];

export const OBSOLESCENCIA_GENERAL: Obsolescencia = 'NORMAL';

/** The defaults a level may carry (CLA-02). */
export const CAMPOS_DE_OMISION = ['iva', 'unidad', 'margen', 'diasDeConteo', 'obsolescencia'] as const;
export type CampoDeOmision = (typeof CAMPOS_DE_OMISION)[number];

/**
 * An artículo keeps its own IVA and unidad, taken from its level the day it is created: a later change of the level
 * leaves it as it is until somebody applies it. The other defaults are asked of the level each time they are used.
 */
export const CAMPOS_DEL_ARTICULO = ['iva', 'unidad'] as const satisfies readonly CampoDeOmision[];
export type CampoDelArticulo = (typeof CAMPOS_DEL_ARTICULO)[number];

/** What one level says; null leaves it to the level above. */
export type Omisiones<Unidad> = {
  readonly iva: Iva | null;
  readonly unidad: Unidad | null;
  /** Over the cost, as a percentage. */
  readonly margen: string | null;
  /** How often its artículos are counted. */
  readonly diasDeConteo: number | null;
  readonly obsolescencia: Obsolescencia | null;
};

type Vigentes<Unidad> = {
  readonly iva: Heredado<Iva>;
  readonly unidad: Heredado<Unidad>;
  readonly margen: Heredado<string | null>;
  readonly diasDeConteo: Heredado<number | null>;
  readonly obsolescencia: Heredado<Obsolescencia>;
};

export const SIN_OMISIONES = {
  iva: null,
  unidad: null,
  margen: null,
  diasDeConteo: null,
  obsolescencia: null,
} as const;

/** The defaults in force at the end of a path, each from its nearest level. A level that is not in the path says nothing. */
export function vigentesEn<Unidad>(
  camino: { readonly [N in Nivel]?: Omisiones<Unidad> | undefined },
  unidadGeneral: Unidad,
): Vigentes<Unidad> {
  const { rubro = SIN_OMISIONES, familia = SIN_OMISIONES, subfamilia = SIN_OMISIONES } = camino;
  const de = <Campo extends CampoDeOmision>(campo: Campo) => ({
    rubro: rubro[campo] as Omisiones<Unidad>[Campo],
    familia: familia[campo] as Omisiones<Unidad>[Campo],
    subfamilia: subfamilia[campo] as Omisiones<Unidad>[Campo],
  });
  return {
    iva: heredar<Iva, Iva>(de('iva'), IVA_GENERAL),
    unidad: heredar<Unidad, Unidad>(de('unidad'), unidadGeneral),
    margen: heredar<string, null>(de('margen'), null),
    diasDeConteo: heredar<number, null>(de('diasDeConteo'), null),
    obsolescencia: heredar<Obsolescencia, Obsolescencia>(de('obsolescencia'), OBSOLESCENCIA_GENERAL),
  };
}
