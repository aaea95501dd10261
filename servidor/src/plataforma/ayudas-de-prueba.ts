import { createHash, randomBytes } from 'node:crypto';
import { get, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Rol } from '@trastienda/nucleo/acceso/roles.ts';
import type { Evento } from '@trastienda/nucleo/plataforma/notificaciones.ts';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '#db/db.ts';
import { publicar } from './eventos.ts';

/** Somebody with a real session, since streams take nothing else. */
export async function conSesion(
  db: Db,
  { rol = 'deposito', sucursalId = null }: { readonly rol?: Rol; readonly sucursalId?: string | null } = {},
) {
  const usuarioId = uuidv7();
  await db
    .insertInto('usuario')
    .values({ id: usuarioId, nombre: 'Persona', email: `${usuarioId}@prueba.test` })
    .execute();
  await db.insertInto('concesion').values({ usuario_id: usuarioId, rol, sucursal_id: sucursalId }).execute();
  return { usuarioId, ...(await otraSesion(db, usuarioId)) };
}

export async function otraSesion(db: Db, usuarioId: string) {
  const sesionId = uuidv7();
  const token = randomBytes(32).toString('base64url');
  const token_hash = createHash('sha256').update(token).digest();
  await db.insertInto('sesion').values({ id: sesionId, token_hash, usuario_id: usuarioId }).execute();
  return { sesionId, cookie: `sid=${token}` };
}

/** Publishes as a command does: in one transaction that commits. */
export const publicarYa = (db: Db, ...eventos: readonly Evento[]): Promise<void> =>
  db.transaction().execute((tx) => publicar(tx, ...eventos));

type Oido = { readonly evento: string; readonly id: string; readonly datos: Record<string, unknown> };

export type Escucha = {
  readonly status: number;
  readonly encabezados: IncomingHttpHeaders;
  /** Waits for the next thing that is said. */
  readonly siguiente: () => Promise<Oido>;
  /** Waits for the end. */
  readonly fin: Promise<void>;
  /** Everything that came, comments included. */
  readonly texto: () => string;
  readonly cortar: () => void;
};

/** Where a server that was told to listen is. */
export async function puertoDe(app: FastifyInstance): Promise<number> {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
  return (app.server.address() as AddressInfo).port;
}

/** The connections that listen for events in that database now. */
export async function escuchas(db: Db): Promise<readonly unknown[]> {
  const { rows } = await sql`
    select from pg_stat_activity where application_name = 'eventos' and datname = current_database()`.execute(db);
  return rows;
}

/** Opens the stream of events as a browser does. */
export async function escucharEventos(
  app: FastifyInstance,
  { cookie, desde }: { readonly cookie: string; readonly desde?: string },
): Promise<Escucha> {
  const port = await puertoDe(app);
  const headers = { cookie, ...(desde === undefined ? {} : { 'last-event-id': desde }) };
  const respuesta = await new Promise<IncomingMessage>((listo, falla) => {
    get({ host: '127.0.0.1', port, path: '/api/eventos', headers, agent: false }, listo).on('error', falla);
  });
  const oidos: Oido[] = [];
  const esperan: ((oido: Oido) => void)[] = [];
  let resto = '';
  let todo = '';
  let id = '';
  respuesta.setEncoding('utf8').on('data', (trozo: string) => {
    todo += trozo;
    const bloques = (resto + trozo).split('\n\n');
    resto = bloques.pop() ?? '';
    for (const bloque of bloques) {
      const campo = (nombre: string) => new RegExp(`^${nombre}: (.*)$`, 'm').exec(bloque)?.[1];
      id = campo('id') ?? id;
      const evento = campo('event');
      if (evento === undefined) continue;
      const oido = { evento, id, datos: JSON.parse(campo('data') ?? '{}') };
      const quien = esperan.shift();
      if (quien) quien(oido);
      else oidos.push(oido);
    }
  });
  const fin = new Promise<void>((listo) => respuesta.once('close', listo));
  respuesta.on('error', () => {});
  return {
    status: respuesta.statusCode ?? 0,
    encabezados: respuesta.headers,
    siguiente: () => {
      const oido = oidos.shift();
      if (oido) return Promise.resolve(oido);
      return new Promise((listo) => esperan.push(listo));
    },
    fin,
    texto: () => todo,
    cortar: () => respuesta.destroy(),
  };
}
