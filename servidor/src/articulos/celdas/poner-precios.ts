import {
  type CeldasHechas,
  PRECIOS_SIN_CONFIRMAR,
  type PreciosPuestos,
} from '@trastienda/nucleo/articulos/contrato.ts';
import { definido } from '@trastienda/nucleo/comun/assert.ts';
import { bloquearArticulos } from '#articulos/articulos.repo.ts';
import { losApruebaOtro } from '#articulos/precios/configuracion.ts';
import { exigirMargen, pisoEnElRastro } from '#articulos/precios/exigir-margen.ts';
import { detenerLotes } from '#articulos/precios/lotes/turno.repo.ts';
import { desdeAhora, insertarPrecios } from '#articulos/precios/precios.repo.ts';
import type { OrdenDeComando } from '#http/contexto.ts';
import { rechazar } from '#http/regla-rota.ts';
import { exigirManual, planearDeLista } from './leer-celdas.query.ts';
import { auditarCeldas, distinta, exigirTodas } from './poner-celdas.ts';

/** Writes from now on the price of each artículo in a manual lista, over the one that was seen: all of them, or none (TD-09). */
export async function ponerPrecios(orden: OrdenDeComando, pedido: PreciosPuestos): Promise<CeldasHechas> {
  const { tx, usuario } = orden;
  if (pedido.precios.length > PRECIOS_SIN_CONFIRMAR) await exigirQueSePuedan(orden);
  const lista = await exigirManual(tx, pedido.listaId);
  await bloquearArticulos(
    tx,
    pedido.precios.map(({ id }) => id),
  );
  // No batch begins until these are written; one that is at it began before.
  await detenerLotes(tx);
  const desde = await desdeAhora(tx, orden.ahora);
  const { vigentes, planes } = await planearDeLista(tx, desde, pedido);
  const de = (id: string) => definido(vigentes.get(id), 'an artículo that was planned');
  const codigoDe = (id: string) => vigentes.get(id)?.codigo;
  exigirTodas(planes, codigoDe);

  const cambian = planes.filter(distinta);
  const escritos = cambian.map(({ id, despues }) => ({ articuloId: id, importe: despues }));
  const pisos = await exigirMargen(orden, lista, escritos, pedido.bajoMargen);
  const puestos = await insertarPrecios(
    tx,
    escritos.map(({ articuloId, importe }) => ({
      ...{ listaId: lista.id, articuloId, importe, desde },
      cantidadDesde: de(articuloId).tramo,
      // Those that go so low say why, and none of the others.
      motivo: (pisos.has(articuloId) && pedido.bajoMargen?.motivo) || pedido.motivo,
    })),
    usuario.id,
  );
  // One that begins at this very instant was written by somebody who came first.
  if (puestos.length < cambian.length) {
    const [primero] = cambian;
    rechazar('articulos.celda_rechazada', {
      problema: 'CAMBIO',
      detalle: primero?.antes ?? null,
      codigo: primero ? (codigoDe(primero.id) ?? null) : null,
    });
  }
  auditarCeldas(orden, {
    ...{ accion: 'articulo.precio', campo: `precio ${lista.nombre}`, planes },
    motivo: (pisos.size > 0 && pedido.bajoMargen?.motivo) || pedido.motivo || undefined,
    masDe: (id) => pisoEnElRastro(pisos.get(id)),
  });
  return { celdas: cambian.map(({ id, antes, despues }) => ({ id, version: de(id).version, antes, despues })) };
}

/** So many at once are no work of the counter. */
async function exigirQueSePuedan({ tx, exigirReciente }: OrdenDeComando): Promise<void> {
  if (await losApruebaOtro(tx)) rechazar('articulos.precios_por_aprobar', { tope: PRECIOS_SIN_CONFIRMAR });
  exigirReciente();
}
