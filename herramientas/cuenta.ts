import { relative } from 'node:path';
import { RAIZ } from './correr.ts';
import type { ErrorSuelto } from './errores-sueltos.ts';

/** How many tests ended in each way, and the names of those that did not pass at first. */
export type Cuenta = {
  readonly pasaron: number;
  readonly fallaron: number;
  readonly salteados: number;
  readonly fallas: readonly Falla[];
  /** Passed when tried again. */
  readonly dudosas: readonly Falla[];
};

type Falla = { readonly nombre: string; readonly motivo: string };

export const NINGUNA: Cuenta = { pasaron: 0, fallaron: 0, salteados: 0, fallas: [], dudosas: [] };

type InformeDeVitest = {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      /** Those of the tries before too, when it was tried again. */
      readonly failureMessages: readonly string[];
    }[];
  }[];
};

type InformeDePlaywright = {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
  readonly suites: readonly GrupoDePlaywright[];
};

type GrupoDePlaywright = {
  readonly suites?: readonly GrupoDePlaywright[];
  readonly specs: readonly {
    readonly title: string;
    readonly file: string;
    readonly tests: readonly {
      readonly status: string;
      readonly results: readonly { readonly error?: { readonly message?: string } }[];
    }[];
  }[];
};

/**
 * A file that does not even load, or that fails when it puts things away, has no test of its own to fail, and still is a
 * failure. So is each error that nobody caught (`sueltos`).
 */
export function contarVitest(informe: unknown, codigo: number, sueltos: readonly ErrorSuelto[] = []): Cuenta {
  if (informe === undefined) return sumar(sinInforme('vitest'), contarSueltos(sueltos));
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } = informe as InformeDeVitest;
  const sinCulpable = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && assertionResults.every((prueba) => prueba.status !== 'failed'),
  );
  const conTropiezo = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, failureMessages }) => status === 'failed' || failureMessages.length > 0)
      .map(({ fullName, status, failureMessages }) => ({
        paso: status === 'passed',
        falla: { nombre: `${relative(RAIZ, name)} › ${fullName}`, motivo: failureMessages.at(-1) ?? '' },
      })),
  );
  const deArchivos: Cuenta = {
    pasaron: numPassedTests,
    fallaron: numFailedTests + sinCulpable.length,
    salteados: numPendingTests + numTodoTests,
    fallas: [
      ...sinCulpable.map(({ name, message }) => ({ nombre: relative(RAIZ, name), motivo: message })),
      ...conTropiezo.filter(({ paso }) => !paso).map(({ falla }) => falla),
    ],
    dudosas: conTropiezo.filter(({ paso }) => paso).map(({ falla }) => falla),
  };
  return alMenosUnFallo(sumar(deArchivos, contarSueltos(sueltos)), codigo, 'vitest');
}

export function contarPlaywright(informe: unknown, codigo: number): Cuenta {
  if (informe === undefined) return sinInforme('playwright');
  const { stats, suites } = informe as InformeDePlaywright;
  const con = (estado: string) =>
    suites.flatMap(recorridos).flatMap(({ title, file, tests }) =>
      tests
        .filter(({ status }) => status === estado)
        .map(({ results }) => ({
          nombre: `${file} › ${title}`,
          motivo: results.find(({ error }) => error)?.error?.message ?? '',
        })),
    );
  return alMenosUnFallo(
    {
      pasaron: stats.expected + stats.flaky,
      fallaron: stats.unexpected,
      salteados: stats.skipped,
      fallas: con('unexpected'),
      dudosas: con('flaky'),
    },
    codigo,
    'playwright',
  );
}

/** What was checked without running: its names were said where it failed. */
export const contarRevisiones = (revision: {
  readonly pasaron: number;
  readonly fallaron: readonly string[];
}): Cuenta => ({
  ...NINGUNA,
  pasaron: revision.pasaron,
  fallaron: revision.fallaron.length,
  fallas: revision.fallaron.map((nombre) => ({ nombre, motivo: '' })),
});

export const sumar = (una: Cuenta, otra: Cuenta): Cuenta => ({
  pasaron: una.pasaron + otra.pasaron,
  fallaron: una.fallaron + otra.fallaron,
  salteados: una.salteados + otra.salteados,
  fallas: [...una.fallas, ...otra.fallas],
  dudosas: [...una.dudosas, ...otra.dudosas],
});

/** One failure of a stage that has no tests to name. */
export const unaFalla = (nombre: string, motivo = ''): Cuenta => ({
  ...NINGUNA,
  fallaron: 1,
  fallas: [{ nombre, motivo }],
});

/**
 * The end of `npm test`: what failed and what passed only when tried again, named again so that nobody has to look for
 * it in thousands of lines, and the plain line that scripts read.
 */
export function resumen({ pasaron, fallaron, salteados, fallas, dudosas }: Cuenta): string {
  const cuenta = `${pasaron} passed, ${fallaron} failed`;
  return [
    ...fallas.map((falla) => `✗ ${renglones(falla)}`),
    ...dudosas.map((falla) => `? ${renglones(falla)}`),
    salteados > 0 ? `${cuenta}, ${salteados} skipped` : cuenta,
  ].join('\n');
}

const RENGLONES_DE_MOTIVO = 6;
const COLORES = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g');

const renglones = ({ nombre, motivo }: Falla): string =>
  [
    nombre,
    ...motivo
      .replaceAll(COLORES, '')
      .split('\n')
      .filter((renglon) => renglon.trim() !== '')
      .slice(0, RENGLONES_DE_MOTIVO)
      .map((renglon) => `    ${renglon.trim()}`),
  ].join('\n');

const recorridos = (grupo: GrupoDePlaywright): GrupoDePlaywright['specs'] => [
  ...grupo.specs,
  ...(grupo.suites ?? []).flatMap(recorridos),
];

const contarSueltos = (sueltos: readonly ErrorSuelto[]): Cuenta => ({
  ...NINGUNA,
  fallaron: sueltos.length,
  fallas: sueltos.map(({ tipo, mensaje }) => ({ nombre: `outside every test: ${tipo}`, motivo: mensaje })),
});

const sinInforme = (corredor: string): Cuenta => unaFalla(`${corredor} ended without a report`);

/** What ends a run badly without a name, such as an engine that does not stop, is a failure as well. */
const alMenosUnFallo = (cuenta: Cuenta, codigo: number, corredor: string): Cuenta =>
  codigo !== 0 && cuenta.fallaron === 0
    ? sumar(cuenta, unaFalla(`${corredor} ended with code ${codigo}: what it said last tells why`))
    : cuenta;
