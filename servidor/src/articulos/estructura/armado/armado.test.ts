import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ARMADOS, abastecer, ESTRUCTURAS, regir, una } from '#articulos/estructura/ayudas-de-prueba.ts';
import { verificacionesDeEstructura } from '#articulos/estructura/verificaciones.ts';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { INICIALES, sembrarArticulo, sembrarSucursal } from '#prueba/semillas.ts';
import { verificacionesDeStock } from '#stock/index.ts';

let prueba: Prueba;
let persona: Cliente;
beforeAll(async () => {
  prueba = await crearPrueba();
  persona = await prueba.cliente();
});
afterAll(() => prueba.cerrar());

const sembrar = (codigo?: string, resto: object = {}) =>
  sembrarArticulo(prueba.db, { ...(codigo === undefined ? {} : { codigo }), ...resto });

const armar = (estructuraId: string, cuerpo: object, quien = persona) =>
  quien.post(`${ESTRUCTURAS}/${estructuraId}/armado`, {
    sentido: 'ARMAR',
    cantidad: '1',
    depositoId: INICIALES.deposito,
    ...cuerpo,
  });

const hay = async (articuloId: string, depositoId: string = INICIALES.deposito): Promise<number> => {
  const { rows } = await sql<{ fisico: string }>`
    select fisico from saldo_stock where articulo_id = ${articuloId} and deposito_id = ${depositoId}`.execute(
    prueba.db,
  );
  return Number(rows[0]?.fisico ?? 0);
};
const costo = async (articuloId: string): Promise<number[]> => {
  const { rows } = await sql<{ valor: string; promedio: string }>`
    select valor, promedio from costo_articulo where articulo_id = ${articuloId}`.execute(prueba.db);
  return [Number(rows[0]?.valor ?? 0), Number(rows[0]?.promedio ?? 0)];
};
const sinHallazgos = async () => {
  for (const { codigo, consulta } of [...verificacionesDeStock, ...verificacionesDeEstructura]) {
    expect([codigo, await consulta(prueba.db)]).toEqual([codigo, []]);
  }
};

