import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { INICIALES, sembrarArticulo } from '#prueba/semillas.ts';

const E = '/api/articulos/ediciones';
let prueba: Prueba;
let persona: Cliente;
beforeAll(async () => {
  prueba = await crearPrueba();
  persona = await prueba.cliente();
});
afterAll(() => prueba.cerrar());

const sembrar = (...estados: readonly string[]) =>
  Promise.all(estados.map((estado) => sembrarArticulo(prueba.db, { estado })));
const editar = async (ids: readonly string[], estado: string) => {
  const cuerpo = {
    seleccion: { de: 'ids', ids },
    cambios: { estado },
    cambian: ids.length,
    motivo: 'Orden del depósito',
  };
  const hecha = await persona.post(E, cuerpo);
  expect(hecha.status, hecha.texto).toBe(201);
  return hecha.cuerpo.id as string;
};
const deshacer = async (id: string) => (await persona.post(`${E}/${id}/deshacer`, { motivo: 'Era un error' })).cuerpo;
const estadosDe = (ids: readonly string[]) =>
  Promise.all(ids.map(async (id) => (await persona.get(`/api/articulos/${id}`)).cuerpo.estado));
const ponerStock = (id: string) =>
  prueba.db
    .insertInto('saldo_stock')
    .values({ articulo_id: id, deposito_id: INICIALES.deposito, permite_negativo: false, fisico: '4' })
    .execute();

describe('ART-10 ART-19 a state that is taken back', () => {
  it('is the one each had, also where life has no such step: discontinued, or not ready yet', async () => {
    const ids = await sembrar('DISCONTINUADO', 'ACTIVO');
    const inactivados = await editar(ids, 'INACTIVO');
    expect(await deshacer(inactivados)).toMatchObject({ articulos: 2, fallas: 0 });
    expect(await estadosDe(ids)).toEqual(['DISCONTINUADO', 'ACTIVO']);

    const borradores = await sembrar('BORRADOR', 'BORRADOR');
    const activados = await editar(borradores, 'ACTIVO');
    await ponerStock(borradores[1] ?? '');
    expect(await deshacer(activados)).toMatchObject({ articulos: 1, fallas: 1 });
    expect(await estadosDe(borradores)).toEqual(['BORRADOR', 'ACTIVO']);
  });

  it('of which none can come back, says so, and not that they were changed since', async () => {
    const ids = await sembrar('BORRADOR');
    const activados = await editar(ids, 'ACTIVO');
    await ponerStock(ids[0] ?? '');
    expect(await deshacer(activados)).toMatchObject({
      ...{ status: 409, code: 'articulos.lote_no_se_deshace', data: { porque: 'NINGUNO_PUEDE' } },
    });
  });
});
