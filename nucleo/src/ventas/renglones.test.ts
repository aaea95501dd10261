import { describe, expect, it } from 'vitest';
import { articulo, renglon } from './ayudas-de-prueba.ts';
import { erroresDeVentas } from './errores.ts';
import { armarRenglones, conPreciosDeHoy, type RenglonPedido } from './renglones.ts';

const SIN_PERMISO = { puedeCambiarPrecio: false, descuentoMaximo: '0' };
const CON_PERMISO = { puedeCambiarPrecio: true, descuentoMaximo: '100' };

const pedir = (datos: Partial<RenglonPedido> = {}): RenglonPedido => ({
  id: 'r1',
  articulo: articulo(),
  anterior: undefined,
  cantidad: '2',
  ...datos,
});

describe('armarRenglones', () => {
  it('VEN-07 takes the price of the list and works out the amount', () => {
    expect(armarRenglones([pedir()], SIN_PERMISO)).toMatchObject({
      ok: true,
      value: [{ precio: '100.00', precioDeLista: true, pedida: '2', importe: '200.00', iva: '21' }],
    });
  });

  it('VEN-07 keeps the frozen price of a line that exists though the list moved', () => {
    const anterior = renglon({ id: 'r1', precio: '80.00', descuentos: ['10'], codigo: 'VIEJO' });
    expect(armarRenglones([pedir({ anterior, cantidad: '3' })], SIN_PERMISO)).toMatchObject({
      ok: true,
      value: [{ precio: '80.00', descuentos: ['10'], codigo: 'VIEJO', importe: '216.00' }],
    });
  });

  it('PRE-11 a line at the price of the list takes that of its new quantity, and nobody keeps the price of many for one', () => {
    const anterior = renglon({ id: 'r1', precio: '80.00', pedida: '48', precioDeLista: true });
    const uno = { anterior, cantidad: '1', otroEscalon: true };
    expect(armarRenglones([pedir(uno)], SIN_PERMISO)).toMatchObject({
      ok: true,
      value: [{ precio: '100.00', precioDeLista: true, importe: '100.00' }],
    });
    expect(armarRenglones([pedir({ ...uno, precio: '80' })], SIN_PERMISO)).toMatchObject({
      error: { code: 'ventas.precio_sin_permiso' },
    });
    const aMano = renglon({ id: 'r1', precio: '80.00', precioDeLista: false });
    expect(armarRenglones([pedir({ ...uno, anterior: aMano })], SIN_PERMISO)).toMatchObject({
      ok: true,
      value: [{ precio: '80.00', precioDeLista: false }],
    });
    const sinCargo = renglon({ id: 'r1', precio: '0.00', sinCargo: true, precioDeLista: false });
    expect(armarRenglones([pedir({ ...uno, anterior: sinCargo })], SIN_PERMISO)).toMatchObject({
      ok: true,
      value: [{ precio: '0.00', sinCargo: true }],
    });
  });

  it('refuses an artículo without a price, and one whose list price is zero', () => {
    for (const precio of [null, '0.00']) {
      expect(armarRenglones([pedir({ articulo: articulo({ precio }) })], CON_PERMISO)).toMatchObject({
        error: { code: 'ventas.sin_precio', data: { renglones: [{ codigo: 'WO-342' }] } },
      });
    }
  });

  it('writes another price only for who may, and keeps in mind that it was by hand', () => {
    const pedido = [pedir({ articulo: articulo({ precio: null }), precio: '90.5' })];
    expect(armarRenglones(pedido, SIN_PERMISO)).toMatchObject({ error: { code: 'ventas.precio_sin_permiso' } });
    expect(armarRenglones(pedido, CON_PERMISO)).toMatchObject({
      ok: true,
      value: [{ precio: '90.50', precioDeLista: false, importe: '181.00' }],
    });
  });

  it('accepts from anybody the price the list says', () => {
    expect(armarRenglones([pedir({ precio: '100' })], SIN_PERMISO)).toMatchObject({
      ok: true,
      value: [{ precioDeLista: true }],
    });
  });

  it('charges nothing only when it is said, and only for who may', () => {
    expect(armarRenglones([pedir({ sinCargo: true })], SIN_PERMISO)).toMatchObject({
      error: { code: 'ventas.precio_sin_permiso' },
    });
    expect(armarRenglones([pedir({ sinCargo: true })], CON_PERMISO)).toMatchObject({
      ok: true,
      value: [{ precio: '0.00', sinCargo: true, importe: '0.00', precioDeLista: false }],
    });
  });

  it('gives more without charge only for who may give it, and within their limit; as much or less, whoever it is', () => {
    const anterior = renglon({ id: 'r1', precio: '0.00', sinCargo: true, precioDeLista: false, pedida: '2' });
    for (const sinCargo of [undefined, true]) {
      const mas = [pedir({ anterior, sinCargo, cantidad: '3' })];
      expect(armarRenglones(mas, SIN_PERMISO)).toMatchObject({ error: { code: 'ventas.precio_sin_permiso' } });
      expect(armarRenglones(mas, { ...CON_PERMISO, descuentoMaximo: '50' })).toMatchObject({
        error: { code: 'ventas.descuento_excedido' },
      });
      expect(armarRenglones(mas, CON_PERMISO)).toMatchObject({ ok: true, value: [{ sinCargo: true, pedida: '3' }] });
      for (const cantidad of ['2.0', '1']) {
        expect(armarRenglones([pedir({ anterior, sinCargo, cantidad })], SIN_PERMISO)).toMatchObject({ ok: true });
      }
    }
  });

  it('charges again a line that was without charge, at the price of the list', () => {
    const anterior = renglon({ id: 'r1', precio: '0.00', sinCargo: true, precioDeLista: false });
    expect(armarRenglones([pedir({ anterior, sinCargo: false })], SIN_PERMISO)).toMatchObject({
      ok: true,
      value: [{ precio: '100.00', sinCargo: false, precioDeLista: true }],
    });
  });

  it('a discount needs the right; keeping or dropping the one that was there does not', () => {
    const anterior = renglon({ id: 'r1', descuentos: ['10'] });
    expect(armarRenglones([pedir({ descuentos: ['5'] })], SIN_PERMISO)).toMatchObject({ ok: false });
    expect(armarRenglones([pedir({ anterior, descuentos: ['10.00'] })], SIN_PERMISO)).toMatchObject({ ok: true });
    expect(armarRenglones([pedir({ anterior, descuentos: [] })], SIN_PERMISO)).toMatchObject({
      ok: true,
      value: [{ descuentos: [], importe: '200.00' }],
    });
  });

  it('refuses kits, drafts and inactive artículos together, saying why; sells what is discontinued', () => {
    const pedidos = [
      pedir({ articulo: articulo({ id: 'a', tipo: 'KIT', conEstructura: false }) }),
      pedir({ articulo: articulo({ id: 'b', estado: 'INACTIVO' }) }),
      pedir({ articulo: articulo({ id: 'c', estado: 'BORRADOR' }) }),
      pedir({ articulo: articulo({ id: 'd', estado: 'DISCONTINUADO' }) }),
    ];
    expect(armarRenglones(pedidos, SIN_PERMISO)).toMatchObject({
      error: {
        code: 'ventas.articulo_no_vendible',
        data: { articulos: [{ razon: 'KIT' }, { razon: 'INACTIVO' }, { razon: 'BORRADOR' }] },
      },
    });
  });
});

