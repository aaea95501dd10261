import { describe, expect, it } from 'vitest';
import { azar } from './azar.ts';
import { dibujo } from './dibujo.ts';

const TIPOS = ['abstracto', 'paisaje', 'retrato'] as const;

describe('the pictures of the samples', () => {
  it('are the same each time, each seed its own, and far below 20 kB', () => {
    const todos = TIPOS.flatMap((tipo) => Array.from({ length: 20 }, (_, i) => dibujo(`${tipo} ${i}`, tipo)));
    expect(new Set(todos).size).toBe(todos.length);
    expect(dibujo('mar', 'paisaje')).toBe(dibujo('mar', 'paisaje'));
    expect(Math.max(...todos.map((uno) => uno.length))).toBeLessThan(5_000);
  });

  it('are whole drawings: no number is missing', () => {
    for (const tipo of TIPOS) {
      const svg = decodeURIComponent(dibujo(7, tipo));
      expect(svg).toMatch(/^data:image\/svg\+xml,<svg .*<\/svg>$/);
      expect(svg).not.toMatch(/NaN|undefined/);
    }
  });

  it('draws stay between 0 and 1', () => {
    const sorteo = azar('semilla');
    for (let i = 0; i < 1000; i++) {
      const uno = sorteo();
      expect(uno).toBeGreaterThanOrEqual(0);
      expect(uno).toBeLessThan(1);
    }
  });
});
