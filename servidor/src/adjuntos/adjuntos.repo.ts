import type { Uso } from '@trastienda/nucleo/adjuntos/limites.ts';
import { definido } from '@trastienda/nucleo/comun/assert.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '#db/db.ts';
import { rechazar } from '#http/regla-rota.ts';
import { esDe } from './adjuntos.query.ts';
import type { Dueno } from './duenos.ts';
import { leerLoImportado } from './lo-importado.query.ts';
import type { Preparado } from './preparar.ts';

type Negocio = { readonly uso: Uso; readonly sucursales: number };

/** The turn of whoever changes which files there are or their order, with the sum of them and how many sucursales are open. */
export async function tomarTurno(tx: Tx): Promise<Negocio> {
  const { rows } = await sql<Uso & { readonly sucursales: number }>`
    select archivos, bytes, (select count(*) from sucursal where activa) as sucursales from adjunto_uso for update
  `.execute(tx);
  const { sucursales, ...uso } = definido(rows[0], 'the sum of attached files');
  return { uso, sucursales };
}

/** The same of whoever needs room, with all that takes of the quota: what importaciones came with too. */
export async function tomarTurnoDeLugar(tx: Tx): Promise<Negocio> {
  const { uso, sucursales } = await tomarTurno(tx);
  // Apart, and after the lock: whoever had the turn before may have brought one.
  const importado = await leerLoImportado(tx);
  return { uso: { archivos: uso.archivos + importado.archivos, bytes: uso.bytes + importado.bytes }, sucursales };
}

type Autoria = { readonly usuarioId: string; readonly ahora: Date };

/** At the end of what its owner has; the sum grows with it. */
export async function insertarAdjunto(
  tx: Tx,
  id: string,
  dueno: Dueno,
  preparado: Preparado,
  { usuarioId, ahora }: Autoria,
): Promise<void> {
  await sql`
    insert into adjunto (id, dueno_tipo, dueno_id, clase, orden, nombre, guardado, tipo, bytes, ocupa, ancho, alto, huella,
                         creado_en, creado_por)
    select ${id}, ${dueno.tipo}, ${dueno.id}, ${preparado.clase},
           ${lugarSiguiente(dueno)},
           ${preparado.nombre}, ${preparado.guardado}, ${preparado.tipo}, ${preparado.bytes}::bigint,
           ${preparado.ocupa}::bigint, ${preparado.ancho}::int, ${preparado.alto}::int, ${preparado.huella},
           ${ahora}::timestamptz, ${usuarioId}::uuid
  `.execute(tx);
  await sumarUso(tx, { archivos: 1, bytes: preparado.ocupa });
}

/** The place behind everything an owner has. */
const lugarSiguiente = (dueno: Dueno): RawBuilder<number> => sql<number>`(
  select coalesce(max(x.orden) + 1, 0) from adjunto x where ${esDe(dueno)} and x.quitado_en is null)`;

const sumarUso = (tx: Tx, { archivos, bytes }: Uso) =>
  sql`update adjunto_uso set archivos = archivos + ${archivos}::bigint, bytes = bytes + ${bytes}::bigint`.execute(tx);

export type Bloqueado = {
  readonly version: number;
  readonly clase: string;
  readonly nombre: string;
  readonly alt: string;
};

/** One of an owner's, locked; `quitado` looks among those that were taken away. */
export async function bloquearAdjunto(tx: Tx, dueno: Dueno, id: string, quitado = false): Promise<Bloqueado> {
  const { rows } = await sql<Bloqueado>`
    select x.version, x.clase, x.nombre, x.texto_alternativo as alt from adjunto x
    where x.id = ${id} and ${esDe(dueno)} and (x.quitado_en is not null) = ${quitado}
    for update
  `.execute(tx);
  return rows[0] ?? rechazar('comun.no_encontrado', { que: 'ese archivo' });
}

