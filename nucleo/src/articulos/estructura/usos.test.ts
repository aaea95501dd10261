import { expect, it } from 'vitest';
import type { Grafo, Linea } from './grafo.ts';
import { usosPosibles } from './usos.ts';

const linea = (componenteId: string, cantidad = '1', sustitutos: readonly string[] = []): Linea => ({
  ...{ id: `${componenteId}-${cantidad}`, componenteId, cantidad, merma: '0', opcional: false, sustitutos },
});

it('EST-04 what stands in for a component is used there too, without saying how much', () => {
  const grafo: Grafo = new Map([
    ['kit', [linea('bujia', '4', ['otra']), linea('filtro', '1', ['nadie'])]],
    ['combo', [linea('kit', '2'), linea('otra', '3')]],
  ]);
  const usos = usosPosibles(grafo, 'otra').map(({ articuloId, nivel, total }) => [articuloId, nivel, total?.toFixed()]);
  expect(usos).toEqual([
    ['kit', 1, undefined],
    ['combo', 2, '3'],
  ]);
  expect(usosPosibles(grafo, 'filtro').map(({ articuloId }) => articuloId)).toEqual(['kit', 'combo']);
});
