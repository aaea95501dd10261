import type { CambioDeCosto, SeleccionDeArticulos } from '@trastienda/nucleo/articulos/contrato.ts';
import { decirCambioDeCosto } from '@trastienda/nucleo/articulos/costos/cambio-de-costo.ts';
import { sql } from 'kysely';
import { bloquearArticulos } from '#articulos/articulos.repo.ts';
import { leerElegidos } from '#articulos/edicion-en-lote/elegidos.query.ts';
import type { LotePreparado } from '#articulos/precios/lotes/simular/lote-simulado.ts';
import { proponerParaElegidos } from '#articulos/precios/lotes/simular/proponer-precios.ts';
import type { Orden } from '#http/contexto.ts';
import { rechazar } from '#http/regla-rota.ts';
import { asentarCambio, COMO_ALCANZADOS, escribirCostos, type Hecho } from './cambios.repo.ts';
import { contarPlan, planearCostos, TOPE_DE_COSTOS } from './plan.repo.ts';

type Pedido = {
  readonly seleccion: SeleccionDeArticulos;
  readonly cambio: CambioDeCosto;
  readonly cambian: number;
  readonly huella: string;
  readonly motivo: string;
  readonly proponerPrecios: boolean;
};

/**
 * Writes the cost of reposición of many artículos as one thing, over the very costs that were looked at (UA-09): two who raise
 * the same ones by 10 % at once do not raise them by 21. What proveedores ask stays as it is.
 */
export async function cambiarCostos(
  orden: Orden,
  { seleccion, cambio, cambian, huella, motivo, proponerPrecios: proponer }: Pedido,
): Promise<Hecho & { readonly propuesta: LotePreparado | null }> {
  const { tx, usuario } = orden;
  // A batch is of who may prepare one.
  if (proponer && !usuario.puede('precio.modificar')) rechazar('comun.sin_permiso', {});
  const ids = await leerElegidos(tx, orden, seleccion, TOPE_DE_COSTOS);
  await bloquearArticulos(tx, ids);
  const pedido = decirCambioDeCosto(cambio);
  await planearCostos(tx, ids, { cambio, origen: `${pedido}: ${motivo}`, ahora: orden.ahora });
  const ahora = await contarPlan(tx);
  if (ahora.cambian !== cambian || ahora.huella !== huella) rechazar('articulos.costos_distintos', {});

  await escribirCostos(orden);
  const propuesta = proponer ? await proponerPara(orden, `Cambiaron los costos: ${motivo}`) : null;
  const hecho = await asentarCambio(orden, { tipo: 'CAMBIAR', pedido, motivo, loteId: propuesta?.id });
  orden.auditar({
    accion: 'articulo.cambiar_costos',
    entidad: 'cambio_de_costo',
    id: hecho.id,
    motivo,
    cambios: [{ campo: 'costos', antes: null, despues: pedido }],
    alcanzados: { accion: 'articulo.costo', entidad: 'articulo', loteId: null, filas: COMO_ALCANZADOS },
  });
  return { ...hecho, propuesta };
}

async function proponerPara(orden: Orden, motivo: string): Promise<LotePreparado | null> {
  const { rows } = await sql<{ id: string }>`select id from plan_de_costos where queda is null`.execute(orden.tx);
  return proponerParaElegidos(orden, { ids: rows.map(({ id }) => id), motivo });
}
