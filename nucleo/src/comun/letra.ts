/**
 * The letter of everything on paper, Plus Jakarta Sans: how wide each character is, so that what is printed is laid out,
 * and shown on the screen, without opening a font. Thousandths of the size of the letter, from the first character of each
 * run on; what is not here has no shape in the font.
 */
type Tramo = readonly [desde: number, anchos: string];

const REGULAR: readonly Tramo[] = [
  [
    0x20,
    '170 282 395 790 646 974 734 245 295 295 479 606 270 498 286 429 732 371 600 609 630 616 597 543 628 597 ' +
      '286 306 606 606 606 499 929 652 693 781 742 612 581 821 736 256 383 654 531 836 736 878 643 878 641 646 ' +
      '512 700 652 984 597 623 584 315 429 315 606 598 352 572 667 600 667 615 393 662 573 229 229 548 229 908 ' +
      '573 655 667 667 338 509 388 573 517 797 487 536 449 317 300 317 606',
  ],
  [0xa0, '170 282 600 643 588 623 300 529 436 895 455 540 606'],
  [
    0xae,
    '639 440 482 606 427 436 352 573 398 286 382 302 503 540 891 852 982 499 652 652 652 652 652 652 985 781 ' +
      '612 612 612 612 256 256 256 256 742 736 878 878 878 878 878 606 878 700 700 700 700 623 635 603 572 572 ' +
      '572 572 572 572 983 600 615 615 615 615 199 199 199 199 655 573 655 655 655 655 655 606 655 573 573 573 ' +
      '573 536 667 536',
  ],
  [0x131, '199'],
  [0x152, '1261 1085'],
  [0x2013, '568 898'],
  [0x2018, '270 270'],
  [0x201c, '420 420'],
  [0x2022, '536'],
  [0x2026, '686'],
  [0x20ac, '777'],
  [0x2122, '963'],
  [0x2191, '642'],
  [0x2193, '642'],
  [0x2212, '606'],
];

const NEGRITA: readonly Tramo[] = [
  [
    0x20,
    '178 371 498 915 647 1046 793 311 379 379 540 660 357 600 378 506 708 403 597 611 654 615 602 559 632 602 ' +
      '378 398 660 660 660 583 927 712 691 774 740 595 586 808 733 279 393 679 543 893 741 878 648 878 661 647 ' +
      '542 718 697 1020 661 660 571 416 506 416 660 663 381 580 672 608 672 612 406 652 593 252 252 577 252 924 ' +
      '593 652 672 672 374 514 413 593 566 883 558 586 481 398 395 398 660',
  ],
  [0xa0, '178 371 608 663 594 660 395 534 534 938 445 674 660'],
  [
    0xae,
    '680 455 535 660 410 425 381 593 564 378 381 315 487 674 881 825 953 583 712 712 712 712 712 712 991 774 ' +
      '595 595 595 595 279 279 279 279 740 741 878 878 878 878 878 660 878 718 718 718 718 660 650 641 580 580 ' +
      '580 580 580 580 967 608 612 612 612 612 228 228 228 228 652 593 652 652 652 652 652 660 652 593 593 593 ' +
      '593 586 672 586',
  ],
  [0x131, '228'],
  [0x152, '1221 1055'],
  [0x2013, '655 985'],
  [0x2018, '357 357'],
  [0x201c, '560 560'],
  [0x2022, '658'],
  [0x2026, '778'],
  [0x20ac, '770'],
  [0x2122, '1060'],
  [0x2191, '702'],
  [0x2193, '702'],
  [0x2212, '660'],
];

const leer = (tramos: readonly Tramo[]): ReadonlyMap<string, number> =>
  new Map(
    tramos.flatMap(([desde, anchos]) =>
      anchos.split(' ').map((ancho, i) => [String.fromCodePoint(desde + i), Number(ancho)] as const),
    ),
  );

const ANCHOS = { regular: leer(REGULAR), negrita: leer(NEGRITA) };

/** Height of the capitals, in parts of the size of the letter. */
export const ALTO_DE_MAYUSCULA = 0.745;

const SEPARADOR = /[\s\u00a0]+/g;
const ES_SEPARADOR = /^\s$/;

