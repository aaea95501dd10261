/** What is told of a trato in the trail of its artículo; whatever tells a cost says so in its name. */
const CAMPOS_DE_TRATO = [
  'código',
  'costo',
  'descuentos del costo',
  'recargos del costo',
  'múltiplo',
  'mínimo',
  'días de entrega',
  'principal',
] as const;
export type CampoDeTrato = (typeof CAMPOS_DE_TRATO)[number];

/** «Bosch · código». */
export const campoDeTrato = (proveedor: string, campo: CampoDeTrato): string => `${proveedor} · ${campo}`;

/**
 * Fields of the trail that tell who sells an artículo, those of editing many at once among them: they are known by their
 * name, as all that was ever written has one. PostgreSQL reads it too.
 */
export const DE_QUIEN_VENDE = `^proveedor$| · (${CAMPOS_DE_TRATO.join('|')})$`;

/**
 * Fields of the trail that tell what something costs. A campo of the company's own may have a name like these («Costo del flete»)
 * and is nothing of the sort.
 */
export const DE_UN_COSTO = `^costo de reposición$| · (${CAMPOS_DE_TRATO.filter((campo) => campo.includes('costo')).join('|')})$`;
