import type { TotalesDeArticulos } from '@trastienda/nucleo/articulos/contrato.ts';
import { sumar } from '@trastienda/nucleo/comun/decimal.ts';
import { useTranslation } from 'react-i18next';
import { Pista } from '#ui/flotantes/pista.tsx';
import { formatearCantidad, formatearEntero, formatearPesos, oVacio } from '#ui/formato/formato.ts';

type Props = { readonly totales: TotalesDeArticulos; readonly columna: string };

/** What goes under a column: how many there are, what all of it is worth, or what can be sold in all or in one sucursal. */
export function LoSumado({ totales, columna }: Props) {
  const { t } = useTranslation('articulos');
  const { articulos, disponibles, valor, reposicion } = totales;
  if (columna === 'codigo') {
    return t('lista.totalArticulos', { count: articulos, total: formatearEntero(articulos) });
  }
  if (columna === 'descripcion') {
    return (
      <>
        <div>{t('lista.totalValor', { valor: formatearPesos(valor) })}</div>
        <div>{t('lista.totalReposicion', { valor: formatearPesos(reposicion) })}</div>
      </>
    );
  }
  if (disponibles === null) {
    return (
      <Pista texto={t('lista.totalMezcla')}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: why there is no sum is for the keyboard and for a finger too */}
        <span role="img" tabIndex={0}>
          {oVacio(null)}
        </span>
      </Pista>
    );
  }
  const suyos = disponibles.filter(({ sucursalId }) => columna === 'stock' || columna === `stock-${sucursalId}`);
  return formatearCantidad(sumar(suyos.map(({ disponible }) => disponible)));
}