describe('EST-08 INV-26 assembling', () => {
  it('takes the components with their waste, and what comes in is worth them plus what was added', async () => {
    const [bomba, rotor, sello] = await Promise.all([sembrar('AR-BOMBA'), sembrar('AR-ROTOR'), sembrar('AR-SELLO')]);
    await abastecer(prueba.db, persona, [
      [rotor, '10', '30'],
      [sello, '100', '1.10'],
    ]);
    const { id } = await regir(persona, bomba, [una(rotor), una(sello, '3', { merma: '10' })]);
    const { status, cuerpo } = await armar(id, { cantidad: '4', costoAgregado: '50', nota: 'Banco 2' });
    expect(status, JSON.stringify(cuerpo)).toBe(201);
    // 4 rotores at 30; 4 × 3.3 = 13.2, fourteen whole seals at 1.10; and 50 of work.
    expect(cuerpo).toMatchObject({
      estado: 'TERMINADA',
      texto: expect.stringMatching(/^OA \d{4}$/),
      costoAgregado: '50.00',
      valor: '185.40',
      movidos: [
        { codigo: 'AR-BOMBA', cantidad: '4' },
        { codigo: 'AR-ROTOR', cantidad: '-4' },
        { codigo: 'AR-SELLO', cantidad: '-14' },
      ],
    });
    expect([await hay(bomba), await hay(rotor), await hay(sello)]).toEqual([4, 6, 86]);
    expect(await costo(bomba)).toEqual([185.4, 46.35]);
    expect(await costo(rotor)).toEqual([180, 30]);
    await sinHallazgos();
  });

  it('taking apart what was just assembled gives back all but the waste, at the same value', async () => {
    const [bomba, rotor, sello] = await Promise.all([sembrar(), sembrar(), sembrar()]);
    await abastecer(prueba.db, persona, [
      [rotor, '10', '30'],
      [sello, '100', '1.10'],
    ]);
    const { id } = await regir(persona, bomba, [una(rotor), una(sello, '3', { merma: '10' })]);
    await armar(id, { cantidad: '5' });
    const valor = (await costo(rotor))[0] as number;
    const { status, cuerpo } = await armar(id, { cantidad: '5', sentido: 'DESARMAR' });
    expect(status, JSON.stringify(cuerpo)).toBe(201);
    expect([await hay(bomba), await hay(rotor), await hay(sello)]).toEqual([0, 10, 98]);
    const [delRotor, delSello] = [(await costo(rotor))[0] as number, (await costo(sello))[0] as number];
    expect(valor).toBe(150);
    expect(delRotor + delSello).toBeCloseTo(410, 6);
    await sinHallazgos();
  });

  it('a reversal leaves everything as it was, waste and all, once', async () => {
    const [bomba, rotor] = await Promise.all([sembrar(), sembrar()]);
    await abastecer(prueba.db, persona, [[rotor, '10', '30']]);
    const { id } = await regir(persona, bomba, [una(rotor, '2', { merma: '25' })]);
    const orden = (await armar(id, { cantidad: '2' })).cuerpo;
    expect([await hay(bomba), await hay(rotor)]).toEqual([2, 5]);
    const revertir = () =>
      persona.post(`${ARMADOS}/${orden.id}/revertir`, { version: orden.version, motivo: 'Era de prueba' });
    const dos = await Promise.all([revertir(), revertir()]);
    expect(dos.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect([await hay(bomba), await hay(rotor)]).toEqual([0, 10]);
    expect(await costo(rotor)).toEqual([300, 30]);
    expect((await persona.get(`/api/actividad/armado/${orden.id}`)).cuerpo.hechos).toHaveLength(2);
    await sinHallazgos();
  });

  it('INV-06 a reversal that leaves something below zero, where it may, is in the audit', async () => {
    const [bomba, rotor] = await Promise.all([sembrar('NEG-BOMBA', { permiteNegativo: true }), sembrar()]);
    await abastecer(prueba.db, persona, [[rotor, '4', '30']]);
    const { id } = await regir(persona, bomba, [una(rotor)]);
    const orden = (await armar(id, { cantidad: '3' })).cuerpo;
    expect((await armar(id, { cantidad: '2', sentido: 'DESARMAR' })).status).toBe(201);
    const revertir = (quien: Cliente) => quien.post(`${ARMADOS}/${orden.id}/revertir`, { version: orden.version });
    const sinDerecho = await prueba.cliente({ permisos: ['stock.ver', 'armado.hacer'] });
    expect((await revertir(sinDerecho)).cuerpo.code).toBe('stock.negativo_sin_permiso');
    expect((await revertir(persona)).status).toBe(200);
    expect(await hay(bomba)).toBe(-2);
    const { hechos } = (await persona.get(`/api/actividad/armado/${orden.id}`)).cuerpo;
    expect(hechos[0].campos).toContainEqual({ campo: 'NEG-BOMBA físico bajo cero', antes: '1', despues: '-2' });
  });

  it('takes only what is free, says what is short, and changes nothing then', async () => {
    const [bomba, rotor, sello] = await Promise.all([sembrar(), sembrar('FA-ROTOR'), sembrar('FA-SELLO')]);
    await abastecer(prueba.db, persona, [
      [rotor, '5', '30'],
      [sello, '2', '1'],
    ]);
    await sql`update saldo_stock set reservado = 3 where articulo_id = ${rotor}`.execute(prueba.db);
    const { id } = await regir(persona, bomba, [una(rotor), una(sello)]);
    const { status, cuerpo } = await armar(id, { cantidad: '3' });
    expect(status).toBe(409);
    expect(cuerpo).toMatchObject({
      code: 'articulos.armado_sin_stock',
      data: {
        faltantes: [
          { codigo: 'FA-ROTOR', pedido: '3', disponible: '2' },
          { codigo: 'FA-SELLO', pedido: '3', disponible: '2' },
        ],
      },
    });
    expect([await hay(bomba), await hay(rotor)]).toEqual([0, 5]);
    expect((await armar(id, { sentido: 'DESARMAR' })).cuerpo.code).toBe('articulos.armado_sin_stock');
    await sql`update saldo_stock set reservado = 0 where articulo_id = ${rotor}`.execute(prueba.db);
  });

  it('two people cannot take the last one, and a repeated command is done once', async () => {
    const [bomba, rotor] = await Promise.all([sembrar(), sembrar()]);
    await abastecer(prueba.db, persona, [[rotor, '3', '30']]);
    const { id } = await regir(persona, bomba, [una(rotor, '2')]);
    const dos = await Promise.all([armar(id, {}), armar(id, {})]);
    expect(dos.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    await abastecer(prueba.db, persona, [[rotor, '3', '30']]);
    const clave = uuidv7();
    const cuerpo = { sentido: 'ARMAR', cantidad: '1', depositoId: INICIALES.deposito };
    const veces = [1, 2].map(() => persona.post(`${ESTRUCTURAS}/${id}/armado`, cuerpo, { clave }));
    const [una1, otra1] = await Promise.all(veces);
    expect(una1?.cuerpo.id).toBe(otra1?.cuerpo.id);
    expect(await hay(bomba)).toBe(2);
  });

  it('many at once, up and down, never wait for each other for ever and keep the books right', async () => {
    const [a, b, c] = await Promise.all([sembrar(), sembrar(), sembrar()]);
    await abastecer(prueba.db, persona, [
      [a, '200', '3'],
      [b, '200', '5'],
      [c, '200', '7'],
    ]);
    const [x, y] = await Promise.all([sembrar(), sembrar()]);
    const uno = await regir(persona, x, [una(a), una(b, '2')]);
    const otro = await regir(persona, y, [una(b), una(c, '2')]);
    const respuestas = await Promise.all(
      Array.from({ length: 16 }, (_, i) => armar(i % 2 ? uno.id : otro.id, { costoAgregado: '1' })),
    );
    expect(respuestas.map(({ status }) => status)).toEqual(Array.from({ length: 16 }, () => 201));
    expect([await hay(a), await hay(b), await hay(c)]).toEqual([192, 176, 184]);
    await sinHallazgos();
  });
});

describe('EST-06 EST-10 the plan', () => {
  it('counts substitutes, names what is short, and takes first what somebody prefers', async () => {
    const [bomba, rotor, otro, tapa] = await Promise.all([
      sembrar(),
      sembrar('PL-ROTOR'),
      sembrar('PL-OTRO'),
      sembrar('PL-TAPA'),
    ]);
    await abastecer(prueba.db, persona, [
      [rotor, '5', '30'],
      [otro, '4', '32'],
    ]);
    const { id, lineas } = await regir(persona, bomba, [
      una(rotor, '2', { sustitutos: [otro] }),
      una(tapa, '1', { opcional: true }),
    ]);
    const lineaId = lineas[0].id;
    const plan = async (consulta: string) => (await persona.get(`${ESTRUCTURAS}/${id}/armado?${consulta}`)).cuerpo;
    const simple = await plan(`cantidad=5&depositoId=${INICIALES.deposito}`);
    expect(simple).toMatchObject({
      cuantos: '4',
      pasos: [{ codigo: 'PL-ROTOR', necesario: '10', disponible: '9', falta: '1' }],
      opcionales: [{ codigo: 'PL-TAPA' }],
    });
    const elegido = `cantidad=3&preferidos=${lineaId}:${otro}`;
    expect((await plan(elegido)).pasos[0].tomas).toMatchObject([
      { codigo: 'PL-OTRO', cantidad: '4' },
      { codigo: 'PL-ROTOR', cantidad: '2' },
    ]);
    expect((await plan(`opcionales=${simple.opcionales[0].lineaId}`)).cuantos).toBe('0');
    const hecho = await armar(id, { cantidad: '3', preferidos: [{ lineaId, articuloId: otro }] });
    expect(hecho.status).toBe(201);
    expect([await hay(otro), await hay(rotor)]).toEqual([0, 3]);
  });

  it('opens the kits inside, and a kit itself is not assembled', async () => {
    const [bomba, kit, perno] = await Promise.all([sembrar(), sembrar('KIT-1', { tipo: 'KIT' }), sembrar()]);
    await abastecer(prueba.db, persona, [[perno, '20', '1']]);
    const delKit = await regir(persona, kit, [una(perno, '4')]);
    const { id } = await regir(persona, bomba, [una(kit, '2')]);
    expect((await persona.get(`${ESTRUCTURAS}/${id}/armado`)).cuerpo.cuantos).toBe('2');
    expect((await armar(id, { cantidad: '2' })).status).toBe(201);
    expect(await hay(perno)).toBe(4);
    expect((await armar(delKit.id, {})).cuerpo.code).toBe('articulos.kit_sin_stock');
    await persona.post(`${ESTRUCTURAS}/${delKit.id}/estado`, { version: delKit.version, accion: 'retirar' });
    expect((await armar(id, {})).cuerpo).toMatchObject({
      code: 'articulos.estructura_sin_uso',
      data: { codigos: ['KIT-1'] },
    });
  });

  it('only what is in force is assembled, in a place that is open', async () => {
    const [bomba, rotor] = await Promise.all([sembrar('VI-1'), sembrar()]);
    const vigente = await regir(persona, bomba, [una(rotor)]);
    const { id } = (await persona.post(`${ESTRUCTURAS}/${vigente.id}/version`)).cuerpo;
    expect((await armar(id, {})).cuerpo.code).toBe('articulos.estructura_no_vigente');
    expect((await armar(vigente.id, { cantidad: '1.5' })).cuerpo.issues[0].path).toEqual(['cantidad']);
    expect((await armar(vigente.id, { depositoId: uuidv7() })).status).toBe(400);
    expect((await armar(uuidv7(), {})).status).toBe(404);
    const { depositoId } = await sembrarSucursal(prueba.db, 'Cerrada');
    await prueba.db
      .updateTable('deposito')
      .set({ activo: false, principal: false })
      .where('id', '=', depositoId)
      .execute();
    expect((await armar(vigente.id, { depositoId })).cuerpo.code).toBe('articulos.orden_sin_deposito');
  });
});

describe('INV-61 the orders', () => {
  it('are those of the sucursales one sees, and are made where one may', async () => {
    const { sucursalId, depositoId } = await sembrarSucursal(prueba.db, 'Rafaela');
    const [bomba, rotor] = await Promise.all([
      persona.post('/api/articulos', { codigo: 'OR-BOMBA', descripcion: 'Bomba' }).then(({ cuerpo }) => cuerpo.id),
      sembrar(),
    ]);
    await abastecer(prueba.db, persona, [[rotor, '5', '30']], depositoId);
    const { id } = await regir(persona, bomba, [una(rotor)]);
    const local = await prueba.cliente({ permisos: ['stock.ver', 'armado.hacer'], sucursales: [sucursalId] });
    expect((await armar(id, {}, local)).status).toBe(403);
    const orden = await armar(id, { depositoId }, local);
    expect(orden).toMatchObject({ status: 201, cuerpo: { valor: null, costoAgregado: null, sucursal: 'Rafaela' } });
    const ajeno = await prueba.cliente({ permisos: ['stock.ver', 'armado.hacer'], sucursales: [INICIALES.sucursal] });
    const lista = async (quien: Cliente) => (await quien.get(`${ARMADOS}?buscar=OR-BOMBA`)).cuerpo.filas;
    expect(await lista(local)).toMatchObject([{ id: orden.cuerpo.id, cantidad: '1', numeroDeEstructura: 1 }]);
    expect(await lista(ajeno)).toEqual([]);
    expect(
      (await persona.get(`${ARMADOS}?buscar=${encodeURIComponent(orden.cuerpo.texto)}`)).cuerpo.filas,
    ).toHaveLength(1);
    expect((await ajeno.post(`${ARMADOS}/${orden.cuerpo.id}/revertir`, { version: 1 })).status).toBe(404);
  });
});
