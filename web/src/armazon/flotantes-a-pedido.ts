import { piezasConElGesto } from '#ui/flotantes/primer-gesto.ts';

/** What the bars open, in one file apart from them. */
export const delArmazon = piezasConElGesto(() => import('./flotantes.ts'));
