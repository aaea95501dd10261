import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cargarArticulos, cargarPrecios } from '#articulos/index.ts';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { INICIALES, sembrarSucursal } from '#prueba/semillas.ts';

let prueba: Prueba;
let persona: Cliente;
let rosario: { sucursalId: string; depositoId: string };
let marca: string;
let ids: readonly string[];

const LARGA = `Correa ${'poli '.repeat(14)}única`;
const DATOS: Parameters<typeof cargarArticulos>[1] = [
  { codigo: 'WO-342', descripcion: 'Filtro de aceite, Hilux', estado: 'ACTIVO' },
  { codigo: 'wo 900', descripcion: 'Bujía de encendido', estado: 'DISCONTINUADO' },
  { codigo: 'M6-1.0', descripcion: LARGA, estado: 'ACTIVO' },
  { codigo: 'SRV', descripcion: 'Colocación', estado: 'ACTIVO', tipo: 'SERVICIO' },
  { codigo: 'VIEJO', descripcion: 'Filtro', estado: 'INACTIVO' },
];

beforeAll(async () => {
  prueba = await crearPrueba();
  persona = await prueba.cliente();
  rosario = await sembrarSucursal(prueba.db, 'Rosario');
  marca = (await persona.post('/api/tablas-generales/marcas', { nombre: 'Wega' })).cuerpo.id;
  ids = await prueba.db.transaction().execute(async (tx) => {
    const nuevos = await cargarArticulos(tx, DATOS, null);
    const desde = new Date('2020-01-01');
    await cargarPrecios(tx, [{ articuloId: nuevos[0] ?? '', importe: '100', desde }], null);
    await cargarPrecios(tx, [{ articuloId: nuevos[1] ?? '', importe: '250.50', desde }], null);
    await cargarPrecios(tx, [{ articuloId: nuevos[2] ?? '', importe: '900', desde: new Date('2099-01-01') }], null);
    return nuevos;
  });
  await prueba.db.updateTable('articulo').set({ marca_id: marca }).where('id', '=', ids[0]!).execute();
  await sql`update articulo set modificado_en = '2026-03-01T02:30:00Z', permite_negativo = true where id = ${ids[1]}`.execute(
    prueba.db,
  );
  await prueba.db
    .insertInto('saldo_stock')
    .values([
      { articulo_id: ids[0]!, deposito_id: INICIALES.deposito, permite_negativo: false, fisico: '5', reservado: '2' },
      { articulo_id: ids[1]!, deposito_id: INICIALES.deposito, permite_negativo: true, fisico: '-2' },
      { articulo_id: ids[2]!, deposito_id: rosario.depositoId, permite_negativo: false, fisico: '40' },
    ])
    .execute();
});
afterAll(() => prueba.cerrar());

const pedir = (filtros: string, mas = '', quien = persona) =>
  quien.get(`/api/articulos?filtros=${encodeURIComponent(filtros)}${mas}`);
const codigos = async (filtros: string, mas = '', quien = persona) =>
  (await pedir(filtros, mas, quien)).cuerpo.filas.map(({ codigo }: { codigo: string }) => codigo);
const CASA = `stock-${INICIALES.sucursal}`;

