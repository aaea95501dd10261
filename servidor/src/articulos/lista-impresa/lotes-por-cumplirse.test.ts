import { afterAll, beforeAll, expect, it } from 'vitest';
import { articulo, caminar, dejarPasar, lineas, lista, lote, mover } from '#articulos/precios/ayudas-de-prueba.ts';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { INICIALES } from '#prueba/semillas.ts';

let prueba: Prueba;
let persona: Cliente;
beforeAll(async () => {
  prueba = await crearPrueba();
  prueba.reloj.ahora = new Date('2026-11-20T15:00:00Z');
  persona = await prueba.cliente();
});
afterAll(() => prueba.cerrar());

const crear = async (ruta: string, datos: object): Promise<string> => (await persona.post(ruta, datos)).cuerpo.id;
/** The batches that a paper of that day says it lacks. */
const avisados = async (consulta: Record<string, string>) => {
  const query = new URLSearchParams({ vigencia: '2026-12-09', ...consulta });
  const { status, cuerpo } = await persona.get(`/api/articulos/lista-de-precios/medida?${query}`);
  expect(status).toBe(200);
  return cuerpo.lotesPorCumplirse;
};
const programar = async (visto: { id: string; version: number }) => {
  const aprobado = await caminar(persona, await dejarPasar(persona, visto), 'aprobar');
  expect((await mover(persona, aprobado, 'programar', { aplicaDesde: '2026-12-09T11:00:00Z' })).status).toBe(200);
  return aprobado.numero;
};

it('PRE-05 REA-01 a paper names only the batches that are to change what it takes', async () => {
  const rubroId = await crear('/api/articulos/rubros', { codigo: 'FRE', nombre: 'Frenos' });
  const familiaId = await crear('/api/articulos/familias', { codigo: 'PAS', nombre: 'Pastillas', rubroId });
  const subfamiliaId = await crear('/api/articulos/subfamilias', { codigo: 'DEL', nombre: 'Delanteras', familiaId });
  const [bosch, trw] = [
    await crear('/api/tablas-generales/marcas', { nombre: 'Bosch' }),
    await crear('/api/tablas-generales/marcas', { nombre: 'TRW' }),
  ];
  const otroRubro = await articulo(persona, { precio: '50' });
  const deBosch = await articulo(persona, { precio: '100', subfamiliaId, marcaId: bosch });
  const deTrw = await articulo(persona, { precio: '100', subfamiliaId, marcaId: trw });
  const { id: derivada } = await lista(persona, {
    derivacion: { base: 'LISTA', listaBaseId: INICIALES.lista, coeficiente: '2' },
  });
  const { id: otraLista } = await lista(persona);

  const simulado = await caminar(persona, await lote(persona, [otroRubro, deBosch, deTrw]), 'simular');
  const linea = (await lineas(persona, simulado)).find((una: { articuloId: string }) => una.articuloId === deTrw).linea;
  const sinTrw = await mover(persona, simulado, 'lineas', { marca: 'excluir', cuales: { lineas: [linea] } });
  const numero = await programar(sinTrw.cuerpo);

  for (const enLista of [{}, { listaId: derivada }]) {
    expect(await avisados(enLista)).toEqual([numero]);
    expect(await avisados({ ...enLista, rubroId })).toEqual([numero]);
    expect(await avisados({ ...enLista, rubroId, marcaId: bosch })).toEqual([numero]);
    // Its line was taken out of the batch.
    expect(await avisados({ ...enLista, marcaId: trw })).toEqual([]);
    expect(await avisados({ ...enLista, rubroId, conStock: 'true' })).toEqual([]);
  }
  expect(await avisados({ listaId: otraLista, rubroId })).toEqual([]);
  await prueba.db
    .insertInto('saldo_stock')
    .values({ articulo_id: deBosch, deposito_id: INICIALES.deposito, permite_negativo: false, fisico: '1' })
    .execute();
  expect(await avisados({ rubroId, conStock: 'true' })).toEqual([numero]);
});

it('PRE-05 REA-01 a batch that is to give a first price to what the paper would take is named too', async () => {
  const marcaId = await crear('/api/tablas-generales/marcas', { nombre: 'Nueva' });
  const [nuevo, deOtra] = [await articulo(persona, { marcaId }), await articulo(persona, { precio: '5' })];
  const costo = { importe: '10', origen: 'Factura' };
  for (const id of [nuevo, deOtra]) expect((await persona.post(`/api/articulos/${id}/costos`, costo)).status).toBe(201);
  const regla = { tipo: 'MARGEN', valor: '40', base: 'COSTO_REPOSICION' };
  const numero = await programar(await caminar(persona, await lote(persona, [nuevo], { regla }), 'simular'));
  await programar(await caminar(persona, await lote(persona, [deOtra], { regla }), 'simular'));
  expect(await avisados({ marcaId })).toEqual([numero]);
});
