import type { MinimoDeDeposito } from '@trastienda/nucleo/articulos/contrato.ts';
import { type RawBuilder, sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { abastecer } from '#articulos/estructura/ayudas-de-prueba.ts';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { INICIALES, sembrarArticulo, sembrarSucursal } from '#prueba/semillas.ts';
import { verificacionDeMinimos } from './verificacion.ts';

const A = '/api/articulos';

let prueba: Prueba;
let persona: Cliente;
let rosario: { readonly sucursalId: string; readonly depositoId: string };
beforeAll(async () => {
  prueba = await crearPrueba();
  persona = await prueba.cliente({ nombre: 'Lucía' });
  rosario = await sembrarSucursal(prueba.db, 'Rosario');
});
afterAll(() => prueba.cerrar());

type Pedido = Pick<MinimoDeDeposito, 'depositoId' | 'minimo' | 'objetivo' | 'maximo' | 'ubicacion'>;
const en = (depositoId: string, minimo: string | null, objetivo: string | null, mas: Partial<Pedido> = {}): Pedido => ({
  depositoId,
  minimo,
  objetivo,
  maximo: null,
  ubicacion: null,
  ...mas,
});
const poner = (id: string, version: number, minimos: readonly object[], quien = persona) =>
  quien.put(`${A}/${id}/minimos`, { version, minimos });
const leer = async (id: string, quien = persona) => (await quien.get(`${A}/${id}/minimos`)).cuerpo;
type Fila = { depositoId: string };
const filaDe = async (id: string, depositoId: string) =>
  (await leer(id)).filas.find((fila: Fila) => fila.depositoId === depositoId);
const cambiosDe = async (id: string) => {
  const { hechos } = (await persona.get(`/api/actividad/articulo/${id}`)).cuerpo;
  return hechos.flatMap(({ campos }: { campos: readonly object[] }) => campos);
};

describe('RN-07 the minimum of an artículo in each depósito', () => {
  it('is put in some depósitos at once, says where it falls short, and is taken away', async () => {
    const id = await sembrarArticulo(prueba.db);
    await abastecer(prueba.db, persona, [[id, '4', '10']]);
    expect(await filaDe(id, INICIALES.deposito)).toMatchObject({ disponible: '4', minimo: null, bajo: false });
    const puestos = [en(INICIALES.deposito, '5', '20'), en(rosario.depositoId, '0', '0')];
    expect((await poner(id, 1, puestos)).cuerpo).toEqual({ id, version: 2 });
    expect(await filaDe(id, INICIALES.deposito)).toMatchObject({
      minimo: '5',
      objetivo: '20',
      bajo: true,
      falta: '16',
    });
    expect(await filaDe(id, rosario.depositoId)).toMatchObject({
      minimo: '0',
      disponible: '0',
      bajo: false,
      falta: '0',
    });

    expect((await poner(id, 2, [en(INICIALES.deposito, '4', '4')])).status).toBe(200);
    expect(await filaDe(id, INICIALES.deposito)).toMatchObject({ minimo: '4', bajo: false, falta: '0' });
    expect((await poner(id, 3, [en(INICIALES.deposito, null, null)])).status).toBe(200);
    expect(await filaDe(id, INICIALES.deposito)).toMatchObject({ minimo: null, objetivo: null, bajo: false });
    expect(await filaDe(id, rosario.depositoId)).toMatchObject({ minimo: '0' });

    const dichos = await cambiosDe(id);
    expect(dichos).toContainEqual({
      campo: expect.stringMatching(/^mínimo en .*, Casa Central$/),
      antes: '5 a 20',
      despues: '4 a 4',
    });
    expect(dichos).toContainEqual(expect.objectContaining({ antes: '4 a 4', despues: null }));
  });

  it('INV-73 of two people who change it at once, the second one is told', async () => {
    const id = await sembrarArticulo(prueba.db);
    const estados = await Promise.all(
      ['5', '6'].map(async (minimo) => (await poner(id, 1, [en(INICIALES.deposito, minimo, '9')])).status),
    );
    expect(estados.toSorted()).toEqual([200, 409]);
  });

  it('INV-29 respects the unidad, which then keeps its decimals', async () => {
    const id = await sembrarArticulo(prueba.db);
    expect(await poner(id, 1, [en(INICIALES.deposito, '0.5', '2.25')])).toMatchObject({
      status: 400,
      cuerpo: { issues: [{ path: ['minimos', 0, 'minimo'] }, { path: ['minimos', 0, 'objetivo'] }] },
    });
    const metro = await sembrarArticulo(prueba.db, { decimales: 2 });
    expect((await poner(metro, 1, [en(INICIALES.deposito, '0.5', '2.25')])).status).toBe(200);
    expect(await persona.patch(`${A}/${metro}`, { version: 2, unidadId: INICIALES.unidad })).toMatchObject({
      status: 409,
      cuerpo: { code: 'articulos.unidad_en_uso' },
    });
  });

  it('is of a product, of a depósito that is there, and of who may edit it', async () => {
    const servicio = await sembrarArticulo(prueba.db, { tipo: 'SERVICIO' });
    expect((await poner(servicio, 1, [en(INICIALES.deposito, '1', '1')])).cuerpo.code).toBe(
      'articulos.minimo_sin_stock',
    );
    const id = await sembrarArticulo(prueba.db);
    expect(await poner(id, 1, [en(INICIALES.deposito, '1', '1'), en(uuidv7(), '1', '1')])).toMatchObject({
      status: 400,
      cuerpo: { issues: [{ path: ['minimos', 1, 'depositoId'] }] },
    });
    expect((await filaDe(id, INICIALES.deposito)).minimo).toBeNull();
    const vendedor = await prueba.cliente({ rol: 'vendedor' });
    expect((await poner(id, 1, [en(INICIALES.deposito, '1', '1')], vendedor)).status).toBe(403);
    expect((await vendedor.get(`${A}/${id}/minimos`)).status).toBe(200);
    expect((await poner(uuidv7(), 1, [en(INICIALES.deposito, '1', '1')])).status).toBe(404);
    expect((await persona.get(`${A}/${uuidv7()}/minimos`)).status).toBe(404);
  });

  it('INV-61 shows and takes only depósitos whose stock the person may see', async () => {
    const id = await sembrarArticulo(prueba.db);
    const permisos = ['articulo.ver', 'articulo.editar', 'stock.ver'] as const;
    const alla = await prueba.cliente({ permisos, sucursales: [rosario.sucursalId] });
    expect((await leer(id, alla)).filas.map(({ depositoId }: Fila) => depositoId)).toEqual([rosario.depositoId]);
    expect((await poner(id, 1, [en(INICIALES.deposito, '1', '1')], alla)).status).toBe(400);
    expect((await poner(id, 1, [en(rosario.depositoId, '1', '1')], alla)).status).toBe(200);
  });

  it('ART-27 goes over with the stock where the artículo that stays says nothing', async () => {
    const [cede, queda] = [await sembrarArticulo(prueba.db), await sembrarArticulo(prueba.db)];
    await poner(cede, 1, [en(INICIALES.deposito, '5', '20'), en(rosario.depositoId, '2', '3')]);
    await poner(queda, 1, [en(INICIALES.deposito, '1', '1')]);
    expect((await persona.get(`${A}/${cede}/fusion?enId=${queda}`)).cuerpo).toMatchObject({ reparos: [], minimos: 1 });
    const cuerpo = { version: 2, enId: queda, versionDelOtro: 2, motivo: 'Creado dos veces' };
    expect((await persona.post(`${A}/${cede}/fusion`, cuerpo)).status).toBe(200);
    expect(await filaDe(queda, INICIALES.deposito)).toMatchObject({ minimo: '1' });
    expect(await filaDe(queda, rosario.depositoId)).toMatchObject({ minimo: '2', objetivo: '3' });
  });
});

describe('ART-13 RN-10 the máximo', () => {
  it('comes besides, says what is over it, and its change is told', async () => {
    const id = await sembrarArticulo(prueba.db);
    await abastecer(prueba.db, persona, [[id, '45', '10']]);
    expect((await poner(id, 1, [en(INICIALES.deposito, '5', '20', { maximo: '45' })])).status).toBe(200);
    expect(await filaDe(id, INICIALES.deposito)).toMatchObject({ maximo: '45', sobra: '0', bajo: false });
    expect((await poner(id, 2, [en(INICIALES.deposito, '5', '20', { maximo: '40' })])).status).toBe(200);
    expect(await filaDe(id, INICIALES.deposito)).toMatchObject({ maximo: '40', sobra: '5', falta: '0' });
    expect((await poner(id, 3, [en(INICIALES.deposito, '5', '20')])).status).toBe(200);
    expect(await filaDe(id, INICIALES.deposito)).toMatchObject({ minimo: '5', maximo: null, sobra: '0' });
    expect(await cambiosDe(id)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ antes: '5 a 20, máximo 45', despues: '5 a 20, máximo 40' }),
        expect.objectContaining({ antes: '5 a 20, máximo 40', despues: '5 a 20' }),
      ]),
    );
  });

  it('is refused under the objetivo, by itself, or with decimals the unidad has not', async () => {
    const id = await sembrarArticulo(prueba.db);
    const refusa = async (pedido: object) => (await poner(id, 1, [pedido])).cuerpo.issues;
    expect(await refusa(en(INICIALES.deposito, '5', '20', { maximo: '19' }))).toEqual([
      { path: ['minimos', 0, 'maximo'], message: 'El máximo no puede ser menor que el objetivo.' },
    ]);
    expect(await refusa(en(INICIALES.deposito, null, null, { maximo: '19' }))).toEqual([
      { path: ['minimos', 0, 'maximo'], message: 'Completá el mínimo y el objetivo o vaciá el máximo.' },
    ]);
    expect(await refusa(en(INICIALES.deposito, '5', '20', { maximo: '20.5' }))).toMatchObject([
      { path: ['minimos', 0, 'maximo'] },
    ]);
    expect(await refusa({ ...en(INICIALES.deposito, '5', '20'), maximo: undefined })).toMatchObject([
      { path: ['minimos', 0, 'maximo'] },
    ]);
    expect(await filaDe(id, INICIALES.deposito)).toMatchObject({ minimo: null, maximo: null });
  });

  it('INV-29 keeps the decimals of its unidad too', async () => {
    const metro = await sembrarArticulo(prueba.db, { decimales: 2 });
    expect((await poner(metro, 1, [en(INICIALES.deposito, '1', '2', { maximo: '2.5' })])).status).toBe(200);
    expect(await persona.patch(`${A}/${metro}`, { version: 2, unidadId: INICIALES.unidad })).toMatchObject({
      status: 409,
      cuerpo: { code: 'articulos.unidad_en_uso' },
    });
  });
});

