import type { CambiosEnLote, SeleccionDeArticulos } from '@trastienda/nucleo/articulos/contrato.ts';
import {
  CAMPOS_DE_EDICION,
  type PlanDeArticulo,
  PROBLEMAS_DE_EDICION,
  planear,
} from '@trastienda/nucleo/articulos/edicion-en-lote/plan.ts';
import { contarConReglas } from '#articulos/minimos/reglas-de-inactivos.repo.ts';
import type { Tx } from '#db/db.ts';
import type { Consulta } from '#http/contexto.ts';
import { leerElegidos } from './elegidos.query.ts';
import { leerParaEditar } from './leer-para-editar.query.ts';
import { leerLineas } from './nombres.query.ts';
import { exigirPedido } from './pedido.ts';
import { queSeInactivan } from './reglas-del-plan.ts';

const SE_MUESTRAN = 20;

type Pedido = { readonly seleccion: SeleccionDeArticulos; readonly cambios: CambiosEnLote };

/** What a change would do, in figures and with the first ones of each kind. Nothing is changed. */
export async function verEdicionEnLote(
  tx: Tx,
  quien: Pick<Consulta, 'usuario' | 'ahora'>,
  { seleccion, cambios }: Pedido,
) {
  const pedido = await exigirPedido(tx, quien.usuario, cambios);
  const ids = await leerElegidos(tx, quien, seleccion);
  const articulos = await leerParaEditar(
    tx,
    ids.map((id) => ({ id, pedido })),
  );
  const planes = planear(articulos, () => pedido);
  const cambian = planes.filter((plan) => plan.cambios.length > 0);
  const fallan = planes.filter(({ problema }) => problema !== null);
  return {
    elegidos: planes.length,
    cambian: cambian.length,
    fallan: fallan.length,
    iguales: planes.length - cambian.length - fallan.length,
    porCampo: CAMPOS_DE_EDICION.map((campo) => ({ campo, articulos: conCampo(cambian, campo) })).filter(hay),
    porProblema: PROBLEMAS_DE_EDICION.map((problema) => ({
      problema,
      articulos: fallan.filter((plan) => plan.problema === problema).length,
    })).filter(hay),
    pierdenMinimos: await contarConReglas(tx, queSeInactivan(cambian)),
    muestra: await leerLineas(tx, [...cambian.slice(0, SE_MUESTRAN), ...fallan.slice(0, SE_MUESTRAN)]),
  };
}

const hay = ({ articulos }: { readonly articulos: number }): boolean => articulos > 0;

const conCampo = (planes: readonly PlanDeArticulo[], campo: (typeof CAMPOS_DE_EDICION)[number]): number =>
  planes.filter(({ cambios }) => cambios.some((cambio) => cambio.campo === campo)).length;
