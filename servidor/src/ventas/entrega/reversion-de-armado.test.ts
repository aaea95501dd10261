import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { INICIALES } from '#prueba/semillas.ts';
import { verificacionesDeStock } from '#stock/index.ts';
import { accionar, crearConfirmada, crearNota, leerSaldo, sembrarStock } from '#ventas/ayudas-de-prueba.ts';
import { regir } from '#ventas/kits/ayudas-de-prueba.ts';

const A = '/api/articulos';
let prueba: Prueba;
let admin: Cliente;
beforeAll(async () => {
  prueba = await crearPrueba();
  admin = await prueba.cliente();
});
afterAll(() => prueba.cerrar());

const nuevo = async (codigo: string): Promise<string> =>
  (await admin.post(A, { codigo, descripcion: `Pieza ${codigo}` })).cuerpo.id;

/** So many of an artículo, assembled by one order. */
async function armar(codigo: string, cantidad = '2') {
  const [conjunto, pieza] = [await nuevo(codigo), await nuevo(`${codigo}-P`)];
  await sembrarStock(prueba.db, admin.usuarioId, [{ articuloId: pieza, cantidad }]);
  const estructuraId = await regir(admin, conjunto, [{ componenteId: pieza, cantidad: '1' }]);
  const { status, cuerpo } = await admin.post(`${A}/estructuras/${estructuraId}/armado`, {
    ...{ sentido: 'ARMAR', cantidad, depositoId: INICIALES.deposito },
  });
  expect(status).toBe(201);
  return { conjunto, pieza, orden: cuerpo as { readonly id: string; readonly version: number } };
}
const revertir = ({ id, version }: { readonly id: string; readonly version: number }) =>
  admin.post(`${A}/armados/${id}/revertir`, { version });
const de = (articuloId: string, cantidad: string) => ({ renglones: [{ articuloId, cantidad, sinCargo: true }] });

describe('EST-08 INV-12 reverting an order of what is reserved since', () => {
  it('is refused with how many are free and which nota holds the rest, until that one lets them go', async () => {
    const { conjunto, pieza, orden } = await armar('RES-CONJ');
    const nota = await crearConfirmada(admin, de(conjunto, '1'));
    const negada = await revertir(orden);
    expect(negada.cuerpo).toMatchObject({
      status: 409,
      code: 'stock.reversion_de_reservado',
      data: { prometidos: [{ codigo: 'RES-CONJ', sale: '2', libre: '1', para: [`NP ${nota.numero}`] }] },
    });
    expect(await leerSaldo(prueba.db, conjunto)).toEqual({ fisico: 2, reservado: 1 });
    expect((await accionar(admin, nota, 'anular', { motivo: 'Se arrepintió' })).status).toBe(200);
    expect((await revertir(orden)).status).toBe(200);
    expect(await leerSaldo(prueba.db, pieza)).toEqual({ fisico: 2, reservado: 0 });
  });

  it('at the same time as a nota of those units is confirmed, one of them alone has them', async () => {
    for (let i = 0; i < 6; i += 1) {
      const { conjunto, orden } = await armar(`DOS-CONJ-${i}-`);
      const { cuerpo: nota } = await crearNota(admin, de(conjunto, '2'));
      const [vuelta, confirmada] = await Promise.all([revertir(orden), accionar(admin, nota, 'confirmar')]);
      expect([
        [200, 'ventas.stock_insuficiente'],
        ['stock.reversion_de_reservado', 200],
      ]).toContainEqual([vuelta.cuerpo.code ?? vuelta.status, confirmada.cuerpo.code ?? confirmada.status]);
      const { fisico, reservado } = await leerSaldo(prueba.db, conjunto);
      expect(fisico).toBe(reservado);
    }
    for (const { codigo, consulta } of verificacionesDeStock)
      expect([codigo, await consulta(prueba.db)]).toEqual([codigo, []]);
  });
});
