import {
  type FiltroDeLote,
  type LoteDePrecio,
  LoteNuevo,
  type ReglaDeLote,
} from '@trastienda/nucleo/articulos/precios/lotes/contrato-de-lote.ts';
import { diaArgentino } from '@trastienda/nucleo/comun/fecha.ts';
import { z } from 'zod';

/** The form says the last day; the contract wants the instant it ends. */
export const ESQUEMA_DE_LOTE = LoteNuevo.omit({ hasta: true }).extend({
  hasta: z.iso.date('Elegí un día.').or(z.literal('')),
});

const ultimoDia = (hasta: string | null): string =>
  hasta === null ? '' : diaArgentino(new Date(new Date(hasta).getTime() - 1));

/** Those that people choose: the prices of a file come with an import. */
type TipoDeRegla = Exclude<ReglaDeLote['tipo'], 'ARCHIVO'>;
export const TIPOS_DE_REGLA = [
  'PORCENTAJE',
  'IMPORTE',
  'COEFICIENTE',
  'MARGEN',
  'MARGEN_DE_CLASIFICACION',
  'MANTENER_MARGEN',
] as const satisfies readonly TipoDeRegla[];

/** The fields a rule of each kind asks for, empty: those of the other kinds must not travel. */
export function reglaVacia(tipo: TipoDeRegla): object {
  if (tipo === 'MANTENER_MARGEN') return { tipo };
  if (tipo === 'COEFICIENTE') return { tipo, valor: '', base: 'PRECIO' };
  if (tipo === 'MARGEN_DE_CLASIFICACION') return { tipo, base: 'COSTO_REPOSICION' };
  return tipo === 'MARGEN' ? { tipo, valor: '', base: 'COSTO_REPOSICION' } : { tipo, valor: '' };
}

/** What the form begins with: a batch that is there, or a new one over `filtro`. */
export function valoresDeLote(lote: LoteDePrecio | null, listaIds: readonly string[], filtro: FiltroDeLote) {
  if (lote === null) {
    return {
      motivo: '',
      listaIds: [...listaIds],
      filtro: { buscar: '', ...filtro },
      regla: reglaVacia('PORCENTAJE'),
      redondeo: { paso: '0', modo: 'CERCANO', terminacion: '0' },
      hasta: '',
    };
  }
  return { ...datosDe(lote), filtro: { buscar: '', ...lote.filtro } };
}

/** What of a batch the form writes. */
const datosDe = ({ motivo, listas, filtro, regla, redondeo, hasta }: LoteDePrecio) => ({
  motivo,
  listaIds: listas.map(({ id }) => id),
  filtro,
  regla,
  redondeo,
  hasta: ultimoDia(hasta),
});

/** Tells whether two readings of a batch say the same in what the form writes. */
export const firmaDe = (lote: LoteDePrecio): string => JSON.stringify(datosDe(lote));
