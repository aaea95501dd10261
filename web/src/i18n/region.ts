// Digits are those of the codes, and the calendar is that of the documents, whatever the region prefers.
const NUESTROS = '-u-ca-gregory-nu-latn';
const DE_LA_CASA = `es-AR${NUESTROS}`;

/** What `Intl` is asked for. A browser that lacks the region writes as Argentina does, never as its own maker does. */
let etiquetas: readonly string[] = [DE_LA_CASA];

/** From now on dates and numbers are written as this BCP 47 tag says. Whoever changes it makes the screens draw again. */
export function usarRegion(etiqueta: string): void {
  etiquetas = [`${etiqueta}${NUESTROS}`, DE_LA_CASA];
}

/** Something worked out from the region, once for each region. */
export function porRegion<Cosa>(crear: (etiquetas: readonly string[]) => Cosa): () => Cosa {
  let hecha: { readonly de: readonly string[]; readonly cosa: Cosa } | undefined;
  return () => {
    if (hecha?.de !== etiquetas) hecha = { de: etiquetas, cosa: crear(etiquetas) };
    return hecha.cosa;
  };
}

/** Figures that somebody else wrote, in the digits of ours: `\u0661\u0662` is 12. */
export const enNuestrasCifras = (texto: string): string =>
  texto.replace(/\p{Nd}/gu, (cifra) => {
    // Unicode keeps the ten digits of a script together, from a place that ends in 0 or in 6.
    const lugar = cifra.codePointAt(0) ?? 0;
    const fila = lugar & ~0xf;
    return String(lugar - (/\p{Nd}/u.test(String.fromCodePoint(fila)) ? fila : fila + 6));
  });
