import { afterAll, beforeAll, expect, it } from 'vitest';
import { articulo, ponerCosto, SIN_NADIE } from '#articulos/precios/ayudas-de-prueba.ts';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';

const CAMBIOS = '/api/articulos/cambios-de-costo';
let prueba: Prueba;
let nunez: Cliente;
let nadal: Cliente;
beforeAll(async () => {
  prueba = await crearPrueba();
  nunez = await prueba.cliente({ nombre: 'R. Núñez' });
  nadal = await prueba.cliente({ nombre: 'C. Nadal' });
});
afterAll(() => prueba.cerrar());

type Pedido = { readonly ids: readonly string[]; readonly cambio: object; readonly motivo: string };

async function cambiar(quien: Cliente, { ids, cambio, motivo }: Pedido): Promise<string> {
  const pedido = { seleccion: { de: 'ids', ids }, cambio };
  const { cambian, huella } = (await quien.post(`${CAMBIOS}/vista-previa`, pedido)).cuerpo;
  return (await quien.post(CAMBIOS, { ...pedido, cambian, huella, motivo })).cuerpo.id;
}

async function conCosto(codigo: string, descripcion: string, importe: string, moneda = 'ARS'): Promise<string> {
  const id = await articulo(nunez, { codigo, descripcion });
  await ponerCosto(nunez, id, { importe, moneda });
  return id;
}

/** What a list shows with that filter, and the rows of the file of the same filter. */
async function conFiltro(lista: string, filtros: string, { mas = '', columnas = '' } = {}) {
  const archivo = `${lista.replace(/\/lineas$/, '')}/exportar`;
  const pedido = `filtros=${encodeURIComponent(filtros)}${mas}`;
  const { filas, total } = (await nunez.get(`${lista}?${pedido}`)).cuerpo;
  const { texto } = await nunez.get(`${archivo}?${pedido}${columnas && `&columnas=${columnas}`}`);
  const [titulos, ...escritas] = texto.replace('\uFEFF', '').trim().split('\r\n');
  expect([filas.length, escritas.length]).toEqual([total, total]);
  return { filas, titulos, escritas };
}

it('UA-09, TD-07, TD-12 changes are filtered by each of their columns, also in their file', async () => {
  expect(await conFiltro(CAMBIOS, 'motivo:lleno')).toMatchObject({ filas: [], escritas: [] });
  const ids = [await conCosto('LIS-1', 'Bujía', '100'), await conCosto('LIS-2', 'Bobina', '100', 'USD')];
  const sube = await cambiar(nunez, { ids, cambio: { tipo: 'PORCENTAJE', valor: '10' }, motivo: 'Aumento de julio' });
  const menosDiez = { tipo: 'IMPORTE', valor: '-10.5', moneda: 'ARS' };
  const baja = await cambiar(nadal, { ids, cambio: menosDiez, motivo: 'Baja de julio' });
  const vuelta = (await nadal.post(`${CAMBIOS}/${baja}/deshacer`, { motivo: 'Era otra lista' })).cuerpo.id;
  const con = async (filtros: string, mas = '') =>
    (await conFiltro(CAMBIOS, filtros, { mas })).filas.map(({ id }: { id: string }) => id);

  expect(await con('motivo:contiene:julio')).toEqual([baja, sube]);
  expect(await con('motivo:contiene:julio', '&orden=en')).toEqual([sube, baja]);
  expect(await con('motivo:contiene:julio', '&buscar=aumento')).toEqual([sube]);
  expect(await con('quien:contiene:nunez')).toEqual([sube]);
  expect(await con('tipo:uno:DESHACER')).toEqual([vuelta]);
  expect(await con('situacion:uno:DESHECHO')).toEqual([baja]);
  expect(await con('situacion:uno:VIGENTE')).toEqual([vuelta, sube]);
  expect(await con('articulos:entre:2,')).toEqual([sube]);
  expect(await con('quedan:entre:1,1;tipo:uno:CAMBIAR')).toEqual([baja]);
  expect(await con('en:entre:,2020-01-01')).toEqual([]);
  expect(await con('en:entre:2020-01-01,')).toEqual([vuelta, baja, sube]);
  // What was asked, by its sign too, as a keyboard has it.
  expect(await con('pedido:igual:+10 %25')).toEqual([sube]);
  expect(await con('pedido:igual:-10 %25')).toEqual([]);
  expect(await con('pedido:empieza:-10.5')).toEqual([vuelta, baja]);
  expect(await con('pedido:contiene:ars')).toEqual([vuelta, baja]);

  const columnas = 'situacion,pedido,articulos,quedan';
  expect(await conFiltro(CAMBIOS, 'articulos:entre:2,', { columnas })).toMatchObject({
    titulos: 'Situación;Cambio;Artículos;Quedaron',
    escritas: ['Vigente;Costo +10 %;2;0'],
  });
  const { texto } = await nunez.get(`${CAMBIOS}/exportar?orden=en&columnas=tipo,pedido,quien,motivo,situacion`);
  expect(texto.trim().split('\r\n').slice(1)).toEqual([
    'Cambio;Costo +10 %;R. Núñez;Aumento de julio;Vigente',
    'Cambio;Costo −10,5 ARS;C. Nadal;Baja de julio;Deshecho',
    'Vuelta atrás;Deshace: costo −10,5 ARS;C. Nadal;Era otra lista;Vigente',
  ]);
  expect((await nunez.get(`${CAMBIOS}?filtros=id:vacio`)).status).toBe(400);
});

