import { expect, it } from 'vitest';
import { tramos } from './resaltado.tsx';

const marcado = (texto: string, buscar: string) =>
  tramos(texto, buscar)
    .map(({ parte, marcada }) => (marcada ? `[${parte}]` : parte))
    .join('');

it('marks each word, whatever its case and accents', () => {
  expect(marcado('Filtro de aceite Hilux', 'hilux FILTRO')).toBe('[Filtro] de aceite [Hilux]');
  expect(marcado('Bujía iridio', 'bujia')).toBe('[Bujía] iridio');
});

it('sees through the dashes and spaces of codes', () => {
  expect(marcado('W 712/95', 'w71295')).toBe('[W 712/95]');
  expect(marcado('WO-342', 'wo3')).toBe('[WO-3]42');
});

it('leaves the text whole when nothing is searched or found', () => {
  expect(marcado('Filtro', '')).toBe('Filtro');
  expect(marcado('Filtro', '- /')).toBe('Filtro');
  expect(marcado('Filtro', 'xyz')).toBe('Filtro');
});
