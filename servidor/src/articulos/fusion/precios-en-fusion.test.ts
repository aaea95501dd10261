import { afterAll, beforeAll, expect, it } from 'vitest';
import { articulo, caminar, LOTES, lista, lote, ponerPrecio, vigente } from '#articulos/precios/ayudas-de-prueba.ts';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';

const A = '/api/articulos';
let prueba: Prueba;
let admin: Cliente;
beforeAll(async () => {
  prueba = await crearPrueba();
  admin = await prueba.cliente();
});
afterAll(() => prueba.cerrar());

async function fusionar(perdedor: string, ganador: string): Promise<void> {
  const version = async (id: string) => (await admin.get(`${A}/${id}`)).cuerpo.version;
  const pedido = { version: await version(perdedor), enId: ganador, versionDelOtro: await version(ganador) };
  expect((await admin.post(`${A}/${perdedor}/fusion`, { ...pedido, motivo: 'Es el mismo' })).status).toBe(200);
}

it('ART-27 tells in which listas the one that stays has no price and the one that gives way has', async () => {
  const [perdedor, ganador] = [await articulo(admin, { precio: '100' }), await articulo(admin)];
  const [mayorista, manana, conTramo] = [await lista(admin), await lista(admin), await lista(admin)];
  await ponerPrecio(admin, perdedor, { listaId: mayorista.id, importe: '80' });
  await ponerPrecio(admin, perdedor, { listaId: manana.id, importe: '90', desde: '2099-01-01T03:00:00.000Z' });
  await ponerPrecio(admin, perdedor, { listaId: conTramo.id, importe: '70' });
  await ponerPrecio(admin, ganador, { listaId: conTramo.id, importe: '75' });
  const vista = await admin.get(`${A}/${perdedor}/fusion?enId=${ganador}`);
  expect(vista.cuerpo.sinPrecio).toEqual([mayorista.nombre, 'Lista 1'].toSorted());
  await ponerPrecio(admin, ganador, { importe: '100' });
  await ponerPrecio(admin, ganador, { listaId: mayorista.id, importe: '80' });
  expect((await admin.get(`${A}/${perdedor}/fusion?enId=${ganador}`)).cuerpo.sinPrecio).toEqual([]);
});

it('ART-27 PRE-05 a batch that was looked at before writes no price of the one that gave way, and tells it', async () => {
  const [perdedor, ganador] = [await articulo(admin, { precio: '100' }), await articulo(admin, { precio: '100' })];
  const aprobado = await caminar(admin, await lote(admin, [perdedor, ganador]), 'simular', 'aprobar');
  await fusionar(perdedor, ganador);
  expect(await caminar(admin, aprobado, 'aplicar')).toMatchObject({ estado: 'APLICADO', omitidas: 1 });
  expect((await vigente(admin, ganador)).neto).toBe('110.00');
  const { rows } = await prueba.pool.query('select count(*)::int as n from precio where articulo_id = $1', [perdedor]);
  expect(rows).toEqual([{ n: 1 }]);
  const { filas } = (await admin.get(`${LOTES}/${aprobado.id}/lineas?omitida=true`)).cuerpo;
  expect(filas).toMatchObject([{ articuloId: perdedor, omitida: 'FUSIONADO' }]);
});
