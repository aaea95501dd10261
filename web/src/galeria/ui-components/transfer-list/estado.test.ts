import { describe, expect, it } from 'vitest';
import { marcadasDe, marcar, marcarTodas, mover, type Transferencia } from './estado.ts';

const inicial: Transferencia = { disponibles: [1, 2, 3], elegidas: [4], marcadas: [] };

describe('a transfer list', () => {
  it('moves what is ticked, in its order, without its tick', () => {
    const marcado = marcar(marcar(inicial, 3), 1);
    expect(marcadasDe(marcado, 'disponibles')).toEqual([1, 3]);
    expect(mover(marcado, 'disponibles', marcadasDe(marcado, 'disponibles'))).toEqual({
      disponibles: [2],
      elegidas: [1, 3, 4],
      marcadas: [],
    });
  });

  it('keeps the ticks of the other list', () => {
    const marcado = marcar(marcar(inicial, 4), 1);
    expect(mover(marcado, 'disponibles', [1]).marcadas).toEqual([4]);
    expect(marcar(marcado, 4).marcadas).toEqual([1]);
  });

  it('ticks all of a list, and none when all were', () => {
    const todas = marcarTodas(marcar(inicial, 4), 'disponibles');
    expect(todas.marcadas).toEqual([4, 1, 2, 3]);
    expect(marcarTodas(todas, 'disponibles').marcadas).toEqual([4]);
  });
});
