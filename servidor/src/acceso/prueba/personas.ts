import type { Rol } from '@trastienda/nucleo/acceso/roles.ts';
import { crearHash } from '#acceso/hash.ts';
import { abrirPendiente, type Pendiente } from '#acceso/ingreso/pendientes.repo.ts';
import { abrirSesion } from '#acceso/sesiones.repo.ts';
import { insertarPersona } from '#acceso/usuarios-admin/usuarios.repo.ts';
import type { Prueba } from '#prueba/app.ts';
import { abrirNavegador, type Navegador } from './navegador.ts';

export const CONTRASENA = 'el mate está frío hoy';

let hash: Promise<string> | undefined;
let serie = 0;

export const correoNuevo = (): string => {
  serie += 1;
  return `persona${serie}@quiroga.test`;
};

type Datos = { readonly rol?: Rol; readonly nombre?: string };
export type PersonaDePrueba = { readonly id: string; readonly email: string };

/** Somebody whose password is `CONTRASENA`. It is hashed once for all of them: that takes longer than most tests. */
export async function sembrarPersona(
  prueba: Prueba,
  { rol = 'vendedor', nombre = 'Lucía Ferreyra' }: Datos = {},
): Promise<PersonaDePrueba> {
  hash ??= crearHash(CONTRASENA);
  const nueva = { nombre, email: correoNuevo(), hash: await hash, concesiones: [{ rol, sucursalId: null }] };
  const id = await prueba.db.transaction().execute((tx) => insertarPersona(tx, nueva));
  return { id, email: nueva.email };
}

/** The same with a browser in which they have just come in. */
export async function sembrarConSesion(
  prueba: Prueba,
  datos?: Datos,
): Promise<PersonaDePrueba & { readonly navegador: Navegador }> {
  const persona = await sembrarPersona(prueba, datos);
  return { ...persona, navegador: await abrirleSesion(prueba, persona.id) };
}

/** Another browser in which somebody is. */
export async function abrirleSesion(prueba: Prueba, usuarioId: string): Promise<Navegador> {
  const navegador = abrirNavegador(prueba);
  const { ip, agente } = navegador;
  const { token } = await prueba.db
    .transaction()
    .execute((tx) => abrirSesion(tx, { usuarioId, direccion: ip, agente, terminalId: null }));
  navegador.cookies.set('sid', token);
  return navegador;
}

/** A browser in which somebody gave the right password, and which misses something yet. */
export async function abrirlePendiente(
  prueba: Prueba,
  usuarioId: string,
  { motivo = 'segundo_factor', recordar = false }: Partial<Pick<Pendiente, 'motivo' | 'recordar'>> = {},
): Promise<Navegador> {
  const navegador = abrirNavegador(prueba);
  const { ip, agente } = navegador;
  const { token } = await prueba.db
    .transaction()
    .execute((tx) => abrirPendiente(tx, { usuarioId, motivo, recordar, direccion: ip, agente }));
  navegador.cookies.set('ingreso', token);
  return navegador;
}

/** The kinds of what somebody was told, in order. */
export const avisosDe = async (prueba: Prueba, usuarioId: string): Promise<readonly string[]> =>
  (await prueba.db.selectFrom('evento').select('tipo').where('usuario_id', '=', usuarioId).orderBy('id').execute()).map(
    ({ tipo }) => tipo,
  );

/** What somebody was told of one kind, in order. */
export const datosDeAvisos = async (prueba: Prueba, usuarioId: string, tipo: string) =>
  (
    await prueba.db
      .selectFrom('evento')
      .select('datos')
      .where('usuario_id', '=', usuarioId)
      .where('tipo', '=', tipo)
      .orderBy('id')
      .execute()
  ).map(({ datos }) => datos);
