import type { MedioDeSegundoFactor } from '@trastienda/nucleo/acceso/contrato.ts';
import { sql } from 'kysely';
import type { Db, Tx } from '#db/db.ts';

/** What decides how far a right password takes somebody. */
export type PersonaQueIngresa = {
  readonly nombre: string;
  readonly activo: boolean;
  readonly conCodigo: boolean;
  readonly codigosSinUsar: number;
  readonly conLlave: boolean;
  /** The first of their roles that demands a second factor. */
  readonly rolQueExige: string | null;
  /** Their password is enough only with a second factor behind it. */
  readonly contrasenaCorta: boolean;
};

const CON_CODIGO = sql<boolean>`exists (select from factor_codigo f where f.usuario_id = u.id and f.activo_desde is not null)`;
const CON_LLAVE = sql<boolean>`exists (select from llave_de_acceso l where l.usuario_id = u.id)`;

/** Whether the usuario of the row `u` has a second factor. */
export const TIENE_FACTOR = sql<boolean>`(${CON_CODIGO} or ${CON_LLAVE})`;

const columnas = sql`
  u.nombre, u.activo, ${CON_CODIGO} as "conCodigo",
  (select count(*)::int from codigo_de_recuperacion c where c.usuario_id = u.id and c.usado_en is null) as "codigosSinUsar",
  ${CON_LLAVE} as "conLlave",
  (select min(c.rol) from concesion c join politica_de_rol p on p.rol = c.rol
   where c.usuario_id = u.id and p.exige_segundo_factor) as "rolQueExige",
  coalesce((select corta from credencial c where c.usuario_id = u.id), false) as "contrasenaCorta"`;

export async function leerPersonaQueIngresa(db: Db | Tx, usuarioId: string): Promise<PersonaQueIngresa | undefined> {
  const { rows } = await sql<PersonaQueIngresa>`
    select ${columnas} from usuario u where u.id = ${usuarioId}
  `.execute(db);
  return rows[0];
}

/** Keeps whatever changes the account of this person waiting: two logins at once go one after the other. */
export async function bloquearPersona(tx: Tx, usuarioId: string): Promise<void> {
  await sql`select from usuario where id = ${usuarioId} for no key update`.execute(tx);
}

/** The person as they are once nobody else changes their account. */
export async function tomarPersona(tx: Tx, usuarioId: string): Promise<PersonaQueIngresa | undefined> {
  await bloquearPersona(tx, usuarioId);
  return leerPersonaQueIngresa(tx, usuarioId);
}

export const tieneFactor = ({ conCodigo, conLlave }: PersonaQueIngresa): boolean => conCodigo || conLlave;

/** What a password alone still misses, if anything. */
export function loQueFalta(persona: PersonaQueIngresa): 'segundo_factor' | 'alta_de_factor' | undefined {
  if (tieneFactor(persona)) return 'segundo_factor';
  return persona.rolQueExige === null && !persona.contrasenaCorta ? undefined : 'alta_de_factor';
}

export const mediosDe = (persona: PersonaQueIngresa): MedioDeSegundoFactor[] => [
  ...(persona.conCodigo ? (['codigo'] as const) : []),
  ...(persona.conLlave ? (['llave'] as const) : []),
  ...(persona.codigosSinUsar > 0 ? (['recuperacion'] as const) : []),
];
