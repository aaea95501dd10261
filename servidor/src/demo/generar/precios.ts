import { diaArgentino, inicioDelDia } from '@trastienda/nucleo/comun/fecha.ts';
import { type Azar, azarDe, elegir, logNormal, semillaDe } from './azar.ts';

export const DIA_MS = 86_400_000;
const MES_MS = 30.4375 * DIA_MS;
const APERTURA_MS = 8 * 3_600_000;

/** Monthly inflation, in per cent, from eighteen months ago to now. */
const INFLACION = [4.2, 4.6, 4.0, 3.5, 3.9, 2.7, 2.4, 2.7, 2.2, 2.4, 3.7, 2.8, 1.9, 1.8, 2.1, 2.3, 2.5, 2.2] as const;
const MESES_DE_PRECIOS = INFLACION.length;

/** How much dearer everything was `meses` ago than today: 1 now, less the further back. */
export function indiceHace(meses: number): number {
  let indice = 1;
  for (let i = 0; i < meses; i += 1) {
    const parte = Math.min(1, meses - i);
    indice /= (1 + (INFLACION.at(-1 - i) ?? 2) / 100) ** parte;
  }
  return indice;
}

export type Vigencia = { readonly desde: Date; readonly importe: string; readonly motivo: string };

/** One publication of a brand's prices. */
export type Lista = { readonly desde: Date; readonly indice: number; readonly motivo: string };

/** When a brand publishes its lists, oldest first: every two to six months, on a working day at eight. */
export function listasDe(marca: string, semilla: string, hasta: Date): readonly Lista[] {
  const azar = azarDe(semillaDe(semilla, 'listas', marca), 0);
  const cada = elegir(azar, [2, 3, 4, 5, 6, 6, 6]);
  const meses: number[] = [MESES_DE_PRECIOS];
  for (let hace = (cada - 1) * azar() + 0.2; hace < MESES_DE_PRECIOS - 0.5; hace += cada) meses.push(hace);
  return meses
    .map((hace) => enDiaHabil(hasta.getTime() - hace * MES_MS))
    .sort((a, b) => a.getTime() - b.getTime())
    .filter((desde) => desde < hasta)
    .map((desde) => ({
      desde,
      indice: indiceHace((hasta.getTime() - desde.getTime()) / MES_MS),
      motivo: marca === '' ? 'Lista propia' : `Lista ${marca} ${mesDe(desde)}`,
    }));
}

/** Eight in the morning of that day, or of the Friday before. */
function enDiaHabil(instante: number): Date {
  const inicio = inicioDelDia(diaArgentino(new Date(instante))).getTime();
  const dia = diaDeSemana(inicio);
  const atras = dia === 0 ? 2 : dia === 6 ? 1 : 0;
  return new Date(inicio - atras * DIA_MS + APERTURA_MS);
}

/** 0 is Sunday, as in `Date`, but in Argentina. */
export const diaDeSemana = (instante: number): number => new Date(instante - 3 * 3_600_000).getUTCDay();

type Pedido = {
  readonly listas: readonly Lista[];
  /** Pesos today. */
  readonly base: number;
  readonly alta: Date;
  readonly fin: Date;
  readonly azar: Azar;
};

/** The prices of one article: the list in force when it came, and each one published while it was sold. */
export function vigenciasDe({ listas, base, alta, fin, azar }: Pedido): Vigencia[] {
  const primera = Math.max(
    0,
    listas.findLastIndex(({ desde }) => desde <= alta),
  );
  return listas.slice(primera).flatMap(({ desde, indice, motivo }, i) => {
    if (i > 0 && desde > fin) return [];
    const importe = redondo(base * indice * logNormal(azar, 0.015));
    return [{ desde: desde < alta && primera > 0 ? alta : desde, importe, motivo }];
  });
}

const mesDe = (fecha: Date): string => {
  const dia = diaArgentino(fecha);
  return `${dia.slice(5, 7)}/${dia.slice(0, 4)}`;
};

/** As lists print them: the dearer, the rounder. */
function redondo(pesos: number): string {
  const paso = pesos < 1_000 ? 0.5 : pesos < 10_000 ? 5 : pesos < 100_000 ? 10 : 100;
  return (Math.max(1, Math.round(pesos / paso)) * paso).toFixed(2);
}
