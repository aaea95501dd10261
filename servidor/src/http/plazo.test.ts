import { endpoint } from '@trastienda/nucleo/comun/endpoint.ts';
import Fastify from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import type { Db } from '#db/db.ts';
import { SIN_ACCESO } from '#prueba/entorno.ts';
import { type Consulta, crearUsuario } from './contexto.ts';
import { archivoCsv } from './csv.ts';
import type { Entorno } from './entorno.ts';
import { responderError } from './errores.ts';
import { RESPUESTA_TIMEOUT_MS } from './limites.ts';
import { montar } from './montar.ts';

const lectura = { method: 'GET', summary: 'Mira', permiso: 'tabla.ver', alcance: 'empresa', errors: [] } as const;
const mirar = endpoint({ ...lectura, path: '/api/prueba/mirar', response: z.object({}) });
const calcular = endpoint({ ...lectura, path: '/api/prueba/calcular', response: z.object({}), trabajo: 'largo' });
const exportar = endpoint({ ...lectura, path: '/api/prueba/exportar', response: z.string(), formato: 'csv' });

/** Nobody asks anything of them: it only matters which one is handed over. */
const [db, dbLarga] = [{} as Db, {} as Db];

function crear(
  trabajo: (consulta: Consulta) => Promise<Record<string, never>>,
  decir: (linea: string) => void = () => {},
) {
  const app = Fastify({ logger: { level: 'warn', stream: { write: decir } } });
  app.setErrorHandler(responderError);
  const usuario = crearUsuario('01900000-0000-7000-8000-00000000beef', 'Ana', new Map([['tabla.ver', 'TODAS']]));
  const entorno = {
    db,
    dbLarga,
    ahora: () => new Date(),
    quienEs: async () => ({ usuario, medio: 'clave', huella: 'x', cuota: { lecturas: 1, escrituras: 1 } }),
    ...SIN_ACCESO,
  } satisfies Entorno;
  montar(app, entorno, mirar, trabajo);
  montar(app, entorno, calcular, trabajo);
  montar(app, entorno, exportar, async (consulta) => {
    await trabajo(consulta);
    return archivoCsv({ nombre: 'x.csv', columnas: [], filas: [] });
  });
  return app;
}

describe('an answer', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());

  it('is not waited for longer than anybody waits, unless it is bulk work', async () => {
    const pendiente = Promise.withResolvers<Record<string, never>>();
    const dichos: string[] = [];
    const app = crear(
      () => pendiente.promise,
      (linea) => void dichos.push(linea),
    );
    const corta = app.inject(mirar.path);
    const larga = app.inject(calcular.path);
    await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0));

    await vi.advanceTimersByTimeAsync(RESPUESTA_TIMEOUT_MS);

    expect((await corta).json()).toMatchObject({ status: 503, code: 'comun.demora' });
    expect((await corta).headers['retry-after']).toBe('2');
    pendiente.resolve({});
    expect((await larga).statusCode).toBe(200);
    // What the other one had to say comes to nobody, and is no fault to be told in the log.
    expect(dichos).toEqual([]);
  });
});

it('exports and bulk work take other connections than the requests that people wait for', async () => {
  const dadas: Db[] = [];
  const app = crear(async (consulta) => {
    dadas.push(consulta.db);
    return {};
  });
  for (const { path } of [mirar, calcular, exportar]) expect((await app.inject(path)).statusCode).toBe(200);
  expect(dadas.map((una) => una === dbLarga)).toEqual([false, true, true]);
});
