import { expect, it } from 'vitest';
import { ordenDe } from './teclas.ts';

const tecla = (key: string, mas: Partial<Record<'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey', boolean>> = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...mas,
});

it.each([
  ['F2', 'cliente'],
  ['F4', 'stock'],
  ['F5', 'guardar'],
  ['F7', 'retocar'],
  ['F8', 'observaciones'],
  ['F9', 'confirmar'],
])('%s means %s, also while typing', (key, orden) => {
  expect(ordenDe(tecla(key), true)).toBe(orden);
});

it('saves with Ctrl+S and with ⌘S', () => {
  expect(ordenDe(tecla('s', { ctrlKey: true }), true)).toBe('guardar');
  expect(ordenDe(tecla('S', { metaKey: true }), false)).toBe('guardar');
});

it('leaves the reload of the browser alone', () => {
  expect(ordenDe(tecla('F5', { ctrlKey: true }), false)).toBeNull();
  expect(ordenDe(tecla('F5', { shiftKey: true }), false)).toBeNull();
});

it('opens the shortcuts with ? only where it is not a letter', () => {
  expect(ordenDe(tecla('?', { shiftKey: true }), false)).toBe('atajos');
  expect(ordenDe(tecla('?', { shiftKey: true }), true)).toBeNull();
});

it('means nothing with other keys', () => {
  expect(ordenDe(tecla('F3'), false)).toBeNull();
  expect(ordenDe(tecla('s'), false)).toBeNull();
});
