import { cambiaDeEscalon, type Escalon } from '@trastienda/nucleo/articulos/precios/escalones.ts';
import { respetaDecimales } from '@trastienda/nucleo/comun/cantidad.ts';
import { decimal } from '@trastienda/nucleo/comun/decimal.ts';
import { cantidadesPorArticulo } from '@trastienda/nucleo/ventas/cantidades.ts';
import type { RenglonEditado } from '@trastienda/nucleo/ventas/contrato.ts';
import type { RenglonDeNota } from '@trastienda/nucleo/ventas/nota.ts';
import { type ArticuloDeRenglon, armarRenglones, type PoderDePrecio } from '@trastienda/nucleo/ventas/renglones.ts';
import { v7 as uuidv7 } from 'uuid';
import { datosInvalidos, exigir, type Issue } from '#http/regla-rota.ts';
import { mensajeDeDecimales } from './exigir-renglones.ts';

type Cotizable = { readonly articuloId: string; readonly cantidad: string };

type Leido = ArticuloDeRenglon & { readonly escalones?: readonly Escalon[] | undefined };

type Armado = {
  readonly pedidos: readonly RenglonEditado[];
  /** The artículo of each one, in their order (`leerArticulos`); with its steps when there are lines already. */
  readonly leidos: readonly (Leido | undefined)[];
  /** The lines the nota has now. */
  readonly anteriores: readonly RenglonDeNota[];
  readonly poder: PoderDePrecio;
};

/** The lines of a draft from what was asked, priced and frozen. Everything wrong with the data is said at once. */
export function armar({ pedidos, leidos, anteriores, poder }: Armado): RenglonDeNota[] {
  const porId = new Map(anteriores.map((renglon) => [renglon.id, renglon]));
  exigirConocidos(pedidos, porId);
  exigirCantidades(pedidos, leidos);
  const antes = cantidadesPorArticulo(anteriores.map(({ articuloId, pedida }) => ({ articuloId, cantidad: pedida })));
  const ahora = cantidadesPorArticulo(pedidos);
  const otroEscalon = ({ id, escalones = [] }: Leido): boolean =>
    cambiaDeEscalon(escalones, antes.get(id) ?? '0', ahora.get(id) ?? '0');
  const renglones = exigir(
    armarRenglones(
      pedidos.flatMap((pedido, i) => {
        const articulo = leidos[i];
        if (!articulo) return [];
        const anterior = porId.get(pedido.id ?? '');
        return [{ ...pedido, id: pedido.id ?? uuidv7(), articulo, anterior, otroEscalon: otroEscalon(articulo) }];
      }),
      poder,
    ),
  );
  exigirImportes(renglones);
  return renglones;
}

function exigirConocidos(pedidos: readonly RenglonEditado[], porId: ReadonlyMap<string, RenglonDeNota>): void {
  const vistos = new Set<string>();
  const issues = pedidos.flatMap(({ id, articuloId }, i): Issue[] => {
    if (id === undefined) return [];
    const anterior = porId.get(id);
    const repetido = vistos.has(id);
    vistos.add(id);
    if (!anterior) return [{ path: ['renglones', i, 'id'], message: 'Ese renglón no es de esta nota.' }];
    if (repetido) return [{ path: ['renglones', i, 'id'], message: 'Ese renglón aparece más de una vez.' }];
    if (anterior.articuloId === articuloId) return [];
    return [{ path: ['renglones', i, 'articuloId'], message: 'Un renglón no cambia de artículo: agregá otro.' }];
  });
  if (issues.length > 0) datosInvalidos(issues);
}

function exigirCantidades(pedidos: readonly Cotizable[], leidos: readonly (ArticuloDeRenglon | undefined)[]): void {
  const issues = pedidos.flatMap(({ cantidad }, i): Issue[] => {
    const articulo = leidos[i];
    if (!articulo) return [{ path: ['renglones', i, 'articuloId'], message: 'Ese artículo no existe.' }];
    if (respetaDecimales(cantidad, articulo.decimales)) return [];
    const message = mensajeDeDecimales(articulo.codigo, articulo.decimales);
    return [{ path: ['renglones', i, 'cantidad'], message }];
  });
  if (issues.length > 0) datosInvalidos(issues);
}

/** Above this a column of totals holds no more. With IVA, a nota of a thousand lines still fits. */
const IMPORTE_MAXIMO = decimal(10).pow(12);

function exigirImportes(renglones: readonly RenglonDeNota[]): void {
  const issues = renglones.flatMap(({ importe }, i): Issue[] =>
    decimal(importe).lt(IMPORTE_MAXIMO)
      ? []
      : [{ path: ['renglones', i, 'cantidad'], message: 'El importe del renglón es demasiado grande.' }],
  );
  if (issues.length > 0) datosInvalidos(issues);
}