it('UA-09, TD-07, TD-12 the lines of a change are filtered by each of their columns, also in their file', async () => {
  const ids = [
    await conCosto('FIL-1', 'Filtro de aire', '100'),
    await conCosto('FIL-2', 'Filtro de aceite', '200'),
    await conCosto('COR-1', 'Correa', '300', 'USD'),
    await articulo(nunez, { codigo: 'SIN-1', descripcion: 'Correa sin costo' }),
  ];
  const diez = { tipo: 'IMPORTE', valor: '10', moneda: 'ARS' };
  const lineas = `${CAMBIOS}/${await cambiar(nunez, { ids, cambio: diez, motivo: 'Aumento' })}/lineas`;
  const con = async (filtros: string, mas = '') =>
    (await conFiltro(lineas, filtros, { mas })).filas.map(({ codigo }: { codigo: string }) => codigo);

  expect(await con('codigo:empieza:fil')).toEqual(['FIL-1', 'FIL-2']);
  expect(await con('codigo:empieza:fil', '&orden=-codigo')).toEqual(['FIL-2', 'FIL-1']);
  expect(await con('codigo:igual:fil 2')).toEqual(['FIL-2']);
  expect(await con('descripcion:contiene:correa')).toEqual(['COR-1', 'SIN-1']);
  expect(await con('descripcion:contiene:correa', '&buscar=sin')).toEqual(['SIN-1']);
  expect(await con('moneda:uno:USD')).toEqual(['COR-1']);
  expect(await con('moneda:vacio')).toEqual(['SIN-1']);
  expect(await con('antes:entre:200,')).toEqual(['COR-1', 'FIL-2']);
  expect(await con('despues:entre:110,110')).toEqual(['FIL-1']);
  expect(await con('despues:vacio', '&que=QUEDAN')).toEqual(['COR-1', 'SIN-1']);
  expect(await con('variacion:entre:5,5')).toEqual(['FIL-2']);
  expect(await con('queda:uno:SIN_COSTO,OTRA_MONEDA')).toEqual(['COR-1', 'SIN-1']);
  expect(await con('queda:vacio', '&que=QUEDAN')).toEqual([]);

  const columnas = 'codigo,despues,antes,moneda,variacion,queda';
  expect(await conFiltro(lineas, 'antes:lleno;codigo:contiene:1', { columnas })).toMatchObject({
    titulos: 'Código;Costo nuevo;Costo anterior;Moneda;Variación %;Por qué no',
    escritas: ['COR-1;;300,00;USD;;Su costo está en otra moneda', 'FIL-1;110,00;100,00;ARS;10;'],
  });
  expect((await nunez.get(`${lineas}?filtros=costo:vacio`)).status).toBe(400);
});

it('UA-09 one change tells what was asked, when and by whom, and by whom it was taken back', async () => {
  const ids = [await conCosto('UNO-1', 'Bujía', '100'), await conCosto('UNO-2', 'Bobina', '100', 'USD')];
  const cambio = { tipo: 'IMPORTE', valor: '5', moneda: 'ARS' };
  const id = await cambiar(nunez, { ids, cambio, motivo: 'Aumento' });
  const ver = async () => (await nunez.get(`${CAMBIOS}/${id}`)).cuerpo;
  const dicho = { id, tipo: 'CAMBIAR', articulos: 1, quedan: 1, motivo: 'Aumento', quien: 'R. Núñez', deshecho: null };
  expect(await ver()).toMatchObject(dicho);
  const vuelta = (await nadal.post(`${CAMBIOS}/${id}/deshacer`, { motivo: 'Era otro' })).cuerpo.id;
  expect((await ver()).deshecho).toMatchObject({ quien: 'C. Nadal' });
  expect((await nunez.get(`${CAMBIOS}/${vuelta}`)).cuerpo).toMatchObject({ tipo: 'DESHACER', quien: 'C. Nadal' });
  // As the list tells it.
  expect((await nunez.get(`${CAMBIOS}?buscar=Aumento`)).cuerpo.filas[0]).toEqual(await ver());
  expect((await nunez.get(`${CAMBIOS}/${SIN_NADIE}`)).status).toBe(404);
});

it('INV-71 neither they nor their files are for who may not see costs', async () => {
  const sinCosto = await prueba.cliente({ permisos: ['articulo.ver', 'precio.modificar'] });
  const rutas = ['', '/exportar', `/${SIN_NADIE}`, `/${SIN_NADIE}/lineas`, `/${SIN_NADIE}/exportar`];
  for (const ruta of rutas) expect((await sinCosto.get(`${CAMBIOS}${ruta}`)).status).toBe(403);
});
