import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { precioDerivado } from '#articulos/precios/listas/lista-derivada.ts';
import { decimal } from '#comun/decimal.ts';
import { type Limite, limiteDe, TRATOS } from '#comun/limite-de-venta.ts';
import { articulo, renglon } from '#ventas/ayudas-de-prueba.ts';
import { armarRenglones, type RenglonPedido } from '#ventas/renglones.ts';
import { alarmasDe, descuentoTotal, margenSobre, netoUnitario, vigilarPrecios } from './precio-vigilado.ts';

const LIMITE: Limite = { descuentoMaximo: '10', margenMinimo: '20', bajoMargen: 'AVISAR', costoViejo: 'AVISAR' };
const porcentaje = fc.integer({ min: 0, max: 10_000 }).map((n) => (n / 100).toString());
const limites = fc.record({
  descuentoMaximo: porcentaje,
  margenMinimo: fc.option(porcentaje),
  bajoMargen: fc.constantFrom(...TRATOS),
  costoViejo: fc.constantFrom(...TRATOS),
});

describe('PRE-12 limiteDe', () => {
  it('is never narrower than any of the roles, and says only what some role says', () => {
    fc.assert(
      fc.property(fc.array(limites, { minLength: 1, maxLength: 5 }), (suyos) => {
        const limite = limiteDe(suyos, true);
        for (const uno of suyos) {
          expect(decimal(limite.descuentoMaximo).gte(uno.descuentoMaximo)).toBe(true);
          expect(TRATOS.indexOf(limite.bajoMargen)).toBeLessThanOrEqual(TRATOS.indexOf(uno.bajoMargen));
          if (uno.margenMinimo === null) expect(limite.margenMinimo).toBeNull();
          else if (limite.margenMinimo !== null) expect(decimal(limite.margenMinimo).lte(uno.margenMinimo)).toBe(true);
        }
        expect(suyos.map(({ descuentoMaximo }) => descuentoMaximo)).toContain(limite.descuentoMaximo);
        expect(suyos.map(({ margenMinimo }) => margenMinimo)).toContain(limite.margenMinimo);
      }),
    );
  });

  it('without a role follows the permission to change prices', () => {
    expect(limiteDe([], false)).toMatchObject({ descuentoMaximo: '0', bajoMargen: 'AVISAR' });
    expect(limiteDe([], true)).toMatchObject({ descuentoMaximo: '100' });
  });
});

describe('PRE-12 what a line gives away', () => {
  const pedir = (datos: Partial<RenglonPedido>): RenglonPedido => ({
    id: 'r1',
    articulo: articulo({ precio: '100.00' }),
    anterior: undefined,
    cantidad: '1',
    ...datos,
  });
  const armar = (datos: Partial<RenglonPedido>, descuentoMaximo: string, puedeCambiarPrecio = true) =>
    armarRenglones([pedir(datos)], { puedeCambiarPrecio, descuentoMaximo });

  it('counts chained discounts as one, and stops at the limit and not before', () => {
    expect(armar({ descuentos: ['10', '10'] }, '19', false)).toMatchObject({ ok: true });
    expect(armar({ descuentos: ['10', '10'] }, '18.99', false)).toMatchObject({
      error: { code: 'ventas.descuento_excedido', data: { maximo: '18.99', renglones: [{ descuento: '19' }] } },
    });
  });

  it('counts a price by hand too, so that nobody writes a lower one in the place of a discount', () => {
    expect(armar({ precio: '85' }, '15')).toMatchObject({ ok: true });
    expect(armar({ precio: '84.99' }, '15')).toMatchObject({ error: { code: 'ventas.descuento_excedido' } });
    expect(armar({ precio: '90', descuentos: ['10'] }, '15')).toMatchObject({
      error: { data: { renglones: [{ descuento: '19' }] } },
    });
    expect(armar({ precio: '120', descuentos: ['10'] }, '0')).toMatchObject({ ok: true });
    expect(armar({ sinCargo: true }, '99.99')).toMatchObject({
      error: { data: { renglones: [{ descuento: '100' }] } },
    });
  });

  it('leaves alone what somebody else gave before', () => {
    const anterior = renglon({ id: 'r1', precio: '100.00', descuentos: ['40'] });
    expect(armar({ anterior, cantidad: '5' }, '0', false)).toMatchObject({ ok: true, value: [{ descuentos: ['40'] }] });
    expect(armar({ anterior, descuentos: ['41'] }, '5', false)).toMatchObject({
      error: { code: 'ventas.descuento_excedido' },
    });
  });

  it('is the same however the discounts are ordered', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 99 }).map(String), { maxLength: 3 }), (descuentos) => {
        const dado = (lista: readonly string[]) =>
          descuentoTotal({ precio: '80', descuentos: lista }, '100').toFixed(8);
        expect(dado(descuentos)).toBe(dado(descuentos.toReversed()));
      }),
    );
  });
});

