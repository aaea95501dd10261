import { normaCodigo } from '#comun/texto.ts';
import type { Formato, Mapeo } from '#importaciones/contrato-de-perfiles.ts';
import { MONEDA } from '#importaciones/entidades/campo-de-entidad.ts';
import { primerosRegistros } from './registros.ts';
import { leerMoneda } from './valores.ts';

/** Rows of the sample that tell what a column says. */
const RENGLONES_DE_MUESTRA = 500;

type Leida = Pick<Formato, 'separador' | 'encabezado'> & {
  /** The beginning of the file, decoded, without its BOM. */
  readonly muestra: string;
  /** Whether the sample is the whole file. */
  readonly completa: boolean;
  readonly titulos: readonly string[];
  readonly mapeo: Mapeo;
  /** The campos of the business whose column nobody chose for them: their name did. */
  readonly propios: readonly string[];
};

const SUS_TITULOS: ReadonlySet<string> = new Set([MONEDA.titulo, ...MONEDA.otros].map(normaCodigo));

/**
 * A column of currencies next to that of the prices is the currency of those prices, also where a campo of the business is called as
 * it is: taken for the campo, a price in dollars would be one in pesos and nothing would say so. What says something else is the campo.
 */
export function conSuMoneda({ titulos, mapeo, propios, ...leida }: Leida): Mapeo {
  if (mapeo.precio === undefined || mapeo.moneda !== undefined) return mapeo;
  const campo = propios.find((propio) => SUS_TITULOS.has(normaCodigo(titulos[mapeo[propio] ?? -1] ?? '')));
  const lugar = campo === undefined ? undefined : mapeo[campo];
  if (lugar === undefined || !soloDiceMonedas(leida, lugar)) return mapeo;
  const { [campo ?? '']: _, ...resto } = mapeo;
  return { ...resto, moneda: lugar };
}

function soloDiceMonedas(
  { muestra, completa, separador, encabezado }: Pick<Leida, 'muestra' | 'completa' | 'separador' | 'encabezado'>,
  lugar: number,
): boolean {
  const renglones = primerosRegistros(muestra, separador, encabezado + RENGLONES_DE_MUESTRA, completa);
  const dichas = renglones.slice(encabezado).flatMap((celdas) => (celdas[lugar] ?? '').trim() || []);
  return dichas.length > 0 && dichas.every((dicha) => leerMoneda(dicha) !== undefined);
}
