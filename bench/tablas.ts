/** A table as Markdown that also reads well on a console: columns of even width, figures to the right. */
export function tabla(titulos: readonly string[], filas: readonly (readonly string[])[]): string {
  const anchos = titulos.map((titulo, i) => Math.max(titulo.length, ...filas.map((fila) => (fila[i] ?? '').length)));
  const linea = (celdas: readonly string[]): string =>
    `| ${celdas.map((celda, i) => (i === 0 ? celda.padEnd(anchos[i] ?? 0) : celda.padStart(anchos[i] ?? 0))).join(' | ')} |`;
  const raya = `|${anchos.map((ancho, i) => (i === 0 ? '-'.repeat(ancho + 2) : `${'-'.repeat(ancho + 1)}:`)).join('|')}|`;
  return [linea(titulos), raya, ...filas.map(linea)].join('\n');
}

const SIN_DATO = '–';

/** As people here write figures. */
export function cifra(valor: number | undefined, decimales = 1): string {
  if (valor === undefined || !Number.isFinite(valor)) return SIN_DATO;
  return valor.toLocaleString('es-AR', { minimumFractionDigits: decimales, maximumFractionDigits: decimales });
}

export const parte = (valor: number): string => `${cifra(valor * 100, 0)} %`;
