import { describe, expect, it } from 'vitest';
import { fueraDeLimite, linea } from '#articulos/actualizar-precio/ejemplos.prueba.ts';
import { estaTildada, marcasPara } from '#ui/listas/tildes.ts';
import { tildeDe } from './use-marcas.ts';

describe('a tick (PRE-04)', () => {
  it('is there only for what is in and was looked at', () => {
    expect(estaTildada(tildeDe(linea()))).toBe(true);
    expect(estaTildada(tildeDe(linea({ incluida: false })))).toBe(false);
    expect(estaTildada(tildeDe(fueraDeLimite()))).toBe(false);
    expect(estaTildada(tildeDe(fueraDeLimite({ confirmada: true })))).toBe(true);
  });

  it('orders what it takes to be there, and nothing else', () => {
    expect(marcasPara(tildeDe(linea({ incluida: false })), true)).toEqual(['incluir']);
    expect(marcasPara(tildeDe(fueraDeLimite()), true)).toEqual(['confirmar']);
    expect(marcasPara(tildeDe(fueraDeLimite({ incluida: false })), true)).toEqual(['incluir', 'confirmar']);
    expect(marcasPara(tildeDe(fueraDeLimite({ confirmada: true })), false)).toEqual(['excluir']);
  });
});
