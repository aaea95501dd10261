import type { ConsultaDeLineas, LineaDeLote } from '@trastienda/nucleo/articulos/contrato.ts';
import { OMISIONES_DE_LOTE } from '@trastienda/nucleo/articulos/precios/lotes/palabras-de-lote.ts';
import type { Consulta } from '#http/contexto.ts';
import { type ArchivoCsv, archivoCsv, type ColumnaCsv } from '#http/csv.ts';
import { exigirLote } from './exigir-lote.ts';
import { todasLasLineas } from './lineas.query.ts';

/** The lines that a filter shows, all its pages. */
export async function exportarLineas(
  { db, usuario }: Consulta,
  id: string,
  consulta: ConsultaDeLineas,
): Promise<ArchivoCsv> {
  const numero = await exigirLote(db, id);
  const verCosto = usuario.puede('costo.ver');
  return archivoCsv<LineaDeLote>({
    nombre: `lote-${numero}.csv`,
    columnas: verCosto ? [...COLUMNAS, MARGEN, ...ESTADO] : [...COLUMNAS, ...ESTADO],
    filas: todasLasLineas(db, usuario, id, consulta),
  });
}

type Columna = ColumnaCsv<LineaDeLote>;

const COLUMNAS: readonly Columna[] = [
  { titulo: 'Código', columna: 'linea', valor: ({ codigo }) => codigo },
  { titulo: 'Descripción', columna: 'descripcion', valor: ({ descripcion }) => descripcion },
  { titulo: 'Marca', valor: ({ marca }) => marca },
  { titulo: 'Lista', columna: 'lista', valor: ({ lista }) => lista },
  { titulo: 'Moneda', columna: 'lista', valor: ({ moneda }) => moneda },
  { titulo: 'Desde cantidad', columna: 'linea', tipo: 'numero', valor: ({ cantidadDesde }) => cantidadDesde },
  { titulo: 'Neto anterior', columna: 'anterior', tipo: 'numero', valor: ({ anterior }) => anterior.neto },
  { titulo: 'Neto nuevo', columna: 'nuevo', tipo: 'numero', valor: ({ nuevo }) => nuevo.neto },
  { titulo: 'Con IVA anterior', columna: 'anterior', tipo: 'numero', valor: ({ anterior }) => anterior.conIva },
  { titulo: 'Con IVA nuevo', columna: 'nuevo', tipo: 'numero', valor: ({ nuevo }) => nuevo.conIva },
  { titulo: 'Variación %', columna: 'variacion', tipo: 'numero', valor: ({ variacion }) => variacion },
];
const MARGEN: Columna = { titulo: 'Margen %', columna: 'margen', tipo: 'numero', valor: ({ margen }) => margen };
const ESTADO: readonly Columna[] = [
  { titulo: 'Incluida', columna: 'incluir', valor: ({ incluida }) => (incluida ? 'Sí' : 'No') },
  {
    titulo: 'Omitida',
    // The screen says it below what the line is.
    columna: 'descripcion',
    valor: ({ omitida }) => (omitida === null ? '' : OMISIONES_DE_LOTE[omitida]),
  },
];
