import { buffer } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { PLAZOS_DE_PEDIDO } from '#db/plazos.ts';
import { crearPrueba, type Prueba } from '#prueba/app.ts';
import { crearPuente, type Puente } from '#prueba/puente.ts';
import { archivoCsv, escribirCsv } from './csv.ts';
import { conPlazo } from './plazo.ts';

let prueba: Prueba;
beforeAll(async () => {
  prueba = await crearPrueba();
});
afterAll(() => prueba.cerrar());

/** The same database, over a wire that the test may cut. */
async function lejos(): Promise<{ readonly lejana: Prueba; readonly puente: Puente }> {
  const puente = await crearPuente(prueba.url);
  const lejana = await crearPrueba({ url: puente.url });
  onTestFinished(async () => {
    await lejana.cerrar();
    await puente.cortar();
  });
  return { lejana, puente };
}

const salud = async (app: FastifyInstance) => [
  (await app.inject({ url: '/readyz' })).statusCode,
  (await app.inject({ url: '/healthz' })).statusCode,
];

describe('a database that is away', () => {
  it('answers 503 with Retry-After, stays up, and recovers by itself', async () => {
    const { lejana, puente } = await lejos();
    const alta = () => lejana.app.inject({ url: '/api/acceso/alta' });
    expect([await salud(lejana.app), (await alta()).statusCode]).toEqual([[200, 200], 200]);

    await puente.cortar();
    const respuesta = await alta();
    expect(respuesta.json()).toMatchObject({ status: 503, code: 'comun.base_no_disponible' });
    expect(respuesta.headers['retry-after']).toBe('2');
    expect(await salud(lejana.app)).toEqual([503, 200]);

    await puente.reponer();
    expect([await salud(lejana.app), (await alta()).statusCode]).toEqual([[200, 200], 200]);
  });

  it('is not mistaken for a bug when its name has several addresses', async () => {
    const { lejana, puente } = await lejos();
    await puente.cortar();
    const conNombre = await crearPrueba({ url: puente.url.replace('127.0.0.1', 'localhost') });
    onTestFinished(() => conNombre.cerrar());

    for (const { app } of [lejana, conNombre]) {
      expect((await app.inject({ url: '/api/acceso/alta' })).json()).toMatchObject({ status: 503 });
    }
  });

  it('answers 503 when the answer comes cut in the middle', async () => {
    const { lejana, puente } = await lejos();
    await lejana.pool.query('select 1');
    puente.poner({ tipo: 'medio' });

    expect((await lejana.app.inject({ url: '/api/acceso/alta' })).json()).toMatchObject({ status: 503 });

    puente.poner({ tipo: 'ninguna' });
    expect((await lejana.app.inject({ url: '/api/acceso/alta' })).statusCode).toBe(200);
  });

  it('INV-11 a COMMIT whose answer was lost is found by its key and not done again', async () => {
    const { lejana, puente } = await lejos();
    const yo = await lejana.cliente();
    const crear = () =>
      yo.post('/api/tablas-generales/marcas', { nombre: 'Marca del corte' }, { clave: 'commit-cortado' });
    puente.poner({ tipo: 'commit' });

    expect((await crear()).cuerpo).toMatchObject({ status: 503, code: 'comun.base_no_disponible' });
    // What the server does by itself may commit in the same moment.
    expect(puente.alcanzadas()).toBeGreaterThanOrEqual(1);

    puente.poner({ tipo: 'ninguna' });
    expect((await crear()).status).toBe(201);
    const { rows } = await prueba.pool.query("select from marca where nombre = 'Marca del corte'");
    expect(rows).toHaveLength(1);
  });
});

describe('a database that is busy', () => {
  it('says so within the wait when every connection is taken, and serves when one is given back', async () => {
    const tomadas = await Promise.all(Array.from({ length: prueba.pool.options.max }, () => prueba.pool.connect()));
    const inicio = performance.now();
    const respuesta = await prueba.app.inject({ url: '/api/acceso/alta' });
    expect(respuesta.json()).toMatchObject({ status: 503, code: 'comun.base_no_disponible' });
    expect(performance.now() - inicio).toBeLessThan(PLAZOS_DE_PEDIDO.esperar + 1_000);

    for (const una of tomadas) una.release();
    expect((await prueba.app.inject({ url: '/api/acceso/alta' })).statusCode).toBe(200);
  }, 20_000);

  it('tells whoever waits for a row of another user, changes nothing, and the key serves again', async () => {
    const yo = await prueba.cliente();
    const marca = (await yo.post('/api/tablas-generales/marcas', { nombre: 'Marca tomada' })).cuerpo;
    const otro = await prueba.pool.connect();
    await otro.query('begin');
    await otro.query('select from marca where id = $1 for update', [marca.id]);
    const cambiar = () =>
      yo.patch(
        `/api/tablas-generales/marcas/${marca.id}`,
        { nombre: 'Otra', version: marca.version },
        { clave: 'en-uso' },
      );

    const respuesta = await cambiar();
    expect(respuesta.cuerpo).toMatchObject({ status: 503, code: 'comun.en_uso' });
    expect(respuesta.encabezados['retry-after']).toBe('2');

    await otro.query('rollback');
    otro.release();
    expect((await cambiar()).status).toBe(200);
  }, 20_000);
});

describe('an answer that takes too long', () => {
  it('is given up with a text that does not promise what happened', async () => {
    const nunca = new Promise<never>(() => {});
    await expect(conPlazo(20, nunca)).rejects.toMatchObject({ error: { code: 'comun.demora' } });
    await expect(conPlazo(1_000, Promise.resolve(7))).resolves.toBe(7);
  });
});

describe('an export', () => {
  const columnas = [{ titulo: 'n', valor: (fila: { readonly n: number }) => fila.n }];

  it('gives its connection back when the reader leaves', async () => {
    let cerrada = false;
    async function* filas() {
      try {
        for (let n = 0; ; n += 1) yield { n };
      } finally {
        cerrada = true;
      }
    }
    const texto = escribirCsv(archivoCsv({ nombre: 'x.csv', columnas, filas: filas() }));
    texto.once('data', () => texto.destroy());
    await vi.waitFor(() => expect(cerrada).toBe(true));
  });

  it('breaks off when the database is lost, without ending the process', async () => {
    async function* filas() {
      yield { n: 1 };
      throw new Error('Connection terminated unexpectedly');
    }
    const texto = escribirCsv(archivoCsv({ nombre: 'x.csv', columnas, filas: filas() }));
    await expect(buffer(texto)).rejects.toThrow('Connection terminated');
  });
});
