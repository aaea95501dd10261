import { sumarArticulos } from '@trastienda/nucleo/articulos/contrato.ts';
import { lazy, Suspense } from 'react';
import { usePuede } from '#acceso/permisos.tsx';
import type { SucursalVisible } from '#articulos/sucursales.queries.ts';
import { type TotalesDeTabla, totalesDe } from '#ui/tabla/totales.ts';

// Those who do not add up do not need it.
const LoSumado = lazy(async () => ({ default: (await import('./lo-sumado.tsx')).LoSumado }));

/** How many artículos there are, what can be sold of them in each sucursal and in all, and for who sees costs what they are worth by both clocks (GAP-21). */
export function useTotales(sucursales: readonly SucursalVisible[]): TotalesDeTabla {
  const deSucursal = sucursales.map(({ id }) => `stock-${id}`);
  const sumadas = ['codigo', ...(usePuede()({ permiso: 'costo.ver' }) ? ['descripcion'] : []), 'stock', ...deSucursal];
  return totalesDe(sumarArticulos, sumadas, (totales) =>
    Object.fromEntries(
      sumadas.map((columna) => [
        columna,
        <Suspense key={columna}>
          <LoSumado totales={totales} columna={columna} />
        </Suspense>,
      ]),
    ),
  );
}
