import { exigirContrasena } from '@trastienda/nucleo/acceso/contrasena.ts';
import { describe, expect, it } from 'vitest';
import { contrasenasConocidas } from './comunes.ts';

/** A sequence that is the same in every run. */
function azar(semilla: number): (hasta: number) => number {
  let estado = semilla;
  return (hasta) => {
    estado = (Math.imul(estado, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((estado / 2 ** 32) * hasta);
  };
}

const PALABRAS =
  'mate lluvia tornillo ventana martes camino verde ochenta bujia patio silla tren norte agua papel barrio luna correa filtro lago nunca siempre hermano azul'.split(
    ' ',
  );
const LETRAS = 'abcdefghijklmnopqrstuvwxyz0123456789 .,-';

describe('the list of what everybody tries first', () => {
  it.each([
    '123qweasdzxc',
    '1qaz2wsx3edc4rfv',
    'q1w2e3r4t5y6',
    'qwerty123456',
    'leavemealone',
    'motherfucker',
    'unbelievable',
    'contortionist',
    '123456789qwe',
    'manchesterunited',
    'password',
    'iloveyou',
    'argentina',
    'bocajuniors',
  ])('knows %s', async (contrasena) => {
    const esConocida = await contrasenasConocidas();
    expect(esConocida(contrasena)).toBe(true);
  });

  it('refuses the known ones of 15 characters and more, also dressed up', async () => {
    const esConocida = await contrasenasConocidas();
    for (const contrasena of ['1qaz2wsx3edc4rfv', 'ManchesterUnited!', 'Unbelievable2026', 'iloveyouargentina']) {
      expect(exigirContrasena(contrasena, [], { esConocida }).ok, contrasena).toBe(false);
    }
  });

  it('takes at most one in a thousand of 10,000 phrases and of 10,000 random texts for one of them', async () => {
    const esConocida = await contrasenasConocidas();
    const hasta = azar(20_261_122);
    const frase = () =>
      Array.from({ length: 4 + hasta(3) }, () => PALABRAS[hasta(PALABRAS.length)])
        .concat(String(hasta(1_000)))
        .join(' ');
    const texto = () => Array.from({ length: 15 + hasta(10) }, () => LETRAS[hasta(LETRAS.length)]).join('');
    for (const crear of [frase, texto]) {
      const rechazadas = Array.from({ length: 10_000 }, crear).filter(
        (una) => !exigirContrasena(una, [], { esConocida }).ok,
      );
      expect(rechazadas.length, rechazadas.join(' · ')).toBeLessThanOrEqual(10);
    }
  });
});
