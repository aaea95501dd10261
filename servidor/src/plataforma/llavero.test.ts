import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { abrirLlavero } from './llavero.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'llavero-'));
});
afterEach(() => rm(dataDir, { recursive: true }));

it('makes one key that only its owner reads, and finds it again', async () => {
  const { claveId, cifrado } = abrirLlavero(dataDir).cifrar(Buffer.from('secreto'), 'persona-1');

  const [nombre = '', ...otras] = await readdir(join(dataDir, 'claves'));
  expect(otras).toEqual([]);
  expect((await stat(join(dataDir, 'claves', nombre))).mode & 0o777).toBe(0o600);
  expect((await stat(join(dataDir, 'claves'))).mode & 0o777).toBe(0o700);
  expect(abrirLlavero(dataDir).descifrar(claveId, cifrado, 'persona-1').toString()).toBe('secreto');
});

it('writes the same text in another way each time, and none of them shows it', async () => {
  const { cifrar } = abrirLlavero(dataDir);
  const [una, otra] = [cifrar(Buffer.from('secreto'), 'x'), cifrar(Buffer.from('secreto'), 'x')];
  expect(una.cifrado.equals(otra.cifrado)).toBe(false);
  expect(una.cifrado.toString('latin1')).not.toContain('secreto');
  const [nombre = ''] = await readdir(join(dataDir, 'claves'));
  expect(nombre).toContain(una.claveId);
  expect((await readFile(join(dataDir, 'claves', nombre), 'utf8')).trim()).toMatch(/^[0-9a-f]{64}$/);
});

it('opens for nobody else, nor when a bit of it was changed', () => {
  const { cifrar, descifrar } = abrirLlavero(dataDir);
  const { claveId, cifrado } = cifrar(Buffer.from('secreto'), 'persona-1');
  expect(() => descifrar(claveId, cifrado, 'persona-2')).toThrow();
  const tocado = Buffer.from(cifrado);
  tocado[tocado.length - 1] = (tocado.at(-1) ?? 0) ^ 1;
  expect(() => descifrar(claveId, tocado, 'persona-1')).toThrow();
  expect(() => descifrar('otra', cifrado, 'persona-1')).toThrow('otra');
});
