import { describe, expect, it } from 'vitest';
import { crearCodigosDeRecuperacion, crearSecretoDeCodigos, mostrarSecreto, pasoDe } from './codigos.ts';

// RFC 6238 appendix B, cut to the six digits in use.
const SECRETO = Buffer.from('12345678901234567890');
const en = (segundos: number) => new Date(segundos * 1000);

describe('seguridad 3.6 codes of an application', () => {
  it.each([
    [59, '287082'],
    [1111111109, '081804'],
    [1234567890, '005924'],
    [20000000000, '353130'],
  ])('are those of RFC 6238 with SHA-1 at second %i', (segundos, codigo) => {
    expect(pasoDe(SECRETO, codigo, en(segundos))).toBe(Math.floor(segundos / 30));
  });

  it('are taken during their 30 seconds and the next 30, not before and not after', () => {
    const paso = Math.floor(1234567890 / 30);
    const taken = [-1, 0, 29, 30, 59, 60].map((mas) => pasoDe(SECRETO, '005924', en(paso * 30 + mas)));
    expect(taken).toEqual([undefined, paso, paso, paso, paso, undefined]);
  });

  it('come from 20 random bytes, told as text and as the address of a QR', () => {
    const secreto = crearSecretoDeCodigos();
    expect(secreto).toHaveLength(20);
    expect(crearSecretoDeCodigos().equals(secreto)).toBe(false);
    const { secreto: texto, uri } = mostrarSecreto(secreto, 'lucia@quiroga.test');
    expect(texto).toMatch(/^[A-Z2-7]{32}$/);
    expect(Object.fromEntries(new URL(uri).searchParams)).toEqual({
      issuer: 'Trastienda',
      secret: texto,
      algorithm: 'SHA1',
      digits: '6',
      period: '30',
    });
  });
});

it('seguridad 3.6 recovery codes are ten of 24 characters of base32, all different', () => {
  const codigos = crearCodigosDeRecuperacion();
  expect(codigos).toHaveLength(10);
  expect(new Set(codigos).size).toBe(10);
  for (const codigo of codigos) expect(codigo).toMatch(/^([A-Z2-7]{6}-){3}[A-Z2-7]{6}$/);
});
