/** What a person typed into a number field: decimal text as it travels, or why it cannot be read. */
export type Leido =
  | { readonly estado: 'vacio' }
  | { readonly estado: 'valido'; readonly valor: string }
  | { readonly estado: 'invalido' }
  /** `1.234` where decimals are possible may be a thousand or one and a bit: the person has to say. */
  | { readonly estado: 'ambiguo'; readonly conMiles: string; readonly conDecimales: string };

/**
 * Reads a number typed the Argentine way (`1.234,56`) or with a decimal point (`1234.56`).
 * `decimales` is how many the field admits; more are left for the schema to refuse.
 */
export function leerDecimal(texto: string, decimales: number): Leido {
  const limpio = texto.replace(/[\s\u00a0$]/g, '').replace(/[\u2212\u2013]/g, '-');
  if (limpio === '') return { estado: 'vacio' };

  const partes = /^([+-]?)([\d.]*)(?:,(\d*))?$/.exec(limpio);
  if (!partes || !/\d/.test(limpio)) return { estado: 'invalido' };
  const [, signo = '', entera = '', fraccion] = partes;
  const negativo = signo === '-' ? '-' : '';

  const tieneMiles = /^[1-9]\d{0,2}(\.\d{3})+$/.test(entera);
  if (fraccion !== undefined || !entera.includes('.')) {
    if (entera.includes('.') && !tieneMiles) return { estado: 'invalido' };
    return valido(negativo, entera.replaceAll('.', ''), fraccion);
  }

  const [izquierda = '', derecha = '', ...mas] = entera.split('.');
  if (!tieneMiles) return mas.length > 0 ? { estado: 'invalido' } : valido(negativo, izquierda, derecha);
  const conMiles = `${negativo}${entera.replaceAll('.', '')}`;
  if (mas.length > 0 || decimales === 0) return { estado: 'valido', valor: conMiles };
  return { estado: 'ambiguo', conMiles, conDecimales: `${negativo}${izquierda},${derecha}` };
}

function valido(signo: string, entera: string, fraccion: string | undefined): Leido {
  const sinCeros = entera.replace(/^0+(?=\d)/, '') || '0';
  return { estado: 'valido', valor: `${signo}${sinCeros}${fraccion ? `.${fraccion}` : ''}` };
}

/** Decimal text as a person edits it: comma, no thousands. */
export const textoEditable = (valor: string | null | undefined): string => (valor ?? '').replace('.', ',');
