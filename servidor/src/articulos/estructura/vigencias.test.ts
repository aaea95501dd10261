import { estadoEn } from '@trastienda/nucleo/articulos/estructura/ciclo-de-estructura.ts';
import { diaArgentino, inicioDelDia } from '@trastienda/nucleo/comun/fecha.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { INICIALES, sembrarArticulo } from '#prueba/semillas.ts';
import {
  abastecer,
  crear,
  ESTRUCTURAS,
  esperarSuDia,
  mover,
  prepararOtra,
  programar,
  regir,
  una,
} from './ayudas-de-prueba.ts';
import { leerKitsDisponibles } from './kits/kits-disponibles.query.ts';

let prueba: Prueba;
let persona: Cliente;
beforeAll(async () => {
  prueba = await crearPrueba();
  persona = await prueba.cliente();
});
afterAll(() => prueba.cerrar());

const sembrar = (codigo?: string, resto: object = {}) =>
  sembrarArticulo(prueba.db, { ...(codigo === undefined ? {} : { codigo }), ...resto });
const varios = (cuantos: number) => Promise.all(Array.from({ length: cuantos }, () => sembrar()));

const dia = (dentroDe: number) => diaArgentino(new Date(Date.now() + dentroDe * 86_400_000));
const inicio = (dentroDe: number) => inicioDelDia(dia(dentroDe)).toISOString();
const ver = async (id: string) => (await persona.get(`${ESTRUCTURAS}/${id}`)).cuerpo;
/** Number, state and until when of each version of an artículo, the oldest first. */
const vida = async (id: string) =>
  (await ver(id)).versiones
    .map(({ numero, estado, hasta }: Record<string, string>) => [numero, estado, hasta])
    .toReversed();

