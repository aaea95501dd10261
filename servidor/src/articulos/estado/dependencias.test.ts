import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mover, regir, una } from '#articulos/estructura/ayudas-de-prueba.ts';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { INICIALES, sembrarArticulo, sembrarSucursal } from '#prueba/semillas.ts';

let prueba: Prueba;
let persona: Cliente;
beforeAll(async () => {
  prueba = await crearPrueba();
  persona = await prueba.cliente();
});
afterAll(() => prueba.cerrar());

const NOTAS = '/api/ventas/notas-de-pedido';

/** What keeps it from being inactivated, by itself, and how many of it alone a change of many would inactivate. */
async function trabas(id: string) {
  const { dependencias } = (await persona.get(`/api/articulos/${id}/dependencias`)).cuerpo;
  const seleccion = { de: 'ids', ids: [id] };
  const pedido = { seleccion, cambios: { estado: 'INACTIVO' } };
  const { cambian } = (await persona.post('/api/articulos/ediciones/vista-previa', pedido)).cuerpo;
  return [dependencias.map(({ tipo }: { tipo: string }) => tipo), cambian];
}
const SIGUE = [[], 1];

describe('INV-09 what keeps an artículo in use, one by one and with many', () => {
  it('an adjustment, while it waits to be applied or approved', async () => {
    const id = await sembrarArticulo(prueba.db);
    const ajusteId = uuidv7();
    const [sucursal_id, deposito_id, creado_por] = [INICIALES.sucursal, INICIALES.deposito, persona.usuarioId];
    await prueba.db
      .insertInto('ajuste')
      .values({ id: ajusteId, sucursal_id, deposito_id, motivo_id: INICIALES.motivoRotura, creado_por })
      .execute();
    await prueba.db
      .insertInto('ajuste_renglon')
      .values({ id: uuidv7(), ajuste_id: ajusteId, orden: 1, articulo_id: id, decimales: 0, cantidad: '3' })
      .execute();
    const pasar = (cambio: object) => prueba.db.updateTable('ajuste').set(cambio).where('id', '=', ajusteId).execute();
    expect(await trabas(id)).toEqual([['AJUSTE'], 0]);
    await pasar({ estado: 'A_APROBAR', pedido_en: new Date(), pedido_por: creado_por });
    expect(await trabas(id)).toEqual([['AJUSTE'], 0]);
    await pasar({ estado: 'ANULADO', anulado_en: new Date(), anulado_por: creado_por });
    expect(await trabas(id)).toEqual(SIGUE);
  });

  it('a line, while something of it is to be handed over and its nota is open', async () => {
    const id = await sembrarArticulo(prueba.db, { precio: '10' });
    const pedido = { clienteId: INICIALES.consumidorFinal, depositoId: INICIALES.deposito };
    const nota = (await persona.post(NOTAS, { ...pedido, renglones: [{ articuloId: id, cantidad: '2' }] })).cuerpo;
    const cancelar = (cancelada: string) =>
      prueba.db.updateTable('nota_renglon').set({ cancelada }).where('nota_id', '=', nota.id).execute();
    expect(await trabas(id)).toEqual([['NOTA'], 0]);
    await cancelar('1');
    expect(await trabas(id)).toEqual([['NOTA'], 0]);
    await cancelar('2');
    expect(await trabas(id)).toEqual(SIGUE);
    await cancelar('0');
    const anular = { version: nota.version, motivo: 'No vino a buscarla' };
    expect((await persona.post(`${NOTAS}/${nota.id}/anular`, anular)).status).toBe(200);
    expect(await trabas(id)).toEqual(SIGUE);
  });

  it('an estructura in force, which is its own, or takes it, or may take it in the place of something else', async () => {
    const sembrar = () => sembrarArticulo(prueba.db);
    const [conjunto, pieza, suplente] = [await sembrar(), await sembrar(), await sembrar()];
    const vigente = await regir(persona, conjunto, [una(pieza, '1', { sustitutos: [suplente] })]);
    for (const id of [conjunto, pieza, suplente]) expect(await trabas(id)).toEqual([['ESTRUCTURA'], 0]);
    expect((await mover(persona, vigente, 'retirar')).status).toBe(200);
    for (const id of [conjunto, pieza, suplente]) expect(await trabas(id)).toEqual(SIGUE);
  });

  it('INV-61 a nota of a sucursal that somebody does not see is told without which one it is', async () => {
    const id = await sembrarArticulo(prueba.db, { precio: '10' });
    const pedido = { clienteId: INICIALES.consumidorFinal, depositoId: INICIALES.deposito };
    await persona.post(NOTAS, { ...pedido, renglones: [{ articuloId: id, cantidad: '1' }] });
    const { sucursalId } = await sembrarSucursal(prueba.db, 'Rosario');
    const leer = async (sucursales: string[]) => {
      const quien = await prueba.cliente({ permisos: ['articulo.ver', 'nota.ver'], sucursales });
      return (await quien.get(`/api/articulos/${id}/dependencias`)).cuerpo.dependencias;
    };
    expect(await leer([sucursalId])).toEqual([
      { tipo: 'NOTA', numero: null, texto: 'está en documentos abiertos de otra sucursal', documento: null },
    ]);
    expect(await leer([INICIALES.sucursal])).toMatchObject([
      { numero: expect.any(Number), documento: { tipo: 'NOTA' } },
    ]);
  });
});
