import { fail, ok, type Result } from '#comun/result.ts';

/** The places a sucursal may have. Only some may be sold from (TAB-04). */
export const CLASES_REALES = ['FISICO', 'TALLER', 'CUARENTENA', 'TRANSITO'] as const;
/** The other side of the ledger: they belong to no sucursal and nobody edits them. */
const CLASES_VIRTUALES = ['PROVEEDOR', 'CLIENTE', 'AJUSTE', 'CONSUMO', 'ARMADO', 'INICIAL'] as const;
export const CLASES = [...CLASES_REALES, ...CLASES_VIRTUALES] as const;

export type ClaseReal = (typeof CLASES_REALES)[number];
export type ClaseVirtual = (typeof CLASES_VIRTUALES)[number];
export type ClaseDeDeposito = (typeof CLASES)[number];

/** What waits for a decision or travels is never offered to a customer. */
export const puedeVenderse = (clase: ClaseDeDeposito): boolean => clase === 'FISICO' || clase === 'TALLER';

export type Deposito = {
  readonly nombre: string;
  readonly clase: ClaseDeDeposito;
  readonly virtual: boolean;
  readonly vendible: boolean;
  readonly activo: boolean;
  readonly principal: boolean;
};

type CambioDeBanderas = {
  readonly vendible?: boolean | undefined;
  readonly activo?: boolean | undefined;
  readonly principal?: boolean | undefined;
};

type RechazoDeDeposito =
  | { readonly code: 'tablas.deposito_virtual'; readonly data: { readonly nombre: string } }
  | { readonly code: 'tablas.deposito_no_vendible'; readonly data: { readonly clase: ClaseDeDeposito } }
  | { readonly code: 'tablas.deposito_principal'; readonly data: { readonly nombre: string } };

/**
 * What a depósito becomes with some flags changed. The principal one is where its sucursal sells from, so it has to
 * stay active and vendible; it stops being principal only when another one takes its place.
 */
export function cambiarBanderas<Datos extends Deposito>(
  deposito: Datos,
  cambio: CambioDeBanderas,
): Result<Datos, RechazoDeDeposito> {
  const { nombre, clase } = deposito;
  if (deposito.virtual) return fail({ code: 'tablas.deposito_virtual', data: { nombre } });
  const despues = {
    ...deposito,
    vendible: cambio.vendible ?? deposito.vendible,
    activo: cambio.activo ?? deposito.activo,
    principal: cambio.principal ?? deposito.principal,
  };
  if (despues.vendible && !puedeVenderse(clase)) return fail({ code: 'tablas.deposito_no_vendible', data: { clase } });
  const dejaDeSerlo = deposito.principal && !despues.principal;
  if (dejaDeSerlo || (despues.principal && !(despues.vendible && despues.activo))) {
    return fail({ code: 'tablas.deposito_principal', data: { nombre } });
  }
  return ok(despues);
}
