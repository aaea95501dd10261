import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { abrirLlavero, rotarLlavero } from './llavero.ts';

const carpetas: string[] = [];
const carpeta = () => {
  const nueva = mkdtempSync(join(tmpdir(), 'llavero-'));
  carpetas.push(nueva);
  return nueva;
};
afterEach(() => {
  for (const una of carpetas.splice(0)) rmSync(una, { recursive: true, force: true });
});
const secreto = Buffer.from('doce palabras');

it('seguridad 3.6 makes its key at the first start, 32 bytes in a file of mode 0600, and keeps it', () => {
  const datos = carpeta();
  const { claveId, cifrado } = abrirLlavero(datos).cifrar(secreto, 'lucia');
  const ruta = join(datos, 'claves', 'segundo-factor.json');

  expect(statSync(ruta).mode & 0o777).toBe(0o600);
  expect(statSync(join(datos, 'claves')).mode & 0o777).toBe(0o700);
  expect(Buffer.from(JSON.parse(readFileSync(ruta, 'utf8')).claves[claveId], 'base64')).toHaveLength(32);
  expect(abrirLlavero(datos).descifrar(claveId, cifrado, 'lucia')).toEqual(secreto);
});

it('seguridad 3.6 AES-256-GCM: a nonce of its own each time, and nothing read for another person or after a change', () => {
  const llavero = abrirLlavero(carpeta());
  const [uno, otro] = [llavero.cifrar(secreto, 'lucia'), llavero.cifrar(secreto, 'lucia')];
  expect(uno.cifrado.equals(otro.cifrado)).toBe(false);
  expect(uno.cifrado.includes(secreto)).toBe(false);
  expect(() => llavero.descifrar(uno.claveId, uno.cifrado, 'marta')).toThrow();
  const tocado = Buffer.from(uno.cifrado);
  tocado.writeUInt8(tocado.readUInt8(tocado.length - 1) ^ 1, tocado.length - 1);
  expect(() => llavero.descifrar(uno.claveId, tocado, 'lucia')).toThrow();
});

it('says which key is missing when the file of another installation is in its place', () => {
  const { claveId, cifrado } = abrirLlavero(carpeta()).cifrar(secreto, 'lucia');
  expect(() => abrirLlavero(carpeta()).descifrar(claveId, cifrado, 'lucia')).toThrow(claveId);
});

it('seguridad 3.11 another key is used at once by who has the file open, and what was encrypted before is still read', () => {
  const datos = carpeta();
  const enMarcha = abrirLlavero(datos);
  const antes = enMarcha.cifrar(secreto, 'lucia');
  rotarLlavero(datos);
  const despues = enMarcha.cifrar(secreto, 'lucia');
  expect(despues.claveId).not.toBe(antes.claveId);
  for (const llavero of [enMarcha, abrirLlavero(datos)]) {
    for (const { claveId, cifrado } of [antes, despues]) {
      expect(llavero.descifrar(claveId, cifrado, 'lucia')).toEqual(secreto);
    }
  }
  expect(statSync(join(datos, 'claves', 'segundo-factor.json')).mode & 0o777).toBe(0o600);
  expect(readdirSync(join(datos, 'claves'))).toEqual(['segundo-factor.json']);
});

it('goes on with what it read when the file is taken away meanwhile', () => {
  const datos = carpeta();
  const llavero = abrirLlavero(datos);
  const { claveId, cifrado } = llavero.cifrar(secreto, 'lucia');
  rmSync(join(datos, 'claves'), { recursive: true });
  expect(llavero.descifrar(claveId, cifrado, 'lucia')).toEqual(secreto);
});
