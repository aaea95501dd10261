import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { exigirCarpetas } from './carpetas.ts';
import { explicar } from './explicar.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'carpetas-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
});

/** What whoever starts it reads; undefined when nothing was wrong. */
function loDicho(hacer: () => void): string | undefined {
  try {
    hacer();
  } catch (error) {
    return explicar(error);
  }
  return undefined;
}

it('takes a DATA_DIR with its folders, with some of them or with none, and one that is still to be made', async () => {
  await mkdir(join(dataDir, 'adjuntos'));
  for (const cual of [dataDir, join(dataDir, 'nueva')]) expect(() => exigirCarpetas(cual)).not.toThrow();
});

it('a DATA_DIR that cannot be used is told as such', async () => {
  const ruta = join(dataDir, 'archivo');
  await writeFile(ruta, '', { mode: 0o600 });
  expect(loDicho(() => exigirCarpetas(ruta))).toContain(
    `No se puede escribir en el directorio de datos ${ruta} (EACCES)`,
  );
});

it('a folder of DATA_DIR that cannot be used is told in one sentence, before anything is started', async () => {
  // Not even root walks into a file.
  const ruta = join(dataDir, 'adjuntos');
  await writeFile(ruta, '', { mode: 0o600 });
  expect(loDicho(() => exigirCarpetas(dataDir))).toBe(
    `No se puede usar ${ruta} (EACCES): dale permiso a este usuario para leer y escribir ahí.`,
  );
});

it.each([
  [{ code: 'EACCES', syscall: 'open', path: '/datos/claves/x' }, 'No se puede usar /datos/claves/x (EACCES)'],
  [{ code: 'EROFS', syscall: 'mkdir', path: '/datos' }, 'No se puede usar /datos (EROFS)'],
  [{ code: 'ENOSPC', syscall: 'write' }, 'No queda lugar en el disco'],
])('what the system refuses is told in one sentence: %o', (datos, dicho) => {
  expect(explicar(Object.assign(new Error('refused'), datos))).toContain(dicho);
});

it('what nobody can mend keeps its stack', () => {
  expect(loDicho(() => readFileSync(join(dataDir, 'no-esta')))).toBeUndefined();
  expect(explicar(new Error('ours'))).toBeUndefined();
});
