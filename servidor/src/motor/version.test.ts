import { expect, it } from 'vitest';
import { correccionPendiente, leerVersion } from './version.ts';

it('guard 9: tells that the engine is behind the newest minor known to the release', () => {
  expect(correccionPendiente(leerVersion('18.4'))).toBe('18.7');
  expect(correccionPendiente(leerVersion('18.7'))).toBeUndefined();
  expect(correccionPendiente(leerVersion('18.10'))).toBeUndefined();
  expect(correccionPendiente(leerVersion('15.2 (Debian 15.2-1)'))).toBe('15.18');
  expect(correccionPendiente(leerVersion('19beta1'))).toBeUndefined();
});
