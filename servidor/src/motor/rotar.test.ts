import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { conClusterHecho, escuchar, motorDePrueba, preguntar } from './ayudas-de-prueba.ts';
import { prepararCambio } from './claves.ts';
import { buscarLugar } from './lugar.ts';
import { cambiarMarca, leerMarca, type Marca, rutaDeMarca } from './marca.ts';
import { rotarClaves } from './rotar.ts';

const conCluster = conClusterHecho();

const marcaDe = (dataDir: string): Marca => {
  const marca = leerMarca(buscarLugar(dataDir).cluster);
  if (!marca) throw new Error('there is no mark');
  return marca;
};
const UNO = [{ uno: 1 }];
const abre = (url: string) => preguntar(url, 'select 1 as uno');

it('seguridad 3.11 both passwords are others, the former ones open nothing, and no log has any of them', async () => {
  const dataDir = await conCluster();
  const antes = marcaDe(dataDir);
  await rotarClaves({ dataDir, log: escuchar().log });
  const despues = marcaDe(dataDir);
  expect(despues.claveDeAplicacion).toMatch(/^[0-9a-f]{64}$/);
  expect(despues.claveDeSuperusuario).toMatch(/^[0-9a-f]{64}$/);
  expect(despues).toEqual({ ...antes, claveDeAplicacion: expect.any(String), claveDeSuperusuario: expect.any(String) });
  const { base, cluster } = buscarLugar(dataDir);
  expect(statSync(rutaDeMarca(cluster)).mode & 0o777).toBe(0o600);

  const motor = await motorDePrueba({ dataDir });
  for (const [url, clave, vieja] of [
    [motor.url, despues.claveDeAplicacion, antes.claveDeAplicacion],
    [motor.urlDeSuperusuario, despues.claveDeSuperusuario, antes.claveDeSuperusuario],
  ] as const) {
    expect(await abre(url)).toEqual(UNO);
    await expect(abre(url.replace(clave, vieja))).rejects.toMatchObject({ code: '28P01' });
  }
  const registros = join(base, 'registros');
  const dicho = readdirSync(registros).map((nombre) => readFileSync(join(registros, nombre), 'utf8'));
  for (const clave of [despues.claveDeAplicacion, antes.claveDeAplicacion, despues.claveDeSuperusuario]) {
    expect(dicho.join()).not.toContain(clave);
  }
});

it('is refused while somebody is on the engine, who has the former password', async () => {
  const dataDir = await conCluster();
  const motor = await motorDePrueba({ dataDir });
  const antes = marcaDe(dataDir);
  await expect(rotarClaves({ dataDir, log: escuchar().log })).rejects.toThrow(/detenelo y volvé a intentar/);
  expect(marcaDe(dataDir)).toEqual(antes);
  expect(await abre(motor.url)).toEqual(UNO);
});

it('cut before the engine heard of it, or after it and before its mark says so, the next start ends it', async () => {
  const dataDir = await conCluster();
  const { cluster, identidad } = buscarLugar(dataDir);
  const nueva = prepararCambio(marcaDe(dataDir));
  const { anteriores: _, ...firme } = nueva;
  // The first time the engine has the former ones; the second time it has these already.
  for (const _vez of ['antes', 'después']) {
    cambiarMarca(cluster, nueva, identidad);
    const motor = await motorDePrueba({ dataDir });
    expect(motor.url).toContain(nueva.claveDeAplicacion);
    expect(await abre(motor.urlDeSuperusuario)).toEqual(UNO);
    expect(marcaDe(dataDir)).toEqual(firme);
    await motor.detener();
  }
  await rotarClaves({ dataDir, log: escuchar().log });
  expect(marcaDe(dataDir).claveDeAplicacion).not.toBe(nueva.claveDeAplicacion);
});
