import type { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { escribirCsv } from '#http/csv.ts';
import type { RechazoDeFila } from './mensajes.ts';

/** Every rejected row as a CSV that a spreadsheet opens, to mend the file by. */
export async function escribirInforme(destino: Writable, rechazos: AsyncIterable<RechazoDeFila>): Promise<void> {
  const csv = escribirCsv<RechazoDeFila>({
    nombre: 'rechazos.csv',
    columnas: [
      { titulo: 'Fila', tipo: 'numero', valor: ({ fila }) => fila },
      { titulo: 'Columna', valor: ({ columna }) => columna },
      { titulo: 'Valor', valor: ({ valor }) => valor },
      { titulo: 'Motivo', valor: ({ motivo }) => motivo },
      { titulo: 'Comprobante', valor: ({ referencia }) => referencia },
    ],
    filas: rechazos,
  });
  await pipeline(csv, destino);
}
