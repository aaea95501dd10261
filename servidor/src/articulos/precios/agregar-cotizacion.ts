import type { CotizacionNueva } from '@trastienda/nucleo/articulos/contrato.ts';
import type { agregarCotizacion as contrato } from '@trastienda/nucleo/articulos/precios/contrato-de-cotizaciones.ts';
import { definido } from '@trastienda/nucleo/comun/assert.ts';
import type { ResponseOf } from '@trastienda/nucleo/comun/endpoint.ts';
import { escribirNumero } from '@trastienda/nucleo/comun/escribir-numero.ts';
import { diaArgentino } from '@trastienda/nucleo/comun/fecha.ts';
import { v7 as uuidv7 } from 'uuid';
import type { Orden } from '#http/contexto.ts';
import { datosInvalidos } from '#http/regla-rota.ts';
import { diferencias } from '#plataforma/auditoria.ts';
import { leerConCosto, leerDerivadas } from './alcance-de-cotizacion.query.ts';
import { leerCotizacion } from './cotizaciones.query.ts';
import { proponerParaElegidos } from './proponer-precios.ts';

/** Writes how much a currency is worth from a day on. The listas that derive from prices or costs in it follow. */
export async function agregarCotizacion(
  orden: Orden,
  { moneda, valor, fuente, proponerPrecios: proponer, fecha = diaArgentino(orden.ahora) }: CotizacionNueva,
): Promise<ResponseOf<typeof contrato>> {
  const { tx, usuario, ahora, auditar } = orden;
  if (fecha > diaArgentino(ahora)) datosInvalidos([{ path: ['fecha'], message: 'Esa fecha todavía no llegó.' }]);
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
    derivadas: await leerDerivadas(tx),
    propuesta: proponer ? await proponerParaElegidos(orden, { ids: await leerConCosto(tx, moneda), motivo }) : null,
  };
}