/** What is written otherwise without the letters the font lacks, and decomposing does not tell. */
const DE_OTRO_MODO: ReadonlyMap<string, string> = new Map([
  ...["\u2032'", '\u2033"', '\u02dd"', '\u201e"', '\u201a,', '\u2039<', '\u203a>'].map(deAPar),
  ...['\u2010-', '\u2011-', '\u2012-', '\u2015-', '\u2044/', '\u2215/', '\u22c5·', '\u2219·', '\u223c~'].map(deAPar),
  ...['≥>=', '≤<=', '≠<>', '≈~', '→->', '←<-', '↔<->', '⇒=>', 'ΩOhm', '∅Ø', '⌀Ø', 'μµ', '‰ por mil'].map(deAPar),
  ...['łl', 'ŁL', 'đd', 'ĐD'].map(deAPar),
]);

function deAPar(par: string): readonly [string, string] {
  return [par.slice(0, 1), par.slice(1)];
}

/** What is not seen by itself: accents already taken from their letter, what tells a direction or how a letter is drawn. */
const NO_SE_VE = /^[\p{M}\p{Cf}\p{Cc}]$/u;
const ACENTOS = /\p{M}/gu;

/** The same text with only characters the font has: said with others, without the accents it lacks, or «?». */
export function imprimible(texto: string): string {
  let salida = '';
  for (const letra of texto.normalize('NFC')) {
    const suya = conLaLetra(letra) ?? '?';
    // «2⅜» is not «23/8».
    const aparte = suya.length > 1 && suya.includes('/') && /\d$/.test(salida);
    salida += aparte ? ` ${suya}` : suya;
  }
  return salida.replace(SEPARADOR, ' ').trim();
}

/** Whether a text is printed with none of its letters given up. */
export const seImprime = (texto: string): boolean =>
  [...texto.normalize('NFC')].every((letra) => conLaLetra(letra) !== undefined);

function conLaLetra(letra: string): string | undefined {
  if (ANCHOS.regular.has(letra) || ES_SEPARADOR.test(letra)) return letra;
  const otra = DE_OTRO_MODO.get(letra);
  if (otra !== undefined) return otra;
  if (NO_SE_VE.test(letra)) return '';
  let simple = '';
  for (const parte of letra.normalize('NFKD').replace(ACENTOS, '')) simple += DE_OTRO_MODO.get(parte) ?? parte;
  // An accent that stands alone leaves only the space it stood on.
  const seVe = simple !== '' && simple.trim() === simple;
  return seVe && [...simple].every((una) => ANCHOS.regular.has(una)) ? simple : undefined;
}

/** How wide a printable text is, in the unit of `tamano`. Kerning may only make it a little narrower on paper. */
export function anchoDeTexto(texto: string, tamano: number, negrita = false): number {
  const anchos = negrita ? ANCHOS.negrita : ANCHOS.regular;
  let suma = 0;
  for (const letra of texto) suma += anchos.get(letra) ?? 0;
  return (suma * tamano) / 1000;
}

/** What sums and divisions of fractions may be off by: a letter made exactly as wide as its box fits in it. */
const HOLGURA = 1e-9;

/** As much of the text as fits, with «…» when some is left out; nothing where not even that fits. */
export function recortar(texto: string, ancho: number, tamano: number, negrita = false): string {
  if (texto === '' || anchoDeTexto(texto, tamano, negrita) <= ancho + HOLGURA) return texto;
  const anchos = negrita ? ANCHOS.negrita : ANCHOS.regular;
  let queda = (ancho * 1000) / tamano - (anchos.get('…') ?? 0);
  if (queda < 0) return '';
  let salida = '';
  for (const letra of texto) {
    queda -= anchos.get(letra) ?? 0;
    if (queda < 0) break;
    salida += letra;
  }
  return `${salida.trimEnd()}…`;
}

/** The text in at most `maximo` lines, broken between words; what does not fit in the last one is cut. */
export function enLineas(texto: string, ancho: number, tamano: number, maximo: number): string[] {
  const lineas: string[] = [];
  let actual = '';
  for (const palabra of texto.split(' ')) {
    const junta = actual === '' ? palabra : `${actual} ${palabra}`;
    if (actual === '' || lineas.length === maximo - 1 || anchoDeTexto(junta, tamano) <= ancho) actual = junta;
    else {
      lineas.push(actual);
      actual = palabra;
    }
  }
  return [...lineas, actual].filter((linea) => linea !== '').map((linea) => recortar(linea, ancho, tamano));
}
