import { describe, expect, it } from 'vitest';
import { interpretarArticulo } from '#importaciones/entidades/articulo.ts';
import { interpretarExistencia } from '#importaciones/entidades/existencia.ts';
import { interpretarPrecio } from '#importaciones/entidades/precio.ts';
import { reglasPorOmision } from '#importaciones/listas/reglas-de-lista.ts';
import { interpretarRenglon } from '#importaciones/listas/renglon.ts';
import type { Interpretacion } from '#importaciones/rechazo.ts';
import { monedaEscrita, sinMoneda } from './moneda-escrita.ts';

const tabla = {
  perfil: null,
  separador: ';',
  signo: ',',
  titulos: ['Código', 'Precio', 'Moneda'],
  lugares: { codigo: 0, precio: 1, moneda: 2 },
} as const;
const conCosto = {
  ...tabla,
  titulos: ['Código', 'Cantidad', 'Costo'],
  lugares: { codigo: 0, cantidad: 1, costo: 2 },
} as const;
const motivos = (leida: Interpretacion<unknown>) => (leida.aceptada ? [] : leida.rechazos.map(({ motivo }) => motivo));

it.each([
  ['$ 1.500', '1.500', undefined],
  ['U$S 12,50', '12,50', 'USD'],
  ['u$s12,50', '12,50', 'USD'],
  ['US$ 12,50', '12,50', 'USD'],
  ['U$D 12,50', '12,50', 'USD'],
  ['U$ 12,50', '12,50', 'USD'],
  ['USD 12,50', '12,50', 'USD'],
  ['AR$ 7', '7', 'ARS'],
  ['ARS 7', '7', 'ARS'],
  ['7', '7', undefined],
  ['$', '', undefined],
  ['USADO', 'USADO', undefined],
])('«%s» is %s, in %s', (escrito, numero, moneda) => {
  expect([sinMoneda(escrito), monedaEscrita(escrito)]).toEqual([numero, moneda]);
});

describe('GAP-18 an amount that says its currency', () => {
  const renglon = (precio: string, moneda = '') =>
    interpretarRenglon({ tabla, reglas: reglasPorOmision('ARS') }, ['A-1', precio, moneda], 2);

  it('is in that one, whatever the list is in', () => {
    expect(renglon('U$S 12,50')).toMatchObject({ fila: { costo: '12.50', moneda: 'USD' } });
    expect(renglon('U$S 12,50', 'dólares')).toMatchObject({ fila: { costo: '12.50', moneda: 'USD' } });
    expect(renglon('$ 1.500')).toMatchObject({ fila: { costo: '1500.00', moneda: 'ARS' } });
    expect(renglon('$ 1.500', 'USD')).toMatchObject({ fila: { costo: '1500.00', moneda: 'USD' } });
    const articulo = (precio: string, moneda: string) =>
      interpretarArticulo({ tabla, vaciosBorran: false }, ['A-1', precio, moneda], 2);
    expect(articulo('U$S 12,50', '')).toMatchObject({ fila: { precio: '12.5', moneda: 'USD' } });
    expect(articulo('12,50', 'USD')).toMatchObject({ fila: { precio: '12.5', moneda: 'USD' } });
    expect(interpretarPrecio({ tabla }, ['A-1', 'USD 3'], 2)).toMatchObject({ fila: { importe: '3', moneda: 'USD' } });
  });

  it('is refused when its row says another one, and where no currency is read', () => {
    expect(motivos(renglon('U$S 12,50', 'ARS'))).toEqual([
      expect.stringContaining('la columna de la moneda dice otra'),
    ]);
    const costo = interpretarExistencia({ tabla: conCosto }, ['A-1', '3', 'U$S 12,50'], 2);
    expect(motivos(costo)).toEqual([expect.stringContaining('Está en dólares')]);
  });

  it('leaves an artículo without its price, and no more, where nobody knows which one it is', () => {
    const articulo = (precio: string, moneda: string) =>
      interpretarArticulo({ tabla, vaciosBorran: false }, ['A-1', precio, moneda], 2);
    const sola = { fila: 2, codigo: 'A-1', codigoNorm: 'A1', codigos: [] };
    const motivo = 'No es una moneda que se use: va $, ARS, U$S o USD.';
    expect(articulo('12,50', 'EUR')).toEqual({
      aceptada: true,
      fila: { ...sola, precio: '12.5', monedaDudosa: { valor: 'EUR 12,50', motivo } },
    });
    expect(articulo('U$S 12,50', 'ARS')).toMatchObject({
      fila: { ...sola, monedaDudosa: { valor: 'U$S 12,50', motivo: expect.stringContaining('dice otra') } },
    });
    expect(articulo('', 'EUR')).toEqual({ aceptada: true, fila: sola });
  });

  it('is no price when there is nothing but its sign', () => {
    expect(motivos(renglon('$'))).toEqual(['No trae precio: su costo queda como estaba.']);
  });
});
