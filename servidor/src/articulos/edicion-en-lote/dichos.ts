import type { EstadoArticulo } from '@trastienda/nucleo/articulos/ciclo-de-articulo.ts';
import type { CampoDeEdicion } from '@trastienda/nucleo/articulos/edicion-en-lote/plan.ts';
import { textoDeIva } from '@trastienda/nucleo/articulos/iva.ts';
import { type RawBuilder, sql } from 'kysely';
import { ESTADOS } from '#articulos/nombres.ts';
import type { Usuario } from '#http/contexto.ts';

/** What may be changed, as people call it. */
export const CAMPOS: Readonly<Record<CampoDeEdicion, string>> = {
  subfamilia: 'Subfamilia',
  marca: 'Marca',
  unidad: 'Unidad',
  iva: 'IVA',
  estado: 'Estado',
  negativo: 'Permite stock negativo',
  proveedor: 'Proveedor principal',
};

/** A value as people say it; what has a name comes with it. */
export function decirValor(campo: CampoDeEdicion, valor: string): string {
  if (campo === 'estado') return ESTADOS[valor as EstadoArticulo];
  if (campo === 'iva') return textoDeIva(valor);
  if (campo === 'negativo') return valor === 'true' ? 'sí' : 'no';
  return valor;
}

/**
 * What was asked in `e.pedido`, as somebody may read it: who may not see who sells is told that it was of the proveedor,
 * which is the last thing said, and not which.
 */
export const pedidoPara = ({ puede }: Usuario): RawBuilder<unknown> =>
  puede('proveedor.ver')
    ? sql`e.pedido`
    : sql`regexp_replace(e.pedido, ${`(^| · )${CAMPOS.proveedor}: .*$`}, ${`\\1${CAMPOS.proveedor}`})`;

/** What was asked, as people read it: it is kept with the code of its rate. */
export const leerPedido = (pedido: string): string =>
  pedido.replace(/(?<=(?:^| · )IVA: )(?:\d+(?:\.\d+)?|EXENTO|NO_GRAVADO)(?= · |$)/, textoDeIva);
