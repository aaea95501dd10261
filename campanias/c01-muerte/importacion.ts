import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Azar } from '#campanias/comun/azar.ts';
import type { Violacion } from '#campanias/comun/campania.ts';
import { correrOrden, type OrdenEnCurso } from '#campanias/comun/servidor.ts';
import { conDb, type Sitio } from '#campanias/comun/sitio.ts';

const ENCABEZADO = 'InvoiceNo;StockCode;Description;Quantity;InvoiceDate;UnitPrice;CustomerID;Country';
const COMPROBANTES = 12;

export type Importacion = { readonly ruta: string; readonly comprobantes: readonly string[] };

/** A file of sales as another system gives them: its comprobantes, artículos and customers are its own. */
export async function escribirArchivo(sitio: Sitio, azar: Azar, numero: number): Promise<Importacion> {
  const comprobantes = Array.from({ length: COMPROBANTES }, (_, i) => `IMP${numero}-${i + 1}`);
  const filas = comprobantes.flatMap((comprobante) =>
    Array.from({ length: azar.entero(1, 5) }, () => {
      const codigo = azar.entero(1, 30);
      const precio = `${azar.entero(1, 90)},${azar.entero(10, 99)}`;
      const cliente = `IMP${azar.entero(1, 9)}`;
      return `${comprobante};IMP${codigo};PIEZA ${codigo};${azar.entero(1, 9)};1/12/2010 08:26;${precio};${cliente};Argentina`;
    }),
  );
  const ruta = join(sitio.carpeta, `ventas-${numero}.csv`);
  await writeFile(ruta, `${[ENCABEZADO, ...filas].join('\n')}\n`);
  return { ruta, comprobantes };
}

export const importar = (sitio: Sitio, { ruta }: Importacion): OrdenEnCurso =>
  correrOrden(sitio, ['importar', 'ventas', ruta]);

/** An import is all there or not at all; one that said it was done is there. */
export async function revisarImportacion(
  sitio: Sitio,
  { comprobantes }: Importacion,
  terminoBien: boolean,
): Promise<Violacion[]> {
  const presentes = await conDb(sitio.urlDeBase(), async (db) => {
    const { rows } = await sql<{ cuantos: number }>`
      select count(*)::int as cuantos from nota_pedido where comprobante_externo = any(${comprobantes}::text[])
    `.execute(db);
    return rows[0]?.cuantos ?? 0;
  });
  const datos = { presentes, debidos: comprobantes.length };
  if (presentes === comprobantes.length || (presentes === 0 && !terminoBien)) return [];
  if (presentes === 0) return [{ invariante: 'I1', que: 'importación reconocida y perdida', datos }];
  return [{ invariante: 'I3', que: 'importación a medias', datos }];
}
