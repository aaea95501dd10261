import { expect, it } from 'vitest';
import { renglonDeBorrador } from '#ventas/ayudas-de-prueba.ts';
import { cuentasDe, escasez, preciosMovidos } from './cuentas.ts';

it('INV-55 adds up the nota of plate 05 to the centavo', () => {
  const cuentas = cuentasDe([
    renglonDeBorrador({ cantidad: '4', precio: '18450.00', descuentos: ['10'] }),
    renglonDeBorrador({ cantidad: '8', precio: '14980.00', descuentos: ['10'] }),
    renglonDeBorrador({ cantidad: '4', precio: '96300.00', descuentos: ['15'] }),
    renglonDeBorrador({ cantidad: '2', precio: '58740.00', descuentos: ['10'] }),
    renglonDeBorrador({ cantidad: '3', precio: '42150.00' }),
    renglonDeBorrador({ cantidad: '1', precio: '187600.00', descuentos: ['12'] }),
  ]);
  expect(cuentas).toMatchObject({ subtotal: '1010370.00', descuentos: '-111404.00', unidades: '22' });
  expect(cuentas.totales).toMatchObject({ neto: '898966.00', iva: '188782.86', total: '1087748.86' });
});

it('leaves a line without price out of the totals', () => {
  expect(cuentasDe([renglonDeBorrador({ precio: null }), renglonDeBorrador()]).totales.neto).toBe('18450.00');
});

it('says how much is missing here, one line after the other for the same artículo', () => {
  const faltan = escasez([
    renglonDeBorrador({ clave: 'a', cantidad: '20', aca: '24' }),
    renglonDeBorrador({ clave: 'b', cantidad: '7', aca: '24' }),
    renglonDeBorrador({ clave: 'c', cantidad: '2', aca: '24' }),
  ]);
  expect(faltan.map(({ renglon, aca, falta }) => [renglon.clave, aca, falta])).toEqual([
    ['b', '4', '3'],
    ['c', '0', '2'],
  ]);
});

it('asks no stock of a service, nor of what it may not see', () => {
  expect(escasez([renglonDeBorrador({ tipo: 'SERVICIO', aca: null }), renglonDeBorrador({ aca: null })])).toEqual([]);
});

it('VEN-07 tells the lines whose list moved, never those priced by hand', () => {
  const movido = renglonDeBorrador({ id: 'r1', precio: '100.00', precioDeListaHoy: '110.00' });
  const igual = renglonDeBorrador({ id: 'r2', precio: '100.00', precioDeListaHoy: '100.0000' });
  const aMano = renglonDeBorrador({ id: 'r3', precio: '90.00', precioDeLista: false, precioDeListaHoy: '110.00' });
  expect(preciosMovidos([movido, igual, aMano])).toEqual([movido]);
});
