import { sql } from 'kysely';
import { bloquearArticulos } from '#articulos/articulos.repo.ts';
import { tomarLaDelCambio } from '#articulos/precios/lotes/descartar-propuesta.ts';
import type { Orden, OrdenDeComando } from '#http/contexto.ts';
import { rechazar } from '#http/regla-rota.ts';
import { asentarCambio, bloquearCambio, COMO_ALCANZADOS, escribirCostos, type Hecho } from './cambios.repo.ts';
import { planearVuelta } from './plan.repo.ts';

/**
 * Gives back the costs that a change left and nobody wrote since, as old and of whom they were: their history keeps both. It is
 * another change, which names those it leaves alone. The batch of prices that the change proposed is discarded with it (PRE-18).
 */
export async function deshacerCambio(
  orden: OrdenDeComando,
  id: string,
  motivo: string,
): Promise<Hecho & { readonly loteDescartado: number | null }> {
  const { tx } = orden;
  const cambio = (await bloquearCambio(tx, id)) ?? rechazar('comun.no_encontrado', { que: 'el cambio de costos' });
  if (cambio.tipo === 'DESHACER') return rechazar('articulos.lote_no_se_deshace', { porque: 'ES_UNA_VUELTA' });
  if (cambio.deshecho) return rechazar('articulos.lote_no_se_deshace', { porque: 'YA_SE_DESHIZO' });
  const descartarLote = await tomarLaDelCambio(orden, cambio.loteId);
  await bloquearArticulos(tx, await leerCambiados(orden, id));
  await planearVuelta(tx, id);
  const { pedido } = cambio;
  const hecho = await asentarCambio(orden, { tipo: 'DESHACER', pedido, motivo, deshaceA: id });
  if (hecho.articulos === 0) rechazar('articulos.lote_no_se_deshace', { porque: 'CAMBIO_DESPUES' });
  await escribirCostos(orden);
  const loteDescartado = await descartarLote(`Se deshizo el cambio de costos: ${motivo}`);
  orden.auditar({
    accion: 'articulo.deshacer_costos',
    entidad: 'cambio_de_costo',
    id,
    motivo,
    cambios: [{ campo: 'costos devueltos', antes: pedido, despues: null }],
    alcanzados: { accion: 'articulo.costo', entidad: 'articulo', loteId: null, filas: COMO_ALCANZADOS },
  });
  return { ...hecho, loteDescartado };
}

async function leerCambiados({ tx }: Orden, id: string): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select articulo_id as id from cambio_de_costo_linea where cambio_id = ${id} and queda is null order by 1`.execute(
    tx,
  );
  return rows.map((fila) => fila.id);
}
