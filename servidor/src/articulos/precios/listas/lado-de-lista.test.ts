import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { articulo, caminar, LISTAS, lineas, lista, lote, mover, vigente } from '#articulos/precios/ayudas-de-prueba.ts';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { esperarBloqueo } from '#prueba/bloqueo.ts';
import { INICIALES } from '#prueba/semillas.ts';
import { bloquearConSusBases } from './listas.repo.ts';

let prueba: Prueba;
let persona: Cliente;
beforeAll(async () => {
  prueba = await crearPrueba();
  persona = await prueba.cliente();
});
afterAll(() => prueba.cerrar());

const cambiar = ({ id, version }: { id: string; version: number }, cambio: object) =>
  persona.patch(`${LISTAS}/${id}`, { version, ...cambio });
const DE_LA_LISTA_1 = { tipo: 'COEFICIENTE', valor: '0.9', base: 'LISTA', listaBaseId: INICIALES.lista };

it('PRE-01 PRE-05 a lista keeps its currency and its side of IVA while a batch has its first prices worked out', async () => {
  const [mayorista, id] = [await lista(persona), await articulo(persona, { precio: '100' })];
  const pedido = { listaIds: [mayorista.id], regla: DE_LA_LISTA_1 };
  const simulado = await caminar(persona, await lote(persona, [id], pedido), 'simular');
  const enLote = { status: 409, cuerpo: { code: 'articulos.lista_en_lote', data: { numero: simulado.numero } } };
  expect(await cambiar(mayorista, { moneda: 'USD' })).toMatchObject(enLote);
  const aprobado = await caminar(persona, simulado, 'aprobar');
  expect(await cambiar(mayorista, { incluyeIva: true })).toMatchObject(enLote);
  // What says nothing of what its prices are worth goes on.
  expect((await cambiar(mayorista, { margenMinimo: '5' })).status).toBe(200);
  await caminar(persona, aprobado, 'aplicar');
  expect(await vigente(persona, id, `listaId=${mayorista.id}`)).toMatchObject({ neto: '90.00', moneda: 'ARS' });
});

it('PRE-01 what is simulated while its lista changes sides is worked out for the side it is left on', async () => {
  const [mayorista, id] = [await lista(persona), await articulo(persona, { precio: '100' })];
  const creado = await lote(persona, [id], { listaIds: [mayorista.id], regla: DE_LA_LISTA_1 });
  const simulado = await prueba.db.transaction().execute(async (tx) => {
    await bloquearConSusBases(tx, [mayorista.id]);
    const pedido = caminar(persona, creado, 'simular');
    await esperarBloqueo(prueba.db);
    await sql`update lista_precio set incluye_iva = true where id = ${mayorista.id}`.execute(tx);
    return { pedido };
  });
  expect(await lineas(persona, await simulado.pedido)).toMatchObject([{ nuevo: { neto: '90.00', conIva: '108.90' } }]);
});

it('PRE-01 a batch that was given up, or that has nothing for it, is not in its way', async () => {
  const [dejada, sinLineas] = [await lista(persona), await lista(persona)];
  const id = await articulo(persona, { precio: '100' });
  const simulado = await caminar(
    persona,
    await lote(persona, [id], { listaIds: [dejada.id], regla: DE_LA_LISTA_1 }),
    'simular',
  );
  await mover(persona, simulado, 'descartar', { motivo: 'Ya no va' });
  expect((await cambiar(dejada, { moneda: 'USD' })).status).toBe(200);
  await caminar(persona, await lote(persona, [id], { listaIds: [INICIALES.lista, sinLineas.id] }), 'simular');
  expect((await cambiar(sinLineas, { incluyeIva: true })).status).toBe(200);
});
