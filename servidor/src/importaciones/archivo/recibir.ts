import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import multipart from '@fastify/multipart';
import type { Endpoint } from '@trastienda/nucleo/comun/endpoint.ts';
import { MAXIMO_DE_ARCHIVO_MIB } from '@trastienda/nucleo/importaciones/contrato.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Analizador, exigirLimpio } from '#http/analizador.ts';
import { comoIlegible, leerCampos } from '#http/entrada.ts';
import { rechazar } from '#http/regla-rota.ts';
import { abrirPlanilla } from '#importaciones/planilla/hilo-de-planilla.ts';
import { esPlanilla, exigirPesoDePlanilla, exigirPlanillaDeAhora } from '#importaciones/planilla/nombres.ts';
import type { Almacen } from './almacen.ts';

const EXTENSION = /\.(csv|txt|tsv)$/i;

/** Lets forms with one file in; every other content type stays as it was. */
export function admitirFormularios(app: FastifyInstance): void {
  app.register(multipart, {
    limits: {
      fieldNameSize: 40,
      fieldSize: 1_000,
      fields: 10,
      files: 1,
      parts: 12,
      headerPairs: 20,
      fileSize: MAXIMO_DE_ARCHIVO_MIB * 1024 * 1024,
    },
    throwFileSizeLimit: false,
  });
}

export type Recibido = {
  /** The fields, as the contract of the endpoint reads them. */
  readonly campos: unknown;
  /** What the file is called where it comes from. */
  readonly nombre: string;
  readonly guardado: string;
  /** The file as it came, in the store: `guardado` itself, but for a spreadsheet. */
  readonly original: string;
  /** It was a spreadsheet: what is kept are its sheets as texts. */
  readonly esLibro: boolean;
  /** What the bytes of the file as it came add up to. */
  readonly huella: string;
};

type Recepcion = { readonly almacen: Almacen; readonly analizador: Analizador | undefined };

/** Takes in the fields and then the file, straight to disk: memory does not depend on its size. */
export async function recibirArchivo(
  request: FastifyRequest,
  endpoint: Endpoint,
  { almacen, analizador }: Recepcion,
): Promise<Recibido> {
  if (!request.isMultipart()) rechazar('comun.tipo_no_admitido', {});
  const campos: Record<string, string> = {};
  try {
    for await (const parte of request.parts()) {
      if (parte.type === 'field') {
        campos[parte.fieldname] = String(parte.value);
        continue;
      }
      const leidos = leerCampos(endpoint, campos);
      const nombre = nombreLimpio(parte.filename);
      exigirPlanillaDeAhora(nombre);
      const esLibro = esPlanilla(nombre);
      if (!esLibro && !EXTENSION.test(nombre)) rechazar('importaciones.no_es_texto', { clase: 'OTRA_COSA' });
      const guardado = await almacen.guardar(parte.file);
      if (parte.file.truncated) {
        await almacen.borrar(guardado);
        rechazar('importaciones.archivo_grande', { archivo: nombre, maximoMiB: MAXIMO_DE_ARCHIVO_MIB });
      }
      await exigirLimpio(analizador, nombre, almacen.rutaDe(guardado)).catch((error: unknown) =>
        almacen.borrar(guardado).then(() => {
          throw error;
        }),
      );
      const huella = await huellaDe(almacen.rutaDe(guardado));
      const comun = { campos: leidos, nombre, esLibro, original: guardado, huella };
      return { ...comun, guardado: esLibro ? await guardarLibro(almacen, guardado, nombre) : guardado };
    }
  } catch (error) {
    throw comoIlegible(error);
  }
  leerCampos(endpoint, campos);
  return rechazar('importaciones.archivo_ausente', { archivo: '«archivo»' });
}

async function huellaDe(ruta: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(ruta), hash);
  return hash.digest('hex');
}

/** The sheets of a spreadsheet, beside it; it goes when they cannot be told. */
async function guardarLibro(almacen: Almacen, guardado: string, archivo: string): Promise<string> {
  const lugar = almacen.lugarNuevo();
  try {
    const ruta = almacen.rutaDe(guardado);
    await exigirPesoDePlanilla(ruta, archivo);
    await abrirPlanilla({ ruta, destino: almacen.rutaDe(lugar) });
    return lugar;
  } catch (error) {
    await almacen.borrar(guardado);
    throw error;
  }
}

/** What people call the file: without its folder and without letters that hide. */
const nombreLimpio = (nombre: string): string =>
  (nombre.split(/[\\/]/).at(-1) ?? '')
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .trim()
    .slice(-200);
