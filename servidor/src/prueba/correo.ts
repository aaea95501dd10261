import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as dormir } from 'node:timers/promises';

export type CorreoLeido = {
  readonly para: string;
  readonly asunto: string;
  readonly texto: string;
  /** As it was written, headers and all. */
  readonly crudo: string;
};

/** The mails written under `DATA_DIR/correo`, oldest first. */
export async function leerCorreos(dataDir: string, para?: string): Promise<readonly CorreoLeido[]> {
  const carpeta = join(dataDir, 'correo');
  const nombres = (await readdir(carpeta).catch(() => [])).filter((nombre) => nombre.endsWith('.eml')).sort();
  const correos = await Promise.all(nombres.map(async (nombre) => leer(await readFile(join(carpeta, nombre), 'utf8'))));
  return correos.filter((correo) => para === undefined || correo.para === para);
}

/** Waits for the mail number `cuantos` to somebody, and gives the last one. */
export const esperarCorreo = (dataDir: string, para: string, cuantos = 1): Promise<CorreoLeido> =>
  esperar(dataDir, para, cuantos, () => true);

const ENLACE = /#codigo=([\w-]+)/;

async function esperar(
  dataDir: string,
  para: string,
  cuantos: number,
  cual: (correo: CorreoLeido) => boolean,
): Promise<CorreoLeido> {
  for (let vez = 0; vez < 250; vez += 1) {
    const correos = (await leerCorreos(dataDir, para)).filter(cual);
    const ultimo = correos.at(-1);
    if (ultimo && correos.length >= cuantos) return ultimo;
    await dormir(20);
  }
  throw new Error(`no mail number ${cuantos} to ${para} came in 5 s`);
}

/** Waits for the mail number `cuantos` with a secret link to somebody, whatever else was sent to them, and gives the secret. */
export async function esperarEnlace(dataDir: string, para: string, cuantos = 1): Promise<string> {
  const correo = await esperar(dataDir, para, cuantos, ({ texto }) => ENLACE.test(texto));
  return codigoDe(correo);
}

/** The secret of the link in a mail: what stands behind `#codigo=`. */
export function codigoDe({ texto }: CorreoLeido): string {
  const [, codigo] = ENLACE.exec(texto) ?? [];
  if (codigo === undefined) throw new Error(`no link in: ${texto}`);
  return codigo;
}

function leer(crudo: string): CorreoLeido {
  const [cabecera = '', ...partes] = crudo.split(/\r?\n\r?\n/);
  const campos = cabecera.replace(/\r?\n[ \t]+/g, ' ');
  const campo = (nombre: string) => new RegExp(`^${nombre}: (.*)$`, 'im').exec(campos)?.[1]?.trim() ?? '';
  return { para: campo('To'), asunto: deEncabezado(campo('Subject')), texto: textoPlano(partes.join('\n\n')), crudo };
}

/** The plain part of the two: what stands between its own header and the next border. */
function textoPlano(cuerpo: string): string {
  const [, cabecera = '', texto = ''] =
    /--[\w=.-]+\n(content-type: text\/plain[\s\S]*?)\n\n([\s\S]*?)\n--/i.exec(cuerpo.replaceAll('\r', '')) ?? [];
  if (/quoted-printable/i.test(cabecera)) return deImprimible(texto.replace(/=\n/g, ''));
  return /base64/i.test(cabecera) ? Buffer.from(texto, 'base64').toString() : texto;
}

const deImprimible = (texto: string): string =>
  Buffer.from(
    texto.replace(/=([0-9A-F]{2})/g, (_, hexa: string) => String.fromCharCode(Number.parseInt(hexa, 16))),
    'latin1',
  ).toString();

const deEncabezado = (texto: string): string =>
  texto
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([qb])\?(.*?)\?=/gi, (_, forma: string, escrito: string) =>
      forma.toLowerCase() === 'b'
        ? Buffer.from(escrito, 'base64').toString()
        : deImprimible(escrito.replaceAll('_', ' ')),
    );
