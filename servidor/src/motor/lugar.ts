import { createHash } from 'node:crypto';
import {
  accessSync,
  chmodSync,
  chownSync,
  constants,
  existsSync,
  lchownSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  statfsSync,
  statSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { frases, MotorImposible } from './frases.ts';
import { exigirNombreDeUsuario, type Identidad, puedeEntrar, somosRoot, usuarioDelSistema } from './usuario.ts';

/** Where the engine of one DATA_DIR lives and as whom it runs. */
export type Lugar = {
  /** Real path of DATA_DIR. */
  readonly datos: string;
  /** Ours alone, mode 0700, owned by whoever runs the engine. */
  readonly base: string;
  readonly cluster: string;
  readonly identidad: Identidad | undefined;
  readonly cerrojos: string;
  /** Things a person should know about the choice, one sentence each. */
  readonly avisos: readonly string[];
};

export type Registro = { readonly info: (texto: string) => void; readonly warn: (texto: string) => void };

const REUBICADOS = '/var/lib/trastienda';
const DISCOS_DE_RED = new Set([0x6969, 0xff534d42, 0x517b, 0xfe534d42, 0x01021997]);

/** Opens DATA_DIR (creating it) and decides where the cluster is or will be (`acordado` 30). */
export function buscarLugar(dataDir: string): Lugar {
  const datos = abrirDirectorio(resolve(dataDir));
  const cerrojos = join(datos, '.cerrojos');
  crearComoElDuenio(cerrojos, datos);
  const propia = join(datos, 'motor');
  if (!somosRoot()) return lugarPropio({ datos, cerrojos, base: propia });

  const reubicada = join(REUBICADOS, createHash('sha256').update(datos).digest('hex').slice(0, 16));
  for (const base of [propia, reubicada]) {
    const duenio = duenioDe(join(base, 'db'));
    if (duenio && duenio.uid !== 0) return armar({ datos, cerrojos, base, identidad: duenio, avisos: [] });
  }
  const identidad = usuarioDelSistema();
  if (duenioDe(join(propia, 'db'))) return recibirDeRoot({ datos, cerrojos, base: propia, identidad });
  const base = entregarOReubicar(identidad, datos) ? propia : reubicada;
  mkdirSync(base, { recursive: true, mode: 0o755 });
  chownSync(base, identidad.uid, identidad.gid);
  chmodSync(base, 0o700);
  const avisos = base === propia ? [] : [frases.reubicado(datos, base)];
  return armar({ datos, cerrojos, base, identidad, avisos: [...avisos, ...avisoDeRed(base)] });
}

/** A cluster that root brought back from a copy, with root for its owner: nobody could run it, and another one must not be made. */
function recibirDeRoot(partes: Pick<Lugar, 'datos' | 'cerrojos' | 'base'> & { readonly identidad: Identidad }): Lugar {
  const { datos, base, identidad } = partes;
  const { uid, gid } = identidad;
  if (!puedeEntrar(identidad, datos)) throw new MotorImposible(frases.sinAlcance(join(base, 'db')));
  const suyos = readdirSync(base, { recursive: true, encoding: 'utf8' }).map((nombre) => join(base, nombre));
  // What a folder holds before the folder, so that one cut half-way is begun again. What a link leads to stays whose it was.
  for (const ruta of [base, ...suyos].toReversed()) lchownSync(ruta, uid, gid);
  return armar({ ...partes, avisos: [frases.entregado(base), ...avisoDeRed(base)] });
}

function lugarPropio({ datos, cerrojos, base }: Pick<Lugar, 'datos' | 'cerrojos' | 'base'>): Lugar {
  const duenio = duenioDe(base);
  if (duenio && duenio.uid !== process.getuid?.() && process.platform !== 'win32') {
    throw new MotorImposible(frases.deOtroUsuario(datos, String(duenio.uid)));
  }
  const esNuevo = !duenioDe(join(base, 'db'));
  if (esNuevo) exigirNombreDeUsuario();
  mkdirSync(base, { recursive: true, mode: 0o700 });
  return armar({ datos, cerrojos, base, identidad: undefined, avisos: esNuevo ? avisoDeRed(base) : [] });
}

const armar = (partes: Omit<Lugar, 'cluster'>): Lugar => ({ ...partes, cluster: join(partes.base, 'db') });

function abrirDirectorio(ruta: string): string {
  try {
    crearConPadres(ruta, somosRoot() ? 0o755 : 0o700);
    accessSync(ruta, constants.R_OK | constants.W_OK | constants.X_OK);
    return realpathSync(ruta);
  } catch (error) {
    throw new MotorImposible(frases.sinEscritura(ruta, (error as NodeJS.ErrnoException).code ?? String(error)));
  }
}

/** Not mkdir's own recursion, which never ends where a directory exists and refuses children with ENOENT (/proc). */
function crearConPadres(ruta: string, mode: number): void {
  if (existsSync(ruta)) return;
  crearConPadres(dirname(ruta), mode);
  mkdirSync(ruta, { mode });
}

/** An empty DATA_DIR that root made too private is handed over; anything else of the path is left as it is. */
function entregarOReubicar(identidad: Identidad, datos: string): boolean {
  if (puedeEntrar(identidad, datos)) return true;
  const { uid, gid, mode: completo } = statSync(datos);
  const mode = completo & 0o7777;
  const estaVacio = readdirSync(datos).every((nombre) => nombre === '.cerrojos');
  if (uid !== 0 || !estaVacio) return false;
  chownSync(datos, identidad.uid, identidad.gid);
  chmodSync(datos, mode | 0o700);
  if (puedeEntrar(identidad, datos)) return true;
  chownSync(datos, uid, gid);
  chmodSync(datos, mode);
  return false;
}

/** What root creates inside somebody's directory belongs to that somebody, who may come later without being root. */
function crearComoElDuenio(carpeta: string, modelo: string): void {
  if (duenioDe(carpeta)) return;
  mkdirSync(carpeta, { recursive: true, mode: 0o700 });
  if (!somosRoot()) return;
  const { uid, gid } = statSync(modelo);
  chownSync(carpeta, uid, gid);
}

function duenioDe(ruta: string): Identidad | undefined {
  const datos = statSync(ruta, { throwIfNoEntry: false });
  return datos && { uid: datos.uid, gid: datos.gid };
}

function avisoDeRed(ruta: string): readonly string[] {
  return DISCOS_DE_RED.has(statfsSync(ruta).type) ? [frases.discoDeRed(ruta)] : [];
}
