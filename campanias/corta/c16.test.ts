import { expect, it } from 'vitest';
import { campania } from '#campanias/c16-sobreventa/index.ts';
import { correrCorta, exigirSinViolaciones } from './corta.ts';

it('C16 INV-13 of many who want the last units at two nodes, as many get them as there are', async () => {
  const { informe } = await correrCorta(campania, { ms: 40_000 });

  exigirSinViolaciones(informe);
  expect(informe.cifras).toMatchObject({ carreras: 4, sobrevendidas: 0, subvendidas: 0 });
});

it('C16 finds what is sold twice when the balance is read without its lock', async () => {
  const { informe, prendio } = await correrCorta(campania, { ms: 12_000, defecto: 'c16-sin-llave-ni-muro' });

  expect(prendio).toBe(true);
  expect(informe.violaciones).toContainEqual(
    expect.objectContaining({ invariante: 'INV-13', que: expect.stringContaining('se dio más de lo que había') }),
  );
});
