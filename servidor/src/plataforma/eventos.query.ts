import type { Notificacion } from '@trastienda/nucleo/plataforma/contrato.ts';
import type { Destino } from '@trastienda/nucleo/plataforma/destino.ts';
import { sql } from 'kysely';
import type { Db, Tx } from '#db/db.ts';

/** What of the database somebody has seen, as PostgreSQL writes a snapshot: `xmin:xmax:xip,xip`. */
export type Foto = string;

export type EventoLeido = Destino & {
  readonly id: number;
  readonly tipo: string;
  readonly en: string;
  readonly datos: Notificacion['datos'];
};

export type Lectura = {
  readonly foto: Foto;
  readonly eventos: readonly EventoLeido[];
  /** There were more than `tope`: only the last ones came. */
  readonly faltan: boolean;
};

/** Where to begin: what is there by now is known, what comes is not. */
export async function fotoDeAhora(db: Db): Promise<Foto> {
  const { rows } = await sql<{ foto: Foto }>`select pg_current_snapshot()::text as foto`.execute(db);
  return rows[0]?.foto ?? '1:1:';
}

/**
 * The events that can be seen now and could not in `desde`. What a transaction wrote early and committed late is there
 * the first time it can be seen, whatever came before it; and nobody waits for a long transaction that wrote none.
 */
export async function leerDesde(db: Db | Tx, desde: Foto, tope: number): Promise<Lectura> {
  const { rows } = await sql<{ foto: Foto } & { [Campo in keyof EventoLeido]: EventoLeido[Campo] | null }>`
    select pg_current_snapshot()::text as foto, e.*
    from (select) as siempre left join (
      select id, tipo, en, usuario_id as "usuarioId", permiso, sucursal_id as "sucursalId", autor_id as "autorId", datos
      from evento
      -- A base that was restored has rows of another count of transactions: those of the future are nobody's news.
      where xid >= pg_snapshot_xmin(${desde}::pg_snapshot) and xid < pg_snapshot_xmax(pg_current_snapshot())
        and not pg_visible_in_snapshot(xid, ${desde}::pg_snapshot)
      order by id desc limit ${tope + 1}
    ) as e on true
    order by e.id
  `.execute(db);
  const eventos = rows.filter((fila): fila is { foto: Foto } & EventoLeido => fila.id !== null);
  return { foto: rows[0]?.foto ?? desde, eventos: eventos.slice(-tope), faltan: eventos.length > tope };
}

const FOTO = /^(\d{1,19}):(\d{1,19}):((?:\d{1,19}(?:,\d{1,19})*)?)$/;
const LARGO_MAXIMO = 2_000;

/** What a caller says to have seen, if it can be a snapshot; PostgreSQL refuses the others with an error. */
export function leerFoto(texto: string | undefined): Foto | undefined {
  const partes = texto === undefined || texto.length > LARGO_MAXIMO ? null : FOTO.exec(texto);
  if (!partes) return undefined;
  const [xmin, xmax] = [BigInt(partes[1] ?? 0), BigInt(partes[2] ?? 0)];
  const abiertas = partes[3] ? partes[3].split(',').map(BigInt) : [];
  const ordenadas = abiertas.every((xid, i) => xid >= xmin && xid < xmax && (i === 0 || xid > (abiertas[i - 1] ?? 0n)));
  return xmin > 0n && xmin <= xmax && xmax < 2n ** 63n && ordenadas ? texto : undefined;
}
