import { diaArgentino, inicioDelDia } from '@trastienda/nucleo/comun/fecha.ts';
import { type Azar, elegirPor, entero } from './azar.ts';
import { DIA_MS, diaDeSemana } from './precios.ts';

/** A week of the story, from Monday; the last one is cut where the story ends. */
export type Semana = { readonly desde: number; readonly hasta: number; readonly notas: number };

const SEMANAS_DE_HISTORIA = 52;
const HORA_MS = 3_600_000;
const MINUTO_MS = 60_000;

/** Sales by day of the week, Sunday first. */
const POR_DIA = [0, 18, 18, 17, 18, 19, 10] as const;
/** Sales by month, January first: slow in the summer holidays, busy before them. */
const POR_MES = [0.8, 0.85, 1, 1, 1, 0.98, 0.95, 1, 1.02, 1.03, 1.05, 1.1] as const;
const FERIADOS = new Set(['01-01', '03-24', '04-02', '05-01', '05-25', '06-20', '07-09', '12-08', '12-25']);

const mediaNoche = (instante: number): number => inicioDelDia(diaArgentino(new Date(instante))).getTime();

/** The weeks before `hasta`, and how many of the notas fall in each: the business grows a little along the year. */
export function semanasDe(notas: number, hasta: Date): Semana[] {
  const fin = hasta.getTime();
  const ultimoLunes = mediaNoche(fin - 1) - ((diaDeSemana(fin - 1) + 6) % 7) * DIA_MS;
  const lunes = Array.from(
    { length: SEMANAS_DE_HISTORIA },
    (_, i) => ultimoLunes - (SEMANAS_DE_HISTORIA - 1 - i) * 7 * DIA_MS,
  );
  const pesos = lunes.map(
    (desde, i) => diasHabiles(desde, fin) * (0.88 + (0.24 * i) / SEMANAS_DE_HISTORIA) * mesDe(desde),
  );
  const suma = pesos.reduce((a, b) => a + b, 0);
  let [hechas, acumulado] = [0, 0];
  return lunes.map((desde, i) => {
    acumulado += pesos[i] ?? 0;
    const suyas = Math.round((notas * acumulado) / suma) - hechas;
    hechas += suyas;
    return { desde, hasta: Math.min(desde + 7 * DIA_MS, fin), notas: suyas };
  });
}

const mesDe = (instante: number): number => POR_MES[Number(diaArgentino(new Date(instante)).slice(5, 7)) - 1] ?? 1;

const pesoDelDia = (instante: number): number =>
  FERIADOS.has(diaArgentino(new Date(instante)).slice(5)) ? 0 : (POR_DIA[diaDeSemana(instante)] ?? 0);

const diasDe = (desde: number, hasta: number): number[] =>
  Array.from({ length: 7 }, (_, i) => desde + i * DIA_MS).filter((dia) => dia < hasta);

const diasHabiles = (desde: number, hasta: number): number =>
  diasDe(desde, hasta).reduce((suma, dia) => suma + pesoDelDia(dia), 0.01);

/** When somebody comes to the counter: a working day of the week, while the shop is open. */
export function horaDeVenta(azar: Azar, { desde, hasta }: Semana): number {
  const dia = elegirPor(
    azar,
    diasDe(desde, hasta).map((uno) => [uno, pesoDelDia(uno) + 0.001] as const),
  );
  const sabado = diaDeSemana(dia) === 6;
  const [abre, cierra] = sabado ? [510, 780] : [480, 1_080];
  return Math.min(dia + entero(azar, abre, cierra) * MINUTO_MS + entero(azar, 0, 59) * 1_000, hasta - MINUTO_MS);
}

/** Before anybody comes: goods are received on Monday. */
export const horaDeRecepcion = ({ desde }: Semana): number => desde + 7.5 * HORA_MS;

/** After everybody left: counts and returns are written down on Saturday. */
export const horaDeCierre = ({ desde, hasta }: Semana): number =>
  Math.min(desde + 5 * DIA_MS + 14 * HORA_MS, hasta - MINUTO_MS);

export const temporadaDe = (instante: number): 'verano' | 'invierno' | undefined => {
  const mes = Number(diaArgentino(new Date(instante)).slice(5, 7));
  if (mes >= 11 || mes <= 3) return 'verano';
  return mes >= 5 && mes <= 8 ? 'invierno' : undefined;
};
