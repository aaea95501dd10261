import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as esperar } from 'node:timers/promises';
import type { Violacion } from '#campanias/comun/campania.ts';
import type { Intento } from './arranque.ts';
import { debeServir, type Situacion } from './situacion.ts';
import { nodos, type Terreno } from './terreno.ts';

/** The moment is a file that the first initialisation has just made; `undefined` is one drawn from the seed. */
const MOMENTOS: readonly (readonly [string, string | undefined])[] = [
  ['apenas aparece la carpeta', ''],
  ['con el catálogo a medio hacer', 'global/pg_control'],
  ['al terminar initdb', 'base/5'],
  ['al azar', undefined],
];

export const situacionesDeInitdb: readonly Situacion[] = [
  ...MOMENTOS.map(
    ([cuando, archivo]): Situacion => ({
      nombre: `kill -9 en el primer initdb, ${cuando}`,
      busca: ['initdb-en-su-lugar', 'borra-lo-ajeno'],
      correr: (terreno) => cortar(terreno, archivo, (intento) => intento.matar(), { conserva: true }),
    }),
  ),
  {
    nombre: 'kill -9 de la aplicación sola mientras initdb sigue',
    correr: (terreno) =>
      cortar(terreno, 'global/pg_control', async ({ hijo, fin }) => {
        hijo.kill('SIGKILL');
        await fin;
      }),
  },
  {
    nombre: 'Ctrl-C en el primer initdb',
    correr: (terreno) =>
      cortar(terreno, 'global/pg_control', async ({ hijo, fin }) => {
        process.kill(-(hijo.pid ?? 0), 'SIGINT');
        await fin;
      }),
  },
];

/**
 * Cuts a first start and starts again: it serves. `conserva`: nothing that the first one left is gone; initdb empties its
 * own directory when it is told to stop or outlives us.
 */
async function cortar(
  terreno: Terreno,
  archivo: string | undefined,
  interrumpir: (intento: Intento) => Promise<void>,
  { conserva }: { readonly conserva: boolean } = { conserva: false },
): Promise<Violacion[]> {
  const dataDir = terreno.nueva();
  const primero = terreno.iniciar({ dataDir });
  await (archivo === undefined
    ? esperar(terreno.contexto.azar.entero(50, 3_000))
    : esperarArchivo(dataDir, archivo, primero));
  await interrumpir(primero);
  const base = join(dataDir, 'motor');
  const aMedias = existsSync(base) ? readdirSync(base).filter((uno) => uno === 'db' || uno.startsWith('db.tmp-')) : [];
  const quedo = aMedias.filter((uno) => conserva && !existsSync(join(base, uno, 'trastienda.json')));
  const antes = quedo.flatMap((uno) => [...nodos(join(base, uno))]);

  const halladas = await debeServir(terreno, { dataDir }, { conTestigos: false });
  const ahora = nodos(base);
  const perdidos = antes.filter((nodo) => !ahora.has(nodo)).length;
  if (perdidos === 0) return halladas;
  return [...halladas, { invariante: 'datos', que: 'se borró lo que había quedado a medias', datos: { perdidos } }];
}

async function esperarArchivo(dataDir: string, archivo: string, { hijo }: Intento): Promise<void> {
  const base = join(dataDir, 'motor');
  const limite = performance.now() + 60_000;
  const esta = () =>
    existsSync(base) &&
    readdirSync(base).some(
      (uno) => (uno === 'db' || uno.startsWith('db.tmp-')) && existsSync(join(base, uno, archivo)),
    );
  while (!esta()) {
    const termino = hijo.exitCode !== null || hijo.signalCode !== null;
    if (termino || performance.now() > limite) throw new Error(`the first start never made ${archivo}`);
    await esperar(1);
  }
}
