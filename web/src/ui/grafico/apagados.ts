import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ElementoDeLeyenda } from './elementos.ts';

type Apagados = readonly [apagados: ReadonlySet<string>, alternar: (nombre: string) => void];

/**
 * The names in a legend that are off, and how to take one off and on. Figures that come anew keep off whoever has that name;
 * in another language it is who stands in that place, by the name that they have there.
 */
export function useApagados(elementos: readonly ElementoDeLeyenda[]): Apagados {
  const { language: idioma } = useTranslation().i18n;
  const [visto, setVisto] = useState({ idioma, nombres: '', apagados: new Set<string>() });
  const nombres = elementos.map(({ nombre }) => nombre).join('\n');
  let { apagados } = visto;
  // While the figures are on their way nothing is named.
  if (nombres !== '' && (idioma !== visto.idioma || nombres !== visto.nombres)) {
    if (idioma !== visto.idioma) apagados = traducidos(visto.nombres.split('\n'), elementos, apagados);
    setVisto({ idioma, nombres, apagados });
  }
  const alternar = (nombre: string) =>
    setVisto((uno) => ({ ...uno, apagados: uno.apagados.symmetricDifference(new Set([nombre])) }));
  return [apagados, alternar];
}

const traducidos = (
  antes: readonly string[],
  ahora: readonly ElementoDeLeyenda[],
  apagados: ReadonlySet<string>,
): Set<string> => new Set(ahora.flatMap(({ nombre }, lugar) => (apagados.has(antes[lugar] ?? '') ? [nombre] : [])));
