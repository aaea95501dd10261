import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { createTransport as CreateTransport } from 'nodemailer';
import type { Mensaje } from './carta.ts';

/** How a mail leaves this server. */
export type Transporte = {
  readonly entregar: (mensaje: Mensaje) => Promise<void>;
  readonly cerrar: () => void;
};

/** An attempt ends well before the next one of the same mail begins. */
const PLAZO_MS = 8_000;

/** Nothing a mail says makes this server read a file or call an address. */
const ENCERRADO = { disableFileAccess: true, disableUrlAccess: true } as const;

type Destino = {
  readonly smtpUrl: string | undefined;
  readonly baseUrl: string | undefined;
  readonly dataDir: string;
};

/** By SMTP when there is a server for it; otherwise each mail is a file under `DATA_DIR/correo`. */
export function crearTransporte({ smtpUrl, baseUrl, dataDir }: Destino): Transporte {
  const remitente = { name: 'Trastienda', address: remitenteDe(smtpUrl, baseUrl) };
  return smtpUrl === undefined ? enArchivos(join(dataDir, 'correo'), remitente) : porSmtp(smtpUrl, remitente);
}

/** The one said in SMTP_URL (`?remitente=`), the account that sends when it is an address, or one of our own host. */
export function remitenteDe(smtpUrl: string | undefined, baseUrl: string | undefined): string {
  const smtp = smtpUrl === undefined ? undefined : new URL(smtpUrl);
  const dicho = smtp?.searchParams.get('remitente') ?? decodeURIComponent(smtp?.username ?? '');
  if (/^[^@\s<>]+@[^@\s<>]+$/.test(dicho)) return dicho;
  return `trastienda@${baseUrl === undefined ? 'localhost' : new URL(baseUrl).hostname}`;
}

type Remitente = { readonly name: string; readonly address: string };

function porSmtp(smtpUrl: string, remitente: Remitente): Transporte {
  const url = new URL(smtpUrl);
  url.searchParams.delete('remitente');
  const abrir = deUnaVez((createTransport) =>
    createTransport(
      { url: url.href, connectionTimeout: PLAZO_MS, greetingTimeout: PLAZO_MS, socketTimeout: PLAZO_MS, ...ENCERRADO },
      { from: remitente },
    ),
  );
  return {
    entregar: async (mensaje) => {
      await (await abrir.traer()).sendMail(armar(mensaje));
    },
    cerrar: abrir.cerrar,
  };
}

function enArchivos(carpeta: string, remitente: Remitente): Transporte {
  const abrir = deUnaVez((createTransport) =>
    createTransport({ streamTransport: true, buffer: true, ...ENCERRADO }, { from: remitente }),
  );
  return {
    entregar: async (mensaje) => {
      const { message } = await (await abrir.traer()).sendMail(armar(mensaje));
      await mkdir(carpeta, { recursive: true, mode: 0o700 });
      const nombre = `${new Date().toISOString().replace(/[:.]/g, '-')}-${randomUUID()}`;
      const escrito = join(carpeta, `.${nombre}`);
      await writeFile(escrito, message, { mode: 0o600, flag: 'wx' });
      // Whoever reads the folder finds whole mails only.
      await rename(escrito, join(carpeta, `${nombre}.eml`));
    },
    cerrar: abrir.cerrar,
  };
}

/** What writes mails takes 25 MB, so it comes with the first one. */
function deUnaVez<T extends { close(): void }>(abrir: (createTransport: typeof CreateTransport) => T) {
  let abierto: Promise<T> | undefined;
  return {
    traer: (): Promise<T> => {
      abierto ??= import('nodemailer').then(({ createTransport }) => abrir(createTransport));
      return abierto;
    },
    cerrar: (): void => void abierto?.then((uno) => uno.close()),
  };
}

const armar = ({ para, asunto, texto, html }: Mensaje) => ({
  to: { name: '', address: para },
  subject: asunto,
  text: texto,
  html,
  headers: { 'Auto-Submitted': 'auto-generated' },
});
