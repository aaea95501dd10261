import type { FiltroDeLote, ReglaDeLote } from '@trastienda/nucleo/articulos/contrato.ts';
import type { AccionDeLote, EstadoDeLote } from '@trastienda/nucleo/articulos/precios/lotes/ciclo-de-lote.ts';
import { cicloDeLote } from '@trastienda/nucleo/articulos/precios/lotes/ciclo-de-lote.ts';
import type { TramoDeVariacion } from '@trastienda/nucleo/articulos/precios/lotes/distribucion.ts';
import type { Redondeo } from '@trastienda/nucleo/articulos/precios/redondeo.ts';
import { definido } from '@trastienda/nucleo/comun/assert.ts';
import { sql } from 'kysely';
import type { Tx } from '#db/db.ts';
import type { Orden } from '#http/contexto.ts';
import { exigir, rechazar } from '#http/regla-rota.ts';
import { exigirVersion } from '#http/version.ts';
import { dejarDecididas } from './decisiones.repo.ts';
import { distribuir } from './distribucion.query.ts';
import { exigirLote } from './exigir-lote.ts';
import { LLAMA_LA_ATENCION } from './llama-la-atencion.sql.ts';
import { tomarLote } from './turno.repo.ts';

export type DatosDeLote = {
  readonly motivo: string;
  readonly filtro: FiltroDeLote;
  readonly regla: ReglaDeLote;
  readonly redondeo: Redondeo;
  readonly listaIds: readonly string[];
  /** Until when its prices hold; null, or nothing said, until somebody changes them. */
  readonly hasta?: Date | string | null;
};

/** What a simulation looks at. */
export type LoteSimulable = DatosDeLote & { readonly id: string; readonly limiteDeVariacion: string };

export type LoteTomado = LoteSimulable & {
  readonly version: number;
  readonly numero: number;
  readonly estado: EstadoDeLote;
  /** Where the action leads. */
  readonly hacia: EstadoDeLote;
  readonly autorId: string;
  /** Who said last what it does. */
  readonly modificadorId: string;
  /** Who left it to be applied by itself, or applied it. */
  readonly aplicadorId: string | null;
  readonly totales: TotalesGuardados | null;
  readonly aplicaDesde: string | null;
  readonly hasta: string | null;
};

/** What a simulation counts, as its row keeps it. */
export type TotalesGuardados = {
  readonly lineas: number;
  readonly incluidas: number;
  readonly suben: number;
  readonly bajan: number;
  /** Missing in those that were counted before it was told apart from what goes up. */
  readonly ganan?: number;
  readonly conAlerta: number;
  readonly porConfirmar: number;
  /** Missing in those that were counted before it was looked at. */
  readonly conFinal?: number;
  readonly iguales: number;
  readonly sinBase: number;
  readonly variacionMedia: string | null;
  readonly variacionMinima: string | null;
  readonly variacionMaxima: string | null;
  /** Missing in those that were counted before there was one. */
  readonly distribucion?: TramoDeVariacion[];
  readonly margenAnterior: string | null;
  readonly margenNuevo: string | null;
};

/** Takes a batch for an action that its life allows now, over the version that was seen. */
export async function tomar(
  { tx }: Pick<Orden, 'tx'>,
  id: string,
  { version, accion }: { readonly version: number; readonly accion: AccionDeLote },
): Promise<LoteTomado> {
  if (!(await tomarLote(tx, await exigirLote(tx, id)))) rechazar('articulos.lote_en_curso', {});
  const lote = await leerParaCambiar(tx, id);
  await exigirVersion({ tx, entidad: 'lote_precio', id, actual: lote.version, pedida: version });
  return { ...lote, hacia: exigir(cicloDeLote.mover(lote.estado, accion)) };
}

