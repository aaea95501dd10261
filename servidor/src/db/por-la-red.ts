import pg from 'pg';

const DE_ACA: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '::1', '[::1]']);

/**
 * Whether what goes to a database and comes from it crosses a network in the clear, or to somebody who did not prove who they are
 * (`seguridad.md` 3.11). As the driver reads the address, with what the environment says of it.
 */
export function viajaSinVerificar(url: string): boolean {
  const { host, connectionParameters } = new pg.Client({ connectionString: url }) as pg.Client & {
    readonly connectionParameters: { readonly ssl?: boolean | { readonly rejectUnauthorized?: boolean } };
  };
  if (host.startsWith('/') || DE_ACA.has(host)) return false;
  const { ssl } = connectionParameters;
  return !ssl || (typeof ssl === 'object' && ssl.rejectUnauthorized === false);
}
