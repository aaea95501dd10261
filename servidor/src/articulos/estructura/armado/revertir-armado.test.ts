import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ARMADOS, abastecer, ESTRUCTURAS, mover, regir, una } from '#articulos/estructura/ayudas-de-prueba.ts';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { INICIALES } from '#prueba/semillas.ts';

const A = '/api/articulos';
let prueba: Prueba;
let persona: Cliente;
beforeAll(async () => {
  prueba = await crearPrueba();
  persona = await prueba.cliente();
});
afterAll(() => prueba.cerrar());

const nuevo = async (codigo: string): Promise<string> =>
  (await persona.post(A, { codigo, descripcion: `Pieza ${codigo}` })).cuerpo.id;
const ficha = async (id: string) => (await persona.get(`${A}/${id}`)).cuerpo;
const pasarA = async (id: string, accion: string) =>
  persona.post(`${A}/${id}/estado`, { version: (await ficha(id)).version, accion });

/** All there was of a component went into an artículo whose estructura is no longer in force. */
async function armarTodo(codigo: string) {
  const [producto, pieza] = [await nuevo(`${codigo}-CONJ`), await nuevo(`${codigo}-PIEZA`)];
  await abastecer(prueba.db, persona, [[pieza, '2', '30']]);
  const estructura = await regir(persona, producto, [una(pieza, '2')]);
  const { cuerpo: orden } = await persona.post(`${ESTRUCTURAS}/${estructura.id}/armado`, {
    ...{ sentido: 'ARMAR', cantidad: '1', depositoId: INICIALES.deposito },
  });
  expect((await mover(persona, estructura, 'retirar')).status).toBe(200);
  return { pieza, orden };
}
const revertir = ({ id, version }: { id: string; version: number }) =>
  persona.post(`${ARMADOS}/${id}/revertir`, { version });

describe('EST-08 INV-09 reverting an order of what does not move any more', () => {
  it('says which is inactive, and goes on once it is active again', async () => {
    const { pieza, orden } = await armarTodo('INA');
    expect((await pasarA(pieza, 'inactivar')).status).toBe(200);
    const negada = await revertir(orden);
    expect(negada.cuerpo).toMatchObject({
      status: 409,
      code: 'stock.reversion_de_inactivos',
      data: { articulos: [{ codigo: 'INA-PIEZA', fusionadoEn: null }] },
    });
    expect((await pasarA(pieza, 'activar')).status).toBe(200);
    expect((await revertir(orden)).status).toBe(200);
  });

  it('either comes before the component is inactivated, which has stock then, or hears that it is', async () => {
    for (let i = 0; i < 4; i += 1) {
      const { pieza, orden } = await armarTodo(`DOS${i}`);
      const [vuelta, baja] = await Promise.all([revertir(orden), pasarA(pieza, 'inactivar')]);
      expect([
        [200, 'articulos.con_dependencias'],
        ['stock.reversion_de_inactivos', 200],
      ]).toContainEqual([vuelta.cuerpo.code ?? vuelta.status, baja.cuerpo.code ?? baja.status]);
    }
  });

  it('says who has the stock of the one that was merged, also through another', async () => {
    const { pieza, orden } = await armarTodo('FUS');
    const [medio, queda] = [await nuevo('FUS-MEDIO'), await nuevo('FUS-QUEDA')];
    const pares: readonly (readonly [string, string])[] = [
      [pieza, medio],
      [medio, queda],
    ];
    for (const [de, en] of pares) {
      const fusion = await persona.post(`${A}/${de}/fusion`, {
        ...{ version: (await ficha(de)).version, enId: en, versionDelOtro: (await ficha(en)).version },
        motivo: 'Se creó dos veces',
      });
      expect(fusion.status, fusion.texto).toBe(200);
    }
    const negada = await revertir(orden);
    expect(negada.cuerpo).toMatchObject({
      status: 409,
      code: 'stock.reversion_de_inactivos',
      title: expect.stringContaining('FUS-PIEZA se fusionó en FUS-QUEDA'),
      data: { articulos: [{ codigo: 'FUS-PIEZA', fusionadoEn: 'FUS-QUEDA' }] },
    });
  });
});
