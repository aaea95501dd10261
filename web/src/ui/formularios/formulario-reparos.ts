import i18next from 'i18next';
import { decirFrase } from '#i18n/decir.ts';

/** What a schema without words of its own says of a datum. */
export function decirReparo(issue: { readonly code: string; readonly input?: unknown }): string {
  const { code, input } = issue;
  if (input === undefined || input === null || input === '') return i18next.t('ui:validacion.falta');
  return i18next.t(code === 'invalid_value' ? 'ui:validacion.opcion' : 'ui:validacion.revisar');
}

/** The errors of a form, with the sentences of its schema in the language of the interface. */
export function enIdioma<Errores extends object>(errores: Errores): Errores {
  return Object.fromEntries(
    Object.entries(errores).map(([clave, valor]: [string, unknown]) => {
      if (clave === 'message' && typeof valor === 'string') return [clave, decirFrase(valor)];
      // `ref` is the field itself: not ours to walk.
      return [clave, clave !== 'ref' && typeof valor === 'object' && valor !== null ? enIdioma(valor) : valor];
    }),
  ) as Errores;
}
