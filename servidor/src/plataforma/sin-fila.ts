import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const ESPERA_MS = 30 * 24 * 60 * 60 * 1000;

/** Where it is written down since when files of that folder have no row. */
export const registroDe = (dataDir: string, carpeta: string): string => join(dataDir, '.sin-fila', `${carpeta}.json`);

/**
 * Which of the files without a row have been so for a month, as often as it was looked. A crash leaves some, and those may go; but where
 * the database is not that of the folder (an empty one, one that is still being brought back) all of them have none, and what is
 * thrown away then nobody brings back.
 */
export async function sinFilaHaceUnMes(registro: string, sueltos: readonly string[], ahora: Date) {
  const antes = await leer(registro);
  const desde = new Map(sueltos.map((nombre) => [nombre, antes.get(nombre) ?? ahora.toISOString()]));
  if (antes.size > 0 || desde.size > 0) await escribir(registro, desde);
  return [...desde].filter(([, cuando]) => ahora.getTime() - Date.parse(cuando) > ESPERA_MS).map(([nombre]) => nombre);
}

/** What cannot be read is begun again, which only makes it wait longer. */
async function leer(registro: string): Promise<ReadonlyMap<string, string>> {
  const texto = await readFile(registro, 'utf8').catch(() => '{}');
  try {
    return new Map(Object.entries(JSON.parse(texto) as Record<string, string>));
  } catch {
    return new Map();
  }
}

async function escribir(registro: string, desde: ReadonlyMap<string, string>): Promise<void> {
  if (desde.size === 0) return rm(registro, { force: true });
  await mkdir(dirname(registro), { recursive: true, mode: 0o700 });
  const provisorio = `${registro}.${randomUUID()}`;
  await writeFile(provisorio, JSON.stringify(Object.fromEntries(desde)), { mode: 0o600 });
  await rename(provisorio, registro);
}
