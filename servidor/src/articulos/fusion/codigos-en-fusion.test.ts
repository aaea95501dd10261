import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';

const A = '/api/articulos';
let prueba: Prueba;
let admin: Cliente;
beforeAll(async () => {
  prueba = await crearPrueba();
  admin = await prueba.cliente();
});
afterAll(() => prueba.cerrar());

const nuevo = async (codigo: string): Promise<string> =>
  (await admin.post(A, { codigo, descripcion: `Bomba ${codigo}` })).cuerpo.id;
const ficha = async (id: string) => (await admin.get(`${A}/${id}`)).cuerpo;
const codigosDe = async (id: string) =>
  (await ficha(id)).codigos.map(({ tipo, valor, cantidadPorLectura }: Record<string, string>) =>
    [tipo, valor, cantidadPorLectura].join(' '),
  );

describe('ART-27 the code of a proveedor that both are bought from', () => {
  it('ART-01 INV-02 goes on as one more of the one that stays, as many units a scan, and may be its code by then', async () => {
    const [perdedor, ganador] = [await nuevo('CF-1'), await nuevo('CF-2')];
    const { id: proveedorId } = (await admin.post(`${A}/proveedores`, { razonSocial: 'De cajas SA', condicionIva: 8 }))
      .cuerpo;
    for (const [id, codigo] of [
      [perdedor, 'P-1'],
      [ganador, 'G-1'],
    ]) {
      const alta = await admin.post(`${A}/${id}/proveedores`, { proveedorId, codigo, costo: '10' });
      expect(alta.status, alta.texto).toBe(201);
    }
    const [caja] = (await ficha(perdedor)).codigos;
    const { version } = await ficha(perdedor);
    await admin.patch(`${A}/${perdedor}/codigos/${caja.id}`, { version, cantidadPorLectura: '12' });

    const [uno, otro] = [await ficha(perdedor), await ficha(ganador)];
    const fusion = await admin.post(`${A}/${perdedor}/fusion`, {
      ...{ version: uno.version, enId: ganador, versionDelOtro: otro.version, motivo: 'Se creó dos veces' },
    });
    expect(fusion.status, fusion.texto).toBe(200);
    expect((await codigosDe(ganador)).toSorted()).toEqual([
      'ALTERNATIVO CF-1 1',
      'ALTERNATIVO P-1 12',
      'PROVEEDOR G-1 1',
    ]);
    expect(await codigosDe(perdedor)).toEqual([]);

    const [trato] = (await admin.get(`${A}/${ganador}/proveedores`)).cuerpo.filas;
    const cambio = { version: trato.version, codigo: 'P-1' };
    const cambiado = await admin.patch(`${A}/${ganador}/proveedores/${proveedorId}`, cambio);
    expect(cambiado.status, cambiado.texto).toBe(200);
  });
});
