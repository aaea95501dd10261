import { decimal } from '#comun/decimal.ts';
import type { Linea } from './grafo.ts';

type LineaComparada = Pick<Linea, 'componenteId' | 'cantidad' | 'merma' | 'opcional' | 'sustitutos'>;

/** A component in one version and in another; null where it is not. */
export type Diferencia<Una extends LineaComparada> = {
  readonly componenteId: string;
  readonly antes: Una | null;
  readonly despues: Una | null;
  readonly cambio: 'agregado' | 'quitado' | 'cambiado' | 'igual';
};

/** Two versions side by side, component by component: those of the first in their order, then the new ones. */
export function compararLineas<Una extends LineaComparada>(
  antes: readonly Una[],
  despues: readonly Una[],
): readonly Diferencia<Una>[] {
  const nuevas = new Map(despues.map((linea) => [linea.componenteId, linea]));
  const viejas = new Set(antes.map(({ componenteId }) => componenteId));
  return [
    ...antes.map((linea) => diferencia(linea.componenteId, linea, nuevas.get(linea.componenteId) ?? null)),
    ...despues
      .filter(({ componenteId }) => !viejas.has(componenteId))
      .map((linea) => diferencia(linea.componenteId, null, linea)),
  ];
}

function diferencia<Una extends LineaComparada>(
  componenteId: string,
  antes: Una | null,
  despues: Una | null,
): Diferencia<Una> {
  const cambio =
    antes === null
      ? 'agregado'
      : despues === null
        ? 'quitado'
        : textoDeLinea(antes) === textoDeLinea(despues)
          ? 'igual'
          : 'cambiado';
  return { componenteId, antes, despues, cambio };
}

/** Everything a line says, written in one way only: "2" and "2.000" are the same. */
export const textoDeLinea = ({ componenteId, cantidad, merma, opcional, sustitutos }: LineaComparada): string =>
  [componenteId, decimal(cantidad).toFixed(), decimal(merma).toFixed(), opcional ? 'o' : '', ...sustitutos].join(' ');

/** What the mark of «validada» is a hash of (EST-12): every line, in an order that people cannot change. */
export const textoDeLineas = (lineas: readonly LineaComparada[]): string =>
  lineas.map(textoDeLinea).toSorted().join('\n');

/** What a line says beside its component, as people read it in a trail; its substitutes by their codes. */
export const fraseDeLinea = ({ cantidad, merma, opcional, sustitutos }: Omit<LineaComparada, 'componenteId'>): string =>
  [
    cantidad.replace('.', ','),
    ...(Number(merma) === 0 ? [] : [`merma ${merma.replace('.', ',')} %`]),
    ...(opcional ? ['opcional'] : []),
    ...(sustitutos.length === 0 ? [] : [`o ${sustitutos.join(', ')}`]),
  ].join(' · ');
