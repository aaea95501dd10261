import { chmodSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { exigirGarantias } from './ajustes.ts';
import { type Binarios, origenDelMotor, prepararBinarios } from './binarios.ts';
import { type Cerrojo, esperarCerrojo, tomarCerrojo } from './cerrojo.ts';
import { conCliente, rehacerOrden, urlDe } from './conexion.ts';
import { frases, MotorImposible } from './frases.ts';
import { asegurarCluster } from './inicializar.ts';
import { buscarLugar, type Lugar, type Registro } from './lugar.ts';
import { type Marca, ROL_DE_APLICACION, SUPERUSUARIO } from './marca.ts';
import { arrancar, detenerProceso, encontrar, type Proceso } from './proceso.ts';
import { correccionPendiente, leerVersion } from './version.ts';
import { vigilar } from './vigilia.ts';

/** `servidor` owns DATA_DIR: one at a time, and it restarts the engine. `orden` works beside it or without it. */
export type Papel = 'servidor' | 'orden';
export type Estado = 'listo' | 'caido';

export type Motor = {
  /** The application's role, which is not a superuser. Stays valid when the engine is restarted. */
  readonly url: string;
  readonly urlDeSuperusuario: string;
  /** '18.4' */
  readonly version: string;
  /** The release knows of a newer minor: administrators are told. */
  readonly atrasado: boolean;
  /** Where the data is, which for root may be away from DATA_DIR. */
  readonly cluster: string;
  readonly pid: () => number;
  readonly alCambiar: (escucha: (estado: Estado) => void) => void;
  /** Stops the engine unless another process still uses it. End the connections first. */
  readonly detener: () => Promise<void>;
};

export type Opciones = {
  readonly dataDir: string;
  readonly log: Registro;
  readonly papel?: Papel;
  readonly pgBinDir?: string | undefined;
};

/** A first start on a slow disk takes minutes, not hours. */
const LIMITE_DE_CERROJO_MS = 5 * 60_000;
const ARCHIVO_DE_CONEXION = 'motor.json';

/** Brings up the embedded PostgreSQL of DATA_DIR, or joins the one that runs. Throws `MotorImposible`. */
export async function ensureMotor({ dataDir, log, papel = 'servidor', pgBinDir }: Opciones): Promise<Motor> {
  const lugar = buscarLugar(dataDir);
  for (const aviso of lugar.avisos) log.warn(aviso);
  const duenio = papel === 'servidor' ? serDuenio(lugar) : undefined;
  try {
    return await conElMotor(lugar, async () => {
      const uso = await esperarCerrojo(join(lugar.cerrojos, 'uso'), 'compartido', LIMITE_DE_CERROJO_MS);
      if (!uso) throw new MotorImposible(frases.ocupado(lugar.datos));
      try {
        return await iniciar({ lugar, log, pgBinDir, uso, duenio });
      } catch (error) {
        uso.soltar();
        throw error;
      }
    });
  } catch (error) {
    duenio?.soltar();
    throw error;
  }
}

type Inicio = {
  readonly lugar: Lugar;
  readonly log: Registro;
  readonly pgBinDir: string | undefined;
  readonly uso: Cerrojo;
  readonly duenio: Cerrojo | undefined;
};

async function iniciar({ lugar, log, pgBinDir, uso, duenio }: Inicio): Promise<Motor> {
  const binarios = prepararBinarios(lugar, origenDelMotor(pgBinDir), log);
  const marca = await asegurarCluster(lugar, binarios, log);
  exigirMismaVersion(lugar, binarios);
  let proceso = await levantar(lugar, binarios, log);
  const { url, urlDeSuperusuario } = urlsDe(proceso, marca);
  const version = await revisar(url, urlDeSuperusuario, log);
  anotarConexion(lugar, { url, pid: proceso.pid });

  const correccion = correccionPendiente(leerVersion(version));
  if (correccion && duenio) log.warn(frases.atrasado(version, correccion));
  const escuchas: ((estado: Estado) => void)[] = [];
  const vigilia =
    duenio &&
    vigilar({
      proceso: () => proceso,
      volver: () =>
        conElMotor(lugar, async () => {
          proceso = await levantar(lugar, binarios, log, proceso);
          const nuevas = urlsDe(proceso, marca);
          await revisar(nuevas.url, nuevas.urlDeSuperusuario, log);
          anotarConexion(lugar, { url: nuevas.url, pid: proceso.pid });
        }),
      avisar: (estado) => {
        for (const escucha of escuchas) escucha(estado);
      },
      log,
    });

  let fin: Promise<void> | undefined;
  const detener = async () => {
    await vigilia?.terminar();
    await conElMotor(lugar, () => soltarMotor(lugar, proceso, uso, log));
    duenio?.soltar();
  };
  return {
    url,
    urlDeSuperusuario,
    version,
    atrasado: correccion !== undefined,
    cluster: lugar.cluster,
    pid: () => proceso.pid,
    alCambiar: (escucha) => {
      escuchas.push(escucha);
    },
    detener: () => {
      fin ??= detener();
      return fin;
    },
  };
}

function serDuenio({ cerrojos, datos }: Lugar): Cerrojo {
  const cerrojo = tomarCerrojo(join(cerrojos, 'servidor'), 'exclusivo');
  const anotado = join(cerrojos, 'servidor.pid');
  if (!cerrojo) throw new MotorImposible(frases.otroServidor(datos, leerTexto(anotado)));
  writeFileSync(anotado, String(process.pid));
  return cerrojo;
}

async function conElMotor<T>({ cerrojos, datos }: Lugar, trabajo: () => Promise<T>): Promise<T> {
  const cerrojo = await esperarCerrojo(join(cerrojos, 'motor'), 'exclusivo', LIMITE_DE_CERROJO_MS);
  if (!cerrojo) throw new MotorImposible(frases.ocupado(datos));
  try {
    return await trabajo();
  } finally {
    cerrojo.soltar();
  }
}

const levantar = async (lugar: Lugar, binarios: Binarios, log: Registro, anterior?: Proceso): Promise<Proceso> =>
  (await encontrar(lugar, log)) ?? (await arrancar(lugar, binarios, log, anterior));

async function revisar(url: string, urlDeSuperusuario: string, log: Registro): Promise<string> {
  return conCliente(url, async (client) => {
    const version = await exigirGarantias(client);
    await rehacerOrden(client, urlDeSuperusuario, log);
    return version;
  });
}

/** Whoever leaves last turns the engine off; a server's end does not pull it from under an order, nor the reverse. */
async function soltarMotor(lugar: Lugar, proceso: Proceso, uso: Cerrojo, log: Registro): Promise<void> {
  uso.soltar();
  const ultimo = tomarCerrojo(join(lugar.cerrojos, 'uso'), 'exclusivo');
  if (!ultimo) {
    log.info(frases.siguePorOtro);
    return;
  }
  try {
    await detenerProceso(proceso.pid, log);
    rmSync(join(lugar.datos, ARCHIVO_DE_CONEXION), { force: true });
    if (proceso.carpeta && !proceso.carpeta.startsWith(lugar.base))
      rmSync(proceso.carpeta, { recursive: true, force: true });
  } finally {
    ultimo.soltar();
  }
}

function exigirMismaVersion({ cluster }: Lugar, binarios: Binarios): void {
  const datos = leerTexto(join(cluster, 'PG_VERSION'));
  const { mayor } = leerVersion(binarios.version);
  if (datos !== String(mayor)) throw new MotorImposible(frases.otraVersion(cluster, datos, String(mayor)));
}

function urlsDe({ carpeta, puerto }: Proceso, marca: Marca) {
  const url = (rol: string, clave: string) => urlDe({ rol, clave, carpeta, puerto });
  return {
    url: url(ROL_DE_APLICACION, marca.claveDeAplicacion),
    urlDeSuperusuario: url(SUPERUSUARIO, marca.claveDeSuperusuario),
  };
}

/** For a person or tool that wants to look inside beside us. */
function anotarConexion({ datos }: Lugar, conexion: { readonly url: string; readonly pid: number }): void {
  const ruta = join(datos, ARCHIVO_DE_CONEXION);
  writeFileSync(ruta, `${JSON.stringify(conexion, null, 2)}\n`, { mode: 0o600 });
  chmodSync(ruta, 0o600);
}

function leerTexto(ruta: string): string {
  try {
    return readFileSync(ruta, 'utf8').trim();
  } catch {
    return '';
  }
}
