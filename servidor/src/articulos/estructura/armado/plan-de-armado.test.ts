import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { abastecer, ESTRUCTURAS, regir, una } from '#articulos/estructura/ayudas-de-prueba.ts';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { INICIALES, sembrarArticulo, sembrarSucursal } from '#prueba/semillas.ts';

let prueba: Prueba;
let persona: Cliente;
beforeAll(async () => {
  prueba = await crearPrueba();
  persona = await prueba.cliente();
});
afterAll(() => prueba.cerrar());

const sembrar = (codigo: string, resto: object = {}) => sembrarArticulo(prueba.db, { codigo, ...resto });
const planDe = async (id: string, consulta = '') =>
  (await persona.get(`${ESTRUCTURAS}/${id}/armado?cantidad=1${consulta}`)).cuerpo;

it('EST-06 what limits is what there is least of among all that takes it, directly or inside of a kit', async () => {
  const [bomba, kit] = await Promise.all([sembrar('PL-BOMBA'), sembrar('PL-KIT', { tipo: 'KIT' })]);
  const [perno, tapa] = await Promise.all([sembrar('PL-PERNO'), sembrar('PL-TAPA')]);
  await regir(persona, kit, [una(perno)]);
  const { id } = await regir(persona, bomba, [una(tapa), una(perno), una(kit)]);
  expect(await planDe(id)).toMatchObject({ cuantos: '0', limita: { codigo: 'PL-TAPA' } });
  await abastecer(prueba.db, persona, [
    [perno, '8', '1'],
    [tapa, '5', '1'],
  ]);
  expect(await planDe(id)).toMatchObject({ cuantos: '4', limita: { articuloId: perno, codigo: 'PL-PERNO' } });
  await abastecer(prueba.db, persona, [[perno, '8', '1']]);
  expect(await planDe(id)).toMatchObject({ cuantos: '5', limita: { articuloId: tapa, codigo: 'PL-TAPA' } });
});

it('EST-10 what is optional inside of a kit is offered too, says of which one it is, and goes in when it is chosen', async () => {
  const [bomba, kit] = await Promise.all([sembrar('PO-BOMBA'), sembrar('PO-KIT', { tipo: 'KIT' })]);
  const [perno, junta, tapa] = await Promise.all([sembrar('PO-PERNO'), sembrar('PO-JUNTA'), sembrar('PO-TAPA')]);
  const opcional = { opcional: true };
  const { lineas: deKit } = await regir(persona, kit, [una(perno), una(junta, '2', opcional)]);
  const { id, lineas } = await regir(persona, bomba, [una(kit), una(tapa, '1', opcional)]);
  await abastecer(prueba.db, persona, [
    [perno, '3', '1'],
    [junta, '9', '1'],
  ]);
  const [lineaDeJunta, lineaDeTapa] = [deKit[1].id, lineas[1].id];
  expect((await planDe(id)).opcionales).toMatchObject([
    { lineaId: lineaDeTapa, codigo: 'PO-TAPA', delKit: null },
    { lineaId: lineaDeJunta, codigo: 'PO-JUNTA', delKit: 'PO-KIT' },
  ]);
  const elegida = await planDe(id, `&opcionales=${lineaDeJunta}`);
  expect(elegida.opcionales).toMatchObject([{ lineaId: lineaDeTapa }]);
  expect(elegida.pasos).toMatchObject([
    { codigo: 'PO-PERNO', opcional: false },
    { codigo: 'PO-JUNTA', opcional: true, necesario: '2' },
  ]);
  const orden = await persona.post(`${ESTRUCTURAS}/${id}/armado`, {
    ...{ sentido: 'ARMAR', cantidad: '1', depositoId: INICIALES.deposito },
    opcionales: [lineaDeJunta],
  });
  expect(orden.status, orden.texto).toBe(201);
  expect(orden.cuerpo.movidos).toMatchObject([
    { codigo: 'PO-BOMBA', cantidad: '1' },
    { codigo: 'PO-PERNO', cantidad: '-1' },
    { codigo: 'PO-JUNTA', cantidad: '-2' },
  ]);
});

it('EST-06 INV-25 of a kit that takes the same by two ways nothing is short of as many as it reaches for', async () => {
  const [fuera, dentro] = await Promise.all([
    sembrar('PK-FUERA', { tipo: 'KIT' }),
    sembrar('PK-DENTRO', { tipo: 'KIT' }),
  ]);
  const perno = await sembrar('PK-PERNO');
  await regir(persona, dentro, [una(perno, '1', { merma: '10' })]);
  const { id, lineas } = await regir(persona, fuera, [
    una(dentro),
    una(perno, '1', { merma: '10', opcional: true }),
    una(await sembrar('PK-TAPA')),
  ]);
  await abastecer(prueba.db, persona, [[perno, '9', '1']]);
  const elegida = `&opcionales=${lineas[1].id}`;
  const { cuerpo } = await persona.get(`${ESTRUCTURAS}/${id}/armado?cantidad=4${elegida}`);
  // Rounded once, as it is sold; and what is optional of it can be left out again.
  expect(cuerpo.pasos).toMatchObject([
    { lineaId: lineas[1].id, codigo: 'PK-PERNO', opcional: true, porUnidad: '2.2', necesario: '9', falta: '0' },
    { codigo: 'PK-TAPA', falta: '4' },
  ]);
});