describe('EST-09 a version for a day to come', () => {
  it('waits, ends the one before at the first instant of its day, and is in force from then on by itself', async () => {
    const [moto = '', motor = '', aro = '', perno = ''] = await varios(4);
    const deMoto = await regir(persona, moto, [una(motor, '2')]);
    const primera = await regir(persona, motor, [una(aro, '2')]);
    const orden = { sentido: 'ARMAR', cantidad: '1', depositoId: INICIALES.deposito };
    await abastecer(prueba.db, persona, [[aro, '9', '10']]);
    const armada = await persona.post(`${ESTRUCTURAS}/${primera.id}/armado`, orden);
    expect(armada.status, armada.texto).toBe(201);

    const borrador = await prepararOtra(persona, primera.id, [una(perno, '3')]);
    const programada = await programar(persona, borrador, dia(4));
    expect(programada).toMatchObject({
      status: 200,
      cuerpo: { estado: 'PROGRAMADA', desde: inicio(4), hasta: null, acciones: ['poner_vigente', 'desprogramar'] },
    });
    expect(await vida(primera.id)).toEqual([
      [1, 'VIGENTE', inicio(4)],
      [2, 'PROGRAMADA', null],
    ]);
    const piezas = async () =>
      (await persona.get(`${ESTRUCTURAS}/${deMoto.id}/explosion`)).cuerpo.nodos
        .filter(({ esHoja = true, nivel }: { esHoja?: boolean; nivel: number }) => esHoja && nivel === 2)
        .map(({ articuloId, total }: Record<string, string>) => [articuloId, total]);
    const usos = async (id: string) => (await persona.get(`/api/articulos/${id}/usos`)).cuerpo.filas.length;
    await esperarSuDia(prueba.db, borrador.id, async () => {
      expect(await piezas()).toEqual([[aro, '4']]);
      expect([await usos(aro), await usos(perno)]).toEqual([2, 0]);
    });
    expect(await piezas()).toEqual([[perno, '6']]);
    expect([await usos(aro), await usos(perno)]).toEqual([0, 2]);
    expect((await vida(primera.id)).map(([, estado]: string[]) => estado)).toEqual(['HISTORICA', 'VIGENTE']);
    expect((await persona.post(`${ESTRUCTURAS}/${primera.id}/armado`, orden)).cuerpo.code).toBe(
      'articulos.estructura_no_vigente',
    );
    // What was assembled with the one before is of that one.
    const { filas } = (await persona.get(`/api/articulos/armados?articuloId=${motor}`)).cuerpo;
    expect(filas).toMatchObject([{ estructuraId: primera.id }]);
  });

  it('INV-25 what a kit takes, and what it will cost, is by the version of then', async () => {
    const [kit, aro = '', perno = ''] = await Promise.all([sembrar(undefined, { tipo: 'KIT' }), sembrar(), sembrar()]);
    await abastecer(prueba.db, persona, [
      [aro, '10', '5'],
      [perno, '9', '7'],
    ]);
    const { id } = await regir(persona, kit, [una(aro, '2')]);
    const segunda = await prepararOtra(persona, id, [una(perno, '3')]);
    expect((await programar(persona, segunda, dia(2))).status).toBe(200);
    const costo = async (instante: string) =>
      (
        await sql<{ importe: string }>`
          select trim_scale(importe)::text as importe from costos_de_kits(array[${kit}]::uuid[], 'PROMEDIO', ${instante})
        `.execute(prueba.db)
      ).rows[0]?.importe;
    expect(await Promise.all([costo(new Date().toISOString()), costo(inicio(2))])).toEqual(['10', '21']);
    const hay = async () => (await leerKitsDisponibles(prueba.db, [kit], null)).get(kit)?.map((una) => una.disponible);
    await esperarSuDia(prueba.db, segunda.id, async () => expect(await hay()).toEqual(['5']));
    expect(await hay()).toEqual(['3']);
  });

  it('INV-22 one that is put in force at once lasts until the first of those that wait', async () => {
    const [motor = '', aro = ''] = await varios(2);
    const { id } = await regir(persona, motor, [una(aro)]);
    for (const [cuantos, cuando] of [
      ['2', 9],
      ['3', 5],
    ] as const) {
      const programada = await programar(persona, await prepararOtra(persona, id, [una(aro, cuantos)]), dia(cuando));
      expect(programada.status, programada.texto).toBe(200);
    }
    const ahora = await mover(persona, await prepararOtra(persona, id, [una(aro, '4')]));
    expect(ahora.status, ahora.texto).toBe(200);
    expect((await vida(id)).slice(1)).toEqual([
      [2, 'PROGRAMADA', null],
      [3, 'PROGRAMADA', inicio(9)],
      [4, 'VIGENTE', inicio(5)],
    ]);
  });

  it('is given another day, or none: the one before goes on until then', async () => {
    const [motor = '', aro = ''] = await varios(2);
    const primera = await regir(persona, motor, [una(aro)]);
    let segunda = (await programar(persona, await prepararOtra(persona, primera.id, [una(aro, '2')]), dia(5))).cuerpo;
    const tercera = (await programar(persona, await prepararOtra(persona, primera.id, [una(aro, '3')]), dia(9))).cuerpo;
    expect(await vida(primera.id)).toEqual([
      [1, 'VIGENTE', inicio(5)],
      [2, 'PROGRAMADA', inicio(9)],
      [3, 'PROGRAMADA', null],
    ]);
    expect((await programar(persona, await ver(segunda.id), dia(9))).cuerpo).toMatchObject({
      code: 'articulos.estructura_dia_ocupado',
      data: { numero: 3 },
    });
    segunda = (await programar(persona, await ver(segunda.id), dia(12))).cuerpo;
    expect(await vida(primera.id)).toEqual([
      [1, 'VIGENTE', inicio(9)],
      [2, 'PROGRAMADA', null],
      [3, 'PROGRAMADA', inicio(12)],
    ]);
    expect(await mover(persona, await ver(tercera.id), 'desprogramar')).toMatchObject({
      status: 200,
      cuerpo: { estado: 'BORRADOR', desde: null, hasta: null, acciones: ['poner_vigente'] },
    });
    expect((await vida(primera.id))[0]).toEqual([1, 'VIGENTE', inicio(12)]);
    // There is one draft at a time.
    expect((await mover(persona, await ver(segunda.id), 'desprogramar')).cuerpo.code).toBe(
      'articulos.estructura_en_borrador',
    );
    // Put in force at once, it lasts until the one that waits; and that one may be brought forward to now as well.
    expect((await mover(persona, await ver(tercera.id))).cuerpo).toMatchObject({
      estado: 'VIGENTE',
      hasta: inicio(12),
    });
    expect((await mover(persona, await ver(segunda.id))).cuerpo).toMatchObject({ estado: 'VIGENTE', hasta: null });
    expect((await vida(primera.id)).map(([, estado]: string[]) => estado)).toEqual([
      'HISTORICA',
      'VIGENTE',
      'HISTORICA',
    ]);
    const { hechos } = (await persona.get(`/api/actividad/estructura/${segunda.id}`)).cuerpo;
    expect(hechos.map(({ accion }: { accion: string }) => accion).slice(0, 3)).toEqual([
      'estructura.poner_vigente',
      'estructura.programar',
      'estructura.programar',
    ]);
  });

  it('retiring the one in force leaves none until that day', async () => {
    const [motor = '', aro = ''] = await varios(2);
    const primera = await regir(persona, motor, [una(aro)]);
    const segunda = await programar(persona, await prepararOtra(persona, primera.id, [una(aro, '2')]), dia(1));
    const retirada = (await mover(persona, await ver(primera.id), 'retirar')).cuerpo;
    expect(retirada.estado).toBe('HISTORICA');
    expect((await mover(persona, segunda.cuerpo, 'desprogramar')).cuerpo.estado).toBe('BORRADOR');
    expect((await ver(primera.id)).hasta).toBe(retirada.hasta);
  });

  it('is of today or of a day to come, only when put in force, and keeps its lines as they are', async () => {
    const [motor = '', aro = ''] = await varios(2);
    const borrador = (await crear(persona, motor, [una(aro)])).cuerpo;
    const url = `${ESTRUCTURAS}/${borrador.id}`;
    expect((await programar(persona, borrador, dia(-1))).cuerpo.issues).toEqual([
      { path: ['desde'], message: 'Ese día ya pasó: elegí hoy o uno que venga.' },
    ]);
    const programada = (await programar(persona, borrador, dia(1))).cuerpo;
    expect((await persona.patch(url, { version: programada.version, nota: 'x' })).cuerpo.code).toBe(
      'articulos.estructura_programada',
    );
    expect((await persona.delete(url, { version: programada.version })).cuerpo.code).toBe(
      'articulos.estructura_programada',
    );
    const lineas = prueba.db.updateTable('estructura_linea').set({ cantidad: '9' });
    await expect(lineas.where('estructura_id', '=', borrador.id).execute()).rejects.toThrow('in force');
    expect(
      (await persona.post(`${url}/estado`, { version: programada.version, accion: 'desprogramar', desde: dia(1) }))
        .status,
    ).toBe(400);
    expect((await mover(persona, programada, 'retirar')).cuerpo.code).toBe('comun.transicion_invalida');
    expect((await programar(persona, programada, dia(0))).cuerpo).toMatchObject({ estado: 'VIGENTE', hasta: null });
    expect((await persona.get(`${ESTRUCTURAS}?articuloId=${motor}&estado=PROGRAMADA`)).cuerpo.filas).toEqual([]);
  });
});

