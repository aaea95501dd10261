import { expect, it } from 'vitest';
import { frases } from './frases.ts';

it.each([
  'FATAL:  could not extend file "base/1/2691": wrote only 4096 of 8192 bytes at block 8',
  'PANIC:  could not write to file "pg_wal/xlogtemp.779": No space left on device',
  'could not extend file "base/5/1249": Disk quota exceeded',
])('an engine that the disk has no room for says so in Spanish: %s', (causa) => {
  expect(frases.noPrepara(causa)).toBe(
    'No se pudo preparar la base de datos por primera vez (no queda lugar en el disco).',
  );
  expect(frases.noInicia(causa, '/registros')).toBe(
    'El motor de PostgreSQL no pudo iniciar (no queda lugar en el disco): el detalle está en /registros.',
  );
});

it('what else stops it is told as it says it', () => {
  expect(frases.noPrepara('could not change permissions')).toContain('(could not change permissions)');
});
