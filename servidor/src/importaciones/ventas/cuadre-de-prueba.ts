import { normaCodigo } from '@trastienda/nucleo/comun/texto.ts';
import { parse } from 'csv-parse/sync';
import type { BaseDePrueba } from '#prueba/base.ts';

const LIBRO = `
  select a.codigo_norm as codigo, sum(s.cantidad)::text as cantidad
    from asiento_stock s join deposito d on d.id = s.deposito_id and d.clase = 'CLIENTE'
    join articulo a on a.id = s.articulo_id and a.tipo = 'PRODUCTO'
   group by a.codigo_norm`;

type Fila = { readonly StockCode: string; readonly Quantity: string; readonly UnitPrice: string };

const numero = (texto: string) => Number(texto.replace(',', '.'));

const SERVICIOS = ['POST', 'DOT', 'D', 'M', 'C2', 'BANKCHARGES'];

/**
 * The artículos whose exits to CLIENTE less returns differ from what the file says, read with nothing of ours.
 * `fuera` are the rows left out for other reasons than having no price; the header is row 1.
 */
export async function descuadres(
  { pool }: Pick<BaseDePrueba, 'pool'>,
  archivo: string,
  fuera: readonly number[] = [],
): Promise<string[]> {
  const esperado = new Map<string, number>();
  const filas = parse(archivo, { delimiter: ';', bom: true, columns: true }) as Fila[];
  for (const [i, { StockCode, Quantity, UnitPrice }] of filas.entries()) {
    const codigo = normaCodigo(StockCode);
    if (SERVICIOS.includes(codigo) || !(numero(UnitPrice) > 0) || fuera.includes(i + 2)) continue;
    esperado.set(codigo, (esperado.get(codigo) ?? 0) + numero(Quantity));
  }
  const { rows } = await pool.query<{ codigo: string; cantidad: string }>(LIBRO);
  const libro = new Map(rows.map(({ codigo, cantidad }) => [codigo, Number(cantidad)]));
  return [...new Set([...esperado.keys(), ...libro.keys()])].filter(
    (codigo) => (esperado.get(codigo) ?? 0) !== (libro.get(codigo) ?? 0),
  );
}
