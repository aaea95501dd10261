import type { StylisElement } from '@emotion/cache';

const LADOS: Readonly<Record<string, string>> = { start: 'right', end: 'left' };

/**
 * In a screen written from right to left the side of a text is that of the screen, also when the text itself is
 * written the other way: `start` would follow the text.
 */
export function ladosDeRtl(elemento: StylisElement): void {
  if (elemento.type !== 'decl' || elemento.props !== 'text-align') return;
  const lado = typeof elemento.children === 'string' ? LADOS[elemento.children] : undefined;
  if (lado !== undefined) elemento.return = `text-align:${lado};`;
}
