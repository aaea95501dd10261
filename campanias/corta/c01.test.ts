import { expect, it } from 'vitest';
import { campania } from '#campanias/c01-muerte/index.ts';
import { correrCorta, exigirSinViolaciones } from './corta.ts';

/** On a busy machine; it ends by its counts. */
const MS = 50_000;

it('C01 the application killed under load, and at each statement of a command, loses nothing and leaves nothing half done', async () => {
  const { informe } = await correrCorta(campania, { ms: MS });

  exigirSinViolaciones(informe);
  expect(informe.cifras).toMatchObject({ rondas: 1, 'comandos agotados': '1/1' });
  expect(informe.operaciones).toBeGreaterThan(50);
});

it('C01 finds a COMMIT split in two', async () => {
  const { informe, prendio } = await correrCorta(campania, { ms: MS, defecto: 'commit-partido' });

  expect(prendio).toBe(true);
  expect(informe.violaciones).toContainEqual(expect.objectContaining({ invariante: 'I3' }));
});
