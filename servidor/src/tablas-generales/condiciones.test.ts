import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';

const CONDICIONES = '/api/tablas-generales/condiciones-de-venta';

type Fila = { readonly id: string; readonly version: number; readonly nombre: string; readonly orden: number };

let prueba: Prueba;
let admin: Cliente;
beforeAll(async () => {
  prueba = await crearPrueba();
  admin = await prueba.cliente();
});
afterAll(() => prueba.cerrar());

const enOrden = async (buscar = ''): Promise<Fila[]> => (await admin.get(`${CONDICIONES}?${buscar}`)).cuerpo.filas;
const nombres = async () => (await enOrden()).map(({ nombre }) => nombre);
const crear = (nombre: string) => admin.post(CONDICIONES, { nombre });
const mover = async (nombre: string, orden: number, version?: number) => {
  const fila = (await enOrden()).find((una) => una.nombre === nombre);
  return admin.patch(`${CONDICIONES}/${fila?.id}`, { version: version ?? fila?.version, orden });
};
const exigirSeguidas = async () => {
  const filas = await enOrden();
  expect(filas.map(({ orden }) => orden)).toEqual(filas.map((_, i) => i + 1));
};

describe('RN-18 the order of the condiciones de venta', () => {
  it('a new one goes last, also when the first ones are made at once', async () => {
    const hechas = await Promise.all(['60 días', '15 días', 'Contado', '30 días'].map(crear));
    expect(hechas.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    await exigirSeguidas();
    await crear('90 días');
    expect((await enOrden()).at(-1)).toMatchObject({ nombre: '90 días', orden: 5 });
  });

  it('one goes where it is put, forth and back, and the others make room', async () => {
    for (const [i, nombre] of ['Contado', '15 días', '30 días', '60 días'].entries()) {
      expect((await mover(nombre, i + 1)).cuerpo).toMatchObject({ nombre, orden: i + 1 });
    }
    expect(await nombres()).toEqual(['Contado', '15 días', '30 días', '60 días', '90 días']);
    await mover('15 días', 4);
    expect(await nombres()).toEqual(['Contado', '30 días', '60 días', '15 días', '90 días']);
    await mover('15 días', 2);
    // Further than there are is the last place.
    expect((await mover('Contado', 10_000)).cuerpo.orden).toBe(5);
    await mover('Contado', 1);
    expect(await nombres()).toEqual(['Contado', '15 días', '30 días', '60 días', '90 días']);
    await exigirSeguidas();
  });

  it('two who move two of them at once both do, and two who move the same one: one is told', async () => {
    const dos = await Promise.all([mover('90 días', 1), mover('Contado', 5)]);
    expect(dos.map(({ status }) => status)).toEqual([200, 200]);
    await exigirSeguidas();
    const todas = await nombres();
    expect(todas.filter((nombre) => !['Contado', '90 días'].includes(nombre))).toEqual([
      '15 días',
      '30 días',
      '60 días',
    ]);
    expect(todas.indexOf('90 días')).toBeLessThan(todas.indexOf('Contado'));
    const una = (await enOrden()).find(({ nombre }) => nombre === '30 días');
    const misma = await Promise.all([1, 5].map((lugar) => mover('30 días', lugar, una?.version)));
    expect(misma.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    await exigirSeguidas();
  });

  it('what else changes of one leaves the order alone, and putting it aside too', async () => {
    const antes = await nombres();
    const [primera] = await enOrden();
    const cambio = await admin.patch(`${CONDICIONES}/${primera?.id}`, { version: primera?.version, activa: false });
    expect(cambio.cuerpo).toMatchObject({ activa: false, orden: 1 });
    expect(await nombres()).toEqual(antes);
  });

  it('is asked for, sorted by, told in the file and in what happened', async () => {
    const alReves = (await enOrden('orden=-orden')).map(({ nombre }) => nombre);
    expect(alReves).toEqual((await nombres()).toReversed());
    const [segunda] = await enOrden('filtros=orden:entre:2,2');
    expect(segunda).toMatchObject({ orden: 2 });
    await mover(segunda?.nombre ?? '', 3);
    const { rows } = await sql<{ antes: string; despues: string }>`
      select c.antes, c.despues from auditoria a join auditoria_campo c on c.auditoria_id = a.id
      where a.entidad_id = ${segunda?.id} and c.campo = 'orden' order by a.id desc limit 1`.execute(prueba.db);
    expect(rows).toEqual([{ antes: '2', despues: '3' }]);
    const { texto } = await admin.get(`${CONDICIONES}/exportar`);
    expect(texto).toContain(`${segunda?.nombre};3;`);
  });

  it('a place that is none is refused', async () => {
    for (const lugar of [0, 1.5, -1]) {
      expect((await mover('30 días', lugar)).cuerpo.issues).toMatchObject([{ path: ['orden'] }]);
    }
  });
});
