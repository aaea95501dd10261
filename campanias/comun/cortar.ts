import pg from 'pg';

// A preload (`node --import`): the process kills itself at an exact point of one command's transaction, without any hook
// in the product. The supervisor says which by message; FAULT_AT=k in the environment asks it of the first command that
// carries an Idempotency-Key.

type Corte = { readonly clave: string | undefined; readonly k: number | 'commit-enviado' };
type Transaccion = { hechas: number; delComando: boolean };

let corte: Corte | undefined =
  process.env.FAULT_AT === undefined
    ? undefined
    : {
        clave: undefined,
        k: process.env.FAULT_AT === 'commit-enviado' ? 'commit-enviado' : Number(process.env.FAULT_AT),
      };

process.on('message', (nuevo: Corte) => {
  corte = nuevo;
  process.send?.('armado');
});
process.channel?.unref();

const abiertas = new WeakMap<object, Transaccion>();
const consultar = pg.Client.prototype.query as (this: object, ...argumentos: unknown[]) => unknown;

const morir = (): never => {
  process.kill(process.pid, 'SIGKILL');
  throw new Error('unreachable: killed');
};

function textoDe(pedido: unknown): string {
  if (typeof pedido === 'string') return pedido;
  return typeof pedido === 'object' && pedido !== null && 'text' in pedido ? String(pedido.text) : '';
}

const llevaLaClave = (argumentos: readonly unknown[], texto: string): boolean => {
  if (corte?.clave === undefined) return /into "?idempotencia"?/i.test(texto);
  return argumentos.some((valores) => Array.isArray(valores) && valores.includes(corte?.clave));
};

pg.Client.prototype.query = function contada(this: object, ...argumentos: unknown[]) {
  const texto = textoDe(argumentos[0]).trimStart();
  if (/^(begin|start transaction)\b/i.test(texto)) abiertas.set(this, { hechas: 0, delComando: false });
  const transaccion = abiertas.get(this);
  const resultado = (): unknown => consultar.apply(this, argumentos);
  if (!corte || !transaccion) return resultado();

  transaccion.delComando ||= llevaLaClave(argumentos, texto);
  // BEGIN does not know yet whose it is: the next statement kills in its place, before it leaves.
  if (transaccion.delComando && corte.k === transaccion.hechas) morir();
  const esCommit = /^commit\b/i.test(texto);
  const saliendo = resultado();
  if (esCommit && transaccion.delComando && corte.k === 'commit-enviado') setImmediate(morir);
  if (/^(commit|rollback)\b/i.test(texto)) abiertas.delete(this);
  if (!(saliendo instanceof Promise)) return saliendo;
  return saliendo.then((respuesta) => {
    transaccion.hechas += 1;
    if (transaccion.delComando && corte?.k === transaccion.hechas) morir();
    return respuesta;
  });
} as typeof pg.Client.prototype.query;
