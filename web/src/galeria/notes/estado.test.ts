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

it('removing takes it away, and undoing puts it back where it was, once', () => {
  const sin = quitarNota(notas, 2);
  expect(ids(sin)).toEqual([1, 3, 4]);
  const nota = notas[1] as (typeof notas)[number];
  const repuestas = reponerNota(sin, nota, 1);
  expect(repuestas).toEqual(notas);
  expect(reponerNota(repuestas, nota, 1)).toBe(repuestas);
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
