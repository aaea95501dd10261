import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { abastecer, ESTRUCTURAS, regir, una } from '#articulos/estructura/ayudas-de-prueba.ts';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { INICIALES, sembrarArticulo } from '#prueba/semillas.ts';

let prueba: Prueba;
let persona: Cliente;
beforeAll(async () => {
  prueba = await crearPrueba();
  persona = await prueba.cliente();
});
afterAll(() => prueba.cerrar());

const sembrar = (codigo?: string, resto: object = {}) =>
  sembrarArticulo(prueba.db, { ...(codigo === undefined ? {} : { codigo }), ...resto });

const armar = (estructuraId: string, cuerpo: object) =>
  persona.post(`${ESTRUCTURAS}/${estructuraId}/armado`, {
    sentido: 'ARMAR',
    cantidad: '1',
    depositoId: INICIALES.deposito,
    ...cuerpo,
  });

const hay = async (articuloId: string): Promise<number> => {
  const { rows } = await sql<{ fisico: string }>`
    select fisico from saldo_stock where articulo_id = ${articuloId} and deposito_id = ${INICIALES.deposito}`.execute(
    prueba.db,
  );
  return Number(rows[0]?.fisico ?? 0);
};

it('EST-10 a substitute may be taken instead of a whole kit, and what the kit is made of stays where it is', async () => {
  const [bomba, kit, perno, otro] = await Promise.all([
    sembrar(),
    sembrar('KS-KIT', { tipo: 'KIT' }),
    sembrar('KS-PERNO'),
    sembrar('KS-OTRO'),
  ]);
  await abastecer(prueba.db, persona, [
    [perno, '8', '1'],
    [otro, '5', '6'],
  ]);
  await regir(persona, kit, [una(perno, '4')]);
  const { id, lineas } = await regir(persona, bomba, [una(kit, '1', { sustitutos: [otro] })]);
  const lineaId = lineas[0].id;
  const plan = async (consulta = '') => (await persona.get(`${ESTRUCTURAS}/${id}/armado?${consulta}`)).cuerpo;
  expect(await plan()).toMatchObject({
    cuantos: '2',
    pasos: [{ codigo: 'KS-PERNO', sustitutos: [] }],
    kits: [{ lineaId, componenteId: kit, codigo: 'KS-KIT', sustitutos: [{ articuloId: otro, codigo: 'KS-OTRO' }] }],
  });
  expect(await plan(`preferidos=${lineaId}:${otro}`)).toMatchObject({
    cuantos: '5',
    pasos: [{ lineaId, codigo: 'KS-KIT', disponible: '5', tomas: [{ codigo: 'KS-OTRO', cantidad: '1' }] }],
    kits: [],
  });
  const preferidos = [{ lineaId, articuloId: otro }];
  const { status, cuerpo } = await armar(id, { cantidad: '3', preferidos });
  expect(status, JSON.stringify(cuerpo)).toBe(201);
  expect([await hay(otro), await hay(perno), await hay(bomba)]).toEqual([2, 8, 3]);
  expect((await armar(id, { cantidad: '3', preferidos })).cuerpo.code).toBe('articulos.armado_sin_stock');
  expect((await armar(id, { cantidad: '2', sentido: 'DESARMAR', preferidos })).status).toBe(201);
  expect([await hay(otro), await hay(perno)]).toEqual([4, 8]);
});

it('EST-08 what was confirmed is what moves: when somebody took of it meanwhile nothing moves, and it is said what would', async () => {
  const otra = await prueba.cliente();
  const [bomba, rotor, otro] = await Promise.all([sembrar('CF-BOMBA'), sembrar('CF-ROTOR'), sembrar('CF-OTRO')]);
  const [chica, buje] = await Promise.all([sembrar(), sembrar('CF-BUJE')]);
  await abastecer(prueba.db, persona, [
    [rotor, '2', '30'],
    [otro, '4', '32'],
    [buje, '2', '1'],
  ]);
  const { id } = await regir(persona, bomba, [una(rotor, '2', { sustitutos: [otro] }), una(buje)]);
  const ajena = await regir(persona, chica, [una(rotor)]);
  const plan = async () =>
    (await persona.get(`${ESTRUCTURAS}/${id}/armado?depositoId=${INICIALES.deposito}`)).cuerpo.pasos.flatMap(
      ({ tomas }: { tomas: { articuloId: string; cantidad: string }[] }) =>
        tomas.map(({ articuloId, cantidad }) => ({ articuloId, cantidad })),
    );
  const vistas = await plan();
  expect(vistas).toEqual([
    { articuloId: rotor, cantidad: '2' },
    { articuloId: buje, cantidad: '1' },
  ]);
  const cuerpo = { sentido: 'ARMAR', cantidad: '1', depositoId: INICIALES.deposito };
  expect((await otra.post(`${ESTRUCTURAS}/${ajena.id}/armado`, cuerpo)).status).toBe(201);
  const tarde = await armar(id, { piezas: vistas });
  expect(tarde.status).toBe(409);
  expect(tarde.cuerpo).toMatchObject({
    code: 'articulos.armado_cambiado',
    title:
      'Los componentes no son los que viste: ahora serían CF-ROTOR × 1, CF-OTRO × 1, CF-BUJE × 1. Revisalos y confirmá de nuevo.',
  });
  expect([await hay(rotor), await hay(otro), await hay(bomba)]).toEqual([1, 4, 0]);
  expect((await armar(id, { piezas: (await plan()).toReversed() })).status).toBe(201);
  expect([await hay(rotor), await hay(otro), await hay(bomba)]).toEqual([0, 3, 1]);

  const devueltas = [
    { articuloId: rotor, cantidad: '2' },
    { articuloId: buje, cantidad: '1' },
  ];
  const desarmar = (piezas: object[]) => armar(id, { sentido: 'DESARMAR', piezas });
  expect((await desarmar(devueltas.slice(1))).cuerpo.code).toBe('articulos.armado_cambiado');
  expect((await desarmar(devueltas)).status).toBe(201);
});

it('INV-71 EST-08 who does not see costs adds none, as in an adjustment', async () => {
  const [bomba, rotor] = await Promise.all([sembrar(), sembrar()]);
  await abastecer(prueba.db, persona, [[rotor, '2', '30']]);
  const { id } = await regir(persona, bomba, [una(rotor)]);
  const ciego = await prueba.cliente({ rol: 'deposito' });
  const cuerpo = { sentido: 'ARMAR', cantidad: '1', depositoId: INICIALES.deposito };
  const conCosto = await ciego.post(`${ESTRUCTURAS}/${id}/armado`, { ...cuerpo, costoAgregado: '500' });
  expect(conCosto.cuerpo.code).toBe('comun.sin_permiso');
  expect(await hay(bomba)).toBe(0);
  const sinCosto = await ciego.post(`${ESTRUCTURAS}/${id}/armado`, { ...cuerpo, costoAgregado: '0' });
  expect(sinCosto.status, sinCosto.texto).toBe(201);
});
