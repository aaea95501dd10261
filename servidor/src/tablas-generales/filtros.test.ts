import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { sembrarArticulo } from '#prueba/semillas.ts';

const T = '/api/tablas-generales';
let prueba: Prueba;
let admin: Cliente;
let santaFe: string;
beforeAll(async () => {
  prueba = await crearPrueba();
  admin = await prueba.cliente();
  santaFe = (await admin.get(`${T}/provincias?buscar=santa fe`)).cuerpo.filas[0].id;
  const crear = async (tabla: string, datos: object): Promise<string> => {
    const { status, cuerpo } = await admin.post(`${T}/${tabla}`, datos);
    expect(status, JSON.stringify(cuerpo)).toBe(201);
    return cuerpo.id;
  };
  const cerrar = (tabla: string, id: string, datos: object) =>
    admin.patch(`${T}/${tabla}/${id}`, { version: 1, ...datos });

  const funes = await crear('localidades', {
    provinciaId: santaFe,
    nombre: 'Funes',
    partido: 'Rosario',
    codigoPostal: '2132',
  });
  await crear('localidades', { provinciaId: santaFe, nombre: 'Roldán', partido: 'San Lorenzo' });
  await cerrar('localidades', await crear('localidades', { provinciaId: santaFe, nombre: 'Ibarlucea' }), {
    activa: false,
  });

  const pilar = await crear('sucursales', { codigo: 'PIL', nombre: 'Pilar', puntoDeVenta: 12, domicilio: 'Ruta 8' });
  await crear('sucursales', { codigo: 'FUN', nombre: 'Oeste', localidadId: funes });
  const fondo = await crear('depositos', { sucursalId: pilar, codigo: 'FON', nombre: 'Fondo', clase: 'CUARENTENA' });
  await crear('depositos', { sucursalId: pilar, codigo: 'T1', nombre: 'Fosa', clase: 'TALLER' });
  await cerrar('depositos', fondo, { activo: false });
  const { filas: fosas } = (await admin.get(`${T}/depositos?buscar=fosa`)).cuerpo;
  await crear('talleres', { sucursalId: pilar, codigo: 'TA', nombre: 'Mecánica', depositoId: fosas[0].id });
  await crear('talleres', { sucursalId: pilar, codigo: 'TB', nombre: 'Electricidad' });

  const marcaId = await crear('marcas', { nombre: 'Ñandú Frenos' });
  await crear('marcas', { nombre: 'Wega' });
  for (const codigo of ['F-1', 'F-2']) {
    const id = await sembrarArticulo(prueba.db, { codigo });
    await prueba.db.updateTable('articulo').set({ marca_id: marcaId }).where('id', '=', id).execute();
  }
  await crear('unidades', { codigo: 'BOL', nombre: 'Bolsa grande', decimales: 2 });
  await crear('motivos', { clase: 'ANULACION', nombre: 'Ya no lo quiere' });
  await crear('condiciones-de-venta', { nombre: 'Contado de feria' });
});
afterAll(() => prueba.cerrar());

/** The names of the rows that a filter of a table finds, which are those of its file. */
async function con(tabla: string, filtros: string, mas = ''): Promise<string[]> {
  const pedido = `filtros=${encodeURIComponent(filtros)}${mas}`;
  const { status, cuerpo } = await admin.get(`${T}/${tabla}?${pedido}`);
  expect(status, filtros).toBe(200);
  const nombres: string[] = cuerpo.filas.map(({ nombre }: { nombre: string }) => nombre);
  expect(cuerpo.total).toBe(nombres.length);
  const filas = (await admin.get(`${T}/${tabla}/exportar?${pedido}`)).texto.trim().split('\r\n').slice(1);
  expect(filas).toHaveLength(nombres.length);
  for (const [orden, nombre] of nombres.entries()) expect(filas[orden]).toContain(nombre);
  return nombres;
}