async function leerParaCambiar(tx: Tx, id: string): Promise<Omit<LoteTomado, 'hacia'>> {
  const { rows } = await sql<Omit<LoteTomado, 'hacia'>>`
    select t.id, t.version, t.numero, t.estado, t.motivo, t.filtro, t.regla,
           json_build_object('paso', t.paso::text, 'modo', t.modo, 'terminacion', t.terminacion::text) as redondeo,
           t.limite_variacion as "limiteDeVariacion", t.autor_id as "autorId", t.modificado_por as "modificadorId", t.aplicador_id as "aplicadorId",
           t.totales, t.aplica_desde as "aplicaDesde", t.hasta,
           array(select x.lista_id from lote_precio_lista x where x.lote_id = t.id) as "listaIds"
    from lote_precio t where t.id = ${id} for no key update of t
  `.execute(tx);
  const [lote] = rows;
  return definido(lote, 'the batch just taken');
}

const columnas = ({ motivo, filtro, regla, redondeo, hasta = null }: DatosDeLote) => ({
  motivo,
  filtro: JSON.stringify(filtro),
  regla: JSON.stringify(regla),
  paso: redondeo.paso,
  modo: redondeo.modo,
  terminacion: redondeo.terminacion,
  hasta,
});

type Nuevo = DatosDeLote & { readonly limiteDeVariacion: string; readonly autorId: string };

export async function insertarLote(tx: Tx, id: string, lote: Nuevo): Promise<number> {
  const { numero } = await tx
    .insertInto('lote_precio')
    .values({
      id,
      ...columnas(lote),
      limite_variacion: lote.limiteDeVariacion,
      autor_id: lote.autorId,
      modificado_por: lote.autorId,
    })
    .returning('numero')
    .executeTakeFirstOrThrow();
  await insertarListas(tx, id, lote.listaIds);
  return numero;
}

/** Whether these data reach other prices than those it has, or work them out otherwise. */
export async function mueveLineas(tx: Tx, id: string, datos: DatosDeLote): Promise<boolean> {
  const { filtro, regla, paso, modo, terminacion } = columnas(datos);
  const { rows } = await sql<{ mueve: boolean }>`
    select (filtro, regla, paso, modo, terminacion)
             is distinct from (${filtro}::jsonb, ${regla}::jsonb, ${paso}::numeric, ${modo}::text, ${terminacion}::numeric)
           or array(select x.lista_id from lote_precio_lista x where x.lote_id = t.id order by 1)
             is distinct from array(select * from unnest(${datos.listaIds}::uuid[]) order by 1) as mueve
    from lote_precio t where t.id = ${id}`.execute(tx);
  return definido(rows[0], 'the batch just taken').mueve;
}

/** Other data: what was simulated no longer holds. */
export async function actualizarLote(tx: Tx, id: string, datos: DatosDeLote, usuarioId: string): Promise<void> {
  await tx
    .updateTable('lote_precio')
    .set({
      ...columnas(datos),
      estado: 'BORRADOR',
      version: sql`version + 1`,
      modificado_por: usuarioId,
      totales: null,
      simulado_en: null,
    })
    .where('id', '=', id)
    .execute();
  await dejarDecididas(tx, id);
  if (datos.filtro.elegidos === undefined) await borrarElegidos(tx, id);
  await sql`delete from lote_precio_lista where lote_id = ${id}`.execute(tx);
  await insertarListas(tx, id, datos.listaIds);
}

/** Other words, or another final day: what was simulated holds. */
export async function actualizarDichos(
  tx: Tx,
  id: string,
  { motivo, hasta = null }: DatosDeLote,
  usuarioId: string,
): Promise<void> {
  await tx
    .updateTable('lote_precio')
    .set({ motivo, hasta, version: sql`version + 1`, modificado_por: usuarioId })
    .where('id', '=', id)
    .execute();
}

/** Keeps what the company accepts as its lines are worked out: what stands out in them is by that. */
export const guardarLimite = (tx: Tx, id: string, limiteDeVariacion: string) =>
  tx.updateTable('lote_precio').set({ limite_variacion: limiteDeVariacion }).where('id', '=', id).execute();

export const borrarLineas = (tx: Tx, id: string) =>
  sql`delete from lote_precio_linea where lote_id = ${id}`.execute(tx);

