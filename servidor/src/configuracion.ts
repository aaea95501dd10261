import { resolve } from 'node:path';
import { z } from 'zod';
import { type Analizador, FORMA_DE_ANALIZADOR } from '#http/analizador.ts';

/** What is wrong with how the server was started. `message` is one Spanish sentence for the operator. */
export class ConfiguracionInvalida extends Error {}

const vacioEsAusente = (valor: unknown) => (valor === '' ? undefined : valor);
const opcional = <Schema extends z.ZodType>(schema: Schema) => z.preprocess(vacioEsAusente, schema.optional());

/** As the driver reads it, which takes a user without a host for a local socket. */
function esDireccionDeBase(texto: string): boolean {
  return /^postgres(ql)?:\/\//.test(texto) && URL.canParse(texto.replaceAll(' ', '%20').replace('@/', '@local/'));
}

const Variables = z.object({
  PORT: z.preprocess(vacioEsAusente, z.coerce.number().int().min(0).max(65_535).default(3000)),
  HOST: z.preprocess(vacioEsAusente, z.string().default('127.0.0.1')),
  DATABASE_URL: opcional(z.string().refine(esDireccionDeBase)),
  DATA_DIR: z.preprocess(vacioEsAusente, z.string().default('./datos-locales')),
  BASE_URL: opcional(z.url({ protocol: /^https?$/ })),
  ANALIZADOR_DE_ARCHIVOS: opcional(z.string().regex(FORMA_DE_ANALIZADOR)),
  SMTP_URL: opcional(z.url({ protocol: /^smtps?$/ })),
  ADMIN_EMAIL: opcional(z.email()),
  ADMIN_PASSWORD: opcional(z.string()),
  PERMITIR_HTTP: opcional(z.literal('1')),
  TRUST_PROXY: z.preprocess(vacioEsAusente, z.coerce.number().int().min(0).max(10).default(0)),
  PG_BIN_DIR: opcional(z.string()),
  LOG_LEVEL: z.preprocess(
    vacioEsAusente,
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  ),
});

const AYUDA: Readonly<Record<string, string>> = {
  PORT: 'tiene que ser un número entre 0 y 65535',
  DATABASE_URL:
    'tiene que ser postgres://usuario:contraseña@servidor/base, con los signos de la contraseña escritos con % (# es %23, / es %2F, ? es %3F)',
  BASE_URL: 'tiene que ser una dirección http:// o https://',
  ANALIZADOR_DE_ARCHIVOS: 'tiene que ser clamd://servidor:puerto o unix:/ruta del socket de clamd',
  SMTP_URL: 'tiene que ser una dirección smtp:// o smtps://',
  ADMIN_EMAIL: 'tiene que ser un correo electrónico',
  PERMITIR_HTTP: 'solo admite 1',
  TRUST_PROXY: 'tiene que decir cuántos proxies propios hay adelante, de 0 a 10',
  LOG_LEVEL: 'admite fatal, error, warn, info, debug, trace o silent',
};

const DEMO = '--demo';

export type Configuracion = {
  /** A new database gets the demonstration company. */
  readonly demo: boolean;
  readonly puerto: number;
  readonly host: string;
  readonly databaseUrl: string | undefined;
  readonly dataDir: string;
  readonly baseUrl: string | undefined;
  readonly https: boolean;
  /** Plain http reaches beyond this machine, on purpose. */
  readonly httpAbierto: boolean;
  /** The server that takes mails; without it they are files under DATA_DIR. */
  readonly smtpUrl: string | undefined;
  /** The clamd that looks into what people send; without it nobody does. */
  readonly analizador: Analizador | undefined;
  /** How many proxies of ours stand in front: so many of the last addresses of X-Forwarded-For are believed. */
  readonly proxies: number;
  readonly admin: { readonly email: string | undefined; readonly contrasena: string | undefined };
  readonly pgBinDir: string | undefined;
  readonly nivel: string;
};

/**
 * Reads the environment and what was written after the command (`superficie.md`), refusing what could not work before anything
 * is started.
 */
export function leerConfiguracion(
  variables: Readonly<Record<string, string | undefined>>,
  argumentos: readonly string[] = [],
): Configuracion {
  const otro = argumentos.find((argumento) => argumento !== DEMO);
  if (otro !== undefined) {
    throw new ConfiguracionInvalida(
      `No se conoce «${otro}». Admite ${DEMO}, que carga la empresa de demostración en una base nueva; lo demás se dice con variables, como PORT=3001.`,
    );
  }
  const leidas = Variables.safeParse(variables);
  if (!leidas.success) {
    const nombre = String(leidas.error.issues[0]?.path[0] ?? '');
    throw new ConfiguracionInvalida(`La variable ${nombre} no sirve: ${AYUDA[nombre] ?? 'revisá su valor'}.`);
  }
  const v = leidas.data;
  const baseUrl = v.BASE_URL === undefined ? undefined : sinFinal(new URL(v.BASE_URL));
  const https = baseUrl?.startsWith('https:') ?? false;
  const local = ['127.0.0.1', '::1', 'localhost'].includes(v.HOST);
  if (!local && !https && v.PERMITIR_HTTP === undefined) {
    throw new ConfiguracionInvalida(
      `Escuchar en ${v.HOST} sin cifrado expone las contraseñas: poné BASE_URL con https:// detrás de un proxy, o PERMITIR_HTTP=1 en una red local de confianza.`,
    );
  }
  return {
    demo: argumentos.includes(DEMO),
    puerto: v.PORT,
    host: v.HOST,
    databaseUrl: v.DATABASE_URL,
    dataDir: resolve(v.DATA_DIR),
    baseUrl,
    https,
    httpAbierto: !local && !https,
    proxies: v.TRUST_PROXY,
    smtpUrl: v.SMTP_URL,
    analizador: v.ANALIZADOR_DE_ARCHIVOS,
    admin: { email: v.ADMIN_EMAIL, contrasena: v.ADMIN_PASSWORD },
    pgBinDir: v.PG_BIN_DIR,
    nivel: v.LOG_LEVEL,
  };
}

/** Every path begins with its own slash: with another one before, a link of a mail would lead to another page. */
const sinFinal = ({ origin, pathname }: URL): string => origin + pathname.replace(/\/+$/, '');
