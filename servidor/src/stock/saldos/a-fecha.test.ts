import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { INICIALES } from '#prueba/semillas.ts';
import { ajustar } from '#stock/ayudas-de-prueba.ts';

const RUTA = '/api/stock/centralizado';
let prueba: Prueba;
let admin: Cliente;
const ids: Record<string, string> = {};

/** All of them were reserved at noon of the 1st of February, and given up as the 9th ended. */
const CREADA = '2026-02-01T15:00:00Z';
const CERRADA = '2026-02-10T03:00:00Z';

beforeAll(async () => {
  prueba = await crearPrueba();
  admin = await prueba.cliente();
  for (const codigo of ['CORTO', 'EXACTO', 'JUSTO', 'LLENO']) {
    ids[codigo] = (await admin.post('/api/articulos', { codigo, descripcion: `Cosa ${codigo}` })).cuerpo.id;
  }
  const entra = (codigo: string, cantidad: string, fechaEfectiva: string) =>
    ajustar(admin, { fechaEfectiva, renglones: [{ articuloId: ids[codigo] ?? '', cantidad, costo: '10' }] });
  await entra('LLENO', '10', '2026-01-10');
  await entra('JUSTO', '5', '2026-01-10');
  await entra('CORTO', '5', '2026-01-10');
  // Its day begins on the very instant at which the 5th is over.
  await entra('EXACTO', '5', '2026-02-06');
  await prueba.db
    .insertInto('reserva')
    .values(
      [
        ['LLENO', '4'],
        ['JUSTO', '5'],
        ['CORTO', '6'],
      ].map(([codigo = '', cantidad = '']) => ({
        ...{ id: uuidv7(), articulo_id: ids[codigo] ?? '', deposito_id: INICIALES.deposito, decimales: 0, cantidad },
        ...{ documento_tipo: 'NOTA', documento_id: uuidv7(), documento_linea: uuidv7() },
        ...{ estado: 'LIBERADA', creada_en: CREADA, cerrada_en: CERRADA },
      })),
    )
    .execute();
});
afterAll(() => prueba.cerrar());

const reservado = async (corte: string) =>
  (await admin.get(`/api/stock/saldos?articuloId=${ids.LLENO}&${corte}`)).cuerpo.filas.map(
    ({ fisico, reservado: suyo }: { fisico: string; reservado: string }) => `${suyo} de ${fisico}`,
  );
const vista = async (cual: string, al: string) =>
  (await admin.get(`${RUTA}?vista=${cual}&al=${al}`)).cuerpo.filas.map(({ codigo }: { codigo: string }) => codigo);

it('SCE-03 INV-16 what was reserved on a past day is told of it, from the day it was until the one it was given up', async () => {
  expect(
    await Promise.all(['2026-01-31', '2026-02-01', '2026-02-09', '2026-02-10'].map((al) => reservado(`al=${al}`))),
  ).toEqual([['0 de 10'], ['4 de 10'], ['4 de 10'], ['0 de 10']]);
  const enLaMatriz = async (al: string) =>
    (await admin.get(`${RUTA}?buscar=LLENO&al=${al}`)).cuerpo.filas.map(({ total }: { total: object }) => total);
  expect(await enLaMatriz('2026-02-09')).toMatchObject([{ reservado: '4', disponible: '6' }]);
});

it('INV-17 of two dates the first one says what was reserved, for it has one clock alone', async () => {
  expect(await reservado('al=2026-02-05&registradoAl=2026-01-15')).toEqual(['0 de 0']);
  expect(await reservado('al=2026-02-20&registradoAl=2026-02-05')).toEqual(['4 de 0']);
});

it('SCE-03 what had some then is not among what had none, whether it moved since or not', async () => {
  expect(await vista('cero', '2026-02-05')).toEqual(['EXACTO']);
  expect(await vista('cero', '2026-02-06')).toEqual([]);
  expect(await vista('cero', '2026-01-09')).toEqual(['CORTO', 'EXACTO', 'JUSTO', 'LLENO']);
  const sinFisico = await admin.get(`${RUTA}?filtros=fisico:entre:0,0&al=2026-02-05`);
  expect(sinFisico.cuerpo.filas).toMatchObject([{ codigo: 'EXACTO', total: { fisico: '0' } }]);
});

it('SCE-03 what was promised beyond what there was then was short then, and what was promised to the last one was not', async () => {
  expect(await vista('negativos', '2026-02-05')).toEqual(['CORTO']);
  expect(await vista('negativos', '2026-02-09')).toEqual(['CORTO']);
  expect([await vista('negativos', '2026-01-31'), await vista('negativos', '2026-02-10')]).toEqual([[], []]);
});
