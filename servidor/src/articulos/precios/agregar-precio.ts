import { problemaDeDecimales } from '@trastienda/nucleo/articulos/codigo.ts';
import {
  type BajoMargen,
  type Precio,
  type PrecioNuevo,
  TERMINA_ANTES,
} from '@trastienda/nucleo/articulos/contrato.ts';
import { alTerminar } from '@trastienda/nucleo/articulos/precios/final-de-precio.ts';
import type { PrecioEscrito } from '@trastienda/nucleo/articulos/precios/vigencia.ts';
import { definido } from '@trastienda/nucleo/comun/assert.ts';
import type { Big } from '@trastienda/nucleo/comun/decimal.ts';
import { textoUnitario } from '@trastienda/nucleo/comun/dinero.ts';
import { fechaHoraTexto } from '@trastienda/nucleo/comun/fecha.ts';
import { bloquearArticulo } from '#articulos/articulos.repo.ts';
import type { Orden } from '#http/contexto.ts';
import { datosInvalidos, rechazar } from '#http/regla-rota.ts';
import { exigirMargen, pisoEnElRastro } from './exigir-margen.ts';
import { leerHistoria } from './historia.query.ts';
import { exigirLista, type Lista } from './listas/una-lista.query.ts';
import { detenerLotes } from './lotes/turno.repo.ts';
import {
  desdeAhora,
  type PrecioNuevo as FilaDePrecio,
  insertarPrecios,
  leerTramo,
  type PrecioDeTramo,
} from './precios.repo.ts';

/**
 * Writes a price from an instant on and, if it has an end, what holds from its end. What held until then is not touched:
 * prices are only ever added.
 */
export async function agregarPrecio(
  orden: Orden,
  articuloId: string,
  { bajoMargen, ...body }: PrecioNuevo,
): Promise<Precio> {
  const { tx, usuario } = orden;
  const articulo = await bloquearArticulo(tx, articuloId);
  const lista = await exigirLista(tx, body.listaId);
  const problema = problemaDeDecimales(body.cantidadDesde, articulo.decimales);
  if (problema !== null) datosInvalidos([{ path: ['cantidadDesde'], message: problema }]);

  // No batch begins until this is written. One that is at it began before, and what it is about to write, which would be what
  // comes back, nobody sees yet.
  if (!(await detenerLotes(tx)) && body.hasta !== undefined) rechazar('articulos.lote_en_curso', {});
  const ahora = await desdeAhora(tx, orden.ahora);
  const desde = body.desde === undefined ? ahora : new Date(body.desde);
  const { importe } = body;
  const pisos = await exigirMargen(orden, lista, [{ articuloId, importe }], bajoMargen);
  const piso = pisos.get(articuloId);
  const motivo = piso === undefined ? body.motivo : conSuMotivo(body.motivo, bajoMargen);
  const nuevo = { ...body, listaId: lista.id, articuloId, desde, motivo };
  const escritos = await leerTramo(tx, nuevo);
  const anterior = escritos.findLast((escrito) => new Date(escrito.desde) <= desde);
  const hasta = exigirFinal(body, { desde, ahora });
  const vuelta = hasta === null ? null : vueltaDe(nuevo, hasta, escritos, lista);
  const filas = vuelta === null ? [nuevo] : [nuevo, vuelta];
  const [id, ...resto] = await insertarPrecios(tx, filas, usuario.id);
  if (id === undefined || resto.length < filas.length - 1) {
    rechazar('articulos.precio_repetido', { lista: lista.nombre, desde: fechaHoraTexto(desde) });
  }
  auditarPrecio(orden, nuevo, { lista, anterior, programado: desde > ahora, hasta, vuelta, piso });
  const historia = await leerHistoria(tx, ahora, articuloId, { listaId: lista.id });
  return definido(
    historia.find((precio) => precio.id === id),
    'the price just written',
  );
}

/** What was said of the price itself stays beside why it may go so low. */
const conSuMotivo = (dicho: string, bajoMargen: BajoMargen | undefined): string =>
  [...new Set([dicho, bajoMargen?.motivo ?? ''])].filter((texto) => texto !== '').join(' · ');

function exigirFinal(
  { hasta: texto }: Pick<PrecioNuevo, 'hasta'>,
  { desde, ahora }: { readonly desde: Date; readonly ahora: Date },
): Date | null {
  if (texto === undefined) return null;
  const hasta = new Date(texto);
  const message = hasta <= desde ? TERMINA_ANTES : hasta <= ahora ? 'Ese final ya pasó.' : null;
  if (message !== null) datosInvalidos([{ path: ['hasta'], message }]);
  return hasta;
}

/** The row that holds from the end on; null when another one that was written before begins right then (decision 0019). */
function vueltaDe(
  nuevo: FilaDePrecio,
  hasta: Date,
  escritos: readonly PrecioDeTramo[],
  lista: Lista,
): FilaDePrecio | null {
  const fin = alTerminar(escritos, { ...nuevo, hasta });
  if (fin.que === 'CHOCA') {
    return rechazar('articulos.precio_en_el_medio', {
      lista: lista.nombre,
      desde: fechaHoraTexto(new Date(fin.precio.desde)),
    });
  }
  if (fin.que === 'SIGUE') return null;
  const motivo = nuevo.motivo === '' ? 'Fin de la vigencia' : `Fin de «${nuevo.motivo}»`;
  const { importe = null, lote, fecha } = fin.precio ?? {};
  // What a batch wrote is still its own when it is put again: it goes with it. And it is as old as it was.
  const deAntes = { loteId: lote?.id ?? null, fecha: importe === null || fecha === undefined ? null : new Date(fecha) };
  return { ...nuevo, desde: hasta, importe, motivo, ...deAntes };
}

type Escrito = {
  readonly lista: Lista;
  readonly anterior: PrecioEscrito | undefined;
  readonly programado: boolean;
  readonly hasta: Date | null;
  readonly vuelta: FilaDePrecio | null;
  readonly piso: Big | undefined;
};

function auditarPrecio(orden: Orden, nuevo: FilaDePrecio, escrito: Escrito): void {
  const { lista, anterior, programado, hasta, vuelta, piso } = escrito;
  const { articuloId, motivo, importe, desde, cantidadDesde } = nuevo;
  const decir = (valor: string | null | undefined) => (valor == null ? null : textoUnitario(valor));
  const alguno = (campo: string, despues: string | null) => ({ campo, antes: null, despues });
  orden.auditar({
    accion: 'articulo.precio',
    entidad: 'articulo',
    id: articuloId,
    motivo: motivo === '' ? undefined : motivo,
    cambios: [
      {
        campo: cantidadDesde === '0' ? `precio ${lista.nombre}` : `precio ${lista.nombre} desde ${cantidadDesde}`,
        antes: decir(anterior?.importe),
        despues: decir(importe),
      },
      ...pisoEnElRastro(piso),
      ...(programado ? [alguno('vigencia desde', fechaHoraTexto(desde))] : []),
      ...(hasta === null ? [] : [alguno('vigencia hasta', fechaHoraTexto(hasta))]),
      ...(vuelta === null ? [] : [alguno('precio al terminar', decir(vuelta.importe))]),
    ],
  });
}
