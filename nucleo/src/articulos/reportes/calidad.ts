/** What a good ficha has, and those that lack it (REA-02). `costo`: only who may see costs is told of it. */
export const FALTAS = {
  SIN_PRECIO: { peso: 3, costo: false },
  SIN_COSTO: { peso: 3, costo: true },
  BAJO_COSTO: { peso: 3, costo: true },
  COSTO_VIEJO: { peso: 1, costo: true },
  SIN_PROVEEDOR: { peso: 2, costo: false },
  SIN_BARRAS: { peso: 1, costo: false },
  SIN_CLASIFICAR: { peso: 2, costo: false },
  IVA_DISTINTO: { peso: 2, costo: false },
  SIN_MARCA: { peso: 1, costo: false },
  SIN_MINIMO: { peso: 1, costo: false },
  SIN_IMAGEN: { peso: 1, costo: false },
  DESCRIPCION_REPETIDA: { peso: 1, costo: false },
} as const satisfies Record<string, { readonly peso: number; readonly costo: boolean }>;
export type Falta = keyof typeof FALTAS;
export const NOMBRES_DE_FALTAS = Object.keys(FALTAS) as [Falta, ...Falta[]];

type Contada = { readonly falta: Falta; readonly articulos: number };

/**
 * From 0 to 100, whole: the share of what every ficha should have that is there, each thing by its weight. Without
 * artículos nothing is missing. It is 100 only when nothing at all is.
 */
export function puntajeDeCalidad(articulos: number, contadas: readonly Contada[]): number {
  const pesos = contadas.reduce((suma, { falta }) => suma + FALTAS[falta].peso, 0);
  if (articulos === 0 || pesos === 0) return 100;
  const faltante = contadas.reduce((suma, { falta, articulos: cuantos }) => suma + FALTAS[falta].peso * cuantos, 0);
  const todo = pesos * articulos;
  // One division: two make 20 out of 100 a little less, and 19 once the rest is dropped.
  return Math.floor((100 * (todo - faltante)) / todo);
}