describe('INV-22 INV-05 what will be in force', () => {
  it('the database keeps two from being in force at once, and what was from being moved', async () => {
    const [motor = '', aro = ''] = await varios(2);
    const primera = await regir(persona, motor, [una(aro)]);
    const segunda = (await programar(persona, await prepararOtra(persona, primera.id, [una(aro, '2')]), dia(5))).cuerpo;
    const forzar = (id: string, cambio: object) =>
      prueba.db.updateTable('estructura').set(cambio).where('id', '=', id).execute();
    await expect(forzar(primera.id, { hasta: null })).rejects.toThrow('estructura_vigente');
    await expect(forzar(segunda.id, { desde: inicio(3) })).rejects.toThrow('estructura_vigente');
    await expect(forzar(primera.id, { desde: inicio(-3) })).rejects.toThrow('in force');
    await mover(persona, await ver(primera.id), 'retirar');
    await expect(forzar(primera.id, { hasta: inicio(2) })).rejects.toThrow('in force');
  });

  it('closes no way round with what is in force nor with what waits for any day', async () => {
    const [a, b, c] = await Promise.all([sembrar('PRO-A'), sembrar('PRO-B'), sembrar('PRO-C')]);
    await programar(persona, (await crear(persona, a, [una(b)])).cuerpo, dia(8));
    await regir(persona, b, [una(c)]);
    const cerrada = await crear(persona, c, [una(a)]);
    expect(cerrada.status).toBe(409);
    expect(cerrada.cuerpo.title).toContain('contando las versiones programadas: PRO-C → PRO-A → PRO-B → PRO-C');
  });

  it('two sessions that close one by days to come cannot both commit', async () => {
    for (let vez = 0; vez < 6; vez += 1) {
      const [a = '', b = '', c = ''] = await varios(3);
      await programar(persona, (await crear(persona, a, [una(b)])).cuerpo, dia(3));
      const [uno, otro] = await Promise.all([crear(persona, b, [una(c)]), crear(persona, c, [una(a)])]);
      expect([uno.status, otro.status]).toEqual([201, 201]);
      const puestos = await Promise.all([
        programar(persona, uno.cuerpo, dia(2)),
        vez % 2 === 0 ? programar(persona, otro.cuerpo, dia(7)) : mover(persona, otro.cuerpo),
      ]);
      expect(puestos.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      expect(puestos.find(({ status }) => status === 409)?.cuerpo.code).toBe('articulos.estructura_ciclica');
    }
  });

  it('of two people that move its day at once, one does', async () => {
    const [motor = '', aro = ''] = await varios(2);
    const primera = await regir(persona, motor, [una(aro)]);
    const otra = (await programar(persona, await prepararOtra(persona, primera.id, [una(aro, '2')]), dia(5))).cuerpo;
    const dos = await Promise.all([programar(persona, otra, dia(6)), mover(persona, otra, 'desprogramar')]);
    expect(dos.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const [[, , hasta]] = await vida(primera.id);
    expect(hasta).toBe(dos[0].status === 200 ? inicio(6) : null);
  });

  it('INV-09 nothing it takes is inactivated meanwhile, and that is said', async () => {
    const [motor, aro] = await Promise.all([sembrar('PR-MOTOR'), sembrar('PR-ARO')]);
    await programar(persona, (await crear(persona, motor, [una(aro)])).cuerpo, dia(1));
    const inactivar = await persona.post(`/api/articulos/${aro}/estado`, { version: 1, accion: 'inactivar' });
    expect(inactivar.status).toBe(409);
    expect(inactivar.cuerpo.title).toContain(
      'es componente de PR-MOTOR en la versión 1 de su estructura, que está programada',
    );
  });

  it('the database says the state of a version as the rule does', async () => {
    const ahora = new Date();
    const { rows } = await sql<{ desde: string | null; hasta: string | null; estado: string; rige: boolean }>`
      select e.desde, e.hasta, estado_en(e, ${ahora.toISOString()}) as estado,
             coalesce(rige(e, ${ahora.toISOString()}), false) as rige
      from estructura e
    `.execute(prueba.db);
    expect(new Set(rows.map(({ estado }) => estado))).toEqual(
      new Set(['BORRADOR', 'PROGRAMADA', 'VIGENTE', 'HISTORICA']),
    );
    for (const { estado, rige, ...vigencia } of rows) {
      expect(estado).toBe(estadoEn(vigencia, ahora));
      expect(rige).toBe(estado === 'VIGENTE');
    }
  });
});
