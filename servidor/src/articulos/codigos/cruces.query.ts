import { admitirCruces, type CruceDeCodigo } from '@trastienda/nucleo/articulos/codigo.ts';
import { normaCodigo } from '@trastienda/nucleo/comun/texto.ts';
import { type RawBuilder, sql } from 'kysely';
import { exigirPermisoDeRepetir } from '#articulos/datos-de-articulo.ts';
import type { Db, Tx } from '#db/db.ts';
import type { Orden } from '#http/contexto.ts';
import { exigir } from '#http/regla-rota.ts';

type Codigos = {
  /** Its own code, when it is new. */
  readonly propio?: string | undefined;
  /** Those that are added; only bar codes and original ones cross with what others are called. */
  readonly otros: readonly { readonly tipo: string; readonly valor: string }[];
  /** The artículo they are of, once it is there. */
  readonly id?: string;
};

/** Refuses codes that another artículo answers to as something else, unless who asks accepts it with a reason (ART-25). */
export async function exigirSinCruces(
  { tx, usuario }: Orden,
  codigos: Codigos,
  aceptados: { readonly motivo: string } | undefined,
): Promise<void> {
  exigirPermisoDeRepetir(usuario, aceptados);
  exigir(admitirCruces(await leerCruces(tx, codigos), { aceptados: aceptados !== undefined }));
}

const QUE_CRUZAN: ReadonlySet<string> = new Set(['BARRAS', 'ORIGINAL']);
const A_LA_VISTA = 5;

/** Whoever gives one of those codes at once to another artículo, as whatever it is, waits here and then sees it. */
export async function esperarTurno(tx: Tx, codigos: readonly string[]): Promise<void> {
  await tomarTurnos(tx, sql`select * from unnest(${codigos.map(normaCodigo)}::text[])`, null);
}

/** A turn is a lock, and the database has only so many. */
const TURNOS_DE_CARGA = 3_000;

/**
 * The same for a load, of the codes in normal form that it is about to write, as rows (norma): after it holds its artículos, as
 * whoever changes one does. One of more codes than there are turns goes by what is there when it looks.
 */
export async function esperarTurnoDeCarga(tx: Tx, normas: RawBuilder<unknown>): Promise<void> {
  await tomarTurnos(tx, normas, TURNOS_DE_CARGA);
}

/** In one order, so that no two wait for each other. With a `tope`, all of them or, where there are more, none. */
async function tomarTurnos(tx: Tx, normas: RawBuilder<unknown>, tope: number | null): Promise<void> {
  await sql`
    with turno as materialized (select distinct hashtextextended('codigo ' || n.norma, 0) as turno from (${normas}) as n (norma))
    select pg_advisory_xact_lock(x.turno)
      from (select turno from turno
             where ${tope}::int is null or (select count(*) from turno) <= ${tope} order by 1 offset 0) x
  `.execute(tx);
}

/** Whether `a` is another one in use, and not one that stands in for it: those share codes. */
const esAjeno = (id: RawBuilder<string | null>): RawBuilder<boolean> => sql`
  a.estado <> 'INACTIVO' and a.id is distinct from ${id} and ${noSuple(id, sql`a.id`)}`;

/** Whether one artículo does not stand in for another. */
export function noSuple(uno: RawBuilder<string | null>, otro: RawBuilder<string>): RawBuilder<boolean> {
  return sql`not exists (
    select from articulo_equivalencia suya join articulo_equivalencia ajena on ajena.grupo_id = suya.grupo_id
     where suya.articulo_id = ${uno} and ajena.articulo_id = ${otro})`;
}

async function leerCruces(tx: Tx, { propio, otros, id }: Codigos): Promise<readonly CruceDeCodigo[]> {
  const suyos = otros.filter(({ tipo }) => QUE_CRUZAN.has(tipo)).map(({ valor }) => valor);
  const propios = propio === undefined ? [] : [propio];
  if (suyos.length + propios.length === 0) return [];
  await esperarTurno(tx, [...propios, ...suyos]);
  const { rows } = await sql<{
    valor: string;
    tiene: CruceDeCodigo['tiene'];
    id: string;
    codigo: string;
    descripcion: string;
  }>`
    select x.valor, x.tiene, a.id, a.codigo, a.descripcion
      from (select n.valor, 'PROPIO' as tiene, o.id as articulo_id
              from unnest(${suyos}::text[], ${suyos.map(normaCodigo)}::text[]) as n (valor, norma)
              join articulo o on o.codigo_norm = n.norma
            union
            select n.valor, c.tipo, c.articulo_id
              from unnest(${propios}::text[], ${propios.map(normaCodigo)}::text[]) as n (valor, norma)
              join codigo_articulo c on c.tipo in ('BARRAS', 'ORIGINAL') and c.valor_norm = n.norma) x
      join articulo a on a.id = x.articulo_id
     where ${esAjeno(sql`${id ?? null}::uuid`)}
     order by x.valor, x.tiene, a.codigo collate "C", a.id limit ${A_LA_VISTA}
  `.execute(tx);
  return rows.map(({ valor, tiene, ...articulo }) => ({ valor, tiene, articulo }));
}

/** Of artículos that would be called so, those whose new code is a bar code or an original one of another: whose it is. */
export async function leerCruzados(
  db: Db | Tx,
  propios: readonly { readonly id: string; readonly valor: string }[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ id: string; codigo: string }>`
    select distinct on (n.id) n.id, a.codigo
      from unnest(${propios.map(({ id }) => id)}::uuid[], ${propios.map(({ valor }) => normaCodigo(valor))}::text[])
             as n (id, norma)
      join codigo_articulo c on c.tipo in ('BARRAS', 'ORIGINAL') and c.valor_norm = n.norma
      join articulo a on a.id = c.articulo_id
     where ${esAjeno(sql`n.id`)}
     order by n.id, a.codigo collate "C", a.id
  `.execute(db);
  return new Map(rows.map(({ id, codigo }) => [id, codigo]));
}
