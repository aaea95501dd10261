import { sql } from 'kysely';
import type { Tx } from '#db/db.ts';
import type { Juicio } from '#importaciones/trabajo/juicios.ts';
import { type DepositoDeDestino, depositosDeDestino } from '#importaciones/ventas/destinos.query.ts';
import { elegirDeposito, porCodigoONombre } from './elegir-deposito.ts';

/** The names of depósitos that the rows of a file say; null is that of the whole file. */
export type LugaresDelArchivo = Map<string | null, number>;

/** The number that stands for that name in `carga_fila.lugar`. */
export function lugarDe(lugares: LugaresDelArchivo, deposito: string | null): number {
  const lugar = lugares.get(deposito) ?? lugares.size;
  lugares.set(deposito, lugar);
  return lugar;
}

type Pedido = {
  readonly deTodos: string | null;
  /** Why whoever asked may not write in that one; null when they may. */
  readonly negar: (deposito: DepositoDeDestino) => string | null;
};

/** Where each name leads, in `carga_deposito`: `n`, its `id`, how it was `escrito`, and the `problema` it has, if any. */
export async function resolverDepositos(tx: Tx, lugares: LugaresDelArchivo, { deTodos, negar }: Pedido): Promise<void> {
  const todos = await depositosDeDestino(tx);
  const elegido = lugares.has(null) ? [await elegirDeposito(tx, { id: deTodos, paraVender: false })] : [];
  const filas = [...lugares].map(([lugar, n]) => {
    const escrito = lugar ?? '';
    const [unico, otro] = lugar === null ? elegido : porCodigoONombre(todos, lugar);
    if (!unico) return { n, id: null, escrito, problema: `No hay un depósito activo «${escrito}».` };
    if (otro) return { n, id: null, escrito, problema: enVarias([unico, otro]) };
    return { n, id: unico.id, escrito, problema: negar(unico) };
  });
  await sql`create temp table carga_deposito (n integer, id uuid, escrito text, problema text) on commit drop`.execute(
    tx,
  );
  await sql`
    insert into carga_deposito select * from unnest(
      ${filas.map(({ n }) => n)}::int[], ${filas.map(({ id }) => id)}::uuid[],
      ${filas.map(({ escrito }) => escrito)}::text[], ${filas.map(({ problema }) => problema)}::text[])`.execute(tx);
}

/** Names the first of them: whoever wrote the file has to know how the others are written. */
const enVarias = (varios: readonly DepositoDeDestino[]): string =>
  `Hay ese depósito en varias sucursales: poné cuál, como ${varios.map(({ codigoCompleto }) => `«${codigoCompleto}»`).join(' o ')}.`;

/** What `resolverDepositos` found of the one a row of `carga_propuesta` says. */
export const JUICIO_DE_SU_DEPOSITO: Juicio = {
  campo: 'deposito',
  valor: sql`t.deposito`,
  motivo: sql`t.problema`,
  desde: sql`carga_propuesta t where t.problema is not null`,
};
