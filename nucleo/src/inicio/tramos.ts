import { diaArgentino, inicioDelDia } from '#comun/fecha.ts';
import type { PasoDeVentas } from './contrato.ts';

/** Days in Argentina as `aaaa-mm-dd`, both included. */
export type Tramo = { readonly desde: string; readonly hasta: string };

const deUtc = (anio: number, mes: number, dia: number): string =>
  new Date(Date.UTC(anio, mes - 1, dia)).toISOString().slice(0, 10);

const partes = (dia: string): readonly [anio: number, mes: number, dia: number] => [
  Number(dia.slice(0, 4)),
  Number(dia.slice(5, 7)),
  Number(dia.slice(8, 10)),
];

export function diasDespues(dia: string, dias: number): string {
  const [anio, mes, numero] = partes(dia);
  return deUtc(anio, mes, numero + dias);
}

/** The first day of the month of a day, or of another one so many months later. */
export function primeroDelMes(dia: string, meses = 0): string {
  const [anio, mes] = partes(dia);
  return deUtc(anio, mes + meses, 1);
}

export const primeroDelAnio = (dia: string, anios = 0): string => deUtc(partes(dia)[0] + anios, 1, 1);

/** The same day so many months before; null in a month that does not reach it. */
export function mismoDiaAntes(dia: string, meses: number): string | null {
  const [anio, mes, numero] = partes(dia);
  const antes = deUtc(anio, mes - meses, numero);
  return antes.endsWith(dia.slice(8)) ? antes : null;
}

/** Weeks begin on Monday. */
function lunesDe(dia: string): string {
  const [anio, mes, numero] = partes(dia);
  const desdeElLunes = (new Date(Date.UTC(anio, mes - 1, numero)).getUTCDay() + 6) % 7;
  return diasDespues(dia, -desdeElLunes);
}

const CUANTOS = { semana: 12, mes: 12, anio: 5 } as const satisfies Record<PasoDeVentas, number>;
const INICIO: Readonly<Record<PasoDeVentas, (hoy: string, atras: number) => string>> = {
  semana: (hoy, atras) => diasDespues(lunesDe(hoy), -7 * atras),
  mes: (hoy, atras) => primeroDelMes(hoy, -atras),
  anio: (hoy, atras) => primeroDelAnio(hoy, -atras),
};

/** The days on which the points of the chart of sales begin; the last one is running. */
export const iniciosDe = (paso: PasoDeVentas, hoy: string): readonly string[] =>
  Array.from({ length: CUANTOS[paso] }, (_, i) => INICIO[paso](hoy, CUANTOS[paso] - 1 - i));

export const DIAS_DE_CIFRAS = 14;

/** The days the figures ask for: the year before up to this day, and from the oldest stretch of the running year on. */
export function tramosDeCifras(hoy: string): readonly [anioAntes: Tramo, corriente: Tramo] {
  const anioAntes = primeroDelAnio(hoy, -1);
  // A 29th of February goes up to the end of that month.
  const hasta = mismoDiaAntes(hoy, 12) ?? diasDespues(primeroDelMes(hoy, -11), -1);
  const [desde = hoy] = [primeroDelAnio(hoy), primeroDelMes(hoy, -1), diasDespues(hoy, 1 - DIAS_DE_CIFRAS)].sort();
  return [
    { desde: anioAntes, hasta },
    { desde, hasta: hoy },
  ];
}

const MESES_DE_ACTIVIDAD = 6;

/** From one instant up to another, which it does not reach. */
export type Lapso = { readonly inicio: Date; readonly fin: Date };

/** The last months, the running one last, and the month before it up to the same day and hour, or whole when it is shorter. */
export function lapsosDeActividad(ahora: Date): {
  readonly meses: readonly (Lapso & Pick<Tramo, 'desde'>)[];
  readonly antes: Lapso;
} {
  const hoy = diaArgentino(ahora);
  const meses = Array.from({ length: MESES_DE_ACTIVIDAD }, (_, i) => {
    const desde = primeroDelMes(hoy, i + 1 - MESES_DE_ACTIVIDAD);
    return { desde, inicio: inicioDelDia(desde), fin: inicioDelDia(primeroDelMes(desde, 1)) };
  });
  const dia = mismoDiaAntes(hoy, 1);
  const inicio = inicioDelDia(primeroDelMes(hoy, -1));
  const enElDia = ahora.getTime() - inicioDelDia(hoy).getTime();
  const fin = dia === null ? inicioDelDia(primeroDelMes(hoy)) : new Date(inicioDelDia(dia).getTime() + enElDia);
  return { meses, antes: { inicio, fin } };
}

const PUNTOS_DE_STOCK = 13;

/** The days at whose end the stock is valued: one a week up to today. */
export const diasDeStock = (hoy: string): readonly string[] =>
  Array.from({ length: PUNTOS_DE_STOCK }, (_, i) => diasDespues(hoy, -7 * (PUNTOS_DE_STOCK - 1 - i)));
