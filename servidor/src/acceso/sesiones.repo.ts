import type { Concesion } from '@trastienda/nucleo/acceso/permisos-de.ts';
import type { Rol } from '@trastienda/nucleo/acceso/roles.ts';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Db, Tx } from '#db/db.ts';
import { leerPreparada } from '#db/transaccion.ts';
import { publicar, revisarSesiones } from '#plataforma/eventos.ts';
import { crearSecreto, huellaDeSecreto } from './hash.ts';
import { olvidarIngresosEnTerminales } from './terminales/terminales.repo.ts';

/** `seguridad.md` 3.2, both enforced by the clock of the database. */
const OCIOSA = '60 minutes';
const ABSOLUTA = '12 hours';
const SESIONES_POR_USUARIO = 5;
/** How stale `usada_en` may get before it is written again: reading stays reading almost always. */
const REFRESCO = '60 seconds';
/** Where a minute without use may lock it. */
const REFRESCO_EN_TERMINAL = '5 seconds';
/** The token before the last change, for requests that were on their way. */
const GRACIA = '30 seconds';

export type Identificado = {
  readonly sesionId: string;
  readonly usuarioId: string;
  readonly nombre: string;
  readonly email: string;
  readonly concesiones: readonly Concesion[];
  readonly cuota: number | null;
};

type SesionLeida = Identificado & {
  readonly confirmadaHace: number | null;
  readonly pinHace: number | null;
  readonly terminalId: string | null;
  /** Its token must change now: what the person may do did. */
  readonly renovar: boolean;
};

/**
 * The person behind a cookie, read anew on every request: disabling someone acts at once. On a shared terminal the
 * session sleeps after the terminal's minutes, and never outlives by twelve hours the full login of its person there.
 * What the page asks by itself is not `deUso`: it keeps no session awake. The former token is for what was on its way:
 * whoever has it, and not the one that came with the proof, has proved nothing.
 */
export async function leerSesion(
  db: Db,
  token: string,
  { deUso }: { readonly deUso: boolean },
): Promise<SesionLeida | undefined> {
  const hash = huellaDeSecreto(token);
  const conElActual = sql`s.token_hash = ${hash}`;
  const [sesion] = await leerPreparada(
    db,
    sql<SesionLeida & { vieja: boolean }>`
    select s.id as "sesionId", u.id as "usuarioId", u.nombre, u.email, null as cuota, ${CONCESIONES} as concesiones,
           s.terminal_id as "terminalId", s.renovar and ${conElActual} as renovar,
           case when ${conElActual} then extract(epoch from now() - s.confirmada_en)::float8 end as "confirmadaHace",
           case when ${conElActual} then extract(epoch from now() - s.pin_en)::float8 end as "pinHace",
           s.usada_en < now() - case when s.terminal_id is null then ${REFRESCO}::interval
                                     else ${REFRESCO_EN_TERMINAL}::interval end as vieja
    from sesion s join usuario u on u.id = s.usuario_id left join terminal t on t.id = s.terminal_id
    where (${conElActual} or (s.token_anterior_hash = ${hash} and s.anterior_hasta > now())) and ${VIVA}
  `,
  );
  if (deUso && sesion?.vieja) {
    const anotada = db.updateTable('sesion').set({ usada_en: sql`now()` }).where('id', '=', sesion.sesionId).execute();
    // With the disk full nothing is written down, and whoever only reads goes on.
    await anotada.catch(() => {});
  }
  return sesion;
}

/** The person of a session that is open, as they are now. Looking is no use of it. */
export async function mirarSesion(db: Db, sesionId: string): Promise<Identificado | undefined> {
  const [persona] = await leerPreparada(
    db,
    sql<Identificado>`
    select s.id as "sesionId", u.id as "usuarioId", u.nombre, u.email, null as cuota, ${CONCESIONES} as concesiones
    from sesion s join usuario u on u.id = s.usuario_id left join terminal t on t.id = s.terminal_id
    where s.id = ${sesionId} and ${VIVA}
  `,
  );
  return persona;
}

/** The person behind an API key. */
export async function leerClaveApi(db: Db, clave: string): Promise<Identificado | undefined> {
  const [persona] = await leerPreparada(
    db,
    sql<Identificado>`
    select k.id as "sesionId", u.id as "usuarioId", u.nombre, u.email, k.cuota, ${CONCESIONES} as concesiones
    from clave_api k join usuario u on u.id = k.usuario_id
    where k.clave_hash = ${huellaDeSecreto(clave)} and u.activo and k.revocada_en is null
      and (k.vence_en is null or k.vence_en > now())
  `,
  );
  return persona;
}

/** Whether a session is still open; `s`, `u` and `t` are the session, its person and its terminal, if any. */
export const VIVA = sql`u.activo
      and s.creada_en > now() - ${ABSOLUTA}::interval
      and s.usada_en > now() - least(${OCIOSA}::interval, make_interval(mins => coalesce(t.minutos, 60)))
      and (s.terminal_id is null or t.quitado_en is null and exists (select from terminal_persona p
        where p.terminal_id = t.id and p.usuario_id = u.id and p.ingreso_en > now() - ${ABSOLUTA}::interval))`;

const CONCESIONES = sql`coalesce(
  (select json_agg(json_build_object('rol', c.rol, 'sucursalId', c.sucursal_id)) from concesion c where c.usuario_id = u.id),
  '[]'::json)`;

