import pg from 'pg';
import type { Corte } from './servidor.ts';

// A preload (`node --import`): the process kills itself with commands stopped at exact points of their transactions,
// without any hook in the product. The supervisor says which by message; FAULT_AT=k in the environment asks it of the
// first command that carries an Idempotency-Key. With several, each waits at its point until all are at theirs.

type Transaccion = {
  pedidas: number;
  contestadas: number;
  corte: Corte | undefined;
  /** Told when an answer comes, for whoever waits for the statements before its own. */
  alContestar: () => void;
  /** It stands still: statements sent together with the one that stopped must not count, nor leave. */
  parada: boolean;
};

const DEL_PRIMERO = '';
const GRACIA_MS = 250;
let cortes: readonly Corte[] = delEntorno();
let llegados = 0;
let terminados = 0;

function delEntorno(): readonly Corte[] {
  const { FAULT_AT: donde } = process.env;
  if (donde === undefined) return [];
  return [{ clave: DEL_PRIMERO, k: donde === 'commit-enviado' ? donde : Number(donde) }];
}

process.on('message', (nuevos: readonly Corte[]) => {
  cortes = nuevos;
  process.send?.('armado');
});
process.channel?.unref();

const abiertas = new WeakMap<object, Transaccion>();
type Consultar = (this: object, ...argumentos: unknown[]) => unknown;
const consultar = pg.Client.prototype.query as Consultar;
const paraSiempre = (): Promise<never> => new Promise(() => {});

function morirSiTodosLlegaron(): void {
  if (llegados === 0 || llegados + terminados < cortes.length) return;
  process.kill(process.pid, 'SIGKILL');
}

function llegar(): Promise<never> {
  llegados += 1;
  morirSiTodosLlegaron();
  return paraSiempre();
}

/** It went through: its answer gets out before the process dies of the others. */
function terminar(): void {
  terminados += 1;
  setTimeout(morirSiTodosLlegaron, GRACIA_MS);
}

type Pedida = { readonly texto: string; readonly valores: readonly unknown[] };

function leer([pedido, valores]: readonly unknown[]): Pedida {
  const aparte = Array.isArray(valores) ? valores : [];
  if (typeof pedido === 'string') return { texto: pedido.trimStart(), valores: aparte };
  const { text, values } = (pedido ?? {}) as { readonly text?: unknown; readonly values?: unknown };
  return { texto: String(text ?? '').trimStart(), valores: Array.isArray(values) ? values : aparte };
}

/** A command is known by its key, which its first statement carries; until then its BEGIN is nobody's. */
const corteDe = ({ texto, valores }: Pedida): Corte | undefined =>
  cortes.find(({ clave }) => (clave === DEL_PRIMERO ? /into "?idempotencia"?/i.test(texto) : valores.includes(clave)));

pg.Client.prototype.query = function contada(this: object, ...argumentos: unknown[]) {
  const pedida = leer(argumentos);
  if (/^(begin|start transaction)\b/i.test(pedida.texto)) {
    abiertas.set(this, { pedidas: 0, contestadas: 0, corte: undefined, alContestar: () => {}, parada: false });
  }
  const transaccion = abiertas.get(this);
  if (!transaccion) return consultar.apply(this, argumentos);
  transaccion.corte ??= corteDe(pedida);
  const k = transaccion.corte?.k;
  if (transaccion.parada) return paraSiempre();
  if (k === transaccion.pedidas) {
    transaccion.parada = true;
    return trasLasDeAntes(transaccion).then(llegar);
  }

  transaccion.pedidas += 1;
  const mia = transaccion.pedidas;
  const esCommit = /^commit\b/i.test(pedida.texto);
  const esFin = esCommit || /^rollback\b/i.test(pedida.texto);
  if (esFin) abiertas.delete(this);
  const saliendo = consultar.apply(this, argumentos);
  if (esCommit && k === 'commit-enviado') return llegar();
  if (!(saliendo instanceof Promise)) return saliendo;
  return saliendo.then(
    (respuesta) => {
      contestar(transaccion);
      if (esCommit && k === mia) return llegar();
      if (esFin && k !== undefined) terminar();
      return respuesta;
    },
    (error: unknown) => {
      contestar(transaccion);
      if (esFin && k !== undefined) terminar();
      throw error;
    },
  );
} as typeof pg.Client.prototype.query;

function contestar(transaccion: Transaccion): void {
  transaccion.contestadas += 1;
  transaccion.alContestar();
}

/** Statements may travel together: the ones before this one must have been done, this one must never leave. */
function trasLasDeAntes(transaccion: Transaccion): Promise<void> {
  return new Promise((listo) => {
    transaccion.alContestar = () => {
      if (transaccion.contestadas >= transaccion.pedidas) listo();
    };
    transaccion.alContestar();
  });
}
