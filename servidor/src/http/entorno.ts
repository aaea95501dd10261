import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Correo } from '#correo/index.ts';
import type { Db } from '#db/db.ts';
import type { Analizador } from './analizador.ts';
import type { Usuario } from './contexto.ts';

/** The session behind a request. */
export type SesionEnUso = {
  readonly id: string;
  /** Seconds since a password or a passkey proved who it is; null when nothing but a PIN did. */
  readonly confirmadaHace: number | null;
  /** Seconds since the PIN of a shared terminal did. */
  readonly pinHace: number | null;
  /** The shared terminal it runs on. */
  readonly terminalId: string | null;
};

/** Who is behind a request, and how much they may ask for. */
export type Identidad = {
  readonly usuario: Usuario;
  /** Cookie requests carry the CSRF header; key requests need not (`acordado` 21). */
  readonly medio: 'cookie' | 'clave';
  /** Absent when a key asks. */
  readonly sesion?: SesionEnUso;
  /** For what stays open: who is behind the session now, nobody when it ended. Looking does not keep it awake. */
  readonly mirar?: () => Promise<Usuario | undefined>;
  /** What the rate limit counts by: never the secret itself. */
  readonly huella: string;
  /** Requests a minute. */
  readonly cuota: { readonly lecturas: number; readonly escrituras: number };
};

/** Encrypts what only this installation may read again, with keys that are not in the database (`seguridad.md` 3.6). */
export type Llavero = {
  /** `dueno` is bound to the result: it is read back for the same one or not at all. */
  readonly cifrar: (secreto: Uint8Array, dueno: string) => { readonly claveId: string; readonly cifrado: Buffer };
  readonly descifrar: (claveId: string, cifrado: Uint8Array, dueno: string) => Buffer;
};

/** What the server is made of; tests bring their own clock and identity. */
export type Entorno = {
  readonly db: Db;
  /** For what takes long: exports, which go at the pace of whoever reads them, and bulk work. */
  readonly dbLarga: Db;
  readonly ahora: () => Date;
  /** The answer may get a new cookie with it. */
  readonly quienEs: (request: FastifyRequest, reply: FastifyReply) => Promise<Identidad | undefined>;
  /** Whether the public address is https: cookies are Secure and HSTS is sent. */
  readonly https: boolean;
  /** The public address, when it was said: what passkeys are bound to. */
  readonly baseUrl: string | undefined;
  readonly llavero: Llavero;
  /** Where people open the product: BASE_URL, or where it listens when that was not said. What links in mails begin with. */
  readonly direccion: () => string;
  readonly correo: Correo;
  /** Plain http beyond loopback was allowed on purpose: administrators are told (`acordado` 21). */
  readonly httpAbierto: boolean;
  /** The embedded engine is behind a minor with corrections that the release knows of: administrators are told. */
  readonly motorAtrasado: { readonly version: string; readonly nueva: string } | undefined;
  /** Where files that people send are kept, out of the tree that is served. */
  readonly dataDir: string;
  /** Who looks for malware in what people send, when the installation has somebody. */
  readonly analizador?: Analizador | undefined;
  /** For work that needs a connection of its own, in a thread of its own. */
  readonly databaseUrl: string;
};