describe('conPreciosDeHoy', () => {
  it('VEN-07 «actualizar precios» moves the list prices and leaves alone what was typed or is without charge', () => {
    const renglones = [
      renglon({ id: 'r1', pedida: '2', descuentos: ['50'] }),
      renglon({ id: 'r2', precio: '70.00', precioDeLista: false }),
      renglon({ id: 'r3', precio: '0.00', sinCargo: true, precioDeLista: false }),
    ];
    const hoy = new Map([
      ['r1', '120'],
      ['r2', '999'],
      ['r3', null],
    ]);

    const resultado = conPreciosDeHoy(renglones, hoy);
    expect(resultado.ok && resultado.value.map(({ precio, importe }) => [precio, importe])).toEqual([
      ['120.00', '120.00'],
      ['70.00', '70.00'],
      ['0.00', '0.00'],
    ]);
  });

  it('refuses when the list has no price any more', () => {
    expect(conPreciosDeHoy([renglon({ id: 'r1' })], new Map())).toMatchObject({
      error: { code: 'ventas.sin_precio' },
    });
  });
});

describe('EST-10 what a kit that takes something else is told to do', () => {
  const decir = (...razones: readonly ('KIT' | 'KIT_CAMBIADO' | 'INACTIVO')[]) =>
    erroresDeVentas['ventas.articulo_no_vendible'].mensaje({
      articulos: razones.map((razon, i) => ({ articuloId: `0${i}`, codigo: `C-${i}`, razon })),
    });

  it('is to choose it again, and not to leave without it', () => {
    expect(decir('KIT_CAMBIADO')).toBe(
      'No se puede vender C-0: cambió lo que lleva el kit. Elegí de nuevo sus opcionales en «Qué lleva».',
    );
    expect(decir('INACTIVO')).toBe('No se puede vender C-0: está inactivo. Quitá el renglón o elegí otro artículo.');
    expect(decir('KIT_CAMBIADO', 'INACTIVO')).toMatch(/«Qué lleva»\. Quitá el renglón o elegí otro artículo\.$/);
  });
});
