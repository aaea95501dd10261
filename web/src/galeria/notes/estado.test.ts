import { expect, it } from 'vitest';
import { muestrasDeNotas } from '#galeria/api-falsa/muestras/notes.ts';
import { agregarNota, buscarNotas, cambiarNota, primeraLinea, quitarNota, reponerNota } from './estado.ts';

const HOY = new Date('2026-11-22T15:00:00Z');
const notas = muestrasDeNotas(HOY);
const ids = (lista: typeof notas) => lista.map(({ id }) => id);

it('T-NO-1: there are four samples, one of each colour', () => {
  expect(notas.map(({ color }) => color).sort()).toEqual(['error', 'info', 'success', 'warning']);
});

it('adding: deleted is false, the date is today and the id follows the highest', () => {
  const [nueva, ...resto] = agregarNota(quitarNota(notas, 2), { title: 'Hola', color: 'primary' }, HOY);
  expect(nueva).toEqual({ id: 5, title: 'Hola', color: 'primary', datef: HOY.toISOString(), deleted: false });
  expect(ids(resto)).toEqual([1, 3, 4]);
  expect(agregarNota([], { title: 'Hola', color: 'info' }, HOY)[0]?.id).toBe(1);
});

it('a single field is updated, of that note only', () => {
  const cambiadas = cambiarNota(notas, 3, 'title', 'Otra cosa');
  expect(cambiadas[2]).toEqual({ ...notas[2], title: 'Otra cosa' });
  expect(cambiadas.filter((una, i) => una !== notas[i])).toHaveLength(1);
  expect(cambiarNota(notas, 1, 'color', 'success')[0]?.color).toBe('success');
});

it('removing takes it away, and undoing puts it back where it was', () => {
  const sin = quitarNota(notas, 2);
  expect(ids(sin)).toEqual([1, 3, 4]);
  expect(reponerNota(sin, notas, 2)).toEqual(notas);
});

it('undoing takes nothing from a note that was added or written meanwhile, even when it got the same id', () => {
  const sin = cambiarNota(quitarNota(notas, 4), 1, 'title', 'Escrita después');
  const repuestas = reponerNota(agregarNota(sin, { title: 'Nueva', color: 'info' }, HOY), notas, 4);
  expect(repuestas.map(({ id, title }) => `${id} ${primeraLinea(title)}`)).toEqual([
    '4 Nueva',
    '1 Escrita después',
    `2 ${primeraLinea(notas[1]?.title ?? '')}`,
    `3 ${primeraLinea(notas[2]?.title ?? '')}`,
    `5 ${primeraLinea(notas[3]?.title ?? '')}`,
  ]);
});

it('T-NO-6, F4: notes are found whatever the case and the accents', () => {
  expect(ids(buscarNotas(notas, 'JOSE'))).toEqual([3]);
  expect(ids(buscarNotas(notas, 'deposito'))).toEqual([1]);
  expect(buscarNotas(notas, 'zz')).toEqual([]);
});

it('the list shows the first line that says something', () => {
  expect(primeraLinea('\n  Uno \nDos')).toBe('Uno');
  expect(primeraLinea('  ')).toBe('');
});
