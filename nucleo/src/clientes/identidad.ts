import { fail, ok, type Result } from '#comun/result.ts';
import { CONSUMIDOR_FINAL, type CondicionIva, INSCRIPTO } from './condicion-iva.ts';
import { type Documento, leerDocumento, type TipoDeDocumento } from './documento.ts';

export type Identidad = { readonly documento: Documento; readonly condicionIva: CondicionIva };

export type Reparo = { readonly path: readonly string[]; readonly message: string };

/** A customer nobody identified: the only one that may come without a document. */
export const SIN_IDENTIFICAR: Documento = { tipo: '99', numero: null };

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
  if (condicionIva === INSCRIPTO && tipo !== '80') {
    reparos.push({ path: ['documento', 'tipo'], message: 'Un Responsable Inscripto necesita CUIT. Elegí CUIT.' });
  } else if (tipo === '99' && condicionIva !== CONSUMIDOR_FINAL) {
    reparos.push({
      path: ['documento', 'tipo'],
      message: 'Sin identificar sólo puede ser Consumidor Final. Cargá su documento.',
    });
  }
  return documento.ok && reparos.length === 0 ? ok({ documento: documento.value, condicionIva }) : fail(reparos);
}
