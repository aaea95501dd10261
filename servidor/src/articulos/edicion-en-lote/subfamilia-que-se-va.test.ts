import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { esperarBloqueo } from '#prueba/bloqueo.ts';
import { sembrarArticulo } from '#prueba/semillas.ts';

const E = '/api/articulos/ediciones';
let prueba: Prueba;
let persona: Cliente;
beforeAll(async () => {
  prueba = await crearPrueba();
  persona = await prueba.cliente();
});
afterAll(() => prueba.cerrar());

/** Some artículos that are not in use, alone in a subfamilia that is. */
async function enSuSubfamilia(codigo: string) {
  const familia = await prueba.pool.query('select id from familia limit 1');
  const nueva = { familiaId: familia.rows[0].id, codigo, nombre: `Se va ${codigo}` };
  const subfamilia: string = (await persona.post('/api/articulos/subfamilias', nueva)).cuerpo.id;
  const ids = await Promise.all([1, 2].map(() => sembrarArticulo(prueba.db, { estado: 'INACTIVO' })));
  await prueba.pool.query('update articulo set subfamilia_id = $1 where id = any($2)', [subfamilia, ids]);
  return { subfamilia, ids };
}

/** Somebody takes a subfamilia out of use while another command is on its way. */
async function mientrasSeVa<T>(subfamilia: string, hacer: () => Promise<T>): Promise<T> {
  const escrita = Promise.withResolvers<void>();
  const soltar = Promise.withResolvers<void>();
  const inactivando = prueba.db.transaction().execute(async (tx) => {
    await tx.updateTable('subfamilia').set({ activo: false }).where('id', '=', subfamilia).execute();
    escrita.resolve();
    await soltar.promise;
  });
  await escrita.promise;
  const hecho = hacer();
  await esperarBloqueo(prueba.db);
  soltar.resolve();
  await inactivando;
  return hecho;
}

const estadosDe = (ids: readonly string[]) =>
  Promise.all(ids.map(async (id) => (await persona.get(`/api/articulos/${id}`)).cuerpo.estado));

it('INV-04 ART-19 coming back while their subfamilia goes out of use is told as it is then', async () => {
  const { subfamilia, ids } = await enSuSubfamilia('SV1');
  const pedido = { seleccion: { de: 'ids', ids }, cambios: { estado: 'ACTIVO' }, cambian: 2, motivo: 'Vuelven' };
  expect(await mientrasSeVa(subfamilia, () => persona.post(E, pedido))).toMatchObject({
    status: 409,
    cuerpo: { code: 'articulos.lote_distinto', data: { vistos: 2, ahora: 0 } },
  });
  expect(await estadosDe(ids)).toEqual(['INACTIVO', 'INACTIVO']);
});

it('INV-04 ART-19 and so is undoing what took them out of use', async () => {
  const { subfamilia, ids } = await enSuSubfamilia('SV2');
  await prueba.pool.query("update articulo set estado = 'ACTIVO' where id = any($1)", [ids]);
  const pedido = { seleccion: { de: 'ids', ids }, cambios: { estado: 'INACTIVO' }, cambian: 2, motivo: 'Se van' };
  const { id } = (await persona.post(E, pedido)).cuerpo;
  const deshacer = () => persona.post(`${E}/${id}/deshacer`, { motivo: 'Era un error' });
  expect(await mientrasSeVa(subfamilia, deshacer)).toMatchObject({
    status: 409,
    cuerpo: { code: 'articulos.lote_no_se_deshace', data: { porque: 'NINGUNO_PUEDE' } },
  });
  expect(await estadosDe(ids)).toEqual(['INACTIVO', 'INACTIVO']);
});
