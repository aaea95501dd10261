import Box from '@mui/material/Box';
import type { Articulo } from '@trastienda/nucleo/articulos/contrato.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatearPesos, formatearVariacion } from '#ui/formato/formato.ts';
import { unitarioEn } from '#ui/formato/simbolo-de-moneda.ts';

/** By both clocks: what it cost, and what buying it again costs today (GAP-21). */
export function CostoDelStock({ costo }: { readonly costo: NonNullable<Articulo['costo']> }) {
  const { t } = useTranslation(['articulos', 'ficha']);
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        px: { xs: 2, sm: 2.5 },
        py: 1.5,
        display: 'flex',
        columnGap: 3,
        rowGap: 0.5,
        flexWrap: 'wrap',
        color: 'text.secondary',
      }}
    >
      <Cifra nombre={t('ficha:costo')}>{unitarioEn('ARS', costo.promedio)}</Cifra>
      <Cifra nombre={t('ficha:costoValor')}>{formatearPesos(costo.valor)}</Cifra>
      {costo.hoy !== null && (
        <>
          <Cifra nombre={t('ficha:costoHoy')}>{unitarioEn('ARS', costo.hoy)}</Cifra>
          <Cifra nombre={t('ficha.costoHoyValor')}>{formatearPesos(costo.reposicion)}</Cifra>
          <Cifra nombre={t('ficha.brecha')}>
            {formatearPesos(costo.brecha)}
            {costo.brechaPorciento !== null && ` (${formatearVariacion(costo.brechaPorciento)} %)`}
          </Cifra>
        </>
      )}
    </Box>
  );
}

const Cifra = ({ nombre, children }: { readonly nombre: string; readonly children: ReactNode }) => (
  <div>
    <dt style={{ display: 'inline' }}>{nombre}</dt>{' '}
    <Box component="dd" sx={cifra}>
      {children}
    </Box>
  </div>
);

const cifra = { display: 'inline', m: 0, fontWeight: 600, color: 'text.primary' } as const;