export async function contarDe(db: Db | Tx, dueno: Dueno): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from adjunto x where ${esDe(dueno)} and x.quitado_en is null
  `.execute(db);
  return rows[0]?.n ?? 0;
}

export async function escribirOrden(
  tx: Tx,
  lugares: readonly { readonly id: string; readonly orden: number }[],
): Promise<void> {
  await sql`
    update adjunto x set orden = n.orden
    from unnest(${lugares.map(({ id }) => id)}::uuid[], ${lugares.map(({ orden }) => orden)}::int[]) as n (id, orden)
    where x.id = n.id
  `.execute(tx);
}

export async function escribirTextos(
  tx: Tx,
  id: string,
  { nombre, alt }: { readonly nombre: string; readonly alt: string },
): Promise<void> {
  await sql`
    update adjunto set nombre = ${nombre}, texto_alternativo = ${alt}, version = version + 1 where id = ${id}
  `.execute(tx);
}

export async function ocultar(tx: Tx, ids: readonly string[], { usuarioId, ahora }: Autoria): Promise<void> {
  await sql`
    update adjunto set quitado_en = ${ahora}, quitado_por = ${usuarioId}, version = version + 1
    where id = any(${ids}::uuid[])
  `.execute(tx);
}

/** It comes back where it was. */
export async function mostrar(tx: Tx, id: string): Promise<void> {
  await sql`
    update adjunto set quitado_en = null, quitado_por = null, version = version + 1 where id = ${id}
  `.execute(tx);
}

/** Everything of one owner becomes of another, behind what it has. Answers how many of them are in sight. */
export async function cambiarDueno(tx: Tx, de: Dueno, a: Dueno): Promise<number> {
  const { rows } = await sql<{ seVe: boolean }>`
    update adjunto x set dueno_tipo = ${a.tipo}, dueno_id = ${a.id}, version = x.version + 1,
      orden = x.orden + ${lugarSiguiente(a)}
    where ${esDe(de)}
    returning x.quitado_en is null as "seVe"
  `.execute(tx);
  return rows.filter(({ seVe }) => seVe).length;
}

type Borrado = { readonly guardado: string; readonly ocupa: number };

/** Takes away for good what was hidden before `antesDe`, and answers the names of its files. */
export async function borrarVencidos(tx: Tx, antesDe: Date): Promise<readonly string[]> {
  await tomarTurno(tx);
  const { rows } = await sql<Borrado>`
    delete from adjunto where quitado_en < ${antesDe} returning guardado, ocupa
  `.execute(tx);
  return descontar(tx, rows);
}

/** Takes away for good as many as are needed of what is hidden, the oldest first, and answers the names of its files. */
export async function borrarParaHacerLugar(tx: Tx, falta: Uso): Promise<readonly string[]> {
  const { rows } = await sql<Borrado>`
    delete from adjunto x using (
      select o.id, count(*) over antes as archivos, coalesce(sum(o.ocupa) over antes, 0) as bytes
      from adjunto o where o.quitado_en is not null
      window antes as (order by o.quitado_en, o.id rows between unbounded preceding and 1 preceding)
    ) n
    where x.id = n.id and (n.archivos < ${falta.archivos}::bigint or n.bytes < ${falta.bytes}::bigint)
    returning x.guardado, x.ocupa
  `.execute(tx);
  return descontar(tx, rows);
}

async function descontar(tx: Tx, borrados: readonly Borrado[]): Promise<readonly string[]> {
  if (borrados.length > 0) {
    const bytes = borrados.reduce((suma, { ocupa }) => suma + ocupa, 0);
    await sumarUso(tx, { archivos: -borrados.length, bytes: -bytes });
  }
  return borrados.map(({ guardado }) => guardado);
}

/** Which of these names nobody keeps a row of. */
export async function sinFila(db: Db, guardados: readonly string[]): Promise<readonly string[]> {
  const { rows } = await sql<{ guardado: string }>`
    select n.guardado::text from unnest(${guardados}::uuid[]) as n (guardado)
    where not exists (select from adjunto x where x.guardado = n.guardado)
  `.execute(db);
  return rows.map(({ guardado }) => guardado);
}
