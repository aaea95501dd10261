import Box from '@mui/material/Box';
import type { Explosion } from '@trastienda/nucleo/articulos/contrato.ts';
import type { BaseDeArmado } from '@trastienda/nucleo/articulos/estructura/costo-de-armado.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatearEntero, formatearPesos } from '#ui/formato/formato.ts';
import { unitarioEn } from '#ui/formato/simbolo-de-moneda.ts';

export type CifraDeResumen = { readonly titulo: string; readonly valor: string; readonly detalle: ReactNode };

type Props = {
  readonly explosion: Explosion;
  readonly base: BaseDeArmado;
  readonly antes?: readonly CifraDeResumen[] | undefined;
};

/** What it costs to make, beside what those on the shelf cost, and how big the thing is. */
export function ResumenDeExplosion({ explosion, base, antes = [] }: Props) {
  const { t } = useTranslation('estructura');
  const { nodos, raizId } = explosion;
  const raiz = nodos.find(({ articuloId }) => articuloId === raizId);
  const costo = raiz?.costo;
  const falta = costo?.sinCosto ?? 0;
  const deMenos = (valor: string) => (falta > 0 ? t('arbol.desde', { valor }) : valor);
  const cifras: readonly CifraDeResumen[] = [
    ...antes,
    ...(costo
      ? [
          {
            titulo: t('arbol.costoDe'),
            valor: costo.total === null ? '–' : deMenos(formatearPesos(costo.total)),
            detalle: costo.armado === null ? '' : t('arbol.cadaUno', { valor: unitarioEn('ARS', costo.armado) }),
          },
          {
            titulo: t(`arbol.costoPropio.${base}`),
            valor: costo.propio === null ? '–' : unitarioEn('ARS', costo.propio),
            detalle: '',
          },
        ]
      : []),
    {
      titulo: t('arbol.hojas'),
      valor: formatearEntero(nodos.filter(({ hoja }) => hoja).length),
      detalle: '',
    },
    {
      titulo: t('arbol.niveles'),
      valor: formatearEntero(Math.max(...nodos.map(({ nivel }) => nivel))),
      detalle: '',
    },
  ];
  return (
    <Box sx={{ px: { xs: 2, sm: 2.5 }, pb: 2 }}>
      <Box component="dl" sx={{ m: 0, display: 'flex', flexWrap: 'wrap', columnGap: 4, rowGap: 1 }}>
        {cifras.map(({ titulo, valor, detalle }) => (
          <Box key={titulo}>
            <Box component="dt" sx={{ fontSize: '0.75rem', color: 'text.secondary' }}>
              {titulo}
            </Box>
            <Box component="dd" sx={{ m: 0, fontWeight: 600, fontSize: '1rem' }}>
              {valor}{' '}
              <Box component="span" sx={{ fontSize: '0.75rem', fontWeight: 400, color: 'text.secondary' }}>
                {detalle}
              </Box>
            </Box>
          </Box>
        ))}
      </Box>
      {falta > 0 && (
        <Box sx={{ mt: 1, fontSize: '0.8125rem', color: 'warning.text' }}>
          {costo?.total === null ? t('arbol.ningunCosto') : t('arbol.sinCosto', { count: falta })}
        </Box>
      )}
    </Box>
  );
}
