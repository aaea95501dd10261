import { writeFileSync } from 'node:fs';
import type { Reporter } from 'vitest/node';

/** Where this reporter leaves its list. */
export const ARCHIVO_DE_SUELTOS = 'TRASTIENDA_ERRORES_SUELTOS';

/** An error of a run that belongs to no test: nobody caught it, or it came when what ran it was being put away. */
export type ErrorSuelto = { readonly tipo: string; readonly mensaje: string };

/** The report that Vitest writes for machines names tests alone, so what failed a run without failing one had no name. */
export default class ErroresSueltos implements Reporter {
  onTestRunEnd(_modulos: readonly unknown[], errores: readonly SerializedError[]): void {
    const archivo = process.env[ARCHIVO_DE_SUELTOS];
    if (archivo === undefined) return;
    const sueltos: readonly ErrorSuelto[] = errores.map((error) => ({
      tipo: String(error.type ?? error.name ?? 'Error'),
      mensaje: [mientras(error), error.stack?.includes(error.message) ? error.stack : error.message].join('\n'),
    }));
    writeFileSync(archivo, JSON.stringify(sueltos));
  }
}

/** Which test was running when it came, or the last that had: where to look first. */
const mientras = ({ VITEST_TEST_PATH, VITEST_TEST_NAME }: SerializedError): string =>
  [VITEST_TEST_PATH, VITEST_TEST_NAME].filter((dato) => dato !== undefined).join(' › ');

type SerializedError = Parameters<NonNullable<Reporter['onTestRunEnd']>>[1][number];
