import { open } from 'node:fs/promises';
import { type ClaseDeAdjunto, claseDe, nombreDeArchivo, seLlamaComo } from '@trastienda/nucleo/adjuntos/contenido.ts';
import { MAXIMO_MIB } from '@trastienda/nucleo/adjuntos/limites.ts';
import type { Endpoint } from '@trastienda/nucleo/comun/endpoint.ts';
import { COMIENZO, formatoDe } from '@trastienda/nucleo/comun/firma.ts';
import type { FastifyRequest } from 'fastify';
import { type Analizador, exigirLimpio } from '#http/analizador.ts';
import { comoIlegible, leerCampos } from '#http/entrada.ts';
import { rechazar } from '#http/regla-rota.ts';
import type { Almacen } from './almacen.ts';

const MIB = 1024 * 1024;

/** A file that came whole and is on disk, not yet looked into. */
export type Recibido = {
  readonly nombre: string;
  readonly ruta: string;
  readonly clase: ClaseDeAdjunto;
};

type Recepcion = {
  readonly almacen: Almacen;
  readonly admitidas: readonly ClaseDeAdjunto[];
  readonly analizador: Analizador | undefined;
};

/**
 * Takes in the one file of a form, straight to disk: memory does not depend on its size. What it is, its bytes say. Whoever
 * calls throws it away (`almacen.soltar`) once it became something else or nothing.
 */
export async function recibirAdjunto(
  request: FastifyRequest,
  endpoint: Endpoint,
  { almacen, admitidas, analizador }: Recepcion,
): Promise<Recibido> {
  if (!request.isMultipart()) rechazar('comun.tipo_no_admitido', {});
  const maximo = Math.max(...admitidas.map((clase) => MAXIMO_MIB[clase]));
  const limits = { fileSize: maximo * MIB, files: 1, fields: 1, parts: 2 };
  const campos: Record<string, string> = {};
  let llegado: Llegado | undefined;
  try {
    for await (const parte of request.parts({ limits })) {
      if (parte.type === 'field') {
        campos[parte.fieldname] = String(parte.value);
        continue;
      }
      const ruta = await almacen.recibir(parte.file);
      llegado = { llamado: parte.filename ?? '', ruta, entero: !parte.file.truncated };
    }
    leerCampos(endpoint, campos);
    if (!llegado) return rechazar('adjuntos.ausente', {});
    const recibido = await reconocer(llegado, admitidas, maximo);
    await exigirLimpio(analizador, recibido.nombre, recibido.ruta);
    return recibido;
  } catch (error) {
    if (llegado) await almacen.soltar(llegado.ruta);
    throw comoIlegible(error);
  }
}

type Llegado = {
  /** As it came, with the end that says what it is. */
  readonly llamado: string;
  readonly ruta: string;
  readonly entero: boolean;
};

async function reconocer(
  { llamado, ruta, entero }: Llegado,
  admitidas: readonly ClaseDeAdjunto[],
  maximo: number,
): Promise<Recibido> {
  const nombre = nombreDeArchivo(llamado);
  if (!entero) rechazar('adjuntos.pesado', { archivo: nombre, mib: maximo });
  const { comienzo, bytes } = await asomarse(ruta);
  if (bytes === 0) rechazar('adjuntos.ilegible', { archivo: nombre });
  const formato = formatoDe(comienzo);
  const clase = formato && claseDe(formato);
  if (formato === null || clase === null || !admitidas.includes(clase)) {
    return rechazar('adjuntos.no_se_admite', { archivo: nombre });
  }
  if (!seLlamaComo(clase, llamado)) return rechazar('adjuntos.otra_terminacion', { archivo: nombre, clase });
  const mib = MAXIMO_MIB[clase];
  if (bytes > mib * MIB) rechazar('adjuntos.pesado', { archivo: nombre, mib });
  return { nombre, ruta, clase };
}

async function asomarse(ruta: string): Promise<{ readonly comienzo: Uint8Array; readonly bytes: number }> {
  const archivo = await open(ruta);
  try {
    const comienzo = new Uint8Array(COMIENZO);
    const { bytesRead } = await archivo.read(comienzo, 0, COMIENZO, 0);
    return { comienzo: comienzo.subarray(0, bytesRead), bytes: (await archivo.stat()).size };
  } finally {
    await archivo.close();
  }
}
