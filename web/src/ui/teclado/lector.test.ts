import { expect, it } from 'vitest';
import { anotarTecla, codigoLeido, SIN_RAFAGA } from './lector.ts';

const teclear = (texto: string, cadaMs: number, desde = 1000, rafaga = SIN_RAFAGA) => {
  let actual = rafaga;
  let ahora = desde;
  for (const _ of texto) {
    actual = anotarTecla(actual, ahora);
    ahora += cadaMs;
  }
  return { rafaga: actual, ahora };
};

it('takes fast keys ended by Enter as a reading', () => {
  const { rafaga, ahora } = teclear('7791234567890', 8);
  expect(codigoLeido(rafaga, '7791234567890', ahora)).toBe('7791234567890');
});

it('takes the same keys at the pace of a person as typing', () => {
  const { rafaga, ahora } = teclear('7791234567890', 90);
  expect(codigoLeido(rafaga, '7791234567890', ahora)).toBeNull();
});

it('leaves a short fast run alone', () => {
  const { rafaga, ahora } = teclear('bkr', 10);
  expect(codigoLeido(rafaga, 'bkr', ahora)).toBeNull();
});

it('needs the Enter to come with the burst', () => {
  const { rafaga, ahora } = teclear('7791234567890', 8);
  expect(codigoLeido(rafaga, '7791234567890', ahora + 400)).toBeNull();
});

it('drops what a person had typed before the reader fired', () => {
  const aMano = teclear('12*', 150);
  const leido = teclear('7791234567890', 8, aMano.ahora + 300, aMano.rafaga);
  expect(codigoLeido(leido.rafaga, '12*7791234567890', leido.ahora)).toBe('7791234567890');
});

it('never takes words for a code', () => {
  const { rafaga, ahora } = teclear('filtro aire', 8);
  expect(codigoLeido(rafaga, 'filtro aire', ahora)).toBeNull();
});