/** A batch that nobody has seen yet. */
export async function borrarLote(tx: Tx, id: string): Promise<void> {
  await borrarElegidos(tx, id);
  await sql`delete from lote_precio_archivo where lote_id = ${id}`.execute(tx);
  await sql`delete from lote_precio_lista where lote_id = ${id}`.execute(tx);
  await sql`delete from lote_precio where id = ${id}`.execute(tx);
}

async function insertarListas(tx: Tx, id: string, listaIds: readonly string[]): Promise<void> {
  await sql`
    insert into lote_precio_lista (lote_id, lista_id)
    select * from unnest(${listaIds.map(() => id)}::uuid[], ${listaIds}::uuid[])`.execute(tx);
}

/** Keeps in a batch the artículos that were chosen for it. */
export async function guardarElegidos(tx: Tx, loteId: string, ids: readonly string[]): Promise<void> {
  await sql`
    insert into lote_precio_articulo (lote_id, articulo_id) select ${loteId}::uuid, * from unnest(${ids}::uuid[])
  `.execute(tx);
  await sql`analyze lote_precio_articulo`.execute(tx);
}

const borrarElegidos = (tx: Tx, id: string) => sql`delete from lote_precio_articulo where lote_id = ${id}`.execute(tx);

type Marcas = {
  readonly estado: EstadoDeLote;
  readonly simulado_en?: Date;
  readonly modificado_por?: string;
  readonly revierte_a?: string;
  readonly aprobador_id?: string;
  readonly aprobado_en?: Date;
  readonly aplica_desde?: Date;
  readonly aplicador_id?: string;
  readonly aplicado_en?: Date;
  readonly omitidas?: number;
  readonly revertido_en?: Date;
  readonly descartado_en?: Date;
  readonly descartado_por?: string;
  readonly descarte?: string;
};

/** The batch goes on to another state, with who and when. */
export async function moverLote(tx: Tx, id: string, marcas: Marcas): Promise<void> {
  await tx
    .updateTable('lote_precio')
    .set({ ...marcas, version: sql`version + 1` })
    .where('id', '=', id)
    .execute();
}

/** Counts its lines again and keeps what they add up to. Those that were left alone as it was applied add to nothing. */
export async function recontar(
  tx: Tx,
  id: string,
  { iguales, sinBase }: Pick<TotalesGuardados, 'iguales' | 'sinBase'>,
): Promise<TotalesGuardados> {
  const { rows } = await sql<Omit<TotalesGuardados, 'iguales' | 'sinBase' | 'distribucion'>>`
    select count(*) as lineas, count(*) filter (where va) as incluidas,
           count(*) filter (where va and nuevo > anterior) as suben,
           count(*) filter (where va and nuevo < anterior) as bajan,
           count(*) filter (where va and anterior is null) as ganan,
           count(*) filter (where ${LLAMA_LA_ATENCION}) as "conAlerta",
           count(*) filter (where va and not confirmada and ${LLAMA_LA_ATENCION}) as "porConfirmar",
           count(*) filter (where va and anterior_hasta is not null) as "conFinal",
           round(avg(variacion) filter (where va), 2)::text as "variacionMedia",
           (min(variacion) filter (where va))::text as "variacionMinima",
           (max(variacion) filter (where va))::text as "variacionMaxima",
           -- Of the same lines before and after; where no line has both, of what there is on one side alone.
           round(case when bool_or(va and margen is not null)
                      then avg(margen_anterior) filter (where va and margen is not null)
                      else avg(margen_anterior) filter (where va) end, 2)::text as "margenAnterior",
           round(coalesce(avg(margen) filter (where va and margen_anterior is not null),
                          avg(margen) filter (where va)), 2)::text as "margenNuevo"
    from (select *, incluida and omitida is null as va from lote_precio_linea where lote_id = ${id}) n
  `.execute(tx);
  const contados = { ...rows[0], iguales, sinBase } as TotalesGuardados;
  const totales = { ...contados, distribucion: await distribuir(tx, id, contados) };
  await tx
    .updateTable('lote_precio')
    .set({ totales: JSON.stringify(totales) })
    .where('id', '=', id)
    .execute();
  return totales;
}
