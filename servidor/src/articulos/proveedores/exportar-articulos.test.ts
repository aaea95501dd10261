import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { sembrarArticulo } from '#prueba/semillas.ts';

let prueba: Prueba;
let persona: Cliente;
beforeAll(async () => {
  prueba = await crearPrueba();
  persona = await prueba.cliente();
});
afterAll(() => prueba.cerrar());

it('ART-11 what a proveedor sells is a file of what the filter leaves, in its order, with what it asks for each', async () => {
  const crear = { razonSocial: 'Bosch', condicionIva: 8, descuentos: ['20', '10'] };
  const { cuerpo: proveedor } = await persona.post('/api/articulos/proveedores', crear);
  for (const n of [1, 2, 3]) {
    const id = await sembrarArticulo(prueba.db, { codigo: `MUCHO-${n}` });
    const trato = { proveedorId: proveedor.id, codigo: `Z${9 - n}`, costo: '100', multiplo: '6', diasDeEntrega: 4 };
    await persona.post(`/api/articulos/${id}/proveedores`, trato);
  }
  const exportar = (filtro: string) =>
    persona.get(`/api/articulos/proveedores/${proveedor.id}/articulos/exportar?${filtro}`);
  const { texto, encabezados } = await exportar('buscar=mucho&orden=codigo');
  expect(encabezados['content-disposition']).toContain('articulos-del-proveedor.csv');
  const [titulos, primera, ...resto] = texto.replace('\uFEFF', '').trimEnd().split('\r\n');
  expect(titulos).toBe(
    'Código nuestro;Código del proveedor;Descripción;Moneda;Costo de lista;Descuentos;Recargos;Costo neto;' +
      'Múltiplo;Mínimo;Días de entrega;Principal;Fuera de lista desde;Actualizado',
  );
  expect(primera).toMatch(/^MUCHO-3;Z6;[^;]*;ARS;100,00;20\+10;;72,00;6;0;4;Sí;;\d/);
  expect(resto).toHaveLength(2);
  expect((await exportar('buscar=z8')).texto).toContain('MUCHO-1');
  expect((await exportar('buscar=z8')).texto).not.toContain('MUCHO-2');
  expect((await persona.get(`/api/articulos/proveedores/${uuidv7()}/articulos/exportar`)).status).toBe(404);
});

it('TD-07 what a proveedor sells is filtered by each of its columns, also in its file, but not by what only some may see', async () => {
  const crear = async (razonSocial: string) =>
    (await persona.post('/api/articulos/proveedores', { razonSocial, condicionIva: 8 })).cuerpo;
  const [proveedor, otro] = [await crear('Mann'), await crear('Wega')];
  const ruta = `/api/articulos/proveedores/${proveedor.id}/articulos`;
  const vender = (id: string, trato: object) =>
    persona.post(`/api/articulos/${id}/proveedores`, { proveedorId: proveedor.id, ...trato });
  const primero = await sembrarArticulo(prueba.db, { codigo: 'COL-1', descripcion: 'Filtro de aceite' });
  const segundo = await sembrarArticulo(prueba.db, { codigo: 'COL-2', descripcion: 'Filtro de aire' });
  const tercero = await sembrarArticulo(prueba.db, { codigo: 'COL-3', descripcion: 'Bujía' });
  await vender(primero, { codigo: 'W 712', multiplo: '12', minimo: '24', diasDeEntrega: 3 });
  // Who sells it first is the principal one.
  await vender(segundo, { proveedorId: otro.id });
  await vender(segundo, { codigo: 'C 30', multiplo: '6' });
  await vender(tercero, { costo: '10' });
  await prueba.db
    .updateTable('articulo_proveedor')
    .set({ fuera_de_lista: new Date('2026-10-03T11:00:00Z') })
    .where('articulo_id', '=', segundo)
    .where('proveedor_id', '=', proveedor.id)
    .execute();
  const con = async (filtros: string) => {
    const pedido = `filtros=${encodeURIComponent(filtros)}`;
    const { texto } = await persona.get(`${ruta}/exportar?${pedido}&columnas=articulo`);
    const hallados = (await persona.get(`${ruta}?${pedido}`)).cuerpo;
    const codigos = hallados.filas.map(({ articulo }: { articulo: string }) => articulo);
    expect(texto).toBe(['\uFEFFCódigo nuestro', ...codigos, ''].join('\r\n'));
    expect(hallados.total).toBe(codigos.length);
    return codigos;
  };
  expect(await con('articulo:empieza:col;descripcion:contiene:filtro')).toEqual(['COL-1', 'COL-2']);
  expect(await con('codigo:igual:w712')).toEqual(['COL-1']);
  expect(await con('codigo:vacio')).toEqual(['COL-3']);
  expect(await con('multiplo:entre:6,6')).toEqual(['COL-2']);
  expect(await con('minimo:entre:1,;diasDeEntrega:entre:3,3')).toEqual(['COL-1']);
  expect(await con('diasDeEntrega:vacio')).toEqual(['COL-2', 'COL-3']);
  expect(await con('situacion:uno:PRINCIPAL')).toEqual(['COL-1', 'COL-3']);
  expect(await con('situacion:uno:FUERA_DE_LISTA')).toEqual(['COL-2']);
  expect(await con('situacion:uno:PRINCIPAL,FUERA_DE_LISTA')).toHaveLength(3);
  expect(await con('situacion:vacio')).toEqual([]);
  expect(await con('actualizado:entre:,2020-01-01')).toEqual([]);
  // INV-71 what it costs is no column to filter by.
  expect((await persona.get(`${ruta}?filtros=costo:entre:1,`)).status).toBe(400);
});
