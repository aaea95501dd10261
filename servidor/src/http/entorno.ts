import type { FastifyRequest } from 'fastify';
import type { Db } from '#db/db.ts';
import type { Usuario } from './contexto.ts';

/** Who is behind a request, and how much they may ask for. */
export type Identidad = {
  readonly usuario: Usuario;
  /** Cookie requests carry the CSRF header; key requests need not (`acordado` 21). */
  readonly medio: 'cookie' | 'clave';
  /** What the rate limit counts by: never the secret itself. */
  readonly huella: string;
  /** Requests a minute. */
  readonly cuota: { readonly lecturas: number; readonly escrituras: number };
};

/** What the server is made of; tests bring their own clock and identity. */
export type Entorno = {
  readonly db: Db;
  /** For what takes long: exports, which go at the pace of whoever reads them, and bulk work. */
  readonly dbLarga: Db;
  readonly ahora: () => Date;
  readonly quienEs: (request: FastifyRequest) => Promise<Identidad | undefined>;
  /** Whether the public address is https: cookies are Secure and HSTS is sent. */
  readonly https: boolean;
  /** Plain http beyond loopback was allowed on purpose: administrators are told (`acordado` 21). */
  readonly httpAbierto: boolean;
  /** Where files that people send are kept, out of the tree that is served. */
  readonly dataDir: string;
  /** For work that needs a connection of its own, in a thread of its own. */
  readonly databaseUrl: string;
};
