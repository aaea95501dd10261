import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { INICIALES, sembrarArticulo } from '#prueba/semillas.ts';
import { AJUSTES, ajustar, saldoDe } from '#stock/ayudas-de-prueba.ts';

const DEPOSITOS = '/api/tablas-generales/depositos';
let prueba: Prueba;
let admin: Cliente;
beforeAll(async () => {
  prueba = await crearPrueba();
  admin = await prueba.cliente();
});
afterAll(() => prueba.cerrar());

type Deposito = { readonly id: string; readonly version: number };

/** A depósito that lost all there was of an artículo, by an adjustment that can be reverted. */
async function vaciado(codigo: string) {
  const articuloId = await sembrarArticulo(prueba.db);
  const creado = await admin.post(DEPOSITOS, { sucursalId: INICIALES.sucursal, codigo, nombre: `Fondo ${codigo}` });
  const deposito = creado.cuerpo as Deposito;
  await ajustar(admin, { depositoId: deposito.id, renglones: [{ articuloId, cantidad: '5' }] });
  const perdida = await ajustar(admin, { depositoId: deposito.id, renglones: [{ articuloId, cantidad: '-5' }] });
  return { articuloId, deposito, perdida };
}
const mover = ({ id, version }: Deposito, activo: boolean) => admin.patch(`${DEPOSITOS}/${id}`, { version, activo });
const revertir = ({ id, version }: { readonly id: string; readonly version: number }) =>
  admin.post(`${AJUSTES}/${id}/revertir`, { version });

describe('AJU-11 reverting in a depósito that is closed by now', () => {
  it('brings nothing back there, and goes on once it is open again', async () => {
    const { articuloId, deposito, perdida } = await vaciado('RC-1');
    const cerrado = await mover(deposito, false);
    expect(cerrado.status, cerrado.texto).toBe(200);
    expect((await revertir(perdida)).cuerpo).toMatchObject({
      status: 409,
      code: 'stock.deposito_inactivo',
      data: { deposito: 'Fondo RC-1' },
    });
    expect(await saldoDe(prueba.db, articuloId, deposito.id)).toEqual([0, 0]);
    expect((await mover(cerrado.cuerpo, true)).status).toBe(200);
    expect((await revertir(perdida)).status).toBe(200);
    expect(await saldoDe(prueba.db, articuloId, deposito.id)).toEqual([5, 0]);
  });

  it('either comes before it is closed, which has stock then, or hears that it is', async () => {
    for (let i = 0; i < 4; i += 1) {
      const { deposito, perdida } = await vaciado(`RC-DOS-${i}`);
      const [vuelta, cierre] = await Promise.all([revertir(perdida), mover(deposito, false)]);
      expect([
        [200, 409],
        ['stock.deposito_inactivo', 200],
      ]).toContainEqual([vuelta.cuerpo.code ?? vuelta.status, cierre.status]);
    }
  });
});
