import { stat } from 'node:fs/promises';
import { MAXIMO_DE_PLANILLA_MIB } from '@trastienda/nucleo/importaciones/contrato.ts';
import type { PlanillaVieja } from '@trastienda/nucleo/importaciones/lectura/causas.ts';
import { rechazar } from '#http/regla-rota.ts';

/** Whether a file is to be read as a spreadsheet, by its name; its first bytes have to agree. */
export const esPlanilla = (nombre: string): boolean => /\.xlsx$/i.test(nombre);

/** Kinds of spreadsheets that are not read, by how their names end. */
const DE_OTRA_CLASE: Readonly<Record<string, PlanillaVieja>> = {
  '.xls': 'XLS',
  '.xlsb': 'XLSB',
  '.ods': 'ODS',
  '.numbers': 'NUMBERS',
};

/** Refuses, by its name, a spreadsheet that would have to be saved in another way first. */
export function exigirPlanillaDeAhora(nombre: string): void {
  const fin = /\.[a-z]+$/i.exec(nombre)?.[0].toLowerCase() ?? '';
  if (/^\.xl(sm|tm|am)$/.test(fin)) rechazar('importaciones.planilla_con_macros', { que: 'MACROS' });
  const clase = DE_OTRA_CLASE[fin];
  if (clase !== undefined) rechazar('importaciones.planilla_vieja', { clase });
}

export async function exigirPesoDePlanilla(ruta: string, archivo: string): Promise<void> {
  const datos = await stat(ruta).catch(() => rechazar('importaciones.archivo_ausente', { archivo }));
  if (datos.size === 0) rechazar('importaciones.archivo_vacio', { archivo });
  if (datos.size > MAXIMO_DE_PLANILLA_MIB * 1024 * 1024) {
    rechazar('importaciones.archivo_grande', { archivo, maximoMiB: MAXIMO_DE_PLANILLA_MIB });
  }
}
