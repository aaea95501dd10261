import { describe, expect, it } from 'vitest';
import { agregar, quitar } from './estado.ts';

const dos = agregar(agregar([], { nombre: 'Ana', detalle: 'Entrega' }), { nombre: 'Luis', detalle: 'Reclamo' });

describe('the visits of the form', () => {
  it('has the newest first, each with a number of its own', () => {
    expect(dos.map(({ id, nombre }) => [id, nombre])).toEqual([
      [2, 'Luis'],
      [1, 'Ana'],
    ]);
  });

  it('loses only the one that is taken away, and its number is not given to two', () => {
    const sinAna = quitar(dos, 1);
    expect(sinAna.map(({ nombre }) => nombre)).toEqual(['Luis']);
    const ids = agregar(sinAna, { nombre: 'Eva', detalle: 'Cobranza' }).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
