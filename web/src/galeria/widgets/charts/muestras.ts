export const SEGUIDORES = [25, 66, 20, 40, 12, 58, 64] as const;
export const VISTAS = [20, 15, 30, 25, 10, 18, 27] as const;
export const GANADO = [30, 25, 35, 20, 30, 40, 52] as const;
type Parte = { readonly importe: number; readonly valores: readonly number[] };
type Cartera = { readonly acciones: Parte; readonly bonos: Parte };

/** What a portfolio is made of: what each part is worth, and how it went on five days. */
export const CARTERA: Cartera = {
  acciones: { importe: 98_500, valores: [20, 15, 30, 25, 10] },
  bonos: { importe: 43_200, valores: [12, 18, 9, 22, 14] },
};
/** What is bought or sold at once. */
export const LOTE = 2_500;
export const IMPRESIONES = [22, 34, 51, 28, 40] as const;

/** The four weeks of each month, in the shop and on the site. */
export const VISITADOS = {
  9: { local: [44, 52, 38, 61], sitio: [60, 71, 58, 83] },
  10: { local: [51, 47, 55, 49], sitio: [72, 80, 66, 91] },
  11: { local: [39, 58, 62, 57], sitio: [81, 77, 95, 102] },
} as const;
export const MESES = ['9', '10', '11'] as const;

/** Seven days from a Monday. */
export const DIAS: readonly Date[] = Array.from({ length: 7 }, (_, i) => new Date(Date.UTC(2026, 10, 16 + i, 12)));

/** What some amounts come to, and how many hundredths of it each is. */
export function repartoDe(importes: readonly number[]) {
  const total = importes.reduce((suma, importe) => suma + importe, 0);
  return { total, partes: importes.map((importe) => (importe * 100) / total) };
}

/** What some of those hundredths are of the total. */
export const importeDe = (total: number, partes: readonly number[]): number =>
  Math.round((partes.reduce((suma, parte) => suma + parte, 0) * total) / 100);

/** After shares of `importe` were bought; sold, when it is less than zero. */
export const conAcciones = ({ acciones, bonos }: Cartera, importe: number): Cartera => ({
  acciones: { ...acciones, importe: acciones.importe + importe },
  bonos,
});