it('EST-06 what is below zero in one depósito, or of one that may stand in, takes nothing from what there is in another', async () => {
  const [bomba, tapa, perno, tornillo] = await Promise.all([
    sembrar('PN-BOMBA', { permiteNegativo: true }),
    sembrar('PN-TAPA', { permiteNegativo: true }),
    sembrar('PN-PERNO', { permiteNegativo: true }),
    sembrar('PN-TORNILLO'),
  ]);
  const { depositoId: otro } = await sembrarSucursal(prueba.db, 'Planta');
  const { id } = await regir(persona, bomba, [una(tapa), una(perno, '1', { sustitutos: [tornillo] })]);
  await abastecer(prueba.db, persona, [
    [tapa, '5', '1'],
    [tornillo, '5', '1'],
    [bomba, '4', '1'],
  ]);
  const deber = (articulo_id: string, deposito_id: string, fisico: string) =>
    prueba.db.insertInto('saldo_stock').values({ articulo_id, deposito_id, permite_negativo: true, fisico }).execute();
  await deber(tapa, otro, '-3');
  await deber(bomba, otro, '-1');
  await deber(perno, INICIALES.deposito, '-2');

  const plan = (await persona.get(`${ESTRUCTURAS}/${id}/armado?cantidad=5`)).cuerpo;
  expect(plan).toMatchObject({ cuantos: '5', disponible: '4' });
  expect(plan.pasos).toMatchObject([
    { codigo: 'PN-TAPA', necesario: '5', disponible: '5', falta: '0', tomas: [{ articuloId: tapa, cantidad: '5' }] },
    {
      codigo: 'PN-PERNO',
      necesario: '5',
      disponible: '5',
      falta: '0',
      tomas: [{ articuloId: tornillo, cantidad: '5' }],
    },
  ]);
  // Where there is less than nothing, it says how much less.
  const alla = (await persona.get(`${ESTRUCTURAS}/${id}/armado?cantidad=1&depositoId=${otro}`)).cuerpo;
  expect(alla).toMatchObject({ cuantos: '0', disponible: '-1' });
  expect(alla.pasos[0]).toMatchObject({ disponible: '-3', falta: '1' });
});

it('EST-03 EST-06 neither the plan nor the explosion counts what is reserved, nor what nothing is sold from', async () => {
  const [bomba, perno] = await Promise.all([sembrar('PV-BOMBA'), sembrar('PV-PERNO')]);
  const { id } = await regir(persona, bomba, [una(perno)]);
  const cuarentena = uuidv7();
  const deLaCasa = { sucursal_id: INICIALES.sucursal, codigo: 'CUA', nombre: 'Cuarentena', clase: 'CUARENTENA' };
  await prueba.db
    .insertInto('deposito')
    .values({ ...deLaCasa, id: cuarentena, virtual: false, vendible: false })
    .execute();
  await abastecer(prueba.db, persona, [[perno, '5', '1']]);
  await abastecer(prueba.db, persona, [[perno, '9', '1']], cuarentena);
  await prueba.db
    .updateTable('saldo_stock')
    .set({ reservado: '2' })
    .where('articulo_id', '=', perno)
    .where('deposito_id', '=', INICIALES.deposito)
    .execute();
  expect(await planDe(id)).toMatchObject({ cuantos: '3', pasos: [{ codigo: 'PV-PERNO', disponible: '3' }] });
  const { nodos } = (await persona.get(`${ESTRUCTURAS}/${id}/explosion`)).cuerpo;
  expect(nodos[1]).toMatchObject({ codigo: 'PV-PERNO', disponible: '3' });
  const [conjunto, kit] = await Promise.all([sembrar('PV-CONJUNTO'), sembrar('PV-KIT', { tipo: 'KIT' })]);
  await regir(persona, kit, [una(perno)]);
  const deKits = await regir(persona, conjunto, [una(kit)]);
  const conKit = (await persona.get(`${ESTRUCTURAS}/${deKits.id}/explosion`)).cuerpo.nodos;
  expect(conKit[1]).toMatchObject({ codigo: 'PV-KIT', disponible: '3' });
  // Of a depósito that is asked for itself, what there is in it.
  expect((await planDe(id, `&depositoId=${cuarentena}`)).cuantos).toBe('9');
});
