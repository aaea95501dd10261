import type { CambiosEnLote, SeleccionDeArticulos } from '@trastienda/nucleo/articulos/contrato.ts';
import {
  type ArticuloAEditar,
  CAMPOS_DE_EDICION,
  type CambioDeCampo,
  dejaDeUsarse,
  type PedidoDeEdicion,
  type PlanDeArticulo,
  pasoAtras,
  pedidoDeVuelta,
  planear,
  vueltaDe,
} from '@trastienda/nucleo/articulos/edicion-en-lote/plan.ts';
import { definido } from '@trastienda/nucleo/comun/assert.ts';
import { bloquearArticulos } from '#articulos/articulos.repo.ts';
import { devolverReglas, guardarReglasDeEdicion, quitarReglas } from '#articulos/minimos/reglas-de-inactivos.repo.ts';
import { tomarLaDelCambio } from '#articulos/precios/lotes/descartar-propuesta.ts';
import type { LotePreparado } from '#articulos/precios/lotes/simular/lote-simulado.ts';
import { proponerParaElegidos } from '#articulos/precios/lotes/simular/proponer-precios.ts';
import type { Tx } from '#db/db.ts';
import type { Orden, OrdenDeComando } from '#http/contexto.ts';
import { rechazar } from '#http/regla-rota.ts';
import type { Cambio } from '#plataforma/auditoria.ts';
import { CAMPOS, decirValor } from './dichos.ts';
import { asentarEdicion, bloquearEdicion, escribirPlan, sostenerSubfamilias } from './ediciones.repo.ts';
import { leerElegidos } from './elegidos.query.ts';
import { leerParaEditar, type PedidoDeArticulo } from './leer-para-editar.query.ts';
import { leerCambiosDe } from './lineas.query.ts';
import { leerNombresDeCambios } from './nombres.query.ts';
import { exigirPedido } from './pedido.ts';
import { queSeInactivan, queVuelven, reglasDeCadaUno } from './reglas-del-plan.ts';

type Pedido = {
  readonly seleccion: SeleccionDeArticulos;
  readonly cambios: CambiosEnLote;
  readonly cambian: number;
  readonly motivo: string;
  readonly proponerPrecios: boolean;
};
type Resultado = { readonly id: string; readonly articulos: number; readonly fallas: number };
type Editado = Resultado & { readonly propuesta: LotePreparado | null };
type Deshecho = Resultado & { readonly loteDescartado: number | null };

/** Changes many artículos as one thing: each whole or not at all, with what each had (ART-19). */
export async function editarEnLote(orden: Orden, cuerpo: Pedido): Promise<Editado> {
  const { tx, usuario } = orden;
  const { motivo } = cuerpo;
  // A batch is of who may prepare one.
  if (cuerpo.proponerPrecios && !usuario.puede('precio.modificar')) rechazar('comun.sin_permiso', {});
  const pedido = await exigirPedido(tx, usuario, cuerpo.cambios);
  const ids = await leerElegidos(tx, orden, cuerpo.seleccion);
  const articulos = await sostener(
    tx,
    ids.map((id) => ({ id, pedido })),
  );
  const planes = planear(articulos, () => pedido);
  const cambian = planes.filter(({ cambios }) => cambios.length > 0).length;
  if (cambian !== cuerpo.cambian) rechazar('articulos.lote_distinto', { vistos: cuerpo.cambian, ahora: cambian });
  const { otroCosto } = await escribirPlan(orden, articulos, planes);
  const propuesta = cuerpo.proponerPrecios
    ? await proponerParaElegidos(orden, { ids: otroCosto, motivo: `Cambió el proveedor principal: ${motivo}` })
    : null;

  const pedidos = CAMPOS_DE_EDICION.flatMap((campo) => {
    const despues = pedido[campo];
    return despues === undefined ? [] : [{ campo, antes: null, despues }];
  });
  const nombrar = await leerNombresDeCambios(tx, pedidos);
  const nombrados = pedidos.map((cambio) => ({ ...cambio, despues: nombrar(cambio.campo, cambio.despues) }));
  const dicho = nombrados.map(decirCambio).join(' · ');
  const hecho = await asentarEdicion(orden, { tipo: 'EDITAR', pedido: dicho, motivo, loteId: propuesta?.id, planes });
  const reglas = await quitarReglas(tx, queSeInactivan(planes));
  await guardarReglasDeEdicion(tx, hecho.id, reglas);
  orden.auditar({
    accion: 'articulo.editar_en_lote',
    entidad: 'edicion_en_lote',
    id: hecho.id,
    motivo,
    cambios: nombrados.map((cambio) => ({ ...cambio, campo: CAMPOS[cambio.campo] })),
    alcanzados: await leerAlcanzados(
      tx,
      hecho.id,
      planes,
      'articulo.editar_en_lote',
      reglasDeCadaUno(reglas, 'SE_QUITA'),
    ),
  });
  return { ...hecho, propuesta };
}

/** «Marca: Wega», as it is kept: a rate goes by its code, and `leerPedido` says it. */
function decirCambio({ campo, despues }: CambioDeCampo): string {
  if (campo === 'iva') return `${CAMPOS[campo]}: ${despues}`;
  return `${CAMPOS[campo]}: ${despues === null ? 'ninguna' : decirValor(campo, despues)}`;
}

