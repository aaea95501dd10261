/** The business day, periods and file dates live in this zone; instants are stored in UTC (`argentina.md` 1.6). */
export const ZONA = 'America/Argentina/Buenos_Aires';

/** Argentina has had no daylight saving since 2009, so the offset is a constant. */
const DESFASE_MINUTOS = -180;
export const DESFASE_TEXTO = '-03:00';

/** The calendar day in Argentina of an instant, as `aaaa-mm-dd`. */
export function diaArgentino(instante: Date): string {
  return new Date(instante.getTime() + DESFASE_MINUTOS * 60_000).toISOString().slice(0, 10);
}

/** The first instant of a calendar day in Argentina. */
export const inicioDelDia = (dia: string): Date => new Date(`${dia}T00:00:00${DESFASE_TEXTO}`);

/** The first instant of the day after, so that ranges are written `>= inicio and < fin`. */
export const finDelDia = (dia: string): Date => new Date(inicioDelDia(dia).getTime() + 86_400_000);

/** An instant as people in Argentina read it: "20/11/2026 10:42". */
export function fechaHoraTexto(instante: Date): string {
  const local = new Date(instante.getTime() + DESFASE_MINUTOS * 60_000).toISOString();
  return `${local.slice(8, 10)}/${local.slice(5, 7)}/${local.slice(0, 4)} ${local.slice(11, 16)}`;
}

/** The same for an instant that may not have been; then, nothing. */
export const instanteTexto = (instante: string | null | undefined): string =>
  instante ? fechaHoraTexto(new Date(instante)) : '';

/** The years of our documents. Others are a slip of the keyboard, and not every library writes them alike. */
export const PRIMER_ANIO = 1900;
const ULTIMO_ANIO = 9999;
/** Whether a day or an instant falls in them; what is no date at all is not for this rule to say. */
export const esDeNuestraEra = (fecha: string): boolean => {
  const anio = new Date(fecha).getUTCFullYear();
  return Number.isNaN(anio) || (anio >= PRIMER_ANIO && anio <= ULTIMO_ANIO);
};

const DIA = /^\d{4}-\d{2}-\d{2}$/;

/** Whether a text is a day that exists, `aaaa-mm-dd`, of our era. */
export const esDia = (texto: string): boolean =>
  DIA.test(texto) && esDeNuestraEra(texto) && new Date(`${texto}T00:00:00Z`).toJSON()?.slice(0, 10) === texto;
