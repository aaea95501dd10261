/** Conditions before IVA by their ARCA code (`argentina.md` 1.2). */
const CONDICIONES = {
  1: { nombre: 'Responsable Inscripto', corto: 'Resp. Inscripto', habitual: true },
  4: { nombre: 'Sujeto Exento', corto: 'Exento', habitual: true },
  5: { nombre: 'Consumidor Final', corto: 'Consumidor Final', habitual: true },
  6: { nombre: 'Responsable Monotributo', corto: 'Monotributo', habitual: true },
  7: { nombre: 'Sujeto no Categorizado', corto: 'No Categorizado', habitual: false },
  8: { nombre: 'Proveedor del Exterior', corto: 'Prov. del Exterior', habitual: false },
  9: { nombre: 'Cliente del Exterior', corto: 'Cliente del Exterior', habitual: false },
  10: { nombre: 'IVA Liberado (Ley 19.640)', corto: 'IVA Liberado', habitual: false },
  13: { nombre: 'Monotributista Social', corto: 'Monotributo Social', habitual: false },
  15: { nombre: 'IVA No Alcanzado', corto: 'No Alcanzado', habitual: false },
  16: {
    nombre: 'Monotributo Trabajador Independiente Promovido',
    corto: 'Monotributo Promovido',
    habitual: false,
  },
} as const;

export type CondicionIva = keyof typeof CONDICIONES;

export const INSCRIPTO = 1 satisfies CondicionIva;
export const CONSUMIDOR_FINAL = 5 satisfies CondicionIva;

/** The codes, the usual ones first. */
export const CONDICIONES_IVA = (Object.keys(CONDICIONES).map(Number) as CondicionIva[]).toSorted(
  (a, b) => Number(CONDICIONES[b].habitual) - Number(CONDICIONES[a].habitual) || a - b,
);

export const esCondicionIva = (codigo: number): codigo is CondicionIva => Object.hasOwn(CONDICIONES, codigo);

export const nombreDeCondicion = (codigo: number): string =>
  esCondicionIva(codigo) ? CONDICIONES[codigo].nombre : String(codigo);

/** The name as it fits in a table or a chip. */
export const condicionCorta = (codigo: number): string =>
  esCondicionIva(codigo) ? CONDICIONES[codigo].corto : String(codigo);