describe('TD-07 each column filtered by itself', () => {
  it.each([
    ['codigo:contiene:o3', ['WO-342']],
    ['codigo:empieza:wo', ['WO-342', 'wo 900']],
    ['codigo:igual:m6-10', ['M6-1.0']],
    ['codigo:igual:m6', []],
    ['descripcion:contiene:aceite hil', ['WO-342']],
    ['descripcion:contiene:BUJIA', ['wo 900']],
    ['descripcion:contiene:wega', []],
    // Signs alone are nowhere, as in the search.
    ['descripcion:contiene:--', []],
    ['codigo:empieza:/', []],
    ['codigo:contiene:-', []],
    ['descripcion:empieza:filtro', ['WO-342']],
    ['descripcion:igual:colocacion', ['SRV']],
    ['descripcion:igual:filtro', []],
    // Longer than what is kept apart of a description.
    ['descripcion:contiene:unica', ['M6-1.0']],
    [`descripcion:igual:${LARGA}`, ['M6-1.0']],
    [`descripcion:igual:${LARGA.slice(0, -1)}`, []],
    ['tipo:uno:SERVICIO,KIT', ['SRV']],
    ['marca:vacio', ['M6-1.0', 'SRV', 'wo 900']],
    ['marca:lleno', ['WO-342']],
    ['estado:uno:DISCONTINUADO', ['wo 900']],
    ['estado:uno:INACTIVO,DISCONTINUADO', ['VIEJO', 'wo 900']],
    ['precio:entre:100,200', ['WO-342']],
    ['precio:entre:100.01,', ['wo 900']],
    ['precio:entre:,250.5', ['WO-342', 'wo 900']],
    ['precioConIva:entre:121,121', ['WO-342']],
    // 303.105 is read with its cents, and found by what is read.
    ['precioConIva:entre:303.11,303.11', ['wo 900']],
    ['precioConIva:entre:,121', ['WO-342']],
    ['precioConIva:vacio', ['M6-1.0', 'SRV']],
    ['precioConIva:lleno', ['WO-342', 'wo 900']],
    ['precio:vacio', ['M6-1.0', 'SRV']],
    ['precio:lleno', ['WO-342', 'wo 900']],
    // Half past two of the first of March in UTC is still February here.
    ['modificado:entre:2026-02-28,2026-02-28', ['wo 900']],
    ['modificado:entre:2026-03-01,2026-03-01', []],
    ['codigo:empieza:wo;precio:entre:,200', ['WO-342']],
    ['codigo:contiene:a%3Bb', []],
  ])('%s', async (filtros, esperados) => expect((await codigos(filtros)).sort()).toEqual([...esperados].sort()));

  it('PRE-14 asks for the price on either side of IVA of a lista that keeps it on the other one', async () => {
    const datos = { nombre: 'Mostrador', incluyeIva: true };
    const { id: listaId } = (await persona.post('/api/articulos/listas-de-precio', datos)).cuerpo;
    await persona.post(`/api/articulos/${ids[2]}/precios`, { listaId, importe: '1210' });
    const enLista = `&listaId=${listaId}`;
    expect(await codigos('precioConIva:entre:1210,1210', enLista)).toEqual(['M6-1.0']);
    expect(await codigos('precio:entre:1000,1000', enLista)).toEqual(['M6-1.0']);
    expect(await codigos('precioConIva:entre:,1209.99', enLista)).toEqual([]);
  });

  it('asks for values by id, and for the stock of one sucursal', async () => {
    expect(await codigos(`marca:uno:${marca}`)).toEqual(['WO-342']);
    expect(await codigos('marca:uno:ninguna')).toEqual([]);
    expect(await codigos(`subfamilia:uno:${INICIALES.subfamilia};tipo:uno:SERVICIO`)).toEqual(['SRV']);
    const [{ id: rubro }] = (await persona.get('/api/articulos/rubros')).cuerpo.filas;
    expect(await codigos(`rubro:uno:${rubro}`)).toHaveLength(4);
    expect(await codigos(`rubro:uno:${INICIALES.subfamilia}`)).toEqual([]);
    expect(await codigos(`${CASA}:entre:1,`)).toEqual(['WO-342']);
    expect(await codigos(`${CASA}:entre:,-1`)).toEqual(['wo 900']);
    expect((await codigos(`${CASA}:entre:0,2`)).sort()).toEqual(['M6-1.0']);
    expect((await codigos(`${CASA}:entre:-9,3`)).sort()).toEqual(['M6-1.0', 'WO-342', 'wo 900']);
    expect(await codigos(`stock-${rosario.sucursalId}:entre:40,40`)).toEqual(['M6-1.0']);
    // All that are seen, together.
    expect(await codigos('stock:entre:40,40')).toEqual(['M6-1.0']);
    expect(await codigos('stock:entre:,-0.001')).toEqual(['wo 900']);
    expect(await codigos('stock:entre:0,0')).toEqual([]);
    expect((await codigos('stock:entre:0.001,')).sort()).toEqual(['M6-1.0', 'WO-342']);
  });

  it('goes with a search, a count and an export', async () => {
    expect(await codigos('precio:lleno', '&buscar=filtro')).toEqual(['WO-342']);
    expect(await codigos('estado:uno:INACTIVO', '&buscar=filtro')).toEqual(['VIEJO']);
    expect(await codigos('estado:uno:ACTIVO', '&buscar=342')).toEqual(['WO-342']);
    expect((await pedir('codigo:empieza:wo', '&contar=exacto')).cuerpo).toMatchObject({ total: 2, totalExacto: true });
    const csv = await persona.get('/api/articulos/exportar?filtros=codigo:empieza:wo');
    expect(csv.texto.trim().split('\n')).toHaveLength(3);
  });

  it('INV-61 what somebody may not see of another sucursal counts as nothing', async () => {
    const ajeno = await prueba.cliente({
      permisos: ['articulo.ver', 'stock.ver'],
      sucursales: [INICIALES.sucursal],
    });
    expect(await codigos(`stock-${rosario.sucursalId}:entre:1,`, '', ajeno)).toEqual([]);
    expect(await codigos(`${CASA}:entre:1,`, '', ajeno)).toEqual(['WO-342']);
    expect(await codigos('stock:entre:0,0', '', ajeno)).toEqual(['M6-1.0']);
  });

  it('refuses a filter that its column does not take', async () => {
    for (const malo of ['precio:contiene:1', 'otra:vacio', 'modificado:entre:ayer,', 'codigo:entre:1,2']) {
      expect(await pedir(malo)).toMatchObject({ status: 400, cuerpo: { issues: [{ path: ['?', 'filtros'] }] } });
    }
  });

  it('lists the values of a column, with a search and by id', async () => {
    const valores = async (query: string) => (await persona.get(`/api/articulos/valores?${query}`)).cuerpo.filas;
    expect(await valores('campo=marca')).toEqual([{ id: marca, texto: 'Wega', detalle: null }]);
    expect(await valores('campo=marca&buscar=otra')).toEqual([]);
    expect(await valores(`campo=subfamilia&elegidos=${INICIALES.subfamilia}`)).toEqual([
      { id: INICIALES.subfamilia, texto: 'Sin clasificar', detalle: 'Sin clasificar › Sin clasificar' },
    ]);
    expect((await valores('campo=unidad&buscar=metro')).length).toBeGreaterThan(0);
    expect((await persona.get('/api/articulos/valores?campo=precio')).status).toBe(400);
    expect((await persona.get(`/api/articulos/valores?campo=marca&elegidos=${'a'.repeat(36)}`)).status).toBe(400);
  });
});
