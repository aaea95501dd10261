import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { conFilas, cuantasSon, enviar, estadoDeTodas, estaElegida, NINGUNA, TODAS } from './seleccion.ts';

const LISTA = ['a', 'b', 'c', 'd', 'e'];
const paso = fc.record({ filas: fc.subarray(LISTA), puestas: fc.boolean() });

describe('TD-10 what is chosen', () => {
  it('is what the last word on each row says, whether it began from none or from all', () => {
    fc.assert(
      fc.property(fc.boolean(), fc.array(paso, { maxLength: 12 }), (desdeTodas, pasos) => {
        const esperado = new Map(LISTA.map((id) => [id, desdeTodas]));
        let seleccion = desdeTodas ? TODAS : NINGUNA;
        for (const { filas, puestas } of pasos) {
          for (const id of filas) esperado.set(id, puestas);
          seleccion = conFilas(seleccion, filas, puestas, 100) ?? NINGUNA;
        }
        expect(LISTA.filter((id) => estaElegida(seleccion, id))).toEqual(LISTA.filter((id) => esperado.get(id)));
        const cuantas = [...esperado.values()].filter(Boolean).length;
        expect(cuantasSon(seleccion, LISTA.length)).toBe(cuantas);
        expect(estadoDeTodas(seleccion, LISTA.length, LISTA)).toBe(
          cuantas === 0 ? 'nada' : cuantas === LISTA.length ? 'todo' : 'algo',
        );
      }),
    );
  });

  it('is all of a list only when its rows are chosen, and not as many of another filter', () => {
    const deOtroFiltro = conFilas(NINGUNA, LISTA, true, 100) ?? NINGUNA;
    expect(estadoDeTodas(deOtroFiltro, 3, ['x', 'y', 'z'])).toBe('algo');
    expect(estadoDeTodas(deOtroFiltro, 3, ['a', 'y', 'z'])).toBe('algo');
    expect(estadoDeTodas(deOtroFiltro, 3, ['a', 'b', 'c'])).toBe('todo');
    // Of rows that did not come nobody knows.
    expect(estadoDeTodas(deOtroFiltro, 4, ['a', 'b', 'c'])).toBe('algo');
    expect(estadoDeTodas(deOtroFiltro, 0, [])).toBe('algo');
  });

  it('names no more rows than an order takes', () => {
    expect(conFilas(NINGUNA, LISTA, true, 4)).toBe(undefined);
    expect(conFilas(TODAS, LISTA, false, 4)).toBe(undefined);
    expect(conFilas(TODAS, LISTA, true, 4)?.ids.size).toBe(0);
  });

  it('goes as ids, or as the filter without what only tells how it is shown', () => {
    const valores = { buscar: 'filtro', filtros: 'codigo:vacio', pagina: 3, porPagina: 50, orden: 'codigo' };
    expect(enviar(conFilas(NINGUNA, ['a', 'b'], true, 9) ?? NINGUNA, valores)).toEqual({ de: 'ids', ids: ['a', 'b'] });
    expect(enviar(conFilas(TODAS, ['a'], false, 9) ?? NINGUNA, valores)).toEqual({
      de: 'filtro',
      filtro: { buscar: 'filtro', filtros: 'codigo:vacio' },
      salvo: ['a'],
    });
  });
});
