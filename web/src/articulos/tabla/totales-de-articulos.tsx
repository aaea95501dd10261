import { sumarArticulos } from '@trastienda/nucleo/articulos/contrato.ts';
import { sumar } from '@trastienda/nucleo/comun/decimal.ts';
import { useTranslation } from 'react-i18next';
import { usePuede } from '#acceso/permisos.tsx';
import type { SucursalVisible } from '#articulos/sucursales.queries.ts';
import { formatearCantidad, formatearEntero, formatearPesos, oVacio } from '#ui/formato.ts';
import { Pista } from '#ui/pista.tsx';
import { type TotalesDeTabla, totalesDe } from '#ui/tabla/totales.ts';

/** How many artículos there are, what can be sold of them in each sucursal and in all, and for who sees costs what they are worth by both clocks (GAP-21). */
export function useTotales(sucursales: readonly SucursalVisible[]): TotalesDeTabla {
  const { t } = useTranslation('articulos');
  const deSucursal = sucursales.map(({ id }) => `stock-${id}`);
  const sumadas = ['codigo', ...(usePuede()({ permiso: 'costo.ver' }) ? ['descripcion'] : []), 'stock', ...deSucursal];
  return totalesDe(sumarArticulos, sumadas, ({ articulos, disponibles, valor, reposicion = '0' }) => {
    const suma = (de: (sucursalId: string) => boolean) =>
      disponibles === null ? (
        <Pista texto={t('lista.totalMezcla')}>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: why there is no sum is for the keyboard and for a finger too */}
          <span role="img" tabIndex={0}>
            {oVacio(null)}
          </span>
        </Pista>
      ) : (
        formatearCantidad(
          sumar(disponibles.filter(({ sucursalId }) => de(sucursalId)).map(({ disponible }) => disponible)),
        )
      );
    return {
      codigo: t('lista.totalArticulos', { count: articulos, total: formatearEntero(articulos) }),
      descripcion:
        valor === undefined ? null : (
          <>
            <div>{t('lista.totalValor', { valor: formatearPesos(valor) })}</div>
            <div>{t('lista.totalReposicion', { valor: formatearPesos(reposicion) })}</div>
          </>
        ),
      stock: suma(() => true),
      ...Object.fromEntries(sucursales.map(({ id }) => [`stock-${id}`, suma((sucursalId) => sucursalId === id)])),
    };
  });
}
