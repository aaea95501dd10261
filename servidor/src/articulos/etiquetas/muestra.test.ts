import type { FilaDeArticulo } from '@trastienda/nucleo/articulos/contrato.ts';
import { modulosDe } from '@trastienda/nucleo/articulos/etiquetas/trazos.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { INICIALES, sembrarArticulo } from '#prueba/semillas.ts';
import { dibujarSimbolo } from './dibujar-simbolo.ts';

const MUESTRA = '/api/articulos/etiquetas/muestra';
let prueba: Prueba;
let persona: Cliente;
beforeAll(async () => {
  prueba = await crearPrueba();
  persona = await prueba.cliente();
});
afterAll(() => prueba.cerrar());

it('ART-23 of those named one by one tells all, in their order, and draws the first ones', async () => {
  const ids: string[] = [];
  for (let i = 0; i < 103; i += 1) ids.push(await sembrarArticulo(prueba.db, { codigo: `SUELTO-${i}` }));
  const pedidos = ids.toReversed();
  const { articulos, sueltos, filas } = (await persona.get(`${MUESTRA}?articulos=${pedidos.join(',')}`)).cuerpo;
  expect({ articulos, dibujadas: filas.length }).toEqual({ articulos: 103, dibujadas: 100 });
  expect(sueltos).toEqual(pedidos.map((articuloId) => ({ articuloId, codigo: `SUELTO-${ids.indexOf(articuloId)}` })));

  // Of those with a label for each unit in stock, who has none has nothing to be told by.
  await prueba.db
    .insertInto('saldo_stock')
    .values({ articulo_id: ids[7] ?? '', deposito_id: INICIALES.deposito, permite_negativo: false, fisico: '2' })
    .execute();
  const enStock = `copias=STOCK&sucursalId=${INICIALES.sucursal}`;
  expect((await persona.get(`${MUESTRA}?articulos=${pedidos.join(',')}&${enStock}`)).cuerpo).toMatchObject({
    sueltos: [{ codigo: 'SUELTO-7' }],
    filas: [{ codigo: 'SUELTO-7' }],
  });
  const deFiltro = await persona.get(`${MUESTRA}?filtro=${encodeURIComponent('filtros=codigo:empieza:SUELTO-10')}`);
  expect(deFiltro.cuerpo).toMatchObject({ articulos: 4, sueltos: [] });
});

it('ART-23 says which have letters that the paper has not, of all that is printed', async () => {
  const ids: string[] = [];
  for (const [codigo, descripcion] of [
    ['RARO-1', 'Filtro مرشح'],
    ['RARO-2', 'Llave ⅜″ → Ω ≥ 5'],
    ['RARO-3', 'Correa 皮带'],
    ['RARO-4', 'Biela Škoda № 4'],
    ['RARO-5', 'фильтр'],
    ['RARO-6', 'Ремень'],
  ] as const)
    ids.push(await sembrarArticulo(prueba.db, { codigo, descripcion }));
  const malImpresos = async (de: readonly string[]) =>
    (await persona.get(`${MUESTRA}?articulos=${de.join(',')}`)).cuerpo.malImpresos;
  expect(await malImpresos(ids)).toEqual({ cuantos: 4, codigos: ['RARO-1', 'RARO-3', 'RARO-5'] });
  expect(await malImpresos([ids[1] ?? '', ids[3] ?? ''])).toEqual({ cuantos: 0, codigos: [] });
});

it('ART-23 says which labels bear no symbol though one was asked for, of all that is printed', async () => {
  const largo = `LARGO-${'9'.repeat(41)}`;
  const ids: string[] = [];
  for (let i = 0; i < 101; i += 1) ids.push(await sembrarArticulo(prueba.db, { codigo: `CORTO-${i}` }));
  for (const codigo of ['PVEÑ 1', largo]) ids.push(await sembrarArticulo(prueba.db, { codigo }));
  const sinSimbolo = async (simbolo: string) =>
    (await persona.get(`${MUESTRA}?articulos=${ids.join(',')}&simbolo=${simbolo}`)).cuerpo.sinSimbolo;
  const dos = { cuantos: 2, codigos: [largo, 'PVEÑ 1'] };
  expect(await sinSimbolo('BARRAS')).toEqual(dos);
  expect(await sinSimbolo('CODE128')).toEqual(dos);
  expect(await sinSimbolo('EAN13')).toEqual({ cuantos: 103, codigos: ['CORTO-0', 'CORTO-1', 'CORTO-10'] });
  for (const otro of ['QR', 'NINGUNO']) expect(await sinSimbolo(otro)).toEqual({ cuantos: 0, codigos: [] });
});

