import type { Control } from '#articulos/numeros/control.ts';
import { respetaDecimales } from '#comun/cantidad.ts';
import { decimal } from '#comun/decimal.ts';

/** A line as somebody sends it. */
export type RenglonPedido = {
  readonly articuloId: string;
  readonly cantidad: string;
  readonly costo?: string | null | undefined;
};

/** What has to be known of an artículo to move it. */
export type ArticuloMovible = {
  readonly id: string;
  readonly codigo: string;
  readonly tipo: string;
  readonly estado: string;
  readonly decimales: number;
  readonly unidad: string;
  readonly control: Control;
};

export type Reparo = { readonly path: readonly (string | number)[]; readonly message: string };

/** Everything that is wrong with the lines of an adjustment, each with its place and its remedy. */
export function revisarRenglones(
  renglones: readonly RenglonPedido[],
  articulos: ReadonlyMap<string, ArticuloMovible>,
): Reparo[] {
  return renglones.flatMap((renglon, orden) =>
    reparosDe(renglon, articulos.get(renglon.articuloId.toLowerCase())).map(({ campo, message }) => ({
      path: ['renglones', orden, campo],
      message,
    })),
  );
}

function reparosDe({ cantidad, costo }: RenglonPedido, articulo: ArticuloMovible | undefined) {
  if (!articulo) return [{ campo: 'articuloId', message: 'No existe ese artículo.' }];
  const { codigo, tipo, estado, decimales, unidad } = articulo;
  const reparos: { campo: string; message: string }[] = [];
  if (tipo !== 'PRODUCTO') {
    reparos.push({ campo: 'articuloId', message: `${codigo} no lleva stock: es un ${tipo.toLowerCase()}.` });
  }
  if (estado === 'INACTIVO') {
    reparos.push({ campo: 'articuloId', message: `${codigo} está inactivo. Reactivalo para moverlo.` });
  }
  if (!respetaDecimales(cantidad, decimales)) {
    const admite = decimales === 0 ? 'no admite decimales' : `admite hasta ${decimales} decimales`;
    reparos.push({ campo: 'cantidad', message: `${codigo} se cuenta en ${unidad}: ${admite}.` });
  }
  if (costo !== undefined && costo !== null && decimal(cantidad).lt(0)) {
    reparos.push({ campo: 'costo', message: 'Solo lo que entra lleva costo. Lo que sale vale el promedio.' });
  }
  return reparos;
}
