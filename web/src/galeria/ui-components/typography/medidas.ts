type Letra = {
  readonly fontSize?: unknown;
  readonly lineHeight?: unknown;
  readonly fontWeight?: unknown;
};

const PX_POR_REM = 16;
const aCentesimas = (valor: number): number => Math.round(valor * 100) / 100;

const enPx = (medida: unknown): number => Number.parseFloat(String(medida)) * PX_POR_REM;

/**
 * The measures of a variant of the theme, in px. Sizes are in rem; a line height without a unit is times the size, and with
 * it is in rem. Weight 400 is what the theme leaves unsaid.
 */
export function medidasDe({ fontSize, lineHeight, fontWeight }: Letra): {
  readonly tamano: number;
  readonly linea: number;
  readonly peso: number;
} {
  const tamano = enPx(fontSize);
  const linea = typeof lineHeight === 'number' ? lineHeight * tamano : enPx(lineHeight);
  return { tamano: aCentesimas(tamano), linea: aCentesimas(linea), peso: Number(fontWeight ?? 400) };
}
