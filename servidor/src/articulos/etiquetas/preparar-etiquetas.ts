import type { Impresion, QueDicen, QueEtiquetas } from '@trastienda/nucleo/articulos/contrato.ts';
import type { FormatoDeEtiqueta } from '@trastienda/nucleo/articulos/etiquetas/formato.ts';
import { definido } from '@trastienda/nucleo/comun/assert.ts';
import { v7 as uuidv7 } from 'uuid';
import { alcanceDeStock } from '#articulos/alcance-de-stock.ts';
import type { Orden } from '#http/contexto.ts';
import { rechazar } from '#http/regla-rota.ts';
import { exigirListaDeEtiquetas } from './de-un-lote.query.ts';
import { elegirEtiquetas } from './elegidas.query.ts';
import { leerImpresion } from './impresiones.query.ts';

type Pedido = {
  readonly que: QueEtiquetas;
  readonly dicen: QueDicen;
  readonly formato: FormatoDeEtiqueta;
  readonly desde: number;
};

/** Keeps which labels go on which paper: the PDF is asked for by its id, as often as needed. */
export async function prepararEtiquetas(
  { tx, usuario, ahora, auditar }: Orden,
  { que, dicen, formato, desde }: Pedido,
): Promise<Impresion> {
  alcanceDeStock(usuario);
  const lista = await exigirListaDeEtiquetas(tx, que);
  const { origen, filas, etiquetas } = await elegirEtiquetas({ db: tx, usuario, ahora, listaId: lista.id }, que);
  if (etiquetas === 0) rechazar('articulos.sin_etiquetas', {});
  const id = uuidv7();
  await tx
    .insertInto('impresion_etiqueta')
    .values({
      id,
      origen,
      formato: JSON.stringify(formato),
      dicen: JSON.stringify(dicen),
      desde,
      lista_id: lista.id,
      articulos: filas.map(({ articuloId }) => articuloId),
      copias: filas.map(({ copias }) => copias),
      etiquetas,
      creada_por: usuario.id,
    })
    .execute();
  auditar({ accion: 'etiquetas.preparar', entidad: 'impresion_etiqueta', id, cambios: [] });
  return definido(await leerImpresion(tx, id), 'what was just prepared');
}