type SesionNueva = {
  readonly usuarioId: string;
  readonly direccion: string;
  readonly agente: string;
  readonly terminalId: string | null;
  /** A PIN opens it: it proves less than a password. */
  readonly conPin?: boolean;
};

type SesionCerrada = { readonly direccion: string; readonly agente: string };

/**
 * Opens a session and ends the oldest ones beyond five, of which their person is told. Answers the token, which nobody
 * can read again.
 */
export async function abrirSesion(
  tx: Tx,
  { usuarioId, direccion, agente, terminalId, conPin = false }: SesionNueva,
): Promise<{ readonly id: string; readonly token: string }> {
  const token = crearSecreto();
  const id = uuidv7();
  await tx
    .insertInto('sesion')
    .values({
      id,
      token_hash: huellaDeSecreto(token),
      usuario_id: usuarioId,
      direccion,
      agente,
      terminal_id: terminalId,
      ...(conPin ? { confirmada_en: null, pin_en: sql`now()` } : {}),
    })
    .execute();
  const { rows: cerradas } = await sql<SesionCerrada>`
    delete from sesion where usuario_id = ${usuarioId} and id not in
      (select id from sesion where usuario_id = ${usuarioId} order by creada_en desc, id desc limit ${SESIONES_POR_USUARIO})
    returning coalesce(direccion, '') as direccion, coalesce(agente, '') as agente
  `.execute(tx);
  if (cerradas.length > 0) {
    await publicar(tx, ...cerradas.map((datos) => ({ tipo: 'seguridad.sesion_cerrada', usuarioId, datos }) as const));
    await revisarSesiones(tx, usuarioId);
  }
  return { id, token };
}

/**
 * Gives a session another token (after a proof, or when its person may do something else) and answers it. The former
 * one is taken for half a minute more. `si` is the token it must still have, for when two requests ask at once.
 */
export async function rotarToken(db: Db | Tx, sesionId: string, si?: string): Promise<string | undefined> {
  const token = crearSecreto();
  const rotada = await db
    .updateTable('sesion')
    .set({
      token_hash: huellaDeSecreto(token),
      token_anterior_hash: sql`token_hash`,
      anterior_hasta: sql`now() + ${GRACIA}::interval`,
      renovar: false,
    })
    .where('id', '=', sesionId)
    .$if(si !== undefined, (consulta) => consulta.where('token_hash', '=', huellaDeSecreto(si ?? '')))
    .returning('id')
    .executeTakeFirst();
  return rotada && token;
}

/** Notes when the person of a session proved who they are, and answers it; a PIN is noted apart. */
export async function anotarConfirmacion(
  tx: Tx,
  sesionId: string,
  prueba: 'pin' | 'completa',
): Promise<string | undefined> {
  const columna = prueba === 'pin' ? 'pin_en' : 'confirmada_en';
  const { rows } = await sql<{ desde: string }>`
    update sesion set ${sql.ref(columna)} = now() where id = ${sesionId} returning now() as desde
  `.execute(tx);
  return rows[0]?.desde;
}

/** From now on the session runs on a shared terminal, or on none. */
export async function ponerEnTerminal(tx: Tx, sesionId: string, terminalId: string | null): Promise<void> {
  await tx.updateTable('sesion').set({ terminal_id: terminalId }).where('id', '=', sesionId).execute();
}

/** Ends what runs on a terminal that is one no more. */
export async function cerrarSesionesEnTerminal(tx: Tx, terminalId: string): Promise<void> {
  const cerradas = await tx
    .deleteFrom('sesion')
    .where('terminal_id', '=', terminalId)
    .returning('usuario_id')
    .execute();
  await revisarSesiones(tx, ...new Set(cerradas.map(({ usuario_id }) => usuario_id)));
}

/** Ends the session of a token. Answers whose it was. */
export async function cerrarSesion(tx: Tx, token: string): Promise<string | undefined> {
  const hash = huellaDeSecreto(token);
  const cerrada = await tx
    .deleteFrom('sesion')
    .where((fila) =>
      fila.or([
        fila('token_hash', '=', hash),
        fila.and([fila('token_anterior_hash', '=', hash), fila('anterior_hasta', '>', sql<string>`now()`)]),
      ]),
    )
    .returning('usuario_id')
    .executeTakeFirst();
  if (cerrada) await revisarSesiones(tx, cerrada.usuario_id);
  return cerrada?.usuario_id;
}

/**
 * Ends the sessions of a person, all but the one that asks, and the full logins that would let a PIN open others. Answers
 * how many there were.
 */
export async function cerrarSesionesDe(tx: Tx, usuarioId: string, menos?: string): Promise<number> {
  const cerradas = await tx
    .deleteFrom('sesion')
    .where('usuario_id', '=', usuarioId)
    .$if(menos !== undefined, (consulta) => consulta.where('id', '<>', menos ?? ''))
    .returning('id')
    .execute();
  await olvidarIngresosEnTerminales(tx, usuarioId, menos);
  if (cerradas.length > 0) await revisarSesiones(tx, usuarioId);
  return cerradas.length;
}

export async function concesionesDe(db: Db, usuarioId: string): Promise<Concesion[]> {
  const filas = await db
    .selectFrom('concesion')
    .select(['rol', 'sucursal_id as sucursalId'])
    .where('usuario_id', '=', usuarioId)
    .execute();
  return filas.map(({ rol, sucursalId }) => ({ rol: rol as Rol, sucursalId }));
}
