import type { FilaDeKardex } from '@trastienda/nucleo/stock/contrato.ts';

export type Paso = { readonly x: number; readonly y: number };

/** A balance over time as a step line: it holds until the next movement. Coordinates in a box of `ancho` × `alto`. */
export type Escalera = {
  readonly pasos: readonly Paso[];
  readonly cero: number;
  readonly maximo: number;
  readonly minimo: number;
};

type Caja = { readonly ancho: number; readonly alto: number };

/** `filas` come the newest first, as the kardex shows them. */
export function escaleraDe(
  filas: readonly Pick<FilaDeKardex, 'fecha' | 'cantidad' | 'saldo'>[],
  { ancho, alto }: Caja,
): Escalera {
  const enOrden = filas.toReversed();
  const primera = enOrden[0];
  const antes = primera ? Number(primera.saldo) - Number(primera.cantidad) : 0;
  const saldos = enOrden.map(({ saldo }) => Number(saldo));
  const maximo = Math.max(0, antes, ...saldos);
  const minimo = Math.min(0, antes, ...saldos);
  const alturaDe = (saldo: number) => (maximo === minimo ? alto : ((maximo - saldo) / (maximo - minimo)) * alto);

  // Even steps rather than true time: eight movements of one afternoon would be one vertical line.
  const largo = ancho / Math.max(1, enOrden.length);
  const pasos = saldos.flatMap((saldo, i) => [
    { x: i * largo, y: alturaDe(i === 0 ? antes : (saldos[i - 1] ?? 0)) },
    { x: i * largo, y: alturaDe(saldo) },
  ]);
  return { pasos: [...pasos, { x: ancho, y: alturaDe(saldos.at(-1) ?? 0) }], cero: alturaDe(0), maximo, minimo };
}
