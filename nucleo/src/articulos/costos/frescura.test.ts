import { expect, it } from 'vitest';
import { alzaDeCosto, frescuraDe } from './frescura.ts';

const ahora = new Date('2026-08-31T12:00:00Z');
const hace = (dias: number) => new Date(ahora.getTime() - dias * 86_400_000);
const limites = { diasDeCosto: 60, movimientoDeMoneda: '10' };

it('PRE-17 a cost is old by its days, by what its currency moved, or because there is none', () => {
  const pesos = { cambioDeEntonces: '1', cambioDeHoy: '1' };
  expect(frescuraDe(null, ahora, limites).motivos).toEqual(['SIN_COSTO']);
  expect(frescuraDe({ desde: hace(60), ...pesos }, ahora, limites)).toMatchObject({ dias: 60, motivos: [] });
  // Days are whole, and the last one is still one.
  expect(frescuraDe({ desde: hace(60.9), ...pesos }, ahora, limites)).toMatchObject({ dias: 60, motivos: [] });
  expect(frescuraDe({ desde: hace(0.5), ...pesos }, ahora, limites)).toMatchObject({ dias: 0, motivos: [] });
  expect(frescuraDe({ desde: hace(61), ...pesos }, ahora, limites).motivos).toEqual(['DIAS']);

  const dolar = frescuraDe({ desde: hace(3), cambioDeEntonces: '1000', cambioDeHoy: '1150' }, ahora, limites);
  expect([dolar.movimiento?.toFixed(), dolar.motivos]).toEqual(['15', ['MONEDA']]);
  const justo = frescuraDe({ desde: hace(3), cambioDeEntonces: '1000', cambioDeHoy: '1100' }, ahora, limites);
  expect([justo.movimiento?.toFixed(), justo.motivos]).toEqual(['10', []]);
  const baja = frescuraDe({ desde: hace(99), cambioDeEntonces: '1000', cambioDeHoy: '800' }, ahora, limites);
  expect(baja.motivos).toEqual(['DIAS', 'MONEDA']);
  const sin = frescuraDe({ desde: hace(3), cambioDeEntonces: null, cambioDeHoy: null }, ahora, limites);
  expect([sin.movimiento, sin.motivos]).toEqual([null, ['SIN_COTIZACION']]);
  const primera = frescuraDe({ desde: hace(3), cambioDeEntonces: null, cambioDeHoy: '1150' }, ahora, limites);
  expect([primera.movimiento, primera.motivos]).toEqual([null, []]);
  const perdida = frescuraDe({ desde: hace(3), cambioDeEntonces: '1000', cambioDeHoy: null }, ahora, limites);
  expect([perdida.movimiento, perdida.motivos]).toEqual([null, ['SIN_COTIZACION']]);
});

it('PRE-17 a cost leaves behind the price that was written over it when it rises more than is accepted, and never when it falls', () => {
  expect(alzaDeCosto('1000', '1500', '10')?.toFixed()).toBe('50');
  const sigue = [alzaDeCosto('1000', '1100', '10'), alzaDeCosto('1000', '500', '10'), alzaDeCosto('0', '500', '10')];
  expect([...sigue, alzaDeCosto(null, '500', '10'), alzaDeCosto('1000', null, '10')]).toEqual(Array(5).fill(null));
});
