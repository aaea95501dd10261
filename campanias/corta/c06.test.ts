import { expect, it } from 'vitest';
import { campania } from '#campanias/c06-modelo/index.ts';
import { correrCorta, exigirSinViolaciones } from './corta.ts';

it('C06 every answer and every table is what the model says, one command at a time and several at once', async () => {
  const { informe } = await correrCorta(campania, { ms: 40_000 });

  exigirSinViolaciones(informe);
  expect(informe.cifras).toMatchObject({ secuencias: 1, carreras: 2 });
  expect(informe.operaciones).toBeGreaterThan(20);
});

it('C06 finds a nota that can be confirmed twice', async () => {
  const { informe, prendio } = await correrCorta(campania, { ms: 12_000, defecto: 'c06-confirma-dos-veces' });

  expect(prendio).toBe(true);
  expect(informe.violaciones).toContainEqual(
    expect.objectContaining({ invariante: 'modelo', que: expect.stringContaining('nota.confirmar') }),
  );
});
