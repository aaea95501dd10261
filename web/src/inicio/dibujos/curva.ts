export type Lugar = { readonly x: number; readonly y: number };

/** Where each figure stands in a square of a hundred: the highest at `aire` of the top, the lowest at the bottom. */
export function lugaresDe(valores: readonly number[], aire = 8): readonly Lugar[] {
  const [bajo, alto] = [Math.min(...valores), Math.max(...valores)];
  const paso = 100 / Math.max(1, valores.length - 1);
  const altura = (valor: number) =>
    alto === bajo ? 50 : 100 - aire - ((valor - bajo) * (100 - 2 * aire)) / (alto - bajo);
  return valores.map((valor, i) => ({ x: i * paso, y: altura(valor) }));
}

/** A line through them that bends without going over any, as `d` of a path. */
export function curvaPor(lugares: readonly Lugar[]): string {
  const [primero, ...otros] = lugares;
  if (!primero) return '';
  const tramos = otros.map(({ x, y }, i) => {
    const antes = lugares[i] ?? primero;
    const medio = (antes.x + x) / 2;
    return `C${n(medio)} ${n(antes.y)} ${n(medio)} ${n(y)} ${n(x)} ${n(y)}`;
  });
  return `M${n(primero.x)} ${n(primero.y)}${tramos.join('')}`;
}

const n = (numero: number): string => String(Math.round(numero * 100) / 100);
