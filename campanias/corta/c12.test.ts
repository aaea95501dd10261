import { expect, it } from 'vitest';
import { campania } from '#campanias/c12-limites/index.ts';
import { correrCorta, exigirSinViolaciones } from './corta.ts';

it('C12 what is too much is refused as it should, and of many guesses few are looked at', async () => {
  const { informe } = await correrCorta(campania, { ms: 110_000 });

  exigirSinViolaciones(informe);
  expect(informe.cifras).toMatchObject({ ataques: '4 de 8' });
  expect(informe.operaciones).toBeGreaterThan(150);
  expect(informe.cifras).toMatchObject({ 'secretos en el registro': 0 });
});

it('C12 finds a server that believes the address a client writes for itself', async () => {
  const { informe, prendio } = await correrCorta(campania, { ms: 60_000, defecto: 'c12-direccion-de-la-izquierda' });

  expect(prendio).toBe(true);
  expect(informe.violaciones).toContainEqual(
    expect.objectContaining({ que: expect.stringContaining('inventadas a la izquierda') }),
  );
});

it('C12 finds a password in the log of a server that writes there what it is sent (seguridad 3.10)', async () => {
  const { informe, prendio } = await correrCorta(campania, { ms: 60_000, defecto: 'c12-registro-indiscreto' });

  expect(prendio).toBe(true);
  expect(informe.violaciones).toContainEqual(
    expect.objectContaining({ que: 'el registro tiene una contraseña que se probó' }),
  );
});
