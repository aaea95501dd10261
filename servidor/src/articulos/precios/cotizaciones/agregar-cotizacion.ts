import type { CotizacionNueva } from '@trastienda/nucleo/articulos/contrato.ts';
import type { agregarCotizacion as contrato } from '@trastienda/nucleo/articulos/precios/contrato-de-cotizaciones.ts';
import { pasaElLimite, variacionDe } from '@trastienda/nucleo/articulos/precios/variacion.ts';
import { definido } from '@trastienda/nucleo/comun/assert.ts';
import type { ResponseOf } from '@trastienda/nucleo/comun/endpoint.ts';
import { escribirNumero } from '@trastienda/nucleo/comun/escribir-numero.ts';
import { diaArgentino } from '@trastienda/nucleo/comun/fecha.ts';
import { v7 as uuidv7 } from 'uuid';
import { leerConfiguracion } from '#articulos/precios/configuracion.ts';
import { proponerParaElegidos } from '#articulos/precios/lotes/simular/proponer-precios.ts';
import type { Orden } from '#http/contexto.ts';
import { datosInvalidos, rechazar } from '#http/regla-rota.ts';
import { diferencias } from '#plataforma/auditoria.ts';
import { leerConCosto } from './alcance-de-cotizacion.query.ts';
import { leerAnterior, leerCotizacion } from './cotizaciones.query.ts';
import { leerDerivadas } from './derivadas-por-cotizacion.query.ts';

/** Writes how much a currency is worth from a day on. The listas that derive from prices or costs in it follow. */
export async function agregarCotizacion(
  orden: Orden,
  { moneda, valor, fuente, proponerPrecios: proponer, confirmada, fecha = diaArgentino(orden.ahora) }: CotizacionNueva,
): Promise<ResponseOf<typeof contrato>> {
  const { tx, usuario, ahora, auditar } = orden;
  if (fecha > diaArgentino(ahora)) datosInvalidos([{ path: ['fecha'], message: 'Esa fecha todavía no llegó.' }]);
  if (!confirmada) await exigirQueNoSalte(tx, { moneda, fecha, valor });
  const id = uuidv7();
  // It holds from this instant on: what is worked out in the same command goes by it.
  await tx
    .insertInto('cotizacion')
    .values({ id, moneda, fecha, valor, fuente, creado_en: ahora, creado_por: usuario.id })
    .execute();
  auditar({
    accion: 'cotizacion.escribir',
    entidad: 'cotizacion',
    id,
    cambios: diferencias(null, { moneda, fecha, valor, fuente }),
  });
  const escrita = definido(await leerCotizacion(tx, ahora, id), 'the rate just written');
  // One of a day that went by moves nothing of today.
  if (!escrita.vigente) return { ...escrita, derivadas: [], propuesta: null };
  const motivo = `Cotización ${moneda}: ${escribirNumero(valor, 2, 4)}, ${fuente}`;
  return {
    ...escrita,
    derivadas: await leerDerivadas(tx, ahora),
    propuesta: proponer ? await proponerParaElegidos(orden, { ids: await leerConCosto(tx, moneda), motivo }) : null,
  };
}

/**
 * A comma or a zero out of place moves every derived price at once: a rate that goes further than the limit of variation from
 * the one before it is written only by who says that it is right. The one before is the last of its day or of an earlier one, so
 * that a rate of a day that went by is held against what was known of that day, and not against what came after; with none
 * before, as the first of all, there is nothing to hold it against.
 */
async function exigirQueNoSalte(
  tx: Orden['tx'],
  { moneda, fecha, valor }: { readonly moneda: string; readonly fecha: string; readonly valor: string },
): Promise<void> {
  const anterior = await leerAnterior(tx, moneda, fecha);
  if (anterior === undefined) return;
  const { limiteDeVariacion: limite } = await leerConfiguracion(tx);
  const variacion = variacionDe(anterior.valor, valor);
  if (variacion === null || !pasaElLimite(variacion, limite)) return;
  rechazar('articulos.cotizacion_que_salta', {
    anterior: anterior.valor,
    fecha: anterior.fecha,
    valor,
    variacion: variacion.toFixed(),
    limite,
  });
}
