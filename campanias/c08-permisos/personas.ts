import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Rol } from '@trastienda/nucleo/acceso/roles.ts';
import type pg from 'pg';
import type { Concesion, Llamador, Sucursal } from './tabla/esperar.ts';
import { TODOS } from './tabla/roles.ts';

export type Persona = Llamador & {
  readonly nombre: string;
  readonly usuarioId: string;
  /** What tells the server who asks; a new session each time, as one of them may not write more than 120 times a minute. */
  readonly encabezados: () => Readonly<Record<string, string>>;
};

/** Who somebody is in the tables, before anything is taken from them. */
export type Gente = {
  readonly nombre: string;
  readonly concesiones: readonly Concesion[];
  readonly sesiones?: number;
};

const LUGARES = ['central', 'rosario', 'todas'] as const;
const SESIONES = 12;

const cada = (rol: Rol, donde: Concesion['donde']): Gente => ({
  nombre: `${rol} en ${donde}`,
  concesiones: [{ rol, donde }],
});

/** Each role in each place. */
export const SIMPLES: readonly Gente[] = TODOS.flatMap((rol) => LUGARES.map((donde) => cada(rol, donde)));

/** What may be done is the union of the grants, each one in its place. */
export const MEZCLADAS: readonly Gente[] = [
  { nombre: 'encargado en central y consulta en rosario', concesiones: [de('encargado'), en('consulta')] },
  { nombre: 'vendedor en central y depósito en rosario', concesiones: [de('vendedor'), en('deposito')] },
  {
    nombre: 'consulta en todas y encargado en rosario',
    concesiones: [{ rol: 'consulta', donde: 'todas' }, en('encargado')],
  },
  { nombre: 'administrador en cada una', concesiones: [de('administrador'), en('administrador')] },
  { nombre: 'taller en central y depósito en central', concesiones: [de('taller'), de('deposito')] },
];

function de(rol: Rol): Concesion {
  return { rol, donde: 'central' };
}
function en(rol: Rol): Concesion {
  return { rol, donde: 'rosario' };
}

export const crearToken = (): string => randomBytes(32).toString('base64url');
export const huella = (token: string): Buffer => createHash('sha256').update(token).digest();

export type Registrada = Gente & {
  readonly usuarioId: string;
  readonly tokens: readonly string[];
  readonly clave: string;
};

/** Puts people straight into the tables, with sessions and a key each: a login of each one would take a hash each. */
export async function registrar(
  pool: pg.Pool,
  sucursales: Readonly<Record<Sucursal, string>>,
  gente: readonly Gente[],
): Promise<readonly Registrada[]> {
  const todas: Registrada[] = gente.map((una) => ({
    ...una,
    usuarioId: randomUUID(),
    tokens: Array.from({ length: una.sesiones ?? SESIONES }, crearToken),
    clave: crearToken(),
  }));
  const ids = todas.map(({ usuarioId }) => usuarioId);
  await pool.query(
    `insert into usuario (id, nombre, email) select x.id, x.nombre, x.id || '@c08.test'
     from unnest($1::uuid[], $2::text[]) x(id, nombre)`,
    [ids, todas.map(({ nombre }) => `C08 ${nombre}`)],
  );
  const concesiones = todas.flatMap(({ usuarioId, concesiones: suyas }) =>
    suyas.map(({ rol, donde }) => ({ usuarioId, rol, donde: donde === 'todas' ? null : sucursales[donde] })),
  );
  await pool.query(
    `insert into concesion (usuario_id, rol, sucursal_id) select * from unnest($1::uuid[], $2::text[], $3::uuid[])`,
    [concesiones.map((c) => c.usuarioId), concesiones.map((c) => c.rol), concesiones.map((c) => c.donde)],
  );
  const sesiones = todas.flatMap(({ usuarioId, tokens }) => tokens.map((token) => ({ usuarioId, token })));
  await pool.query(
    `insert into sesion (id, token_hash, usuario_id, direccion, agente)
     select x.id, x.hash, x.usuario, '127.0.0.1', 'C08' from unnest($1::uuid[], $2::bytea[], $3::uuid[]) x(id, hash, usuario)`,
    [sesiones.map(() => randomUUID()), sesiones.map(({ token }) => huella(token)), sesiones.map((s) => s.usuarioId)],
  );
  await pool.query(
    `insert into clave_api (id, usuario_id, clave_hash, cuota)
     select x.id, x.usuario, x.hash, 1000000 from unnest($1::uuid[], $2::uuid[], $3::bytea[]) x(id, usuario, hash)`,
    [todas.map(() => randomUUID()), ids, todas.map(({ clave }) => huella(clave))],
  );
  return todas;
}

/**
 * Logins of somebody that got the password right and still owe their second factor, a passkey: no code of six numbers is
 * ever right. None is a session, and each is good for a try.
 */
export async function dejarAMedias(pool: pg.Pool, usuarioId: string, cuantos: number): Promise<readonly string[]> {
  const tokens = Array.from({ length: cuantos }, crearToken);
  await pool.query(
    `insert into llave_de_acceso (id, usuario_id, credencial_id, clave_publica, nombre)
     values ($1, $2, ($1::uuid)::text, '\\x00', 'Teléfono')`,
    [randomUUID(), usuarioId],
  );
  await pool.query(
    `insert into ingreso_pendiente (id, token_hash, usuario_id, motivo, recordar)
     select x.id, x.hash, $3, 'segundo_factor', false from unnest($1::uuid[], $2::bytea[]) x(id, hash)`,
    [tokens.map(() => randomUUID()), tokens.map(huella), usuarioId],
  );
  return tokens;
}

/** Cookies go with the header that no form of another site can send. */
export const conCookie = (token: string) => ({ cookie: `sid=${token}`, 'x-requested-with': 'app' });
/** The token in such a cookie, as it is sent or as a server sets it. */
export const tokenEn = (cookie: string): string => /^sid=([^;]+)/.exec(cookie)?.[1] ?? '';
export const conClave = (clave: string) => ({ authorization: `Bearer ${clave}` });

export const porTurno = <Valor>(valores: readonly Valor[]): (() => Valor) => {
  let vez = 0;
  return () => {
    vez += 1;
    return valores[vez % valores.length] as Valor;
  };
};

type Nombrada = { readonly nombre?: string; readonly concesiones?: readonly Concesion[]; readonly reciente?: boolean };

/** The same person with a session and with a key. */
export function porSusMedios(registrada: Registrada, otra: Nombrada = {}): readonly Persona[] {
  const { usuarioId, tokens, clave } = registrada;
  const { nombre = registrada.nombre, concesiones = registrada.concesiones, reciente = true } = otra;
  const siguiente = porTurno(tokens);
  const comun = { identificado: true, concesiones, usuarioId, reciente };
  return [
    { ...comun, nombre: `${nombre} (sesión)`, medio: 'cookie', encabezados: () => conCookie(siguiente()) },
    { ...comun, nombre: `${nombre} (clave)`, medio: 'clave', encabezados: () => conClave(clave) },
  ];
}

/** Somebody nobody is behind. */
export const nadie = (nombre: string, encabezados: Readonly<Record<string, string>> = {}): Persona => ({
  nombre,
  medio: 'nada',
  usuarioId: '',
  identificado: false,
  reciente: false,
  concesiones: [],
  encabezados: () => encabezados,
});
