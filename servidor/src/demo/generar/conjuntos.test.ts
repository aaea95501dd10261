import { describe, expect, it } from 'vitest';
import { crearCatalogo } from './articulo.ts';
import { crearCompras } from './compras.ts';
import { type Conjunto, conjuntosPara, crearConjuntos } from './conjuntos.ts';
import { cotizacionesHasta } from './dolar.ts';
import { crearParentescos, crearUsos } from './parentescos.ts';
import { proveedores } from './proveedores.ts';
import { vehiculos } from './vehiculos.ts';

const HASTA = new Date('2026-11-20T03:00:00Z');
const catalogoDe = (total: number, semilla: string) => {
  const catalogo = crearCatalogo(total, semilla, HASTA);
  return { catalogo, articulos: Array.from({ length: total }, (_, i) => catalogo.articulo(i)) };
};

function conjuntosDe(total: number, semilla: string): readonly Conjunto[] {
  const conjuntos = crearConjuntos();
  for (const [i, articulo] of catalogoDe(total, semilla).articulos.entries()) conjuntos.ver(articulo, i);
  return conjuntos.todos();
}

const niveles = (conjuntos: readonly Conjunto[], i: number): number =>
  1 +
  Math.max(
    0,
    ...(conjuntos[i]?.lineas ?? []).map(({ conjunto }) => (conjunto === undefined ? 1 : niveles(conjuntos, conjunto))),
  );

describe('what is made of other articles', () => {
  it.each(['1', 'otra', 'prueba'])(
    'is as many as were set apart, whatever there is in the shop: seed %s',
    (semilla) => {
      for (const total of [600, 5_000]) {
        const conjuntos = conjuntosDe(total - conjuntosPara(total), semilla);
        expect(conjuntos).toHaveLength(conjuntosPara(total));
        expect(new Set(conjuntos.map(({ codigo }) => codigo)).size).toBe(conjuntos.length);
        for (const [i, { lineas, base }] of conjuntos.entries()) {
          const partes = lineas.map(({ articulo, conjunto }) => articulo ?? `conjunto ${conjunto}`);
          expect(partes.length).toBeGreaterThan(1);
          expect(new Set(partes).size).toBe(partes.length);
          // Each comes after what it contains, so none contains itself.
          expect(lineas.every(({ conjunto = -1 }) => conjunto < i)).toBe(true);
          expect(base).toBeGreaterThan(0);
        }
        expect(Math.max(...conjuntos.map((_, i) => niveles(conjuntos, i)))).toBe(4);
      }
      expect(conjuntosPara(599)).toBe(0);
    },
  );
});

describe('whom it is bought from', () => {
  it('every brand has one proveedor, and what it asks is a part of the price', () => {
    const { catalogo, articulos } = catalogoDe(2_000, '1');
    const comprar = crearCompras('1', HASTA);
    const porMarca = new Map<string, Set<number>>();
    for (const [i, articulo] of articulos.entries()) {
      const vigencias = catalogo.precios(articulo, i);
      const { tratos, anteriores } = comprar(articulo, i, vigencias);
      const [principal] = tratos;
      expect(principal === undefined).toBe(vigencias.length === 0 || articulo.marca === '');
      if (!principal) continue;
      porMarca.set(articulo.marca, (porMarca.get(articulo.marca) ?? new Set()).add(principal.proveedor));
      const { queda = 1, moneda } = proveedores[principal.proveedor] ?? {};
      const parte = (Number(principal.costo) * queda) / Number(vigencias.at(-1)?.importe);
      if (moneda === 'ARS') expect(parte).toBeGreaterThan(0.5);
      if (moneda === 'ARS') expect(parte).toBeLessThan(0.7);
      expect(new Set(tratos.map(({ proveedor }) => proveedor)).size).toBe(tratos.length);
      expect(anteriores.every(({ desde }) => desde < principal.actualizadoEn)).toBe(true);
    }
    expect([...porMarca.values()].every(({ size }) => size === 1)).toBe(true);
    expect(new Set(proveedores.map(({ cuit }) => cuit)).size).toBe(proveedores.length);
  });

  it('the dollar has a rate for each working day of a year and a half, and goes up', () => {
    const cotizaciones = cotizacionesHasta(HASTA);
    expect(cotizaciones.length).toBeGreaterThan(385);
    expect(new Set(cotizaciones.map(({ fecha }) => fecha)).size).toBe(cotizaciones.length);
    expect(cotizaciones.at(-1)?.fecha).toBe('2026-11-19');
    expect(Number(cotizaciones.at(-1)?.valor)).toBeGreaterThan(1.2 * Number(cotizaciones[0]?.valor));
  });
});

describe('what does for what', () => {
  it('equivalents are the same part of different brands; what replaces is never replaced by what it replaced', () => {
    const { articulos } = catalogoDe(20_000, '1');
    const parentescos = crearParentescos('1');
    for (const [i, articulo] of articulos.entries()) parentescos.ver(articulo, i);
    const grupos = parentescos.grupos();
    expect(grupos.length).toBeGreaterThan(300);
    for (const grupo of grupos) {
      const [primero, ...otros] = grupo.map((i) => articulos[i]);
      expect(otros.length).toBeGreaterThan(0);
      for (const otro of otros) {
        expect(otro?.descripcion).toBe(primero?.descripcion);
        expect(otro?.marca).not.toBe(primero?.marca);
      }
    }
    const reemplazos = new Map(parentescos.reemplazos().map(({ articulo, por }) => [articulo, por]));
    expect(reemplazos.size).toBeGreaterThan(20);
    for (const [viejo] of reemplazos) {
      let ultimo = viejo;
      for (let siguiente = reemplazos.get(ultimo); siguiente !== undefined; siguiente = reemplazos.get(ultimo))
        ultimo = siguiente;
      expect(articulos[ultimo]?.estado).toBe('ACTIVO');
    }
  });

  it('a part fits the vehicle it names, and others of that marca with the same engine', () => {
    const { articulos } = catalogoDe(3_000, '1');
    const usosDe = crearUsos('1');
    for (const [i, articulo] of articulos.entries()) {
      const usos = usosDe(articulo, i);
      expect(usos.length > 0).toBe(articulo.vehiculo >= 0);
      const marcas = new Set(usos.map(({ vehiculo }) => vehiculos[vehiculo]?.marca));
      expect(marcas.size).toBe(Math.min(1, usos.length));
      if (usos[0]) expect(articulo.descripcion).toContain(vehiculos[usos[0].vehiculo]?.modelo);
    }
  });
});
