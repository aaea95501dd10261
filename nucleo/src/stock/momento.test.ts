import { expect, it } from 'vitest';
import { finDe, inicioDe } from './momento.ts';

it('a day lasts from its midnight in Argentina to the next', () => {
  expect(inicioDe('2026-11-20').toISOString()).toBe('2026-11-20T03:00:00.000Z');
  expect(finDe('2026-11-20').toISOString()).toBe('2026-11-21T03:00:00.000Z');
});

it('an instant lasts its millisecond', () => {
  expect(inicioDe('2026-11-20T10:42:00-03:00').toISOString()).toBe('2026-11-20T13:42:00.000Z');
  expect(finDe('2026-11-20T13:42:00.000Z').toISOString()).toBe('2026-11-20T13:42:00.001Z');
});
