import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { sembrarArticulo } from '#prueba/semillas.ts';

let prueba: Prueba;
let persona: Cliente;
let secreto: string;
beforeAll(async () => {
  prueba = await crearPrueba();
  persona = await prueba.cliente({ nombre: 'Ana' });
  secreto = await proveedor('Secreto SA');
});
afterAll(() => prueba.cerrar());

async function proveedor(razonSocial: string): Promise<string> {
  return (await persona.post('/api/articulos/proveedores', { razonSocial, condicionIva: 8 })).cuerpo.id;
}

it('INV-61 the search finds by a code of a proveedor, and says whose it is only to who may see who sells', async () => {
  const id = await sembrarArticulo(prueba.db, { codigo: 'QUIEN-1' });
  await persona.post(`/api/articulos/${id}/proveedores`, { proveedorId: secreto, codigo: 'SEC-77' });
  const buscar = async (quien: Cliente) => (await quien.get('/api/articulos/buscar?texto=SEC-77')).cuerpo.filas;
  const vende = await prueba.cliente({ permisos: ['articulo.ver'] });
  const hallado = { id, motivo: 'PROVEEDOR', coincidencia: 'SEC-77' };
  expect(await buscar(persona)).toMatchObject([{ ...hallado, proveedor: 'Secreto SA' }]);
  expect(await buscar(vende)).toMatchObject([{ ...hallado, proveedor: null }]);
});

it('INV-61 the trail and the report of changes tell who sells what only to who may see who sells', async () => {
  const id = await sembrarArticulo(prueba.db, { codigo: 'QUIEN-2' });
  const otro = await proveedor('Otro Secreto · código');
  const rutaDe = (proveedorId: string) => `/api/articulos/${id}/proveedores/${proveedorId}`;
  await persona.post(`/api/articulos/${id}/proveedores`, { proveedorId: secreto, codigo: 'SEC-78', costo: '11' });
  await persona.post(`/api/articulos/${id}/proveedores`, { proveedorId: otro, diasDeEntrega: 3 });
  await persona.patch(rutaDe(otro), { version: 1, multiplo: '2', minimo: '4', principal: true });
  await persona.delete(rutaDe(otro), { version: 2 });
  const editado = await persona.post('/api/articulos/ediciones', {
    seleccion: { de: 'ids', ids: [id] },
    cambios: { proveedorId: secreto },
    cambian: 1,
    motivo: 'Mejor trato',
  });
  expect(editado.status).toBe(201);
  const articulo = (await persona.get(`/api/articulos/${id}`)).cuerpo;
  await persona.patch(`/api/articulos/${id}`, { version: articulo.version, descripcion: 'Bomba de agua' });

  const rutas = [
    `/api/actividad/articulo/${id}`,
    '/api/articulos/reportes/cambios?clase=DATOS&porPagina=200',
    '/api/articulos/reportes/cambios/exportar?clase=DATOS',
  ];
  const vende = await prueba.cliente({ permisos: ['articulo.ver', 'costo.ver'] });
  for (const ruta of rutas) {
    expect((await persona.get(ruta)).texto).toMatch(/Secreto/);
    const { status, texto } = await vende.get(ruta);
    expect(status).toBe(200);
    expect(texto).toContain('Bomba de agua');
    expect(texto).not.toMatch(/Secreto|SEC-78/);
  }
});

it('INV-61 what was changed of many says that it was the proveedor, and which only to who may see who sells', async () => {
  const ids = [
    await sembrarArticulo(prueba.db, { codigo: 'QUIEN-3' }),
    await sembrarArticulo(prueba.db, { codigo: 'QUIEN-4' }),
  ];
  const nuevo = await proveedor('Nuevo Secreto');
  for (const id of ids) {
    await persona.post(`/api/articulos/${id}/proveedores`, { proveedorId: secreto });
    await persona.post(`/api/articulos/${id}/proveedores`, { proveedorId: nuevo });
  }
  const hecha = await persona.post('/api/articulos/ediciones', {
    seleccion: { de: 'ids', ids },
    cambios: { iva: '10.5', proveedorId: nuevo },
    cambian: 2,
    motivo: 'Mejor trato',
  });
  expect(hecha.status).toBe(201);
  const E = '/api/articulos/ediciones';
  const vende = await prueba.cliente({ permisos: ['articulo.ver'] });
  const pedido = async (quien: Cliente) => (await quien.get(`${E}/${hecha.cuerpo.id}`)).cuerpo.pedido;
  expect(await pedido(persona)).toMatch(/^IVA: 10,5.% · Proveedor principal: Nuevo Secreto$/);
  expect(await pedido(vende)).toMatch(/^IVA: 10,5.% · Proveedor principal$/);
  for (const ruta of [
    E,
    `${E}/exportar`,
    `${E}/${hecha.cuerpo.id}`,
    `${E}/${hecha.cuerpo.id}/lineas`,
    `${E}/${hecha.cuerpo.id}/exportar`,
  ]) {
    expect((await persona.get(ruta)).texto).toMatch(/Secreto/);
    const { status, texto } = await vende.get(ruta);
    expect(status).toBe(200);
    expect(texto).toMatch(/10[,.]5/);
    expect(texto).not.toMatch(/Secreto/);
  }
  expect((await vende.get(`${E}?buscar=secreto`)).cuerpo.filas).toEqual([]);
});
