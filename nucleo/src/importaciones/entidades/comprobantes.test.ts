import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { agruparComprobantes, type Catalogo, catalogar, stockInicial } from './comprobantes.ts';
import type { LineaDeVenta } from './venta.ts';

const linea = (cambios: Partial<LineaDeVenta>): LineaDeVenta => ({
  fila: 2,
  comprobante: '536365',
  devolucion: false,
  codigo: '85123A',
  codigoNorm: '85123A',
  servicio: false,
  descripcion: 'HOLDER',
  cantidad: '1',
  fecha: '2010-12-01T11:26:00.000Z',
  precio: '2.55',
  cliente: null,
  pais: '',
  ...cambios,
});

describe('agruparComprobantes', () => {
  it('dates a comprobante by its earliest line and gives it the customer its lines name', () => {
    const comprobantes = agruparComprobantes([
      linea({ fila: 4, fecha: '2010-12-01T17:59:00.000Z' }),
      linea({ fila: 3, comprobante: '9', fecha: '2010-12-01T17:57:30.000Z' }),
      linea({ fila: 5, fecha: '2010-12-01T17:57:00.000Z', cliente: '17850' }),
    ]);
    expect(comprobantes).toMatchObject([
      { numero: '536365', fecha: '2010-12-01T17:57:00.000Z', cliente: '17850', lineas: [{ fila: 4 }, { fila: 5 }] },
      { numero: '9', cliente: null },
    ]);
  });

  it('has its lines in the order of the file, whatever order they come in, and those of one instant by their first line', () => {
    const numeros = (...lineas: readonly Partial<LineaDeVenta>[]) =>
      agruparComprobantes(lineas.map(linea)).map((uno) => [uno.numero, ...uno.lineas.map(({ fila }) => fila)]);
    const desordenadas = [
      { fila: 8, comprobante: 'B' },
      { fila: 4, comprobante: 'A' },
      { fila: 3, comprobante: 'B' },
      { fila: 9, comprobante: 'A' },
    ];
    const enOrden = [
      ['B', 3, 8],
      ['A', 4, 9],
    ];
    expect([numeros(...desordenadas), numeros(...desordenadas.toReversed())]).toEqual([enOrden, enOrden]);
  });

  it('loses no line and repeats none', () => {
    const lineas = fc.array(
      fc.record({ comprobante: fc.constantFrom('1', '2', 'C3'), fecha: fc.constantFrom('2010', '2011', '2012') }),
    );
    fc.assert(
      fc.property(lineas, (cambios) => {
        const todas = cambios.map((cambio, i) => linea({ ...cambio, fila: i + 2 }));
        const comprobantes = agruparComprobantes(todas);
        expect(comprobantes.flatMap((c) => c.lineas.map(({ fila }) => fila)).sort((a, b) => a - b)).toEqual(
          todas.map(({ fila }) => fila),
        );
        expect(comprobantes.map(({ fecha }) => fecha)).toEqual(comprobantes.map(({ fecha }) => fecha).sort());
      }),
    );
  });
});

describe('stockInicial', () => {
  const movimiento = fc.record({
    codigoNorm: fc.constantFrom('A', 'B', 'C'),
    servicio: fc.boolean(),
    devolucion: fc.boolean(),
    cantidad: fc.integer({ min: 1, max: 5000 }).map((milesimas) => String(milesimas / 1000)),
  });

  it('INV-06 covers every sale in any order, and is no more than what was sold', () => {
    fc.assert(
      fc.property(fc.array(movimiento), (movimientos) => {
        const inicial = stockInicial(movimientos);
        const vendido = new Map<string, number>();
        for (const { codigoNorm, servicio, devolucion, cantidad } of movimientos) {
          if (servicio || devolucion) continue;
          vendido.set(codigoNorm, (vendido.get(codigoNorm) ?? 0) + Math.round(Number(cantidad) * 1000));
        }
        expect([...inicial].map(([codigo, cantidad]) => [codigo, Math.round(Number(cantidad) * 1000)])).toEqual([
          ...vendido,
        ]);
      }),
    );
  });
});

describe('catalogar', () => {
  it('keeps the first spelling, the others as alternatives, and the latest price', () => {
    const catalogo: Catalogo = new Map();
    catalogar(catalogo, [
      linea({ codigo: '85123A', precio: '2.55' }),
      linea({ codigo: '85123a', precio: '3.10', fecha: '2010-12-03T11:00:00.000Z' }),
    ]);
    catalogar(catalogo, [
      linea({ codigo: '85123a', precio: '2.10', fecha: '2010-12-02T11:00:00.000Z' }),
      linea({ codigo: '85-123A', precio: '9.00', fecha: '2010-12-02T11:00:00.000Z', descripcion: 'OTHER' }),
    ]);
    expect([...catalogo.values()]).toEqual([
      {
        codigoNorm: '85123A',
        codigo: '85123A',
        alternativos: ['85123a', '85-123A'],
        descripcion: 'HOLDER',
        servicio: false,
        precio: '3.10',
        desde: '2010-12-03T11:00:00.000Z',
      },
    ]);
  });

  it('prefers a line that brings a description, and of two prices at the same instant the later row', () => {
    const catalogo: Catalogo = new Map();
    catalogar(catalogo, [
      linea({ descripcion: '85123A', precio: '1.00' }),
      linea({ descripcion: 'HOLDER', precio: '2.00' }),
    ]);
    expect(catalogo.get('85123A')).toMatchObject({ descripcion: 'HOLDER', precio: '2.00' });
  });
});
