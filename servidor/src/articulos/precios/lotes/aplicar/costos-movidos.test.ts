import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { mover as moverVersion, prepararOtra, regir, una } from '#articulos/estructura/ayudas-de-prueba.ts';
import {
  articulo,
  caminar,
  LOTES,
  lineas,
  lote,
  mover,
  ponerCosto,
  ponerPrecio,
  vigente,
} from '#articulos/precios/ayudas-de-prueba.ts';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { sembrarArticulo } from '#prueba/semillas.ts';

let prueba: Prueba;
let persona: Cliente;
beforeAll(async () => {
  prueba = await crearPrueba();
  persona = await prueba.cliente();
});
afterAll(() => prueba.cerrar());

/** One with a price and, from then on, another cost. */
async function conCosto(...costos: readonly string[]): Promise<string> {
  const id = await articulo(persona, { precio: '200' });
  for (const importe of costos) await ponerCosto(persona, id, { importe });
  return id;
}
const ponerPromedio = (id: string, promedio: string) =>
  sql`insert into costo_articulo (articulo_id, cantidad, valor, promedio) values (${id}, 1, ${promedio}, ${promedio})
      on conflict (articulo_id) do update set valor = excluded.valor, promedio = excluded.promedio`.execute(prueba.db);

/** A batch that was approved, with what stands out looked at. */
async function aprobado(ids: readonly string[], regla: object) {
  const simulado = await caminar(persona, await lote(persona, ids, { regla }), 'simular');
  const mirado = await mover(persona, simulado, 'lineas', { marca: 'confirmar', cuales: { filtro: {} } });
  return caminar(persona, mirado.cuerpo, 'aprobar');
}
const neto = async (id: string) => (await vigente(persona, id)).neto;

it.each([
  { regla: { tipo: 'MANTENER_MARGEN' }, nuevo: '220.00' },
  { regla: { tipo: 'MARGEN', valor: '50' }, nuevo: '165.00' },
  { regla: { tipo: 'COEFICIENTE', valor: '3', base: 'COSTO_REPOSICION' }, nuevo: '330.00' },
])('PRE-05 PRE-18 applying $regla.tipo leaves alone what costs something else since it was simulated', async (caso) => {
  const [movido, igual, dichoOtraVez, ida] = (await Promise.all([1, 2, 3, 4].map(() => conCosto('100', '110')))) as [
    string,
    string,
    string,
    string,
  ];
  const visto = await aprobado([movido, igual, dichoOtraVez, ida], caso.regla);
  await ponerCosto(persona, movido, { importe: '100' });
  await ponerCosto(persona, dichoOtraVez, { importe: '110' });
  for (const importe of ['130', '110']) await ponerCosto(persona, ida, { importe });
  const aplicado = await caminar(persona, visto, 'aplicar');
  expect(aplicado).toMatchObject({ omitidas: 1, lineas: 3, totales: { lineas: 4, incluidas: 3 } });
  expect(await lineas(persona, aplicado, 'omitida=true')).toMatchObject([
    { articuloId: movido, omitida: 'CAMBIO_DE_COSTO' },
  ]);
  expect(await Promise.all([movido, igual, dichoOtraVez, ida].map(neto))).toEqual([
    '200.00',
    ...[caso.nuevo, caso.nuevo, caso.nuevo],
  ]);
  const { texto } = await persona.get(`${LOTES}/${aplicado.id}/exportar?omitida=true`);
  expect(texto).toContain('Su costo cambió después');
});

it('PRE-04 PRE-10 a line is held against what buying it again costs, and against its average only where nobody wrote that', async () => {
  const [repuesto, promediado, sinCosto] = [await conCosto('220'), await conCosto(), await conCosto()];
  await ponerPromedio(repuesto, '100');
  await ponerPromedio(promediado, '250');
  const creado = await lote(persona, [repuesto, promediado, sinCosto], { regla: { tipo: 'PORCENTAJE', valor: '5' } });
  const simulado = await caminar(persona, creado, 'simular');
  expect(await lineas(persona, simulado)).toMatchObject([
    { articuloId: repuesto, margen: '-4.55', alertas: ['BAJO_MARGEN'] },
    { articuloId: promediado, margen: '-16', alertas: ['BAJO_MARGEN'] },
    { articuloId: sinCosto, margen: null, alertas: [] },
  ]);
  expect(simulado.totales).toMatchObject({ margenAnterior: '-14.55', margenNuevo: '-10.28' });
});

