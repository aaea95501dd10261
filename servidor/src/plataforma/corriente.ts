import { Readable } from 'node:stream';
import type { Usuario } from '#http/contexto.ts';
import type { Foto, Lectura } from './eventos.query.ts';

/** One open door: who hears by it and what waits until they have been told of the past. */
export type Corriente = {
  readonly sesionId: string;
  readonly mirar: Mirar;
  readonly flujo: Readable;
  /** As they were when last looked at, and when that was. */
  usuario: Usuario;
  vistoEn: number;
  /** What was read while the past was being told; undefined once that is done. */
  enEspera: Lectura[] | undefined;
  /** The past it was told of, which the reader of the process may still be coming to. */
  dichos: ReadonlySet<number>;
  terminada: boolean;
};

/** Finds out who is behind a session now; nobody when it ended. */
type Mirar = () => Promise<Usuario | undefined>;

export type Quien = Pick<Corriente, 'sesionId' | 'usuario' | 'mirar'>;

/** `listo`: it begins. `repaso`: there was too much to tell. `sesion`: look again at who you are. `limite`: others took the place. */
export type Aviso = 'listo' | 'repaso' | 'sesion' | 'limite' | 'notificacion';

/** How soon a browser comes back after the line is cut. */
const VOLVER_MS = 2_000;
/** A reader that takes nothing in is let go; when it comes back it is told from where it was. */
const SIN_LEER_MAXIMO = 256 * 1024;

export function crearCorriente(quien: Quien): Corriente {
  const flujo = new Readable({ read: () => {} });
  flujo.push(`retry: ${VOLVER_MS}\n\n`);
  return { ...quien, flujo, vistoEn: performance.now(), enEspera: [], dichos: new Set(), terminada: false };
}

/** Without `foto` a reader that is cut here is told again of what came since the last one that had it. */
export function decir(corriente: Corriente, aviso: Aviso, { foto, datos = {} }: { foto?: Foto; datos?: object }): void {
  empujar(corriente, `event: ${aviso}\n${foto === undefined ? '' : `id: ${foto}\n`}data: ${JSON.stringify(datos)}\n\n`);
}

/** Keeps the line warm, and shows whoever looks after it that somebody is there. */
export const latir = (corriente: Corriente): void => empujar(corriente, ':\n\n');

/** The last thing it says. */
export function terminar(corriente: Corriente, aviso?: Aviso): void {
  if (aviso !== undefined) decir(corriente, aviso, {});
  if (!corriente.terminada) corriente.flujo.push(null);
  corriente.terminada = true;
}

function empujar({ flujo, terminada }: Corriente, texto: string): void {
  if (flujo.destroyed || terminada) return;
  if (flujo.readableLength > SIN_LEER_MAXIMO) flujo.destroy();
  else flujo.push(texto);
}
