import { MAXIMO_DE_ARCHIVO_MIB } from '@trastienda/nucleo/importaciones/contrato.ts';

export type ProblemaDeArchivo = 'vacio' | 'grande' | 'planilla' | 'otro';

const MIB = 1024 * 1024;
const TEXTO = /\.(csv|txt|tsv|tab)$/i;
const PLANILLA = /\.(xlsx?|xlsm|xlsb|ods|numbers)$/i;

/** What `<input type=file>` offers first. */
export const ACEPTA = '.csv,.txt,.tsv,text/csv,text/plain,text/tab-separated-values';

/** What can be told of a file before it leaves; null when it may go. The server reads it and judges the rest. */
export function revisarArchivo({ name, size }: Pick<File, 'name' | 'size'>): ProblemaDeArchivo | null {
  if (PLANILLA.test(name)) return 'planilla';
  if (!TEXTO.test(name)) return 'otro';
  if (size === 0) return 'vacio';
  return size > MAXIMO_DE_ARCHIVO_MIB * MIB ? 'grande' : null;
}
