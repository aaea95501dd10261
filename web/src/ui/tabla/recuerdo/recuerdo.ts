import { piezasConElGesto } from '#ui/flotantes/primer-gesto.ts';

/** How lists were left, and what says so. A link is followed with a gesture: nothing of it comes before the first one. */
export const recuerdo = piezasConElGesto(() => import('./piezas.ts'));
