import fc from 'fast-check';
import { expect, it } from 'vitest';
import { idNuevo } from './id-nuevo.ts';
import { reponer } from './reponer.ts';

type Fila = { readonly id: number; readonly nombre: string };
const filas: readonly Fila[] = [3, 1, 7, 4].map((id) => ({ id, nombre: `la ${id}` }));
const sin = (lista: readonly Fila[], ...ids: readonly number[]) => lista.filter(({ id }) => !ids.includes(id));
const ids = (lista: readonly Fila[]) => lista.map(({ id }) => id);

it('undoing puts back all that went, where they were, whichever they are', () => {
  fc.assert(
    fc.property(fc.subarray([3, 1, 7, 4]), (seVan) => {
      expect(reponer(sin(filas, ...seVan), filas, new Set(seVan))).toEqual(filas);
    }),
  );
});

it('what was edited, added or deleted meanwhile stays so', () => {
  const despues = sin(filas, 1).map((una) => (una.id === 7 ? { ...una, nombre: 'otra' } : una));
  const repuestas = reponer(sin([{ id: 9, nombre: 'nueva' }, ...despues], 4), filas, new Set([1]));
  expect(ids(repuestas)).toEqual([9, 3, 1, 7]);
  expect(repuestas.at(-1)?.nombre).toBe('otra');
});

it('an id that somebody took meanwhile is not there twice: it is left out, or comes with another', () => {
  const tomado = [...sin(filas, 7), { id: 7, nombre: 'nueva' }];
  expect(reponer(tomado, filas, new Set([7]))).toBe(tomado);
  const repuestas = reponer(tomado, filas, new Set([7]), (una, estan) => ({ ...una, id: idNuevo(estan) }));
  expect(repuestas.map(({ id, nombre }) => `${id} ${nombre}`)).toEqual([
    '3 la 3',
    '1 la 1',
    '8 la 7',
    '4 la 4',
    '7 nueva',
  ]);
});

it('those that went one after another come back where they were, in whatever order they are undone', () => {
  const orden = fc.shuffledSubarray([3, 1, 7, 4]);
  fc.assert(
    fc.property(
      orden.chain((seVan) =>
        fc.tuple(fc.constant(seVan), fc.shuffledSubarray([...seVan], { minLength: seVan.length })),
      ),
      ([seVan, vuelven]) => {
        let lista: readonly Fila[] = filas;
        const antes = new Map<number, readonly Fila[]>();
        for (const id of seVan) {
          antes.set(id, lista);
          lista = sin(lista, id);
        }
        for (const id of vuelven) lista = reponer(lista, antes.get(id) ?? [], new Set([id]));
        expect(lista).toEqual(filas);
      },
    ),
  );
});

it('one that came back with another id is still known by where it stood', () => {
  const conOtroId = (una: Fila, estan: readonly Fila[]) => ({ ...una, id: idNuevo(estan) });
  const [sinSiete, sinNinguna] = [sin(filas, 7), sin(filas, 7, 4)];
  const tomado = [...sinNinguna, { id: 7, nombre: 'nueva' }];
  const conUna = reponer(tomado, filas, new Set([7]), conOtroId);
  const conAmbas = reponer(conUna, sinSiete, new Set([4]), conOtroId);
  expect(conAmbas.map(({ nombre }) => nombre)).toEqual(['la 3', 'la 1', 'la 7', 'la 4', 'nueva']);
});
