import { fail, ok, type Result } from '#comun/result.ts';
import { type ClaseDeAdjunto, nombreDeArchivo } from './contenido.ts';

const MIB = 1024 * 1024;

/** The most one file may weigh, in MiB. */
export const MAXIMO_MIB: Readonly<Record<ClaseDeAdjunto, number>> = { IMAGEN: 15, DOCUMENTO: 20 };
type Ilegible = { readonly code: 'adjuntos.ilegible'; readonly data: { readonly archivo: string } };
type Pesado = { readonly code: 'adjuntos.pesado'; readonly data: { readonly archivo: string; readonly mib: number } };

/** Whether a file is worth sending by what it weighs; one whose class is not known yet may weigh as much as any. */
export function admitirPeso(archivo: string, bytes: number, clase?: ClaseDeAdjunto): Result<null, Ilegible | Pesado> {
  const nombre = nombreDeArchivo(archivo);
  if (bytes === 0) return fail({ code: 'adjuntos.ilegible', data: { archivo: nombre } });
  const mib = clase ? MAXIMO_MIB[clase] : Math.max(...Object.values(MAXIMO_MIB));
  return bytes > mib * MIB ? fail({ code: 'adjuntos.pesado', data: { archivo: nombre, mib } }) : ok(null);
}

/** Of one artículo, or of whatever else they hang from. */
export const ADJUNTOS_POR_DUENO = 60;
/** A merge hands over those of another one whatever they add up to (ART-27), and they are put in order all the same. */
export const ADJUNTOS_A_ORDENAR = 10 * ADJUNTOS_POR_DUENO;

/** What is kept of all, for each sucursal the business has open (`seguridad` 3.9). */
export const CUOTA_POR_SUCURSAL = { archivos: 5_000, bytes: 2_048 * MIB } as const;

/** One that was taken away comes back for so long, unless its room is needed before; then its files go too. */
export const DIAS_PARA_DESHACER = 30;
const DIA_MS = 24 * 60 * 60 * 1000;

/** Until when one that was taken away at that moment comes back. */
export const restaurableHasta = (quitadoEn: string): string =>
  new Date(Date.parse(quitadoEn) + DIAS_PARA_DESHACER * DIA_MS).toISOString();
/** What was taken away before this does not come back any more. */
export const restaurableDesde = (ahora: Date): Date => new Date(ahora.getTime() - DIAS_PARA_DESHACER * DIA_MS);

export type Uso = { readonly archivos: number; readonly bytes: number };

type SinLugar = {
  readonly code: 'adjuntos.sin_lugar';
  readonly data: { readonly archivos: number; readonly mib: number };
};
type Demasiados = { readonly code: 'adjuntos.demasiados'; readonly data: { readonly maximo: number } };

type Negocio = { readonly uso: Uso; readonly sucursales: number };

/** Whether one more of `bytes` still fits: in what hangs from its owner, and in the quota of the business. */
export function admitir(
  bytes: number,
  { propios, ...negocio }: Negocio & { readonly propios: number },
): Result<null, SinLugar | Demasiados> {
  const enSuDueno = admitirDe(propios);
  if (!enSuDueno.ok) return enSuDueno;
  const falta = lugarQueFalta(bytes, negocio);
  if (falta.archivos === 0 && falta.bytes === 0) return ok(null);
  const cuota = cuotaDe(negocio.sucursales);
  return fail({ code: 'adjuntos.sin_lugar', data: { archivos: cuota.archivos, mib: cuota.bytes / MIB } });
}

/** What has to leave the quota of the business before one more of `bytes` fits in it: nothing, while there is room. */
export function lugarQueFalta(bytes: number, { uso, sucursales }: Negocio): Uso {
  const cuota = cuotaDe(sucursales);
  return {
    archivos: Math.max(0, uso.archivos + 1 - cuota.archivos),
    bytes: Math.max(0, uso.bytes + bytes - cuota.bytes),
  };
}

/** Whether one more fits in what hangs from its owner. */
export const admitirDe = (propios: number): Result<null, Demasiados> =>
  propios < ADJUNTOS_POR_DUENO ? ok(null) : fail({ code: 'adjuntos.demasiados', data: { maximo: ADJUNTOS_POR_DUENO } });

/** The quota of a business with so many open sucursales. */
export const cuotaDe = (sucursales: number): Uso => ({
  archivos: CUOTA_POR_SUCURSAL.archivos * Math.max(1, sucursales),
  bytes: CUOTA_POR_SUCURSAL.bytes * Math.max(1, sucursales),
});
