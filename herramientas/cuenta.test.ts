import { expect, it } from 'vitest';
import { contarPlaywright, contarVitest, NINGUNA, resumen, sumar } from './cuenta.ts';

const vitest = { numPassedTests: 7, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0, testResults: [] };
const playwright = { stats: { expected: 3, unexpected: 0, flaky: 1, skipped: 0 } };

it('says passed and failed in one plain line, and skipped only when there are', () => {
  expect(resumen({ pasaron: 10, fallaron: 0, salteados: 0 })).toBe('10 passed, 0 failed');
  expect(resumen({ pasaron: 8, fallaron: 1, salteados: 2 })).toBe('8 passed, 1 failed, 2 skipped');
});

it('adds what both runners report', () => {
  const total = sumar(contarVitest(vitest, 0), contarPlaywright(playwright, 0));
  expect(total).toEqual({ pasaron: 11, fallaron: 0, salteados: 0 });
});

it('counts a file that does not load as a failure', () => {
  const testResults = [
    { status: 'failed', assertionResults: [] },
    { status: 'passed', assertionResults: [{}] },
  ];
  expect(contarVitest({ ...vitest, testResults }, 1).fallaron).toBe(1);
});

it('counts a run that died without a report as a failure', () => {
  expect(contarVitest(undefined, 1)).toEqual({ ...NINGUNA, fallaron: 1 });
  expect(contarPlaywright(undefined, 0)).toEqual({ ...NINGUNA, fallaron: 1 });
});

it('counts a bad end as a failure even when every test passed', () => {
  expect(contarVitest(vitest, 1).fallaron).toBe(1);
  expect(contarPlaywright(playwright, 1).fallaron).toBe(1);
  expect(contarVitest({ ...vitest, numFailedTests: 2 }, 1).fallaron).toBe(2);
});
