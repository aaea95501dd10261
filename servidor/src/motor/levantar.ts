import { chmodSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as esperarMs } from 'node:timers/promises';
import { exigirGarantias } from './ajustes.ts';
import type { Binarios } from './binarios.ts';
import { type Cerrojo, tomarCerrojo } from './cerrojo.ts';
import { terminarCambioDeClaves } from './claves.ts';
import { conCliente, rehacerOrden, urlDe } from './conexion.ts';
import { frases, MotorImposible } from './frases.ts';
import type { Lugar, Registro } from './lugar.ts';
import { type Marca, ROL_DE_APLICACION, SUPERUSUARIO } from './marca.ts';
import { leerPid, quienEs } from './pid.ts';
import { arrancar, detenerProceso, encontrar, type Proceso, soltarSocket } from './proceso.ts';

export type Cluster = {
  readonly lugar: Lugar;
  readonly binarios: Binarios;
  readonly marca: Marca;
  readonly log: Registro;
};

type Levantado = {
  readonly proceso: Proceso;
  readonly url: string;
  readonly urlDeSuperusuario: string;
  readonly version: string;
};

const ARCHIVO_DE_CONEXION = 'motor.json';
const INTENTOS = 10;
const PAUSA_MS = 100;

/**
 * An engine that runs, answers and keeps our guarantees: the one that is there or a new one. An engine may be dying
 * when it is found, so a failed connection looks again. The caller holds the engine's lock.
 */
export async function levantar(cluster: Cluster, anterior?: Proceso): Promise<Levantado> {
  const { lugar, binarios, log } = cluster;
  for (let intento = 1; ; intento += 1) {
    const proceso = (await encontrar(lugar, log)) ?? (await arrancar(lugar, binarios, log, anterior));
    try {
      return await revisar(cluster, proceso);
    } catch (error) {
      if (error instanceof MotorImposible) throw error;
      if (intento === INTENTOS) throw new MotorImposible(frases.noInicia((error as Error).message, lugar.base));
      await esperarMs(PAUSA_MS);
    }
  }
}

async function revisar(cluster: Cluster, proceso: Proceso): Promise<Levantado> {
  const { lugar, marca, log } = cluster;
  const { carpeta, puerto } = proceso;
  await terminarCambioDeClaves(cluster, proceso);
  const url = urlDe({ rol: ROL_DE_APLICACION, clave: marca.claveDeAplicacion, carpeta, puerto });
  const urlDeSuperusuario = urlDe({ rol: SUPERUSUARIO, clave: marca.claveDeSuperusuario, carpeta, puerto });
  const version = await conCliente(url, async (client) => {
    const version = await exigirGarantias(client);
    await rehacerOrden(client, urlDeSuperusuario, log);
    return version;
  });
  anotarConexion(lugar, { url, pid: proceso.pid });
  return { proceso, url, urlDeSuperusuario, version };
}

/**
 * Whoever leaves last turns the engine off, whoever started it: a server's end does not pull it from under an order,
 * nor the reverse. The caller holds the engine's lock.
 */
export async function soltarMotor(lugar: Lugar, uso: Cerrojo, log: Registro): Promise<void> {
  uso.soltar();
  const ultimo = tomarCerrojo(join(lugar.cerrojos, 'uso'), 'exclusivo');
  if (!ultimo) {
    log.info(frases.siguePorOtro);
    return;
  }
  try {
    const archivo = leerPid(lugar.cluster);
    if (archivo && quienEs(archivo.pid, lugar.cluster) === 'nuestro') await detenerProceso(archivo.pid, log);
    rmSync(join(lugar.datos, ARCHIVO_DE_CONEXION), { force: true });
    if (archivo) soltarSocket(archivo);
  } finally {
    ultimo.soltar();
  }
}

/** For a person or tool that wants to look inside beside us. */
function anotarConexion({ datos }: Lugar, conexion: { readonly url: string; readonly pid: number }): void {
  const ruta = join(datos, ARCHIVO_DE_CONEXION);
  writeFileSync(ruta, `${JSON.stringify(conexion, null, 2)}\n`, { mode: 0o600 });
  chmodSync(ruta, 0o600);
}
