import { decimal, decimalesUsados } from '@trastienda/nucleo/comun/decimal.ts';
import { leerDecimal } from '#ui/formularios/leer-decimal.ts';

/** What the entry row says: `12*WO-342` asks for twelve of WO-342; without the star the quantity is left alone. */
export type Entrada =
  | { readonly tipo: 'busqueda'; readonly cantidad: string | null; readonly texto: string }
  | { readonly tipo: 'cantidad_invalida'; readonly escrito: string };

const CON_ESTRELLA = /^\s*([+-]?[\d.,]+)\s*\*(.*)$/s;
const DECIMALES_MAXIMOS = 3;

export function leerEntrada(escrito: string): Entrada {
  const partes = CON_ESTRELLA.exec(escrito);
  if (!partes) return { tipo: 'busqueda', cantidad: null, texto: escrito.trim() };
  const [, antes = '', despues = ''] = partes;
  const leida = leerCantidad(antes, DECIMALES_MAXIMOS);
  if (!leida.ok) return { tipo: 'cantidad_invalida', escrito: antes };
  return { tipo: 'busqueda', cantidad: leida.cantidad, texto: despues.trim() };
}

type CantidadLeida =
  | { readonly ok: true; readonly cantidad: string }
  | { readonly ok: false; readonly motivo: 'vacia' | 'ilegible' | 'cero' | 'decimales' };

/** A quantity to sell as a person types it: above zero and within the decimals its unidad allows. */
export function leerCantidad(escrito: string, decimales: number): CantidadLeida {
  const leido = leerDecimal(escrito, decimales);
  if (leido.estado === 'vacio') return { ok: false, motivo: 'vacia' };
  if (leido.estado !== 'valido') return { ok: false, motivo: 'ilegible' };
  if (decimal(leido.valor).lte(0)) return { ok: false, motivo: 'cero' };
  if (decimalesUsados(leido.valor) > decimales) return { ok: false, motivo: 'decimales' };
  return { ok: true, cantidad: decimal(leido.valor).toFixed() };
}
