/** A day is `aaaa-mm-dd`; a moment, `aaaa-mm-ddThh:mm`, as a clock on the wall says it: no zone has a say in them. */
const DIA_EN_MS = 86_400_000;
const MINUTO_EN_MS = 60_000;
export const MINUTOS_DEL_DIA = 1440;

/** Whether a text is a day that exists. */
export const esDia = (texto: string): boolean =>
  /^[1-9]\d{3}-\d{2}-\d{2}$/.test(texto) && new Date(`${texto}T00:00:00Z`).toJSON()?.slice(0, 10) === texto;

const numeroDe = (dia: string): number => Date.parse(`${dia}T00:00:00Z`) / DIA_EN_MS;
const diaDe = (numero: number): string => new Date(numero * DIA_EN_MS).toISOString().slice(0, 10);

export const sumarDias = (dia: string, dias: number): string => diaDe(numeroDe(dia) + dias);

/** How many days from one to the other; below zero when the second is before. */
export const diasEntre = (desde: string, hasta: string): number => numeroDe(hasta) - numeroDe(desde);

/** 0 is Monday, 6 is Sunday. */
const diaDeLaSemana = (dia: string): number => (((numeroDe(dia) + 3) % 7) + 7) % 7;

export const lunesDe = (dia: string): string => sumarDias(dia, -diaDeLaSemana(dia));

const seguidos = (desde: string, cuantos: number): readonly string[] =>
  Array.from({ length: cuantos }, (_, i) => sumarDias(desde, i));

/** The seven days of its week, from Monday. */
export const semanaDe = (dia: string): readonly string[] => seguidos(lunesDe(dia), 7);

export const primeroDelMes = (dia: string): string => `${dia.slice(0, 8)}01`;

/** The same day so many months away; the last of the month when that has fewer days. */
export function sumarMeses(dia: string, meses: number): string {
  const [anio, mes, numero] = dia.split('-').map(Number) as [number, number, number];
  const ultimo = new Date(Date.UTC(anio, mes + meses, 0)).getUTCDate();
  return new Date(Date.UTC(anio, mes - 1 + meses, Math.min(numero, ultimo))).toISOString().slice(0, 10);
}

export const diasDelMes = (dia: string): readonly string[] => {
  const primero = primeroDelMes(dia);
  return seguidos(primero, diasEntre(primero, sumarMeses(primero, 1)));
};

/** The weeks that have some day of the month, whole. */
export function semanasDelMes(dia: string): readonly (readonly string[])[] {
  const dias = diasDelMes(dia);
  const lunes = lunesDe(primeroDelMes(dia));
  const semanas = Math.ceil((diaDeLaSemana(primeroDelMes(dia)) + dias.length) / 7);
  return Array.from({ length: semanas }, (_, i) => semanaDe(sumarDias(lunes, i * 7)));
}

const MOMENTO = /^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d$/;

export const esMomento = (texto: string): boolean => MOMENTO.test(texto) && esDia(texto.slice(0, 10));

const numeroDelMomento = (momento: string): number => Date.parse(`${momento}:00Z`) / MINUTO_EN_MS;

export const sumarMinutos = (momento: string, minutos: number): string =>
  new Date((numeroDelMomento(momento) + minutos) * MINUTO_EN_MS).toISOString().slice(0, 16);

export const minutosEntre = (desde: string, hasta: string): number => numeroDelMomento(hasta) - numeroDelMomento(desde);

/** How many minutes of its day have gone by. */
export const minutoDelDia = (momento: string): number => minutosEntre(`${momento.slice(0, 10)}T00:00`, momento);
