import type { CentroDeGrafico, DatosDeGrafico } from './grafico-tipos.ts';

export type ElementoDeLeyenda = { readonly nombre: string; readonly color: number | 'sube' | 'baja' };

/** What a legend names: the series; of what has only one, its parts; of candles, whether they rise or fall. */
export function elementosDe({ tipo, categorias, series, sentidos }: DatosDeGrafico): readonly ElementoDeLeyenda[] {
  if (tipo === 'velas') {
    if (!sentidos) return [];
    return [
      { nombre: sentidos.sube, color: 'sube' },
      { nombre: sentidos.baja, color: 'baja' },
    ];
  }
  if (dePartes(tipo)) return categorias.map((nombre, color) => ({ nombre, color }));
  return series.length > 1 ? series.map(({ nombre, color }, i) => ({ nombre, color: color ?? i })) : [];
}

/** Without what the legend has off. What stays keeps its colour; of candles, the drawing leaves out those of that sense. */
export function sinApagados(datos: DatosDeGrafico, apagados: ReadonlySet<string>): DatosDeGrafico {
  if (apagados.size === 0 || datos.tipo === 'velas') return datos;
  if (!dePartes(datos.tipo)) {
    const conColor = datos.series.map((serie, i) => ({ ...serie, color: serie.color ?? i }));
    return { ...datos, series: conColor.filter(({ nombre }) => !apagados.has(nombre)) };
  }
  // A part keeps its place, and with it its colour: it weighs nothing.
  const series = datos.series.map((serie) => ({
    ...serie,
    valores: serie.valores.map((valor, i) => (apagados.has(datos.categorias[i] ?? '') ? 0 : valor)),
  }));
  return { ...datos, series };
}

/** What stands in the middle: it is of what is seen, and not of what is off. */
export function centroDe(
  { centro, categorias, series: [serie] }: DatosDeGrafico,
  apagados: ReadonlySet<string>,
): CentroDeGrafico | undefined {
  return centro?.(serie?.valores.filter((_, i) => !apagados.has(categorias[i] ?? '')) ?? []);
}

/** Whether its legend names its parts. */
const dePartes = (tipo: DatosDeGrafico['tipo']): boolean => tipo === 'torta' || tipo === 'anillo' || tipo === 'radial';

/** As many points as somebody can listen to; the table has them all. */
const DICHOS = 12;

/** The name of a drawing: its title and its first figures, without what is off; of candles the last, which it shows first. */
export function enPalabras(titulo: string, datos: DatosDeGrafico, apagados: ReadonlySet<string> = new Set()): string {
  const { categorias, series, formato, tipo } = sinApagados(datos, apagados);
  const puntos = categorias
    .map((categoria, i) => `${categoria}: ${series.map(({ valores }) => formato(valores[i] ?? 0)).join(', ')}`)
    .filter((_, i) => !(dePartes(tipo) && apagados.has(categorias[i] ?? '')))
    .slice(...(tipo === 'velas' ? [-DICHOS] : [0, DICHOS]));
  return `${titulo}. ${puntos.join('; ')}`;
}