/**
 * Gives back what a change left and nobody touched since. It is another one, with its own detail. The batch of prices that the
 * change proposed is discarded with it (PRE-18).
 */
export async function deshacerEdicion(orden: OrdenDeComando, id: string, motivo: string): Promise<Deshecho> {
  const { tx, usuario } = orden;
  const edicion = (await bloquearEdicion(tx, id)) ?? rechazar('comun.no_encontrado', { que: 'el cambio' });
  if (edicion.tipo === 'DESHACER') return rechazar('articulos.lote_no_se_deshace', { porque: 'ES_UNA_VUELTA' });
  if (edicion.deshecha) return rechazar('articulos.lote_no_se_deshace', { porque: 'YA_SE_DESHIZO' });
  const hechos = await leerCambiosDe(tx, id);
  const tocaProveedor = [...hechos.values()].some((cambios) => cambios.some(({ campo }) => campo === 'proveedor'));
  if (tocaProveedor && !usuario.puede('proveedor.editar')) rechazar('comun.sin_permiso', {});
  const descartarLote = await tomarLaDelCambio(orden, edicion.loteId);
  const articulos = await sostener(
    tx,
    [...hechos].map(([articuloId, cambios]) => ({ id: articuloId, pedido: vueltaDe(cambios) })),
  );
  const planes = planear(
    articulos,
    (articulo) => pedidoDeVuelta(articulo.valores, definido(hechos.get(articulo.id), 'what was changed of it')),
    pasoAtras,
  );
  if (planes.every(({ cambios }) => cambios.length === 0)) {
    const cambiaron = planes.every(({ problema }) => problema === 'CAMBIO_DESPUES');
    rechazar('articulos.lote_no_se_deshace', { porque: cambiaron ? 'CAMBIO_DESPUES' : 'NINGUNO_PUEDE' });
  }
  await escribirPlan(orden, articulos, planes, id);
  const hecho = await asentarEdicion(orden, { tipo: 'DESHACER', pedido: edicion.pedido, motivo, deshaceA: id, planes });
  const vuelven = { edicionId: id, ids: queVuelven(planes), usuarioId: usuario.id, ahora: orden.ahora };
  const reglas = await devolverReglas(tx, vuelven);
  const loteDescartado = await descartarLote(`Se deshizo la edición en lote: ${motivo}`);
  orden.auditar({
    accion: 'articulo.deshacer_edicion',
    entidad: 'edicion_en_lote',
    id,
    motivo,
    cambios: [{ campo: 'deshecho', antes: edicion.pedido, despues: null }],
    alcanzados: await leerAlcanzados(
      tx,
      hecho.id,
      planes,
      'articulo.deshacer_edicion',
      reglasDeCadaUno(reglas, 'VUELVE'),
    ),
  });
  return { ...hecho, loteDescartado };
}

/** What changed of each, as its own trail says it: names, and the fields as when it is changed by itself. */
async function leerAlcanzados(
  tx: Tx,
  loteId: string,
  planes: readonly PlanDeArticulo[],
  accion: string,
  reglas: ReadonlyMap<string, readonly Cambio[]>,
) {
  const hechos = planes.filter(({ cambios }) => cambios.length > 0);
  const nombrar = await leerNombresDeCambios(
    tx,
    hechos.flatMap(({ cambios }) => cambios),
  );
  const filas = hechos.map(({ id, cambios }) => ({
    id,
    cambios: [
      ...cambios.map(({ campo, antes, despues }) => ({
        campo: campo === 'negativo' ? 'permiteNegativo' : campo,
        antes: nombrar(campo, antes),
        despues: nombrar(campo, despues),
      })),
      ...(reglas.get(id) ?? []),
    ],
  }));
  return { accion, entidad: 'articulo', loteId, filas };
}

/** Holds them until the command ends, with the subfamilias that what is asked counts on, and reads them then. */
async function sostener(tx: Tx, pedidos: readonly PedidoDeArticulo[]): Promise<readonly ArticuloAEditar[]> {
  const ids = pedidos.map(({ id }) => id);
  await bloquearArticulos(tx, ids, { todo: pedidos.some(({ pedido }) => quierenTodo(pedido)) });
  if (pedidos.some(({ pedido }) => cuentaConSuSubfamilia(pedido))) {
    const aDonde = pedidos.flatMap(({ pedido }) => pedido.subfamilia ?? []);
    await sostenerSubfamilias(tx, ids, aDonde);
  }
  return leerParaEditar(tx, pedidos);
}

/** What comes back into use, or goes to another subfamilia, asks that it be in use. */
const cuentaConSuSubfamilia = ({ estado, subfamilia }: PedidoDeEdicion): boolean =>
  subfamilia !== undefined || (estado !== undefined && estado !== 'INACTIVO');

/** Inactivating, and no more selling under zero, wait for whoever is writing a line or an asiento of the artículo. */
const quierenTodo = ({ estado, negativo }: PedidoDeEdicion): boolean => dejaDeUsarse(estado) || negativo === 'false';