it('PRE-05 its price is looked at first, and a rule that reads no cost goes on whatever things cost', async () => {
  const [conOtroPrecio, conOtroCosto] = (await Promise.all([1, 2].map(() => conCosto('100', '110')))) as [
    string,
    string,
  ];
  const visto = await aprobado([conOtroPrecio], { tipo: 'MANTENER_MARGEN' });
  const porcentaje = await aprobado([conOtroCosto], { tipo: 'PORCENTAJE', valor: '10' });
  for (const id of [conOtroPrecio, conOtroCosto]) await ponerCosto(persona, id, { importe: '120' });
  await ponerPrecio(persona, conOtroPrecio, { importe: '205' });
  const aplicado = await caminar(persona, visto, 'aplicar');
  expect(await lineas(persona, aplicado)).toMatchObject([{ omitida: 'CAMBIO_DE_PRECIO' }]);
  expect(await caminar(persona, porcentaje, 'aplicar')).toMatchObject({ omitidas: 0 });
  expect(await neto(conOtroCosto)).toBe('220.00');
});

it('PRE-05 PRE-09 another currency is another cost, another rate is not', async () => {
  const cotizar = (valor: string) =>
    persona.post('/api/articulos/cotizaciones', { moneda: 'USD', valor, fuente: 'BNA', confirmada: true });
  expect((await cotizar('1000')).status).toBe(201);
  const [conOtraCotizacion, enPesos] = (await Promise.all([1, 2].map(() => articulo(persona, { precio: '200' })))) as [
    string,
    string,
  ];
  for (const id of [conOtraCotizacion, enPesos]) await ponerCosto(persona, id, { importe: '1', moneda: 'USD' });
  const visto = await aprobado([conOtraCotizacion, enPesos], { tipo: 'MARGEN', valor: '50' });
  expect((await cotizar('1100')).status).toBe(201);
  await ponerCosto(persona, enPesos, { importe: '1', moneda: 'ARS' });
  expect(await caminar(persona, visto, 'aplicar')).toMatchObject({ omitidas: 1 });
  expect([await neto(conOtraCotizacion), await neto(enPesos)]).toEqual(['1500.00', '200.00']);
});

it('PRE-05 a rule over the average cost leaves alone what has another one, and what takes it', async () => {
  const [movido, igual, dentro] = (await Promise.all([1, 2, 3].map(() => conCosto('900')))) as [string, string, string];
  for (const id of [movido, dentro]) await ponerPromedio(id, '100');
  // The ledger keeps more decimals than a cost has.
  await ponerPromedio(igual, '100.00001234');
  const kit = await sembrarArticulo(prueba.db, { codigo: 'KIT-PROMEDIO-MOVIDO', tipo: 'KIT', precio: '200' });
  await regir(persona, kit, [una(dentro)]);
  const visto = await aprobado([movido, igual, kit], { tipo: 'MARGEN', valor: '50', base: 'COSTO_PROMEDIO' });
  for (const id of [movido, dentro]) await ponerPromedio(id, '104.5');
  await ponerCosto(persona, igual, { importe: '950' });
  expect(await caminar(persona, visto, 'aplicar')).toMatchObject({ omitidas: 2 });
  expect(await Promise.all([movido, igual, kit].map(neto))).toEqual(['200.00', '150.00', '200.00']);
});

it('PRE-05 EST-05 a kit that costs what it takes is left alone when some of that costs something else', async () => {
  const kit = (codigo: string) => sembrarArticulo(prueba.db, { codigo, tipo: 'KIT', precio: '200' });
  const [movido, dentro, igual] = [await kit('KIT-MOVIDO'), await kit('KIT-MOVIDO-DENTRO'), await kit('KIT-QUIETO')];
  const [cambia, queda] = (await Promise.all([1, 2].map(() => conCosto('100')))) as [string, string];
  await regir(persona, dentro, [una(cambia)]);
  await regir(persona, movido, [una(queda), una(dentro)]);
  await regir(persona, igual, [una(queda)]);
  const visto = await aprobado([movido, igual], { tipo: 'MARGEN', valor: '50' });
  await ponerCosto(persona, cambia, { importe: '101' });
  await ponerCosto(persona, queda, { importe: '100' });
  expect(await caminar(persona, visto, 'aplicar')).toMatchObject({ omitidas: 1 });
  expect([await neto(movido), await neto(igual)]).toEqual(['200.00', '150.00']);
});

