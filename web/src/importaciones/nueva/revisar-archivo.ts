import { MAXIMO_DE_ARCHIVO_MIB, MAXIMO_DE_PLANILLA_MIB } from '@trastienda/nucleo/importaciones/contrato.ts';

type ProblemaDeArchivo = 'vacio' | 'grande' | 'planillaGrande' | 'planilla' | 'otro';

const MIB = 1024 * 1024;
const TEXTO = /\.(csv|txt|tsv|tab)$/i;
const PLANILLA = /\.xlsx$/i;
const OTRA_PLANILLA = /\.(xls|xls[mb]|xlt[mx]|ods|numbers)$/i;

/** What `<input type=file>` offers first. */
export const ACEPTA =
  '.xlsx,.csv,.txt,.tsv,text/csv,text/plain,text/tab-separated-values,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** What can be told of a file before it leaves; null when it may go. The server reads it and judges the rest. */
export function revisarArchivo({ name, size }: Pick<File, 'name' | 'size'>): ProblemaDeArchivo | null {
  if (OTRA_PLANILLA.test(name)) return 'planilla';
  const esPlanilla = PLANILLA.test(name);
  if (!esPlanilla && !TEXTO.test(name)) return 'otro';
  if (size === 0) return 'vacio';
  if (esPlanilla) return size > MAXIMO_DE_PLANILLA_MIB * MIB ? 'planillaGrande' : null;
  return size > MAXIMO_DE_ARCHIVO_MIB * MIB ? 'grande' : null;
}
