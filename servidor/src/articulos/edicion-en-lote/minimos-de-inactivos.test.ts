import { afterAll, beforeAll, expect, it } from 'vitest';
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

const deIds = (ids: readonly string[]) => ({ de: 'ids', ids });
const ver = async (seleccion: object, cambios: object) =>
  (await persona.post(`${E}/vista-previa`, { seleccion, cambios })).cuerpo;
const editar = (seleccion: object, cambios: object, cambian: number) =>
  persona.post(E, { seleccion, cambios, cambian, motivo: 'Orden del depósito' });
const ficha = async (id: string) => (await persona.get(`/api/articulos/${id}`)).cuerpo;

it('REA-06 inactivating many takes their minimums away, and undoing brings back what nobody said since', async () => {
  const ids = [await sembrarArticulo(prueba.db), await sembrarArticulo(prueba.db), await sembrarArticulo(prueba.db)];
  const [una = '', otra = '', sinReglas = ''] = ids;
  const poner = (id: string, version: number, minimo: string, objetivo: string) =>
    persona.put(`/api/articulos/${id}/minimos`, {
      version,
      minimos: [{ depositoId: INICIALES.deposito, minimo, objetivo, maximo: null, ubicacion: null }],
    });
  const minimoDe = async (id: string) =>
    (await persona.get(`/api/articulos/${id}/minimos`)).cuerpo.filas.find(
      ({ depositoId }: { depositoId: string }) => depositoId === INICIALES.deposito,
    ).minimo;
  await poner(una, 1, '5', '20');
  await poner(otra, 1, '2', '4');
  expect(await ver(deIds(ids), { estado: 'DISCONTINUADO' })).toMatchObject({ pierdenMinimos: 0 });
  expect(await ver(deIds(ids), { estado: 'INACTIVO' })).toMatchObject({ cambian: 3, pierdenMinimos: 2 });
  const { id } = (await editar(deIds(ids), { estado: 'INACTIVO' }, 3)).cuerpo;
  expect([await minimoDe(una), await minimoDe(otra)]).toEqual([null, null]);

  const vuelta = await persona.post(`${E}/${id}/deshacer`, { motivo: 'No era eso' });
  expect(vuelta.cuerpo).toMatchObject({ articulos: 3, fallas: 0 });
  expect([await minimoDe(una), await minimoDe(otra), await minimoDe(sinReglas)]).toEqual(['5', '2', null]);
  const { hechos } = (await persona.get(`/api/actividad/articulo/${una}`)).cuerpo;
  const campo = 'mínimo en Salón, Casa Central';
  expect(hechos[0].campos).toContainEqual({ campo, antes: null, despues: '5 a 20' });
  expect(hechos[1].campos).toContainEqual({ campo, antes: '5 a 20', despues: null });

  // One that came back by itself in the meantime is left alone, with what was said of it since.
  const segunda = (await editar(deIds(ids), { estado: 'INACTIVO' }, 3)).cuerpo.id;
  const version = (await ficha(una)).version;
  await persona.post(`/api/articulos/${una}/estado`, { version, accion: 'activar' });
  await poner(una, version + 1, '7', '9');
  expect((await persona.post(`${E}/${segunda}/deshacer`, { motivo: 'No era eso' })).cuerpo).toMatchObject({
    articulos: 2,
    fallas: 1,
  });
  expect([await minimoDe(una), await minimoDe(otra)]).toEqual(['7', '2']);
});
