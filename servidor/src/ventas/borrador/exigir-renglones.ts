import { respetaDecimales } from '@trastienda/nucleo/comun/cantidad.ts';
import type { NotaDePedido } from '@trastienda/nucleo/ventas/nota.ts';
import { datosInvalidos, type Issue } from '#http/regla-rota.ts';

type Pedidos = readonly { readonly renglonId: string; readonly cantidad?: string | undefined }[];

/** Lines asked by id: each is of this nota and its quantity fits its unidad (INV-29). Everything wrong at once. */
export function exigirRenglones({ renglones }: NotaDePedido, pedidos: Pedidos | undefined): void {
  const porId = new Map(renglones.map((renglon) => [renglon.id, renglon]));
  const issues = (pedidos ?? []).flatMap(({ renglonId, cantidad }, i): Issue[] => {
    const renglon = porId.get(renglonId);
    if (!renglon) return [{ path: ['renglones', i, 'renglonId'], message: 'Ese renglón no es de esta nota.' }];
    if (cantidad === undefined || respetaDecimales(cantidad, renglon.decimales)) return [];
    return [{ path: ['renglones', i, 'cantidad'], message: mensajeDeDecimales(renglon.codigo, renglon.decimales) }];
  });
  if (issues.length > 0) datosInvalidos(issues);
}

export const mensajeDeDecimales = (codigo: string, decimales: number): string =>
  decimales === 0
    ? `${codigo} se vende por unidades enteras.`
    : `${codigo} admite hasta ${decimales} ${decimales === 1 ? 'decimal' : 'decimales'}.`;
