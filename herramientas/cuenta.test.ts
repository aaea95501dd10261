import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { RAIZ } from './correr.ts';
import { contarPlaywright, contarRevisiones, contarVitest, NINGUNA, resumen, sumar } from './cuenta.ts';
import ErroresSueltos, { ARCHIVO_DE_SUELTOS } from './errores-sueltos.ts';

const vitest = { numPassedTests: 7, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0, testResults: [] };
const playwright = { stats: { expected: 3, unexpected: 0, flaky: 1, skipped: 0 }, suites: [] };

it('says passed and failed in one plain line, and skipped only when there are', () => {
  expect(resumen({ ...NINGUNA, pasaron: 10 })).toBe('10 passed, 0 failed');
  expect(resumen({ ...NINGUNA, pasaron: 8, fallaron: 1, salteados: 2 })).toBe('8 passed, 1 failed, 2 skipped');
});

it('adds what both runners report', () => {
  const total = sumar(contarVitest(vitest, 0), contarPlaywright(playwright, 0));
  expect(total).toEqual({ ...NINGUNA, pasaron: 11 });
});

it('counts a file that does not load as a failure', () => {
  const testResults = [
    { name: 'roto.test.ts', status: 'failed', message: '', assertionResults: [] },
    { name: 'sano.test.ts', status: 'passed', assertionResults: [{ status: 'passed', failureMessages: [] }] },
  ];
  expect(contarVitest({ ...vitest, testResults }, 1).fallaron).toBe(1);
});

it('names a file whose tests pass and that fails when it puts things away', () => {
  const testResults = [
    {
      name: join(RAIZ, 'stock.test.ts'),
      status: 'failed',
      message: 'Hook timed out in 30000ms.',
      assertionResults: [{ fullName: 'adds', status: 'passed', failureMessages: [] }],
    },
  ];
  expect(resumen(contarVitest({ ...vitest, testResults }, 1))).toBe(
    '✗ stock.test.ts\n    Hook timed out in 30000ms.\n7 passed, 1 failed',
  );
});

it('names what nobody caught, which fails a run without failing a test', async () => {
  const carpeta = await mkdtemp(join(tmpdir(), 'trastienda-sueltos-'));
  const archivo = join(carpeta, 'sueltos.json');
  vi.stubEnv(ARCHIVO_DE_SUELTOS, archivo);
  try {
    new ErroresSueltos().onTestRunEnd(
      [],
      [
        {
          type: 'Unhandled Rejection',
          name: 'Error',
          message: 'the page was gone',
          stack: 'Error: the page was gone\n at una.test.tsx:7',
          VITEST_TEST_PATH: 'dos.test.tsx',
          VITEST_TEST_NAME: 'opens',
        },
        { message: 'Worker exited unexpectedly' },
      ],
    );
    const sueltos = JSON.parse(await readFile(archivo, 'utf8'));
    expect(resumen(contarVitest(vitest, 1, sueltos)).split('\n')).toEqual([
      '✗ outside every test: Unhandled Rejection',
      '    dos.test.tsx › opens',
      '    Error: the page was gone',
      '    at una.test.tsx:7',
      '✗ outside every test: Error',
      '    Worker exited unexpectedly',
      '7 passed, 2 failed',
    ]);
    expect(contarVitest(undefined, 1, sueltos).fallaron).toBe(3);
  } finally {
    vi.unstubAllEnvs();
    await rm(carpeta, { recursive: true });
  }
});

it('counts a run that died without a report as a failure', () => {
  expect(resumen(contarVitest(undefined, 1))).toBe('✗ vitest ended without a report\n0 passed, 1 failed');
  expect(contarPlaywright(undefined, 0).fallaron).toBe(1);
});

it('counts a bad end as a failure even when every test passed', () => {
  expect(contarVitest(vitest, 1).fallaron).toBe(1);
  expect(contarPlaywright(playwright, 1).fallaron).toBe(1);
  expect(contarVitest({ ...vitest, numFailedTests: 2 }, 1).fallaron).toBe(2);
});

it('names at the end what failed and why, and what passed only when tried again', () => {
  const deVitest = {
    ...vitest,
    numFailedTests: 1,
    testResults: [
      {
        name: join(RAIZ, 'stock.test.ts'),
        status: 'failed',
        message: '',
        assertionResults: [
          { fullName: 'adds', status: 'failed', failureMessages: ['\u001b[31mexpected 1\u001b[39m\n\n  to be 2'] },
          { fullName: 'waits', status: 'passed', failureMessages: ['timed out'] },
          { fullName: 'stays', status: 'passed', failureMessages: [] },
        ],
      },
      { name: join(RAIZ, 'roto.test.ts'), status: 'failed', message: 'it has no end', assertionResults: [] },
    ],
  };
  const prueba = (status: string) => ({ status, results: [{ error: { message: `${status}!` } }, {}] });
  const dePlaywright = {
    stats: { expected: 1, unexpected: 1, flaky: 1, skipped: 0 },
    suites: [
      {
        specs: [{ title: 'sells', file: 'a.spec.ts', tests: [prueba('unexpected')] }],
        suites: [{ specs: [{ title: 'buys', file: 'a.spec.ts', tests: [prueba('flaky')] }] }],
      },
    ],
  };
  const total = sumar(
    contarRevisiones({ pasaron: 2, fallaron: ['tipos de web'] }),
    sumar(contarVitest(deVitest, 1), contarPlaywright(dePlaywright, 1)),
  );
  expect(resumen(total).split('\n')).toEqual([
    '✗ tipos de web',
    '✗ roto.test.ts',
    '    it has no end',
    '✗ stock.test.ts › adds',
    '    expected 1',
    '    to be 2',
    '✗ a.spec.ts › sells',
    '    unexpected!',
    '? stock.test.ts › waits',
    '    timed out',
    '? a.spec.ts › buys',
    '    flaky!',
    '11 passed, 4 failed',
  ]);
});
