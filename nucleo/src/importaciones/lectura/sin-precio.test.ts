import { describe, expect, it } from 'vitest';
import { interpretarArticulo } from '#importaciones/entidades/articulo.ts';
import { interpretarCosto } from '#importaciones/entidades/costo.ts';
import { interpretarPrecio } from '#importaciones/entidades/precio.ts';
import { reglasPorOmision } from '#importaciones/listas/reglas-de-lista.ts';
import { interpretarRenglon } from '#importaciones/listas/renglon.ts';
import { diceSinPrecio } from './sin-precio.ts';

const tabla = {
  perfil: null,
  separador: ';',
  signo: ',',
  titulos: ['Código', 'Precio'],
  lugares: { codigo: 0, precio: 1 },
} as const;
const PALABRAS = [
  'CONSULTAR',
  'Consultar',
  'A CONSULTAR',
  'Consulte',
  '-',
  '–',
  'S/P',
  's/precio',
  'Sin precio',
  '$ -',
];

describe('ART-20 what says that there is no price', () => {
  it.each(PALABRAS)('«%s» is no mistake of an artículo, and leaves the cost of a list as it was', (escrito) => {
    expect(interpretarArticulo({ tabla, vaciosBorran: false }, ['A-1', escrito], 2)).toEqual({
      aceptada: true,
      fila: { fila: 2, codigo: 'A-1', codigoNorm: 'A1', codigos: [], sinPrecio: escrito },
    });
    const motivo = 'No trae precio: su costo queda como estaba.';
    expect(interpretarRenglon({ tabla, reglas: reglasPorOmision('ARS') }, ['A-1', escrito], 2)).toEqual({
      aceptada: false,
      rechazos: [{ fila: 2, columna: 'Precio', valor: escrito, motivo }],
    });
  });

  it.each(PALABRAS)('«%s» is told as no price, and as no cost, of a file that brings nothing else', (escrito) => {
    const rechazada = (columna: string, motivo: string) => ({
      aceptada: false,
      rechazos: [{ fila: 2, columna, valor: escrito, motivo }],
    });
    expect(interpretarPrecio({ tabla }, ['A-1', escrito], 2)).toEqual(
      rechazada('Precio', 'No trae precio: queda el que tiene.'),
    );
    const deCostos = { ...tabla, titulos: ['Código', 'Costo'], lugares: { codigo: 0, costo: 1 } };
    expect(interpretarCosto({ tabla: deCostos, ahora: new Date('2026-11-28T12:00:00Z') }, ['A-1', escrito], 2)).toEqual(
      rechazada('Costo', 'No trae costo: queda el que tiene.'),
    );
  });

  it.each(['', '$', '0', '-5', '12-50', 'doce', 'Consultar 1500', 'SP-1'])('«%s» does not', (escrito) => {
    expect(diceSinPrecio(escrito)).toBe(false);
  });
});