it('PRE-05 EST-05 a kit is left alone when what it takes goes by its average, and that is another one', async () => {
  const kit = (codigo: string) => sembrarArticulo(prueba.db, { codigo, tipo: 'KIT', precio: '200' });
  const [movido, dentro, igual] = [
    await kit('KIT-POR-PROMEDIO'),
    await kit('KIT-POR-PROMEDIO-DENTRO'),
    await kit('KIT-IGUAL'),
  ];
  const [cambia, queda] = (await Promise.all([1, 2].map(() => articulo(persona)))) as [string, string];
  const escrito = await conCosto('100');
  for (const id of [cambia, queda, escrito]) await ponerPromedio(id, '100');
  await regir(persona, dentro, [una(cambia)]);
  await regir(persona, movido, [una(queda), una(dentro)]);
  await regir(persona, igual, [una(queda), una(escrito)]);
  const visto = await aprobado([movido, igual], { tipo: 'MARGEN', valor: '50' });
  // Where a cost was written, the average says nothing.
  for (const id of [cambia, escrito]) await ponerPromedio(id, '160');
  expect(await caminar(persona, visto, 'aplicar')).toMatchObject({ omitidas: 1 });
  expect([await neto(movido), await neto(igual)]).toEqual(['200.00', '300.00']);
});

it('PRE-05 EST-05 a kit whose own cost was taken away is left alone: it costs what it takes by now', async () => {
  const kit = await sembrarArticulo(prueba.db, { codigo: 'KIT-SIN-EL-SUYO', tipo: 'KIT', precio: '200' });
  await regir(persona, kit, [una(await conCosto('100'))]);
  await ponerCosto(persona, kit, { importe: '150' });
  const visto = await aprobado([kit], { tipo: 'MARGEN', valor: '50' });
  await sql`update articulo set costo_reposicion = null, costo_reposicion_moneda = null, costo_reposicion_fecha = null,
                   costo_reposicion_origen = null where id = ${kit}`.execute(prueba.db);
  expect(await caminar(persona, visto, 'aplicar')).toMatchObject({ omitidas: 1 });
  expect(await neto(kit)).toBe('200.00');
});

it('PRE-05 EST-09 a kit that takes other things by another version is left alone, and so is what takes it', async () => {
  const kit = (codigo: string) => sembrarArticulo(prueba.db, { codigo, tipo: 'KIT', precio: '200' });
  const [otro, encima, igual] = [await kit('KIT-OTRO'), await kit('KIT-ENCIMA'), await kit('KIT-DICE-IGUAL')];
  const conMerma = await kit('KIT-CON-MERMA');
  const [barato, caro] = (await Promise.all([1, 2].map((n) => conCosto(`${n}00`)))) as [string, string];
  const primera = await regir(persona, otro, [una(barato)]);
  await regir(persona, encima, [una(otro)]);
  const suya = await regir(persona, igual, [una(barato, '2')]);
  const sinMerma = await regir(persona, conMerma, [una(barato)]);
  const visto = await aprobado([otro, encima, igual, conMerma], { tipo: 'MARGEN', valor: '50' });
  const poner = async (borrador: { id: string; version: number }) =>
    expect((await moverVersion(persona, borrador)).status).toBe(200);
  await poner(await prepararOtra(persona, primera.id, [una(caro)]));
  await poner(await prepararOtra(persona, suya.id, [una(barato, '2'), una(caro, '1', { opcional: true })]));
  await poner(await prepararOtra(persona, sinMerma.id, [una(barato, '1', { merma: '10' })]));
  expect(await caminar(persona, visto, 'aplicar')).toMatchObject({ omitidas: 3 });
  expect(await Promise.all([otro, encima, igual, conMerma].map(neto))).toEqual([
    ...['200.00', '200.00', '300.00', '200.00'],
  ]);
});
