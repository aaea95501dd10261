import { expect, it } from 'vitest';
import { campania } from '#campanias/c05-reintentos/index.ts';
import { correrCorta, exigirSinViolaciones } from './corta.ts';

it('C05 over a link that loses, repeats and delays, each key does its work once and is answered the same', async () => {
  const { informe } = await correrCorta(campania, { ms: 6_000 });

  exigirSinViolaciones(informe);
  expect(informe.cifras['respuestas perdidas']).toBeGreaterThan(0);
  expect(informe.cifras['pedidos duplicados']).toBeGreaterThan(0);
  expect(informe.cifras['respuestas repetidas']).toBeGreaterThan(0);
  expect(informe.operaciones).toBeGreaterThan(20);
});

it('C05 finds a key stored after COMMIT', async () => {
  const { informe, prendio } = await correrCorta(campania, { ms: 15_000, defecto: 'clave-tras-commit' });

  expect(prendio).toBe(true);
  expect(informe.violaciones).not.toEqual([]);
});
