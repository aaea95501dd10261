import { afterEach, expect, it, vi } from 'vitest';
import { muestrasDeCorreo } from '#galeria/api-falsa/muestras/email.ts';
import { deArchivo, esImagen } from './archivo.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('a file of the disk is attached where randomUUID is missing, as on plain http; each has an id of its own', () => {
  vi.stubGlobal('crypto', {});
  const [uno, otro] = ['lista.pdf', 'lista.pdf'].map((nombre) => deArchivo(new File(['1'.repeat(2500)], nombre)));
  expect(uno).toMatchObject({ title: 'lista.pdf', fileSize: '2,4\u00a0KB' });
  expect(uno?.id).not.toBe(otro?.id);
});

it('what comes with a sample says how much it weighs in the same way', () => {
  const pesos = muestrasDeCorreo(new Date()).flatMap(({ attchments }) => attchments.map(({ fileSize }) => fileSize));
  expect(pesos.length).toBeGreaterThan(0);
  expect(pesos.filter((uno) => !/^\d+(,\d)?\u00a0KB$/.test(uno))).toEqual([]);
});

it('only pictures are shown as such', () => {
  const de = (title: string, image = 'blob:x') => esImagen({ id: '1', fileSize: '', title, image });
  expect(['foto.JPG', 'dibujo.svg', 'foto.webp'].map((una) => de(una))).toEqual([true, true, true]);
  expect(['lista.pdf', 'png', 'planilla.xlsx'].map((una) => de(una))).toEqual([false, false, false]);
  expect(de('agenda', 'data:image/svg+xml,x')).toBe(true);
});
