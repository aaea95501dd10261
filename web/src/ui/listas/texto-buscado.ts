/** What every door that searches admits. */
const LARGO = 200;

/** What was typed or pasted in a search box, as the server takes it: without control characters, and not longer. */
export const textoBuscado = (escrito: string): string =>
  escrito
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, LARGO)
    .toWellFormed();
