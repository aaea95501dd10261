import type { Destino } from '@trastienda/nucleo/plataforma/destino.ts';
import { definicionDe, type Evento } from '@trastienda/nucleo/plataforma/notificaciones.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '#db/db.ts';
import { baseDe, trasConfirmar } from '#db/transaccion.ts';

/** Where a node says to the others that there is something to read. */
export const CANAL = 'eventos';

/** Tells the streams of a person that their session or their rights may have changed; nobody reads it as news. */
export const REVISAR_SESION = 'sesion.revisar';

/**
 * Leaves events in the transaction that makes them happen: they are told if it commits, and only then. For work with a
 * transaction of its own; a command uses the `publicar` of its orden, which travels with its audit.
 */
export async function publicar(tx: Tx, ...eventos: readonly Evento[]): Promise<void> {
  await escribir(tx, eventos.map(filaDe));
}

/**
 * Says, in the transaction that ends a session, disables somebody or changes what they may do, that the open streams of
 * these people must look again at who they are.
 */
export async function revisarSesiones(tx: Tx, ...usuarioIds: readonly string[]): Promise<void> {
  await escribir(tx, usuarioIds.map(deRevision));
}

/** The statement alone, to travel with others; whoever sends it calls `avisar` once it is committed. */
export const sentenciaDeEventos = (eventos: readonly Evento[]): RawBuilder<unknown> => insercion(eventos.map(filaDe));

async function escribir(tx: Tx, filas: readonly Fila[]): Promise<void> {
  if (filas.length === 0) return;
  // A NOTIFY makes every commit wait for the one before: work of which there is much tells after it, in another breath.
  if (trasConfirmar(tx, () => avisar(baseDe(tx)))) await insercion(filas).execute(tx);
  else await sql`with nuevos as (${insercion(filas)}) select pg_notify(${CANAL}, '')`.execute(tx);
}

type Fila = Destino & { readonly tipo: string; readonly datos: string };

function filaDe(evento: Evento): Fila {
  const { permiso = null } = definicionDe(evento.tipo);
  return {
    tipo: evento.tipo,
    permiso,
    usuarioId: 'usuarioId' in evento ? evento.usuarioId : null,
    sucursalId: 'sucursalId' in evento ? evento.sucursalId : null,
    autorId: 'autorId' in evento ? evento.autorId : null,
    datos: JSON.stringify(evento.datos),
  };
}

const deRevision = (usuarioId: string): Fila => ({
  tipo: REVISAR_SESION,
  usuarioId,
  permiso: null,
  sucursalId: null,
  autorId: null,
  datos: '{}',
});

const insercion = (filas: readonly Fila[]): RawBuilder<unknown> => sql`
  insert into evento (tipo, usuario_id, permiso, sucursal_id, autor_id, datos)
  select * from unnest(
    ${filas.map(({ tipo }) => tipo)}::text[], ${filas.map(({ usuarioId }) => usuarioId)}::uuid[],
    ${filas.map(({ permiso }) => permiso)}::text[], ${filas.map(({ sucursalId }) => sucursalId)}::uuid[],
    ${filas.map(({ autorId }) => autorId)}::uuid[], ${filas.map(({ datos }) => datos)}::jsonb[])`;

/** Commits this close together are told of once. */
const JUNTAR_MS = 25;
const avisando = new WeakSet<Db>();

/** Wakes the readers of every node. A courtesy: one who misses it looks by itself a moment later. */
export function avisar(db: Db): void {
  if (avisando.has(db)) return;
  avisando.add(db);
  setTimeout(() => {
    avisando.delete(db);
    sql`select pg_notify(${CANAL}, '')`.execute(db).catch(() => {});
  }, JUNTAR_MS).unref();
}
