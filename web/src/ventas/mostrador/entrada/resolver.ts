import type { Hallazgo } from '@trastienda/nucleo/articulos/contrato-de-articulo.ts';
import { mensajeDeError } from '#ui/mensaje-de-error.ts';
import type { ErrorDeEntrada } from './elegir.ts';
import { leerCantidad, leerEntrada } from './leer-entrada.ts';
import type { Respuesta } from './use-busqueda.ts';

/** What Enter asked for: the text and quantity as they stood in their fields, and the quantity they mean. */
export type Pedido = { readonly escrito: string; readonly enCampo: string; readonly cantidad: string };

const DECIMALES_MAXIMOS = 3;

export type Leido =
  | { readonly tipo: 'pedido'; readonly buscado: string; readonly pedido: Pedido }
  /** `12*` and nothing else: the quantity of the next artículo. */
  | { readonly tipo: 'cantidad'; readonly cantidad: string }
  | { readonly tipo: 'nada' }
  | { readonly tipo: 'error'; readonly pedido: Pedido; readonly error: ErrorDeEntrada };

/** Reads the two fields of the entry row together. A quantity before the star wins over the one in its field. */
export function leerPedido(escrito: string, enCampo: string): Leido {
  const pedido = { escrito, enCampo, cantidad: '1' };
  const entrada = leerEntrada(escrito);
  if (entrada.tipo === 'cantidad_invalida') {
    return { tipo: 'error', pedido, error: { tipo: 'cantidad_ilegible', escrito: entrada.escrito } };
  }
  const deCampo = leerCantidad(enCampo, DECIMALES_MAXIMOS);
  if (!deCampo.ok) return { tipo: 'error', pedido, error: { tipo: 'cantidad_ilegible', escrito: enCampo } };
  if (entrada.texto !== '') {
    return {
      tipo: 'pedido',
      buscado: entrada.texto,
      pedido: { ...pedido, cantidad: entrada.cantidad ?? deCampo.cantidad },
    };
  }
  return entrada.cantidad === null ? { tipo: 'nada' } : { tipo: 'cantidad', cantidad: entrada.cantidad };
}

/** `hallazgo`, or why there is none; a null error means that there are several to choose from. */
type Resuelto =
  | { readonly ok: true; readonly hallazgo: Hallazgo }
  | { readonly ok: false; readonly error: ErrorDeEntrada | null };

/**
 * Finds what Enter closed. A reading must be known; what was typed may leave several. Fast keys that are only the end
 * of the text and no code were typed after all.
 */
export async function resolver(
  preguntar: (texto: string) => Promise<Respuesta>,
  buscado: string,
  leido: string | null,
): Promise<Resuelto> {
  try {
    const lectura = leido !== null && leido !== buscado ? await preguntar(leido) : null;
    const { exacto, filas } = lectura?.exacto ? lectura : await preguntar(buscado);
    const [primero] = filas;
    const seTipeo = leido !== buscado;
    if (primero && (exacto || (seTipeo && filas.length === 1))) return { ok: true, hallazgo: primero };
    return { ok: false, error: primero && seTipeo ? null : { tipo: 'desconocido', codigo: buscado } };
  } catch (fallo) {
    // The line is not lost: what was read goes back into the field, with the reason.
    return { ok: false, error: { tipo: 'pedido', mensaje: mensajeDeError(fallo) } };
  }
}
