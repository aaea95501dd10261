import { expect, it } from 'vitest';
import { campania } from '#campanias/c08-permisos/index.ts';
import { correrCorta, exigirSinViolaciones } from './corta.ts';

it('C08 INV-61 each door opens to whom the table says, of one cell of each kind, and shows nothing it should not', async () => {
  const { informe } = await correrCorta(campania, { ms: 110_000 });

  exigirSinViolaciones(informe);
  expect(informe.cifras).toMatchObject({ 'filas sin visitar': 0 });
  expect(informe.operaciones).toBeGreaterThan(1_000);
});

it('C08 finds a list that counts what it does not show', async () => {
  const { informe, prendio } = await correrCorta(campania, { ms: 30_000, defecto: 'c08-cuenta-de-mas' });

  expect(prendio).toBe(true);
  expect(informe.violaciones).not.toEqual([]);
});
