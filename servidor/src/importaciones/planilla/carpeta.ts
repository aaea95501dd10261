import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { rechazar } from '#http/regla-rota.ts';

/** What a spreadsheet became: a folder with a text file for each of its sheets with something in it. */
export type Convertida = {
  readonly bytes: number;
  /** SHA-256 of the spreadsheet, hex. */
  readonly hash: string;
  readonly hojas: readonly string[];
};

export const INDICE = 'hojas.json';

/** What a spreadsheet that was turned into texts says of itself. */
export const indiceDe = async (carpeta: string): Promise<Convertida> =>
  JSON.parse(await readFile(join(carpeta, INDICE), 'utf8')) as Convertida;

/** The names of the sheets of a spreadsheet; none once it was taken or thrown away. */
export const hojasDe = async (carpeta: string): Promise<string[]> =>
  indiceDe(carpeta).then(
    ({ hojas }) => [...hojas],
    () => [],
  );

/** Where the text of a sheet is; a text file is where it is. */
export async function rutaDeTexto(ruta: string, hoja: string | undefined): Promise<string> {
  if (hoja === undefined) return ruta;
  const { hojas } = await indiceDe(ruta);
  const lugar = hojas.indexOf(hoja);
  if (lugar < 0) rechazar('importaciones.hoja_desconocida', { hoja, hojas });
  return join(ruta, `${lugar}.csv`);
}
