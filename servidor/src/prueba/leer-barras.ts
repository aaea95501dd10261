/** The widths of the bars and spaces of a Code 128, by the value of each sign (ISO/IEC 15417, table 1). */
const SIGNOS =
  '212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222 123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321 232121 111323 131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121 313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111 314111 221411 431111 111224 111422 121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 241211 221114 413111 241112 134111 111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113 114311 411113 411311 113141 114131 311141 411131 211412 211214 211232'.split(
    ' ',
  );

/** Reads back what a Code 128 says, as a scanner would: its check sign must be right. */
export function leerCode128(anchos: readonly number[]): string {
  const valores = enGrupos(anchos.slice(0, -7), 6).map((grupo) => SIGNOS.indexOf(grupo.join('')));
  const [inicio = 0, ...resto] = valores;
  const control = resto.pop();
  const suma = resto.reduce((total, valor, i) => total + valor * (i + 1), inicio);
  if (suma % 103 !== control) throw new Error('the check sign of the Code 128 is wrong');
  let juego = { 103: 'A', 104: 'B', 105: 'C' }[inicio] ?? '?';
  return resto
    .map((valor) => {
      if (juego === 'C' && valor < 100) return String(valor).padStart(2, '0');
      const otro = { 99: 'C', 100: 'B', 101: 'A' }[valor];
      if (otro !== undefined && otro !== juego) {
        juego = otro;
        return '';
      }
      return String.fromCharCode(valor + 32);
    })
    .join('');
}

const DIGITOS = ['3211', '2221', '2122', '1411', '1132', '1231', '1114', '1312', '1213', '3112'];
/** Which of the first six are of set G, by the first digit, which has no bars of its own (GS1 5.2.1). */
const JUEGOS = ['LLLLLL', 'LLGLGG', 'LLGGLG', 'LLGGGL', 'LGLLGG', 'LGGLLG', 'LGGGLL', 'LGLGLG', 'LGLGGL', 'LGGLGL'];

/** Reads back the thirteen digits of an EAN-13. */
export function leerEan13(anchos: readonly number[]): string {
  const izquierda = enGrupos(anchos.slice(3, 27), 4).map((grupo) => {
    const derecho = DIGITOS.indexOf(grupo.join(''));
    return derecho === -1
      ? { digito: DIGITOS.indexOf(grupo.toReversed().join('')), juego: 'G' }
      : { digito: derecho, juego: 'L' };
  });
  const derecha = enGrupos(anchos.slice(32, 56), 4).map((grupo) => DIGITOS.indexOf(grupo.join('')));
  const primero = JUEGOS.indexOf(izquierda.map(({ juego }) => juego).join(''));
  return [primero, ...izquierda.map(({ digito }) => digito), ...derecha].join('');
}

const enGrupos = (anchos: readonly number[], de: number): number[][] =>
  Array.from({ length: Math.floor(anchos.length / de) }, (_, i) => anchos.slice(i * de, (i + 1) * de));

/** The widths of bars and spaces in turn, from the dark rectangles of a drawing and the width of a module. */
export function anchosDe(
  rectangulos: readonly { readonly x: number; readonly ancho: number }[],
  modulo: number,
): number[] {
  const enOrden = rectangulos.toSorted((a, b) => a.x - b.x);
  return enOrden.flatMap(({ x, ancho }, i) => {
    const siguiente = enOrden[i + 1];
    const barra = Math.round(ancho / modulo);
    return siguiente === undefined ? [barra] : [barra, Math.round((siguiente.x - x - ancho) / modulo)];
  });
}
