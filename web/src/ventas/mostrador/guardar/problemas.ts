import type { NotaDetalle } from '@trastienda/nucleo/ventas/contrato-respuestas.ts';
import type { Faltante } from '@trastienda/nucleo/ventas/faltantes.ts';
import { PedidoRechazado } from '#api/pedir.ts';
import { formatearFechaHora } from '#ui/formato/formato.ts';
import { mensajeDeError } from '#ui/mensaje-de-error.ts';
import type { Borrador } from './borrador.ts';

/** Why a save or a confirmation failed, as the counter shows it. */
export type Problema =
  | { readonly tipo: 'conflicto'; readonly quien: string; readonly cuando: string }
  | { readonly tipo: 'cerrada'; readonly mensaje: string }
  | { readonly tipo: 'faltante'; readonly faltantes: readonly Faltante[] }
  /** `renglones`: what is wrong with each line, by its key. */
  | { readonly tipo: 'rechazo'; readonly mensaje: string; readonly renglones: Readonly<Record<string, string>> };

/** The `data` of the refusals read here, as `errores.ts` of nucleo declares them. */
type DatosDeRechazo = {
  readonly quien?: string;
  readonly cuando?: string;
  readonly faltantes?: readonly Faltante[];
};

/** Somebody saved the nota while the person was changing it; nobody has pressed anything yet. */
export const alguienLaCambio = ({ modificadaPor, modificadaEn }: NotaDetalle): Problema => ({
  tipo: 'conflicto',
  quien: modificadaPor,
  cuando: formatearFechaHora(modificadaEn),
});

/** Reads a refusal against the draft that was sent. */
export function problemaDe(error: unknown, enviado: Borrador): Problema {
  if (!(error instanceof PedidoRechazado)) return { tipo: 'rechazo', mensaje: mensajeDeError(error), renglones: {} };
  const datos = (error.data ?? {}) as DatosDeRechazo;
  switch (error.code) {
    case 'comun.version_vieja':
      return { tipo: 'conflicto', quien: datos.quien ?? '', cuando: datos.cuando ?? '' };
    case 'comun.transicion_invalida':
      return { tipo: 'cerrada', mensaje: error.message };
    case 'ventas.stock_insuficiente':
      return { tipo: 'faltante', faltantes: datos.faltantes ?? [] };
    default:
      return {
        tipo: 'rechazo',
        mensaje: error.message,
        renglones: { ...porArticulo(error, enviado), ...porLugar(error, enviado) },
      };
  }
}

/** Refusals that name artículos mark every line of theirs. */
function porArticulo(error: PedidoRechazado, { renglones }: Borrador): Record<string, string> {
  const datos = (error.data ?? {}) as { readonly renglones?: unknown; readonly articulos?: unknown };
  const nombrados = [datos.renglones, datos.articulos].flatMap((lista) => (Array.isArray(lista) ? lista : []));
  const ids = new Set(nombrados.map((nombrado: { readonly articuloId?: string }) => nombrado.articuloId));
  const suyos = renglones.filter(({ articuloId }) => ids.has(articuloId));
  return Object.fromEntries(suyos.map(({ clave }) => [clave, error.message]));
}

/** `issues` of the body name a line by its place: `renglones.3.cantidad`. */
function porLugar(error: PedidoRechazado, { renglones }: Borrador): Record<string, string> {
  return Object.fromEntries(
    error.issues.flatMap(({ path, message }) => {
      const clave = path[0] === 'renglones' ? renglones[Number(path[1])]?.clave : undefined;
      return clave === undefined ? [] : [[clave, message]];
    }),
  );
}
