import { describe, expect, it } from 'vitest';
import { FILAS_POR_TANDA, juntarFilas, MAXIMO_EN_PAPEL } from './juntar-filas.ts';

const listaDe = (cuantas: number) => {
  const pedidas: number[] = [];
  const pedir = async (pagina: number) => {
    pedidas.push(pagina);
    const desde = (pagina - 1) * FILAS_POR_TANDA;
    return Array.from({ length: Math.max(0, Math.min(FILAS_POR_TANDA, cuantas - desde)) }, (_, i) => desde + i);
  };
  return { pedir, pedidas };
};

describe('TD-17 the rows of a printed table', () => {
  it.each([0, 1, 199, 200, 201, 450])('are all of them, each once and in order: %i', async (cuantas) => {
    const { pedir } = listaDe(cuantas);
    expect(await juntarFilas(pedir)).toEqual(Array.from({ length: cuantas }, (_, i) => i));
  });

  it('stop at what goes on paper, however long the list is', async () => {
    const { pedir, pedidas } = listaDe(120_000);
    expect(await juntarFilas(pedir)).toHaveLength(MAXIMO_EN_PAPEL);
    expect(pedidas).toHaveLength(MAXIMO_EN_PAPEL / FILAS_POR_TANDA);
  });

  it('are none when one batch does not come', async () => {
    const pedir = async (pagina: number) => {
      if (pagina === 2) throw new Error('sin red');
      return Array.from({ length: FILAS_POR_TANDA }, (_, i) => i);
    };
    await expect(juntarFilas(pedir)).rejects.toThrow('sin red');
  });
});
