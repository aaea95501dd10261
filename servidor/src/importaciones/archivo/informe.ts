import type { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { escribirCsv } from '#http/csv.ts';
import type { RechazoDeFila } from '#importaciones/trabajo/mensajes.ts';
import { archivoDeRechazos } from './archivos-csv.ts';

/** The same report of rejected rows that the server gives, into a file of the operator. */
export async function escribirInforme(destino: Writable, rechazos: AsyncIterable<RechazoDeFila>): Promise<void> {
  await pipeline(escribirCsv<RechazoDeFila>(archivoDeRechazos(rechazos)), destino);
}
