import { CONSUMIDOR_FINAL, type CondicionIva, INSCRIPTO } from '#comun/condicion-iva.ts';
import { fail, ok, type Result } from '#comun/result.ts';
import { type Documento, leerDocumento, type TipoDeDocumento } from './documento.ts';

export type Identidad = { readonly documento: Documento; readonly condicionIva: CondicionIva };

export type Reparo = { readonly path: readonly string[]; readonly message: string };

/** A customer nobody identified: the only one that may come without a document. */
export const SIN_IDENTIFICAR: Documento = { tipo: '99', numero: null };

const RESPONSABLE_SIN_CUIT = 'Responsable Inscripto pide CUIT.';
const SIN_IDENTIFICAR_CON_OTRA = 'Sin identificar sólo puede ser Consumidor Final. Cargá su documento.';

/** Whether a kind of document goes with a condición IVA: what to correct, or nothing (INV-47, CLI-02). */
export function repararCondicion(tipo: TipoDeDocumento, condicionIva: CondicionIva): string | undefined {
  if (condicionIva === INSCRIPTO && tipo !== '80') return RESPONSABLE_SIN_CUIT;
  return tipo === '99' && condicionIva !== CONSUMIDOR_FINAL ? SIN_IDENTIFICAR_CON_OTRA : undefined;
}

/**
 * Reads document and condición IVA together: a Responsable Inscripto has a CUIT, and whoever is not identified is a
 * Consumidor Final (INV-47, CLI-02). Everything wrong is said at once.
 */
export function leerIdentidad(datos: {
  readonly documento?: { readonly tipo: TipoDeDocumento; readonly numero?: string | null | undefined } | undefined;
  readonly condicionIva: CondicionIva;
}): Result<Identidad, readonly Reparo[]> {
  const { condicionIva } = datos;
  const { tipo, numero } = datos.documento ?? SIN_IDENTIFICAR;
  const documento = leerDocumento(tipo, numero);
  const reparos: Reparo[] = documento.ok ? [] : [{ path: ['documento', 'numero'], message: documento.error }];
  const reparo = repararCondicion(tipo, condicionIva);
  if (reparo !== undefined) reparos.push({ path: ['documento', 'tipo'], message: reparo });
  return documento.ok && reparos.length === 0 ? ok({ documento: documento.value, condicionIva }) : fail(reparos);
}
