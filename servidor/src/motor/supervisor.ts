import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Binarios, origenDelMotor, prepararBinarios } from './binarios.ts';
import { type Cerrojo, esperarCerrojo, tomarCerrojo } from './cerrojo.ts';
import { frases, MotorImposible } from './frases.ts';
import { asegurarCluster } from './inicializar.ts';
import { type Cluster, levantar, soltarMotor } from './levantar.ts';
import { buscarLugar, type Lugar, type Registro } from './lugar.ts';
import { correccionPendiente, leerVersion } from './version.ts';
import { type Estado, vigilar } from './vigilia.ts';

/** `servidor` owns DATA_DIR: one at a time, and it restarts the engine. `orden` works beside it or without it. */
export type Papel = 'servidor' | 'orden';

export type Motor = {
  /** The application's role, which is not a superuser. Stays valid when the engine is restarted. */
  readonly url: string;
  readonly urlDeSuperusuario: string;
  /** '18.4' */
  readonly version: string;
  /** The newer minor the release knows of ('18.7'), with what it corrects: administrators are told. */
  readonly correccion: string | undefined;
  /** Where the data is, which for root may be away from DATA_DIR. */
  readonly cluster: string;
  readonly pid: () => number;
  /** Told of a fallen engine and of its return; a pool reconnects by itself, so this is for whoever wants to show it. */
  readonly alCambiar: (escucha: (estado: Estado) => void) => void;
  /** Stops the engine unless another process still uses it. End the connections first. */
  readonly detener: () => Promise<void>;
};

export type Opciones = {
  readonly dataDir: string;
  readonly log: Registro;
  readonly papel?: Papel;
  /** Binaries to use instead of the npm package; PG_BIN_DIR when absent. */
  readonly pgBinDir?: string | undefined;
};

/** A first start on a slow disk takes minutes, not hours. */
const LIMITE_DE_CERROJO_MS = 5 * 60_000;

/** Brings up the embedded PostgreSQL of DATA_DIR, or joins the one that runs. Throws `MotorImposible`. */
export async function ensureMotor({ dataDir, log, papel, pgBinDir }: Opciones): Promise<Motor> {
  const lugar = buscarLugar(dataDir);
  for (const aviso of lugar.avisos) log.warn(aviso);
  const duenio = papel === 'orden' ? undefined : serDuenio(lugar);
  try {
    return await conElMotor(lugar, async () => {
      const uso = await esperarCerrojo(join(lugar.cerrojos, 'uso'), 'compartido', LIMITE_DE_CERROJO_MS);
      if (!uso) throw new MotorImposible(frases.ocupado(lugar.datos));
      try {
        return await iniciar({ lugar, log, pgBinDir: pgBinDir ?? process.env.PG_BIN_DIR, uso, duenio });
      } catch (error) {
        await soltarMotor(lugar, uso, log);
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
  const binarios = prepararBinarios(lugar, origenDelMotor(pgBinDir || undefined), log);
  const marca = await asegurarCluster(lugar, binarios, log);
  exigirMismaVersion(lugar, binarios);
  const cluster: Cluster = { lugar, binarios, marca, log };
  const { url, urlDeSuperusuario, version, proceso: primero } = await levantar(cluster);
  let proceso = primero;

  const correccion = correccionPendiente(leerVersion(version));
  if (correccion && duenio) log.warn(frases.atrasado(version, correccion));
  const escuchas: ((estado: Estado) => void)[] = [];
  const volver = async () => {
    ({ proceso } = await conElMotor(lugar, () => levantar(cluster, proceso)));
  };
  const avisar = (estado: Estado) => {
    for (const escucha of escuchas) escucha(estado);
  };
  const vigilia = duenio && vigilar({ pid: () => proceso.pid, volver, avisar, log });

  const apagar = async () => {
    await vigilia?.terminar();
    await conElMotor(lugar, () => soltarMotor(lugar, uso, log));
    duenio?.soltar();
  };
  let fin: Promise<void> | undefined;
  return {
    url,
    urlDeSuperusuario,
    version,
    correccion,
    cluster: lugar.cluster,
    pid: () => proceso.pid,
    alCambiar: (escucha) => {
      escuchas.push(escucha);
    },
    detener: () => {
      fin ??= apagar();
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

/** The engine is started, stopped or changed by one at a time. */
export async function conElMotor<T>({ cerrojos, datos }: Lugar, trabajo: () => Promise<T>): Promise<T> {
  const cerrojo = await esperarCerrojo(join(cerrojos, 'motor'), 'exclusivo', LIMITE_DE_CERROJO_MS);
  if (!cerrojo) throw new MotorImposible(frases.ocupado(datos));
  try {
    return await trabajo();
  } finally {
    cerrojo.soltar();
  }
}

export function exigirMismaVersion({ cluster }: Lugar, binarios: Binarios): void {
  const datos = leerTexto(join(cluster, 'PG_VERSION'));
  const { mayor } = leerVersion(binarios.version);
  if (datos !== String(mayor)) throw new MotorImposible(frases.otraVersion(cluster, datos, String(mayor)));
}

function leerTexto(ruta: string): string {
  try {
    return readFileSync(ruta, 'utf8').trim();
  } catch {
    return '';
  }
}
