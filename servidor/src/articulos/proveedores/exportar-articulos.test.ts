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
    'Código nuestro;Código del proveedor;Descripción;Moneda;Costo de lista;Descuentos;Costo neto;' +
      'Múltiplo;Mínimo;Días de entrega;Principal;Fuera de lista desde;Actualizado',
  );
  expect(primera).toMatch(/^MUCHO-3;Z6;[^;]*;ARS;100,00;20\+10;72,00;6;0;4;Sí;;\d/);
  expect(resto).toHaveLength(2);
  expect((await exportar('buscar=z8')).texto).toContain('MUCHO-1');
  expect((await exportar('buscar=z8')).texto).not.toContain('MUCHO-2');
  expect((await persona.get(`/api/articulos/proveedores/${uuidv7()}/articulos/exportar`)).status).toBe(404);
});
