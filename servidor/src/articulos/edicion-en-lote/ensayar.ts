import {
  type CambiosEnLote,
  verEdicionEnLote as contrato,
  type SeleccionDeArticulos,
} from '@trastienda/nucleo/articulos/contrato.ts';
import { transaccion } from '#db/transaccion.ts';
import type { Usuario } from '#http/contexto.ts';
import type { Entorno } from '#http/entorno.ts';
import { verEdicionEnLote } from './vista-previa.query.ts';

/** A preview sees one moment of the catalogue, as the change itself will, and leaves nothing behind. */
export function ensayar(
  { dbLarga, ahora }: Entorno,
  usuario: Usuario,
  cuerpo: { readonly seleccion: SeleccionDeArticulos; readonly cambios: CambiosEnLote },
) {
  return transaccion(dbLarga, async (tx) =>
    contrato.response.parse(await verEdicionEnLote(tx, { usuario, ahora: ahora() }, cuerpo)),
  );
}
