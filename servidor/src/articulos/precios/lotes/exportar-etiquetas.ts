import type { ConsultaDeEtiquetas, EtiquetaDePrecio } from '@trastienda/nucleo/articulos/contrato.ts';
import type { Consulta } from '#http/contexto.ts';
import { type ArchivoCsv, archivoCsv } from '#http/csv.ts';
import { todasLasEtiquetas } from './etiquetas.query.ts';
import { exigirLote } from './exigir-lote.ts';

/** The labels to print again that a filter shows, as a file (TD-12). */
export async function exportarEtiquetas(
  consulta: Consulta,
  loteId: string,
  query: ConsultaDeEtiquetas,
): Promise<ArchivoCsv> {
  const numero = await exigirLote(consulta.db, loteId);
  return archivoCsv<EtiquetaDePrecio>({
    nombre: `etiquetas-del-lote-${numero}.csv`,
    columnas: [
      { titulo: 'Código', columna: 'codigo', valor: ({ codigo }) => codigo },
      { titulo: 'Descripción', columna: 'descripcion', valor: ({ descripcion }) => descripcion },
      { titulo: 'Marca', columna: 'marca', valor: ({ marca }) => marca },
      { titulo: 'Código de barras', columna: 'barras', valor: ({ codigoDeBarras }) => codigoDeBarras },
      { titulo: 'Lista', columna: 'lista', valor: ({ lista }) => lista },
      { titulo: 'Moneda', columna: 'neto', valor: ({ moneda }) => moneda },
      { titulo: 'Neto', columna: 'neto', tipo: 'numero', valor: ({ neto }) => neto },
      { titulo: 'Con IVA', columna: 'conIva', tipo: 'numero', valor: ({ conIva }) => conIva },
      { titulo: 'Stock', columna: 'fisico', tipo: 'numero', valor: ({ fisico }) => fisico },
    ],
    filas: await todasLasEtiquetas(consulta, loteId, query),
  });
}
