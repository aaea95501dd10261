/** How many tests ended in each way. */
export type Cuenta = { readonly pasaron: number; readonly fallaron: number; readonly salteados: number };

export const NINGUNA: Cuenta = { pasaron: 0, fallaron: 0, salteados: 0 };

type InformeDeVitest = {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly testResults: readonly { readonly status: string; readonly assertionResults: readonly unknown[] }[];
};

type InformeDePlaywright = {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
};

/** A file that does not even load has no test of its own to fail, and still is a failure. */
export function contarVitest(informe: unknown, codigo: number): Cuenta {
  if (informe === undefined) return { ...NINGUNA, fallaron: 1 };
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } = informe as InformeDeVitest;
  const sinCargar = testResults.filter(
    (archivo) => archivo.status === 'failed' && archivo.assertionResults.length === 0,
  );
  return alMenosUnFallo(
    {
      pasaron: numPassedTests,
      fallaron: numFailedTests + sinCargar.length,
      salteados: numPendingTests + numTodoTests,
    },
    codigo,
  );
}

export function contarPlaywright(informe: unknown, codigo: number): Cuenta {
  if (informe === undefined) return { ...NINGUNA, fallaron: 1 };
  const { expected, unexpected, flaky, skipped } = (informe as InformeDePlaywright).stats;
  return alMenosUnFallo({ pasaron: expected + flaky, fallaron: unexpected, salteados: skipped }, codigo);
}

export const sumar = (una: Cuenta, otra: Cuenta): Cuenta => ({
  pasaron: una.pasaron + otra.pasaron,
  fallaron: una.fallaron + otra.fallaron,
  salteados: una.salteados + otra.salteados,
});

/** The last line of `npm test`, which scripts read. */
export function resumen({ pasaron, fallaron, salteados }: Cuenta): string {
  const linea = `${pasaron} passed, ${fallaron} failed`;
  return salteados > 0 ? `${linea}, ${salteados} skipped` : linea;
}

/** An unhandled error outside every test ends a run badly without failing one. */
const alMenosUnFallo = (cuenta: Cuenta, codigo: number): Cuenta =>
  codigo !== 0 && cuenta.fallaron === 0 ? { ...cuenta, fallaron: 1 } : cuenta;
