import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { usuarioDeConsola } from '#acceso/index.ts';
import { importarArchivo, type Pedido, type Resumen } from '#importaciones/importar.ts';
import type { RechazoDeFila } from '#importaciones/trabajo/mensajes.ts';
import type { BaseDePrueba } from '#prueba/base.ts';

export const TITULOS_DE_VENTAS = 'InvoiceNo;StockCode;Description;Quantity;InvoiceDate;UnitPrice;CustomerID;Country';
const TITULOS_DE_LOCALIDADES = 'provincia_iso,provincia,partido,localidad,codigo_postal,latitud,longitud';

export type Carpeta = {
  readonly ruta: string;
  /** Writes a file and gives its path. */
  readonly escribir: (nombre: string, contenido: string | Uint8Array) => Promise<string>;
  readonly borrar: () => Promise<void>;
};

export async function crearCarpeta(): Promise<Carpeta> {
  const ruta = await mkdtemp(join(tmpdir(), 'importar-'));
  return {
    ruta,
    escribir: async (nombre, contenido) => {
      const archivo = join(ruta, nombre);
      await writeFile(archivo, contenido);
      return archivo;
    },
    borrar: () => rm(ruta, { recursive: true, force: true }),
  };
}

/** A file of sales as an Argentine spreadsheet writes it: BOM, `;`, decimal comma, CRLF. */
export const deVentas = (...renglones: readonly string[]): string =>
  `\ufeff${[TITULOS_DE_VENTAS, ...renglones].join('\r\n')}\r\n`;

export const deLocalidades = (...renglones: readonly string[]): string =>
  `${[TITULOS_DE_LOCALIDADES, ...renglones].join('\n')}\n`;

export type Importada = Resumen & { readonly rechazos: readonly RechazoDeFila[] };

/** Imports a file as the console does. */
export async function importarEn(
  { pool }: Pick<BaseDePrueba, 'pool'>,
  pedido: Pick<Pedido, 'entidad' | 'ruta'> & Partial<Pedido>,
): Promise<Importada> {
  const rechazos: RechazoDeFila[] = [];
  const resumen = await importarArchivo(
    pool,
    { simular: false, ahora: new Date(), autor: usuarioDeConsola, ...pedido },
    {
      avanzar: () => {},
      informar: async (todos) => {
        for await (const rechazo of todos) rechazos.push(rechazo);
      },
    },
  );
  return { ...resumen, rechazos };
}
