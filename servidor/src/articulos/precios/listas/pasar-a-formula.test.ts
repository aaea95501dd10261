import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import {
  articulo,
  cambiarRevisada,
  caminar,
  LISTAS,
  lista,
  lote,
  mover,
  ponerPrecio,
  vigente,
} from '#articulos/precios/ayudas-de-prueba.ts';
import { tomarTurno } from '#articulos/precios/lotes/turno.repo.ts';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { leerPdf } from '#prueba/leer-pdf.ts';
import { INICIALES } from '#prueba/semillas.ts';
import { bloquearConSusBases } from './listas.repo.ts';
import { exigirManuales } from './pasar-a-formula.repo.ts';

let prueba: Prueba;
let persona: Cliente;
beforeAll(async () => {
  prueba = await crearPrueba();
  persona = await prueba.cliente();
});
afterAll(() => prueba.cerrar());
afterEach(() => {
  prueba.reloj.ahora = undefined;
});

const derivacion = { base: 'LISTA', listaBaseId: INICIALES.lista, coeficiente: '2' };
const pasar = (visto: { id: string; version: number }, cambio: object = {}) =>
  cambiarRevisada(persona, visto, { derivacion, ...cambio });
const conPrecio = async () => {
  const manual = await lista(persona);
  const id = await articulo(persona, { precio: '100' });
  await ponerPrecio(persona, id, { listaId: manual.id, importe: '150' });
  await ponerPrecio(persona, id, { listaId: manual.id, importe: '140', cantidadDesde: '12' });
  return { manual, id };
};

it('PRE-02 a lista that takes a formula says what becomes of its written prices', async () => {
  for (const [preciosEscritos, uno, doce] of [
    ['TERMINAN', '200.00', '200.00'],
    ['SIGUEN', '150.00', '140.00'],
  ] as const) {
    const { manual, id } = await conPrecio();
    const sinDecir = await pasar(manual);
    expect(sinDecir.cuerpo).toMatchObject({ code: 'articulos.lista_con_escritos', data: { cuantos: 2 } });
    expect(await pasar(manual, { preciosEscritos })).toMatchObject({ status: 200, cuerpo: { tipo: 'DERIVADA' } });
    expect((await vigente(persona, id, `listaId=${manual.id}`)).neto).toBe(uno);
    expect((await vigente(persona, id, `listaId=${manual.id}&cantidad=12`)).neto).toBe(doce);
  }
  // One without any is asked nothing.
  expect((await pasar(await lista(persona))).status).toBe(200);
});

it('PRE-02 UA-12 those that are to begin end too: what a campaign leaves for its end, and one of another day', async () => {
  const enDias = (dias: number) => new Date(Date.UTC(2030, 0, 1 + dias, 3));
  const instante = (dias: number) => enDias(dias).toISOString();
  const manual = await lista(persona);
  const [conCampania, programado] = [
    await articulo(persona, { precio: '100' }),
    await articulo(persona, { precio: '100' }),
  ];
  await ponerPrecio(persona, conCampania, { listaId: manual.id, importe: '100' });
  await ponerPrecio(persona, conCampania, { listaId: manual.id, importe: '80', hasta: instante(5) });
  await ponerPrecio(persona, programado, { listaId: manual.id, importe: '150', desde: instante(5) });
  expect((await pasar(manual)).cuerpo).toMatchObject({ data: { cuantos: 2 } });
  expect((await pasar(manual, { preciosEscritos: 'TERMINAN' })).status).toBe(200);
  for (const id of [conCampania, programado]) {
    for (const cuando of [undefined, enDias(6), enDias(30)]) {
      prueba.reloj.ahora = cuando;
      expect((await vigente(persona, id, `listaId=${manual.id}`)).neto).toBe('200.00');
    }
    prueba.reloj.ahora = undefined;
    const { precios } = (await persona.get(`/api/articulos/${id}`)).cuerpo;
    expect(precios).toContainEqual(expect.objectContaining({ listaId: manual.id, neto: '200.00', proximo: null }));
  }
  // Nor is it in what is printed for the very day it was to begin.
  const impresa = await persona.get(`/api/articulos/lista-de-precios/pdf?listaId=${manual.id}&vigencia=2030-01-06`);
  const textos = leerPdf(impresa.bytes).flatMap((hoja) => hoja.textos.map(({ texto }) => texto));
  expect(textos).toContain('242,00');
  expect(textos).not.toContain('181,50');
});

it('PRE-02 a lista takes no formula while an approved batch has to write its prices', async () => {
  const { manual, id } = await conPrecio();
  const aprobado = await caminar(persona, await lote(persona, [id], { listaIds: [manual.id] }), 'simular', 'aprobar');
  const negado = await pasar(manual, { preciosEscritos: 'SIGUEN' });
  expect(negado.cuerpo).toMatchObject({ code: 'articulos.lista_en_lote', data: { numero: aprobado.numero } });
  const programado = await mover(persona, aprobado, 'programar', { aplicaDesde: '2036-01-01T03:00:00Z' });
  expect(programado.status, programado.texto).toBe(200);
  expect((await pasar(manual, { preciosEscritos: 'SIGUEN' })).cuerpo).toMatchObject({
    ...{ code: 'articulos.lista_en_lote', data: { numero: aprobado.numero } },
  });
  await mover(persona, programado.cuerpo, 'descartar', { motivo: 'Ya no va' });
  expect((await pasar(manual, { preciosEscritos: 'SIGUEN' })).status).toBe(200);
});

it('PRE-02 a batch that was simulated before its lista took a formula is not approved', async () => {
  const { manual, id } = await conPrecio();
  const simulado = await caminar(persona, await lote(persona, [id], { listaIds: [manual.id] }), 'simular');
  await pasar(manual, { preciosEscritos: 'TERMINAN' });
  const negado = await mover(persona, simulado, 'aprobar');
  expect(negado.cuerpo).toMatchObject({ code: 'articulos.lote_de_derivada', data: { lista: manual.nombre } });
});

it('PRE-02 no price ends while a batch is writing: what it puts back would hold over the formula', async () => {
  const { manual } = await conPrecio();
  await prueba.db.transaction().execute(async (tx) => {
    expect(await tomarTurno(tx)).toBe(true);
    const negado = await pasar(manual, { preciosEscritos: 'TERMINAN' });
    expect(negado).toMatchObject({ status: 409, cuerpo: { code: 'articulos.lote_en_curso' } });
  });
  expect((await pasar(manual, { preciosEscritos: 'TERMINAN' })).status).toBe(200);
});

it('PRE-02 what works long on a lista keeps nobody from others, and a batch that is applied keeps nobody from its own', async () => {
  const { manual, id } = await conPrecio();
  const [base, otra] = [await lista(persona), await lista(persona)];
  const aprobado = await caminar(persona, await lote(persona, [id], { listaIds: [manual.id] }), 'simular', 'aprobar');
  await prueba.db.transaction().execute(async (tx) => {
    await exigirManuales(tx, aprobado);
    expect((await persona.patch(`${LISTAS}/${manual.id}`, { version: 1, margenMinimo: '5' })).status).toBe(200);
    // What somebody who makes `otra` come out of `base` holds.
    await bloquearConSusBases(tx, [otra.id, base.id]);
    expect((await persona.patch(`${LISTAS}/${manual.id}`, { version: 2, margenMinimo: '6' })).status).toBe(200);
  });
});
