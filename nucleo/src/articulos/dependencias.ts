import { fail, ok, type Result } from '#comun/result.ts';

/** Something that keeps an artículo from being inactivated (ART-09, INV-09), said so that people know where to go. */
export type Dependencia = {
  readonly tipo: 'STOCK' | 'RESERVA' | 'NOTA' | 'AJUSTE' | 'ESTRUCTURA';
  /** "4 U en Salón (Casa Central)". */
  readonly texto: string;
  /** The document to open, when there is one and the user may see it. */
  readonly documento: { readonly tipo: 'NOTA' | 'AJUSTE' | 'ESTRUCTURA'; readonly id: string } | null;
};

export type ConDependencias = {
  readonly code: 'articulos.con_dependencias';
  readonly data: { readonly codigo: string; readonly dependencias: readonly Dependencia[] };
};

export function exigirSinDependencias(
  codigo: string,
  dependencias: readonly Dependencia[],
): Result<null, ConDependencias> {
  if (dependencias.length === 0) return ok(null);
  return fail({ code: 'articulos.con_dependencias', data: { codigo, dependencias } });
}