it('REA-02 who has no minimum in any depósito is told of, and putting one takes it off', async () => {
  const id = await sembrarArticulo(prueba.db, { codigo: 'SIN-MIN' });
  await sembrarArticulo(prueba.db, { codigo: 'SIN-MIN-SERVICIO', tipo: 'SERVICIO' });
  const lista = async () =>
    (await persona.get(`${A}/reportes/calidad?falta=SIN_MINIMO&porPagina=200`)).cuerpo.filas.map(
      ({ codigo }: { codigo: string }) => codigo,
    );
  expect(await lista()).toContain('SIN-MIN');
  expect(await lista()).not.toContain('SIN-MIN-SERVICIO');
  await poner(id, 1, [en(rosario.depositoId, '0', '0')]);
  expect(await lista()).not.toContain('SIN-MIN');
});

describe('RN-07 in the database', () => {
  const danar = (orden: RawBuilder<unknown>, { sinMuro = false } = {}) =>
    prueba.db.transaction().execute(async (tx) => {
      const id = await sembrarArticulo(prueba.db);
      if (sinMuro) await sql`alter table politica_reposicion drop constraint politica_objetivo`.execute(tx);
      await sql`
        insert into politica_reposicion (articulo_id, decimales, deposito_id, minimo, objetivo, modificado_en)
        values (${id}, 0, ${INICIALES.deposito}, 5, 9, now())`.execute(tx);
      await sql`${orden} where articulo_id = ${id}`.execute(tx);
      const hallados = await verificacionDeMinimos.consulta(tx);
      await sql`delete from politica_reposicion where articulo_id = ${id}`.execute(tx);
      if (sinMuro) {
        await sql`alter table politica_reposicion add constraint politica_objetivo check (objetivo >= minimo)`.execute(
          tx,
        );
      }
      return hallados;
    });

  it('an objetivo under the minimum, or decimals the unidad has not, are not written', async () => {
    await expect(danar(sql`update politica_reposicion set objetivo = 4`)).rejects.toThrow(/politica_objetivo/);
    await expect(danar(sql`update politica_reposicion set minimo = 4.5`)).rejects.toThrow(/check/);
    await expect(danar(sql`update politica_reposicion set minimo = -1`)).rejects.toThrow(/check/);
    await expect(danar(sql`update politica_reposicion set maximo = 8`)).rejects.toThrow(/politica_maximo/);
    await expect(danar(sql`update politica_reposicion set maximo = 9.5`)).rejects.toThrow(/check/);
  });

  it('planted damage is found, and none where there is none', async () => {
    expect(await verificacionDeMinimos.consulta(prueba.db)).toEqual([]);
    expect(await danar(sql`update politica_reposicion set objetivo = 4`, { sinMuro: true })).toHaveLength(1);
  });
});
