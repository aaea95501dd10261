import type { CodigoDeError, ErrorDeNegocio } from '@trastienda/nucleo/errores.ts';

/** How each refusal is said in a language, with its data. A code without its sentence fails `tsc`. */
export type Rechazos<Codigo extends CodigoDeError = CodigoDeError> = {
  readonly [C in Codigo]: (data: ErrorDeNegocio<C>['data']) => string;
};

/** What schemas say, by the Spanish sentence they say it with: whole, or with figures in it. */
export type Frases = {
  readonly exactas: Readonly<Record<string, string>>;
  readonly conCifras: readonly (readonly [RegExp, string])[];
};
