import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import {
  articulo,
  caminar,
  dejarPasar,
  hacerVencidos,
  lineas,
  lote,
  mover,
  ponerCosto,
  ponerPrecio,
  ver,
  vigente,
} from '#articulos/precios/ayudas-de-prueba.ts';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';

let prueba: Prueba;
let persona: Cliente;
beforeAll(async () => {
  prueba = await crearPrueba();
  persona = await prueba.cliente();
});
afterAll(() => prueba.cerrar());
afterEach(() => {
  prueba.reloj.ahora = undefined;
});

const SU_DIA = '2036-12-01T03:00:00Z';
const CAMPANIA = { importe: '80', desde: '2036-12-10T03:00:00Z', hasta: '2036-12-21T03:00:00Z' };
const alLlegarSuDia = async () => {
  prueba.reloj.ahora = new Date('2036-12-01T03:00:05Z');
  await hacerVencidos(prueba);
};
const el = async (id: string, dia: string, mas = '') =>
  (await vigente(persona, id, `instante=2036-12-${dia}T12:00:00Z${mas}`)).neto;

it('UA-12 PRE-05 a campaign written while a batch waits for its day is not looked at in it: its price stays, and is told', async () => {
  const [conCampania, sinNada] = [
    await articulo(persona, { precio: '100' }),
    await articulo(persona, { precio: '100' }),
  ];
  const aprobado = await caminar(persona, await lote(persona, [conCampania, sinNada]), 'simular', 'aprobar');
  expect((await mover(persona, aprobado, 'programar', { aplicaDesde: SU_DIA })).status).toBe(200);
  const proximo = async () => (await persona.get(`/api/articulos/${conCampania}`)).cuerpo.precios[0].proximo;
  expect(await proximo()).toMatchObject({ neto: '110.00', lote: { id: aprobado.id } });
  await ponerPrecio(persona, conCampania, CAMPANIA);
  expect(await proximo()).toMatchObject({ neto: '80.00', lote: null });
  await alLlegarSuDia();
  expect(await ver(persona, aprobado)).toMatchObject({ estado: 'APLICADO', omitidas: 1, lineas: 1 });
  expect(await lineas(persona, aprobado, 'omitida=true')).toMatchObject([{ articuloId: conCampania }]);
  // It would have been gone for good once the campaign ended, and nobody would have known.
  expect([await el(conCampania, '05'), await el(conCampania, '15'), await el(conCampania, '25')]).toEqual([
    '100.00',
    '80.00',
    '100.00',
  ]);
  expect(await el(sinNada, '25')).toBe('110.00');
});

it('UA-12 one that was there when it was simulated, and was looked at, is written over', async () => {
  const id = await articulo(persona, { precio: '100' });
  await ponerPrecio(persona, id, CAMPANIA);
  const simulado = await caminar(persona, await lote(persona, [id]), 'simular');
  expect(simulado.totales).toMatchObject({ conFinal: 1, porConfirmar: 1 });
  const visto = await mover(persona, simulado, 'lineas', { marca: 'confirmar', cuales: { filtro: {} } });
  const aprobado = await caminar(persona, visto.cuerpo, 'aprobar');
  await mover(persona, aprobado, 'programar', { aplicaDesde: SU_DIA });
  await alLlegarSuDia();
  expect(await ver(persona, aprobado)).toMatchObject({ estado: 'APLICADO', omitidas: 0 });
  expect([await el(id, '05'), await el(id, '25')]).toEqual(['110.00', '100.00']);
});

it('UA-12 of two campaigns only the one that nobody could look at keeps its price', async () => {
  const [vista, nueva] = [await articulo(persona, { precio: '100' }), await articulo(persona, { precio: '100' })];
  await ponerPrecio(persona, vista, CAMPANIA);
  const simulado = await caminar(persona, await lote(persona, [vista, nueva]), 'simular');
  const aprobado = await caminar(persona, await dejarPasar(persona, simulado), 'aprobar');
  await mover(persona, aprobado, 'programar', { aplicaDesde: SU_DIA });
  await ponerPrecio(persona, nueva, CAMPANIA);
  await alLlegarSuDia();
  expect(await ver(persona, aprobado)).toMatchObject({ estado: 'APLICADO', lineas: 1, omitidas: 1 });
  expect(await lineas(persona, aprobado, 'omitida=true')).toMatchObject([{ articuloId: nueva }]);
  expect([await el(vista, '05'), await el(nueva, '05')]).toEqual(['110.00', '100.00']);
});

it('UA-12 nor of a batch that is over before it begins, and what moves with a price that stays, stays', async () => {
  const [antes, porCantidad] = [await articulo(persona, { precio: '100' }), await articulo(persona, { precio: '100' })];
  const corto = await caminar(
    persona,
    await lote(persona, [antes], { hasta: '2036-12-08T03:00:00Z' }),
    'simular',
    'aprobar',
  );
  await mover(persona, corto, 'programar', { aplicaDesde: SU_DIA });
  await ponerPrecio(persona, antes, CAMPANIA);

  await ponerCosto(persona, porCantidad, { importe: '80' });
  await ponerPrecio(persona, porCantidad, { importe: '90', cantidadDesde: '12' });
  const regla = { tipo: 'MARGEN', base: 'COSTO_REPOSICION', valor: '50' };
  const conMargen = await caminar(persona, await lote(persona, [porCantidad], { regla }), 'simular', 'aprobar');
  await mover(persona, conMargen, 'programar', { aplicaDesde: SU_DIA });
  await ponerPrecio(persona, porCantidad, CAMPANIA);
  await alLlegarSuDia();
  expect(await ver(persona, corto)).toMatchObject({ estado: 'APLICADO', omitidas: 0 });
  expect(await el(antes, '05')).toBe('110.00');
  expect(await ver(persona, conMargen)).toMatchObject({ estado: 'APLICADO', omitidas: 2 });
  expect(await el(porCantidad, '05', '&cantidad=12')).toBe('90.00');
});