it.each([
  ['provincias', 'nombre:empieza:santa', ['Santa Cruz', 'Santa Fe']],
  ['provincias', 'iso:igual:ars', ['Santa Fe']],
  ['provincias', 'arca:entre:12,12', ['Santa Fe']],
  ['provincias', 'iibb:entre:921,922;indec:empieza:82', ['Santa Fe']],
  ['localidades', 'nombre:contiene:roldan', ['Roldán']],
  ['localidades', 'partido:empieza:rosario;codigoPostal:igual:2132', ['Funes']],
  ['sucursales', 'codigo:igual:pil', ['Pilar']],
  ['sucursales', 'lugar:contiene:funes', ['Oeste']],
  ['sucursales', 'lugar:contiene:ruta 8;puntoDeVenta:entre:10,20', ['Pilar']],
  ['sucursales', 'depositos:contiene:fosa', ['Pilar']],
  ['sucursales', 'depositos:contiene:fondo', []],
  ['depositos', 'clase:uno:TALLER,CUARENTENA', ['Fondo', 'Fosa']],
  ['depositos', 'codigo:igual:fon;sucursal:contiene:pilar', ['Fondo']],
  ['depositos', 'sucursal:igual:pilar;vendible:uno:false;estado:uno:true', ['Fosa']],
  ['depositos', 'estado:uno:false', ['Fondo']],
  ['talleres', 'nombre:empieza:mecan;codigo:igual:ta', ['Mecánica']],
  ['talleres', 'deposito:contiene:fosa;sucursal:contiene:pilar', ['Mecánica']],
  ['talleres', 'deposito:vacio;estado:uno:true', ['Electricidad']],
  ['marcas', 'nombre:contiene:nandu', ['Ñandú Frenos']],
  ['marcas', 'nombre:contiene:--', []],
  ['marcas', 'nombre:igual:.', []],
  ['marcas', 'articulos:entre:2,', ['Ñandú Frenos']],
  ['marcas', 'articulos:entre:,0;estado:uno:true;nombre:igual:wega', ['Wega']],
  ['unidades', 'codigo:igual:bol;decimales:entre:2,2;uso:uno:false;estado:uno:true', ['Bolsa grande']],
  ['motivos', 'clase:uno:ANULACION;nombre:contiene:quiere;estado:uno:true', ['Ya no lo quiere']],
  ['condiciones-de-venta', 'nombre:contiene:feria;lista:vacio;estado:uno:true', ['Contado de feria']],
])('TD-07 %s: %s, also in their file', async (tabla, filtros, nombres) => {
  expect(await con(tabla, filtros)).toEqual(nombres);
});

it('TD-07 works together with what is asked above the table, with its order and its pages', async () => {
  expect(await con('localidades', `provincia:uno:${santaFe}`, '&orden=-nombre&activa=true')).toEqual([
    'Roldán',
    'Funes',
  ]);
  expect(await con('localidades', `provincia:uno:${santaFe};estado:uno:false`)).toEqual(['Ibarlucea']);
  expect(await con('localidades', 'codigoPostal:vacio', `&provinciaId=${santaFe}&buscar=rol`)).toEqual(['Roldán']);
  const pagina = await admin.get(`${T}/provincias?filtros=localidades:entre:1,&porPagina=1`);
  expect(pagina.cuerpo).toMatchObject({ total: 1, filas: [{ nombre: 'Santa Fe', localidades: 2 }] });
  for (const malo of ['provincias?filtros=nada:vacio', 'marcas?filtros=articulos:contiene:2']) {
    expect((await admin.get(`${T}/${malo}`)).status).toBe(400);
  }
});

it.each([
  ...['localidades', 'sucursales', 'depositos', 'talleres'],
  ...['marcas', 'unidades', 'motivos', 'condiciones-de-venta'],
])('INV-73 %s: one row is read again by itself, as it is by now', async (tabla) => {
  const otra = (await admin.get(`${T}/${tabla}?porPagina=2`)).cuerpo.filas.at(-1);
  expect((await admin.get(`${T}/${tabla}?id=${otra.id}`)).cuerpo).toMatchObject({ total: 1, filas: [otra] });
});

it.each([
  ['provincias', 'indec,nombre', 'INDEC;Provincia'],
  ['localidades', 'estado,nombre,provincia', 'Activa;Localidad;Provincia'],
  ['sucursales', 'puntoDeVenta,nombre,lugar', 'Punto de venta;Sucursal;Domicilio;Localidad;Provincia'],
  ['depositos', 'clase,codigo', 'Clase;Código'],
  ['talleres', 'sucursal,nombre', 'Sucursal;Taller'],
  ['unidades', 'decimales,codigo', 'Decimales;Código'],
  ['marcas', 'articulos,nombre', 'Artículos;Marca'],
  ['motivos', 'nombre,clase', 'Motivo;Clase'],
  ['condiciones-de-venta', 'lista,nombre', 'Lista de precios;Condición de venta'],
])('TD-12 the file of %s brings the columns in view, in their order', async (tabla, columnas, titulos) => {
  const { status, texto } = await admin.get(`${T}/${tabla}/exportar?columnas=${columnas}`);
  expect([status, texto.replace('\ufeff', '').split('\r\n')[0]]).toEqual([200, titulos]);
});
