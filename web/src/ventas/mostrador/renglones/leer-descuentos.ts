import { decimal, decimalesUsados } from '@trastienda/nucleo/comun/decimal.ts';
import { DESCUENTOS_MAXIMO } from '@trastienda/nucleo/ventas/contrato.ts';
import { leerDecimal } from '#ui/formularios/leer-decimal.ts';

/** Chained discounts as people write them, `10 + 5`; null when they cannot be read. Empty is none. */
export function leerDescuentos(escrito: string): readonly string[] | null {
  const partes = escrito.replaceAll('%', '').trim() === '' ? [] : escrito.replaceAll('%', '').split('+');
  if (partes.length > DESCUENTOS_MAXIMO) return null;
  const leidos = partes.map((parte) => {
    const leido = leerDecimal(parte.trim(), 2);
    if (leido.estado !== 'valido') return null;
    const valor = decimal(leido.valor);
    return valor.gt(0) && valor.lt(100) && decimalesUsados(valor) <= 2 ? valor.toFixed() : null;
  });
  return leidos.every((leido) => leido !== null) ? leidos : null;
}
