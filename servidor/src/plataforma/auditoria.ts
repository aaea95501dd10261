import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '#db/db.ts';

export type Cambio = { readonly campo: string; readonly antes: string | null; readonly despues: string | null };

/** What a command did, for the trail people read on each record (INV-72, ART-26). */
export type Hecho = {
  /** `entidad.verbo`: "articulo.crear". */
  readonly accion: string;
  readonly entidad: string;
  readonly id: string;
  readonly sucursalId?: string | undefined;
  readonly motivo?: string | undefined;
  /** The document that says it whole, when what it did is told elsewhere too. */
  readonly loteId?: string | undefined;
  readonly cambios?: readonly Cambio[];
  /** Other records the command reached: each has it in its own trail, with the motivo of all. */
  readonly alcanzados?: Alcanzados;
};

export type Alcanzados = {
  readonly accion: string;
  readonly entidad: string;
  /** The document that lists them all, when there is one. */
  readonly loteId: string | null;
  /** Each of them once. By the hundred thousand they do not leave the database: a query of `id, campo, antes, despues`. */
  readonly filas: readonly { readonly id: string; readonly cambios: readonly Cambio[] }[] | RawBuilder<unknown>;
};

export type Autor = {
  readonly usuarioId: string;
  readonly quien: string;
  readonly direccion: string;
  readonly pedidoId: string;
};

type Valor = string | number | boolean | null | undefined;

/** The fields that differ, as text. A field absent from `antes` was born with the record; without `despues`, it is gone. */
export function diferencias(
  antes: Readonly<Record<string, Valor>> | null,
  despues: Readonly<Record<string, Valor>> | null,
): Cambio[] {
  return Object.keys(despues ?? antes ?? {})
    .map((campo) => ({ campo, antes: texto(antes?.[campo]), despues: texto(despues?.[campo]) }))
    .filter((cambio) => cambio.antes !== cambio.despues);
}

const texto = (valor: Valor): string | null => (valor === undefined || valor === null ? null : String(valor));

/** Writes one header row and its changed fields, inside the transaction of the command. */
export async function asentarAuditoria(tx: Tx, autor: Autor, hecho: Hecho): Promise<void> {
  await sentenciaDeAuditoria(autor, hecho).execute(tx);
}

/** The one statement that writes it, and with it others that need nothing of it. */
export function sentenciaDeAuditoria(
  autor: Autor,
  hecho: Hecho,
  otras: readonly RawBuilder<unknown>[] = [],
): RawBuilder<unknown> {
  const cambios = hecho.cambios ?? [];
  const aparte = otras.map((otra, i) => sql`, ${sql.id(`otra_${i + 1}`)} as (${otra})`);
  return sql`
    with cabecera as (
      insert into auditoria (usuario_id, quien, direccion, pedido_id, accion, entidad, entidad_id, sucursal_id, lote_id, motivo)
      values (${autor.usuarioId}, ${autor.quien}, ${autor.direccion}, ${autor.pedidoId}, ${hecho.accion},
              ${hecho.entidad}, ${hecho.id}, ${hecho.sucursalId ?? null}, ${hecho.loteId ?? null},
              ${hecho.motivo ?? null})
      returning id
    )${aparte.length > 0 ? sql.join(aparte, sql``) : sql``}
    insert into auditoria_campo (auditoria_id, orden, campo, antes, despues)
    select (select id from cabecera), * from unnest(
      ${cambios.map((_, i) => i)}::int[], ${cambios.map((cambio) => cambio.campo)}::text[],
      ${cambios.map((cambio) => cambio.antes)}::text[], ${cambios.map((cambio) => cambio.despues)}::text[])
  `;
}

/** The headers and the fields of the records a command reached besides, in one statement for any number of them. */
export function sentenciaDeAlcanzados(
  autor: Autor,
  { accion, entidad, loteId, filas }: Alcanzados,
  motivo: string | undefined,
): RawBuilder<unknown> {
  if (!('map' in filas)) return alcanzadosPorConsulta(autor, { accion, entidad, loteId, filas }, motivo);
  const campos = filas.flatMap(({ id, cambios }) => cambios.map((cambio, orden) => ({ ...cambio, id, orden })));
  return sql`
    with cabeceras as (
      insert into auditoria (usuario_id, quien, direccion, pedido_id, accion, entidad, entidad_id, lote_id, motivo)
      select ${autor.usuarioId}, ${autor.quien}, ${autor.direccion}, ${autor.pedidoId}, ${accion}, ${entidad}, x.id,
             ${loteId}, ${motivo ?? null}
      from unnest(${filas.map(({ id }) => id)}::uuid[]) as x (id)
      returning id, entidad_id)
    insert into auditoria_campo (auditoria_id, orden, campo, antes, despues)
    select c.id, x.orden, x.campo, x.antes, x.despues
    from unnest(${campos.map(({ id }) => id)}::uuid[], ${campos.map(({ orden }) => orden)}::int[],
                ${campos.map(({ campo }) => campo)}::text[], ${campos.map(({ antes }) => antes)}::text[],
                ${campos.map(({ despues }) => despues)}::text[]) as x (id, orden, campo, antes, despues)
    join cabeceras c on c.entidad_id = x.id`;
}

type PorConsulta = Omit<Alcanzados, 'filas'> & { readonly filas: RawBuilder<unknown> };

const alcanzadosPorConsulta = (
  autor: Autor,
  { accion, entidad, loteId, filas }: PorConsulta,
  motivo: string | undefined,
): RawBuilder<unknown> => sql`
  with leidas as materialized (${filas}),
  cabeceras as (
    insert into auditoria (usuario_id, quien, direccion, pedido_id, accion, entidad, entidad_id, lote_id, motivo)
    select ${autor.usuarioId}, ${autor.quien}, ${autor.direccion}, ${autor.pedidoId}, ${accion}, ${entidad}, l.id, ${loteId}, ${motivo ?? null}
    from leidas l
    returning id, entidad_id)
  insert into auditoria_campo (auditoria_id, orden, campo, antes, despues)
  select c.id, 0, l.campo, l.antes, l.despues from leidas l join cabeceras c on c.entidad_id = l.id`;

/** Who touched a record last, to name them when a save comes too late. */
export type UltimoAutor = { readonly quien: string; readonly en: string };

/** The last of its trail. */
export async function ultimoAutor(tx: Tx, entidad: string, id: string): Promise<UltimoAutor | undefined> {
  return tx
    .selectFrom('auditoria')
    .select(['quien', 'en'])
    .where('entidad', '=', entidad)
    .where('entidad_id', '=', id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}
