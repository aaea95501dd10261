import pg from 'pg';
import { frases } from './frases.ts';
import type { Registro } from './lugar.ts';
import { BASE_DE_DATOS } from './marca.ts';

export type Acceso = {
  readonly rol: string;
  readonly clave: string;
  readonly carpeta: string;
  readonly puerto: number;
};

/** A URL for node-postgres and libpq alike; a socket's directory travels escaped in the place of the host. */
export function urlDe({ rol, clave, carpeta, puerto }: Acceso): string {
  const host = carpeta ? encodeURIComponent(carpeta) : '127.0.0.1';
  // Said here, or PGSSLMODE of the environment would ask encryption of a socket.
  return `postgres://${rol}:${clave}@${host}:${puerto}/${BASE_DE_DATOS}?sslmode=disable`;
}

export async function conCliente<T>(url: string, trabajo: (client: pg.Client) => Promise<T>): Promise<T> {
  // Without options of our own those of PGOPTIONS would be taken.
  const client = new pg.Client({ connectionString: url, options: '-c timezone=UTC' });
  // A connection that breaks also fails the query in hand; without a listener it would end the process.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await trabajo(client);
  } finally {
    await client.end();
  }
}

const ORDEN = `
  select coalesce(d.datcollversion, '') as antes,
         coalesce(pg_catalog.pg_database_collation_actual_version(d.oid), '') as ahora,
         exists (select from pg_catalog.pg_collation c
                  where c.collname = 'es-x-icu' and c.collversion <> pg_catalog.pg_collation_actual_version(c.oid)) as otras
    from pg_catalog.pg_database d where d.datname = current_database()`;

const ACEPTAR_ORDEN = `
  do $$
  declare nombre text;
  begin
    execute format('alter database %I refresh collation version', current_database());
    for nombre in select format('%I.%I', n.nspname, c.collname)
                    from pg_catalog.pg_collation c join pg_catalog.pg_namespace n on n.oid = c.collnamespace
                   where c.collprovider = 'i' and c.collversion <> pg_catalog.pg_collation_actual_version(c.oid)
    loop
      execute format('alter collation %s refresh version', nombre);
    end loop;
  end $$`;

type Orden = { readonly antes: string; readonly ahora: string; readonly otras: boolean };

/**
 * Other ICU, other order of text: an index sorted by the old rules would hide rows, so all are made again before
 * anyone reads. Costs one query when nothing changed.
 */
export async function rehacerOrden(client: pg.Client, urlDeSuperusuario: string, log: Registro): Promise<void> {
  const { rows } = await client.query<Orden>(ORDEN);
  const [orden] = rows;
  if (!orden || (orden.antes === orden.ahora && !orden.otras)) return;
  log.warn(frases.reordenando(orden.antes, orden.ahora));
  await conCliente(urlDeSuperusuario, async (superusuario) => {
    await superusuario.query(`reindex database ${BASE_DE_DATOS}`);
    await superusuario.query(ACEPTAR_ORDEN);
  });
}
