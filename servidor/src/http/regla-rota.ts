import type { Result } from '@trastienda/nucleo/comun/result.ts';
import { type CodigoDeError, type ErrorDeNegocio, errores } from '@trastienda/nucleo/errores.ts';

/** A business rule said no. Thrown so that the open transaction rolls back on its way out. */
export class ReglaRota extends Error {
  readonly error: ErrorDeNegocio;

  constructor(error: ErrorDeNegocio) {
    super(error.code);
    this.error = error;
  }
}

export type Issue = { readonly path: readonly (string | number)[]; readonly message: string };

/** A value of the body that only the database could tell wrong: an unknown id, too many decimals for its unidad. */
export class DatosInvalidos extends Error {
  readonly issues: readonly Issue[];

  constructor(issues: readonly Issue[]) {
    super('comun.datos_invalidos');
    this.issues = issues;
  }
}

/** Takes the value out of a `Result`, or leaves the use case with the rule that was broken. */
export function exigir<Value>(result: Result<Value, ErrorDeNegocio>): Value {
  if (!result.ok) throw new ReglaRota(result.error);
  return result.value;
}

/** Leaves the use case with a refusal. */
export function rechazar<Codigo extends CodigoDeError>(code: Codigo, data: ErrorDeNegocio<Codigo>['data']): never {
  throw new ReglaRota({ code, data } as ErrorDeNegocio);
}

/** What people are told of a refusal, in Spanish. */
export const fraseDe = ({ code, data }: { readonly code: CodigoDeError; readonly data: unknown }): string =>
  (errores[code].mensaje as (data: unknown) => string)(data);

export function datosInvalidos(issues: readonly Issue[]): never {
  throw new DatosInvalidos(issues);
}