it('ART-23 says how wide the bars of all that is printed are, as they are drawn', async () => {
  const codigos = [...Array.from({ length: 101 }, (_, n) => `IGUAL-${n + 100}`), 'ULTIMO-DE-TODOS-LARGO'];
  const ids = await Promise.all(codigos.map((codigo) => sembrarArticulo(prueba.db, { codigo })));
  const muestra = async (simbolo: string) =>
    (await persona.get(`${MUESTRA}?articulos=${ids.join(',')}&simbolo=${simbolo}`)).cuerpo;
  const dibujado = (texto: string) => dibujarSimbolo({ tipo: 'CODE128', texto }).modulos;
  const { anchosDeBarras, filas } = await muestra('BARRAS');
  expect(filas).toHaveLength(100);
  expect(anchosDeBarras).toEqual([
    { modulos: dibujado('IGUAL-100'), cuantos: 101, codigos: ['IGUAL-100', 'IGUAL-101', 'IGUAL-102'] },
    { modulos: dibujado('ULTIMO-DE-TODOS-LARGO'), cuantos: 1, codigos: ['ULTIMO-DE-TODOS-LARGO'] },
  ]);
  for (const otro of ['QR', 'NINGUNO']) expect((await muestra(otro)).anchosDeBarras).toEqual([]);
});

it('ART-23 the modules of bars are counted as many as they are drawn', () => {
  const textos = fc.oneof(fc.stringMatching(/^[\x20-\x7e]{1,40}$/), fc.stringMatching(/^[0-9A]{1,40}$/));
  fc.assert(
    fc.property(textos, (texto) => {
      expect(modulosDe({ tipo: 'CODE128', texto })).toBe(dibujarSimbolo({ tipo: 'CODE128', texto }).modulos);
    }),
  );
  const ean = { tipo: 'EAN13', texto: '7798123450019' } as const;
  expect(modulosDe(ean)).toBe(dibujarSimbolo(ean).modulos);
});

it('ART-23 PRE-01 labels of a table that looks at another lista are those it shows, at the prices it shows', async () => {
  const [barato, caro] = [
    await sembrarArticulo(prueba.db, { codigo: 'MAYOR-1', precio: '500.00' }),
    await sembrarArticulo(prueba.db, { codigo: 'MAYOR-2', precio: '10.00' }),
  ];
  const lista = (await persona.post('/api/articulos/listas-de-precio', { nombre: 'Mayorista' })).cuerpo;
  for (const [id, importe] of [
    [barato, '90'],
    [caro, '800'],
  ])
    await persona.post(`/api/articulos/${id}/precios`, { listaId: lista.id, importe });
  const deLaTabla = `listaId=${lista.id}&filtros=codigo:empieza:MAYOR;precio:entre:,100`;
  const tabla = await persona.get(`/api/articulos?${deLaTabla}`);
  const muestra = async (resto = '') =>
    (await persona.get(`${MUESTRA}?filtro=${encodeURIComponent(deLaTabla)}${resto}`)).cuerpo;
  const nombrados = ({ filas }: { filas: readonly { codigo: string; neto: string }[] }) =>
    filas.map(({ codigo, neto }) => [codigo, neto]);
  expect(tabla.cuerpo.filas.map(({ codigo, precio }: FilaDeArticulo) => [codigo, precio])).toEqual([
    ['MAYOR-1', '90.00'],
  ]);
  expect((await muestra()).lista.nombre).toBe('Mayorista');
  expect(nombrados(await muestra())).toEqual([['MAYOR-1', '90.00']]);
  // Whoever asks for the prices of another one still prints what the table showed.
  expect(nombrados(await muestra(`&listaId=${INICIALES.lista}`))).toEqual([['MAYOR-1', '500.00']]);
});