describe('PRE-10 PRE-17 vigilarPrecios', () => {
  const linea = renglon({ id: 'r1', articuloId: 'a', precio: '100.00', descuentos: ['10'] });
  const costo = { costo: '80', viejo: false };
  const nunca = () => false;

  it('compares the net price with the cost of today', () => {
    expect(margenSobre(netoUnitario(linea), '80')?.toFixed()).toBe('12.5');
    expect(alarmasDe(linea, costo, { margenMinimo: '12.5' })).toEqual([]);
    expect(alarmasDe(linea, costo, { margenMinimo: '12.51' })).toEqual(['BAJO_MARGEN']);
    expect(alarmasDe(linea, { costo: '80', viejo: true }, { margenMinimo: null })).toEqual(['COSTO_VIEJO']);
    expect(alarmasDe(linea, { costo: null, viejo: false }, { margenMinimo: '20' })).toEqual([]);
  });

  it('tells of a price that its cost left behind what is sold at it or for less, and not what somebody wrote over it', () => {
    const superado = { ...costo, precioSuperado: { neto: '90.00' } };
    const alarmas = (precio: string) => alarmasDe({ precio, descuentos: [] }, superado, { margenMinimo: null });
    expect(['90.00', '80', '90.01'].map(alarmas)).toEqual([['PRECIO_VIEJO'], ['PRECIO_VIEJO'], []]);
    const vigilar = (costoViejo: Limite['costoViejo']) =>
      vigilarPrecios([linea], () => superado, {
        limite: { ...LIMITE, margenMinimo: null, costoViejo },
        yaAceptado: nunca,
      });
    expect(vigilar('AVISAR')).toMatchObject({ ok: true });
    expect(vigilar('MOTIVO')).toMatchObject({ error: { code: 'ventas.precio_sin_motivo' } });
    expect(vigilar('IMPEDIR')).toMatchObject({ error: { code: 'ventas.precio_frenado' } });
  });

  it('says nothing of a price that a lista or a batch worked out with that margin', () => {
    const costos = fc.tuple(fc.integer({ min: 1, max: 10 ** 9 }), fc.integer({ min: 1, max: 10 ** 7 }));
    fc.assert(
      fc.property(costos, fc.integer({ min: 0, max: 300 }), ([pesos, cambio], margen) => {
        // In dollars, with all its decimals.
        const costo = decimal(pesos).div(cambio).toFixed();
        const regla = {
          coeficiente: '1',
          paso: '0',
          modo: 'CERCANO',
          adicional: '0',
          margenMinimo: String(margen),
        } as const;
        const precio = precioDerivado(costo, regla, costo).toFixed();
        expect(
          alarmasDe({ precio, descuentos: [] }, { costo, viejo: false }, { margenMinimo: String(margen) }),
        ).toEqual([]);
      }),
    );
  });

  it('tells, asks for a reason or stops, as the limit says', () => {
    const vigilar = (limite: Partial<Limite>, motivoDePrecio = '') =>
      vigilarPrecios([{ ...linea, motivoDePrecio }], () => costo, {
        limite: { ...LIMITE, ...limite },
        yaAceptado: nunca,
      });
    expect(vigilar({})).toMatchObject({ ok: true });
    expect(vigilar({ bajoMargen: 'MOTIVO' })).toMatchObject({
      error: { code: 'ventas.precio_sin_motivo', data: { renglones: [{ articuloId: 'a', alarmas: ['BAJO_MARGEN'] }] } },
    });
    expect(vigilar({ bajoMargen: 'MOTIVO' }, 'Liquidación')).toMatchObject({
      ok: true,
      value: [{ motivoDePrecio: 'Liquidación' }],
    });
    expect(vigilar({ bajoMargen: 'IMPEDIR' }, 'Liquidación')).toMatchObject({
      error: { code: 'ventas.precio_frenado' },
    });
  });

  it('keeps no reason where there is nothing to explain, and looks at nothing that was accepted', () => {
    const sinAlarma = vigilarPrecios(
      [{ ...linea, motivoDePrecio: 'Porque sí' }],
      () => ({ costo: '10', viejo: false }),
      {
        limite: LIMITE,
        yaAceptado: nunca,
      },
    );
    expect(sinAlarma).toMatchObject({ ok: true, value: [{ motivoDePrecio: '' }] });
    const aceptado = vigilarPrecios([linea], () => costo, {
      limite: { ...LIMITE, bajoMargen: 'IMPEDIR' },
      yaAceptado: () => true,
    });
    expect(aceptado).toMatchObject({ ok: true });
  });
});
