import { expect, it } from 'vitest';
import { campania } from '#campanias/c11-importaciones/index.ts';
import { correrCorta, exigirSinViolaciones } from './corta.ts';

it('C11 of each hostile file comes what must, and one that is refused changes nothing', async () => {
  const { informe } = await correrCorta(campania, { ms: 110_000 });

  exigirSinViolaciones(informe);
  expect(informe.operaciones).toBeGreaterThan(8);
});

it('C11 finds a broken file that is taken up to where it breaks', async () => {
  const { informe, prendio } = await correrCorta(campania, { ms: 60_000, defecto: 'c11-hasta-donde-se-pudo' });

  expect(prendio).toBe(true);
  expect(informe.violaciones).toContainEqual(
    expect.objectContaining({ que: expect.stringContaining('comilla que no cierra') }),
  );
});
