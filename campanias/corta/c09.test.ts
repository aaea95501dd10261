import { expect, it } from 'vitest';
import { campania } from '#campanias/c09-web/index.ts';
import { correrCorta, exigirSinViolaciones } from './corta.ts';

it('C09 a sample of each kind of attack of the web gets nothing', async () => {
  const { informe } = await correrCorta(campania, { ms: 110_000 });

  exigirSinViolaciones(informe);
  expect(informe.operaciones).toBeGreaterThan(800);
});

it('C09 finds a search that is pasted into its statement', async () => {
  const { informe, prendio } = await correrCorta(campania, { ms: 30_000, defecto: 'c09-sql' });

  expect(prendio).toBe(true);
  expect(informe.violaciones).not.toEqual([]);
});
