import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { sembrarArticulo } from '#prueba/semillas.ts';

let prueba: Prueba;
let ana: Cliente;
let bosch: string;
beforeAll(async () => {
  prueba = await crearPrueba();
  ana = await prueba.cliente({ nombre: 'Ana' });
  bosch = await proveedor('Bosch', { descuentos: ['10'] });
});
afterAll(() => prueba.cerrar());

async function proveedor(razonSocial: string, resto: object = {}): Promise<string> {
  const { cuerpo } = await ana.post('/api/articulos/proveedores', { razonSocial, condicionIva: 8, ...resto });
  return cuerpo.id;
}
const rutaDe = (id: string, proveedorId?: string) =>
  `/api/articulos/${id}/proveedores${proveedorId === undefined ? '' : `/${proveedorId}`}`;
const historia = async (id: string, consulta = '', quien = ana) =>
  (await quien.get(`${rutaDe(id)}/historia${consulta}`)).cuerpo.filas;
const version = async (id: string, proveedorId: string): Promise<number> =>
  (await ana.get(rutaDe(id))).cuerpo.filas.find((fila: { proveedorId: string }) => fila.proveedorId === proveedorId)
    .version;
const cambiar = async (id: string, proveedorId: string, cuerpo: object) => {
  const { status, texto } = await ana.patch(rutaDe(id, proveedorId), {
    version: await version(id, proveedorId),
    ...cuerpo,
  });
  expect(status, texto).toBe(200);
};

describe('UA-13 what each proveedor asked', () => {
  it('keeps every change by hand: who, before and after, and why; what is not of its cost leaves nothing', async () => {
    const id = await sembrarArticulo(prueba.db);
    expect((await ana.post(rutaDe(id), { proveedorId: bosch, costo: '100' })).status).toBe(201);
    await cambiar(id, bosch, { costo: '120', comentario: 'Aumento de julio' });
    await cambiar(id, bosch, { multiplo: '6', comentario: 'No es del costo' });
    await cambiar(id, bosch, { costo: '120' });
    await cambiar(id, bosch, { moneda: 'USD', descuentos: [] });
    const { status } = await ana.delete(rutaDe(id, bosch), { version: await version(id, bosch) });
    expect(status).toBe(200);

    const filas = await historia(id);
    const de = (costo: string, neto: string, moneda = 'ARS') => ({ costo, neto, moneda });
    expect(filas).toMatchObject([
      { antes: de('120.00', '120.00', 'USD'), despues: null, quitado: true, origen: 'MANO', quien: 'Ana' },
      { antes: de('120.00', '108.00'), despues: de('120.00', '120.00', 'USD'), descuentos: [], comentario: '' },
      { antes: de('100.00', '90.00'), despues: de('120.00', '108.00'), comentario: 'Aumento de julio', quien: 'Ana' },
      {
        antes: null,
        despues: de('100.00', '90.00'),
        descuentos: ['10'],
        proveedor: 'Bosch',
        origen: 'MANO',
        quitado: false,
      },
    ]);
    expect(filas).toHaveLength(4);
  });

  it('of one proveedor or of all, and only for who may see costs', async () => {
    const id = await sembrarArticulo(prueba.db);
    const mann = await proveedor('Mann');
    await ana.post(rutaDe(id), { proveedorId: bosch, costo: '1' });
    await ana.post(rutaDe(id), { proveedorId: mann, costo: '2' });
    // It says nothing of what it asks: there is nothing to keep.
    await ana.post(rutaDe(id), { proveedorId: await proveedor('Fram') });
    const nombres = (filas: readonly { proveedor: string }[]) => filas.map(({ proveedor: nombre }) => nombre);
    expect(nombres(await historia(id))).toEqual(['Mann', 'Bosch']);
    expect(nombres(await historia(id, `?proveedorId=${bosch}`))).toEqual(['Bosch']);
    const vendedor = await prueba.cliente({ rol: 'vendedor' });
    expect((await vendedor.get(`${rutaDe(id)}/historia`)).status).toBe(403);
    expect((await ana.get(`${rutaDe('01900000-0000-7000-8000-00000000dead')}/historia`)).status).toBe(404);
  });

  it('follows what is merged into another artículo, and stays where it was', async () => {
    const [queda, cede] = [await sembrarArticulo(prueba.db), await sembrarArticulo(prueba.db)];
    await ana.post(rutaDe(cede), { proveedorId: bosch, costo: '40', descuentos: [] });
    await sql`update articulo_proveedor set articulo_id = ${queda} where articulo_id = ${cede}`.execute(prueba.db);
    expect(await historia(queda)).toMatchObject([{ origen: 'FUSION', antes: null, despues: { neto: '40.00' } }]);
    expect(await historia(cede)).toMatchObject([{ origen: 'MANO', despues: { neto: '40.00' } }]);
  });

  it('nobody changes nor takes away a row of it', async () => {
    const id = await sembrarArticulo(prueba.db);
    await ana.post(rutaDe(id), { proveedorId: bosch, costo: '5' });
    for (const orden of [
      sql`update costo_de_proveedor set costo = 1, neto = 1 where articulo_id = ${id}`,
      sql`delete from costo_de_proveedor where articulo_id = ${id}`,
      sql`truncate costo_de_proveedor`,
    ]) {
      await expect(orden.execute(prueba.db)).rejects.toThrow('only takes new rows');
    }
    expect(await historia(id)).toHaveLength(1);
  });
});
