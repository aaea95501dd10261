import type { Cotizacion, CotizacionNueva } from '@trastienda/nucleo/articulos/contrato.ts';
import { definido } from '@trastienda/nucleo/comun/assert.ts';
import { diaArgentino } from '@trastienda/nucleo/comun/fecha.ts';
import { v7 as uuidv7 } from 'uuid';
import type { Orden } from '#http/contexto.ts';
import { datosInvalidos } from '#http/regla-rota.ts';
import { diferencias } from '#plataforma/auditoria.ts';
import { leerCotizacion } from './cotizaciones.query.ts';

/** Writes how much a currency is worth from a day on. The listas that derive from prices or costs in it follow. */
export async function agregarCotizacion(
  { tx, usuario, ahora, auditar }: Orden,
  { moneda, valor, fuente, fecha = diaArgentino(ahora) }: CotizacionNueva,
): Promise<Cotizacion> {
  if (fecha > diaArgentino(ahora)) datosInvalidos([{ path: ['fecha'], message: 'Esa fecha todavía no llegó.' }]);
  const id = uuidv7();
  await tx.insertInto('cotizacion').values({ id, moneda, fecha, valor, fuente, creado_por: usuario.id }).execute();
  auditar({
    accion: 'cotizacion.escribir',
    entidad: 'cotizacion',
    id,
    cambios: diferencias(null, { moneda, fecha, valor, fuente }),
  });
  return definido(await leerCotizacion(tx, ahora, id), 'the rate just written');
}
