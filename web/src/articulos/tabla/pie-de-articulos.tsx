import Box from '@mui/material/Box';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ConsultaDeArticulos } from '@trastienda/nucleo/articulos/contrato.ts';
import { verPieDeArticulos } from '@trastienda/nucleo/articulos/contrato-de-pie.ts';
import type { ReactNode } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { useSucursal } from '#acceso/sesion.tsx';
import { consultaDe } from '#api/consultas.ts';
import { formatearEntero, formatearPesos } from '#ui/formato/formato.ts';
import { sinPagina, soloFiltro } from '#ui/listas/consulta-de-lista.ts';
import { Enlace } from '#ui/piezas/enlace.tsx';

type Props = { readonly valores: Partial<ConsultaDeArticulos> };

/** What asks to be looked at among all that the filter leaves, as a way to it, and what the own sucursal has of it (plate 03), by both clocks (GAP-21). */
export function PieDeArticulos({ valores }: Props) {
  const { t } = useTranslation('minimos');
  const sucursal = useSucursal();
  const { data } = useQuery({
    ...consultaDe(verPieDeArticulos, { query: { ...soloFiltro(valores), ...(sucursal && { en: sucursal.id }) } }),
    placeholderData: keepPreviousData,
    // It looks at every artículo: what it says may be a minute old.
    staleTime: 60_000,
  });
  if (!data) return null;
  const { bajoMinimo, enNegativo, valor, reposicion } = data;
  return (
    <>
      <Box component="span" sx={cuentas}>
        {bajoMinimo > 0 && (
          <Cuenta
            valores={valores}
            filtro={{ bajoMinimo: 'true', ...(sucursal && { sucursalId: sucursal.id }) }}
            tono="warning"
          >
            <Trans
              t={t}
              i18nKey="pie.bajo"
              count={bajoMinimo}
              values={{ total: formatearEntero(bajoMinimo) }}
              components={{ b: <b /> }}
            />
          </Cuenta>
        )}
        {enNegativo > 0 && (
          <Cuenta valores={valores} filtro={{ enNegativo: 'true' }} tono="error">
            <Trans
              t={t}
              i18nKey="pie.negativo"
              count={enNegativo}
              values={{ total: formatearEntero(enNegativo) }}
              components={{ b: <b /> }}
            />
          </Cuenta>
        )}
      </Box>
      {valor !== undefined && sucursal && (
        <Box component="span" sx={importes}>
          {t('pie.valor', { sucursal: sucursal.nombre })} <b>{formatearPesos(valor)}</b>{' '}
          {reposicion !== undefined && (
            <>
              {t('pie.reposicion')} <b>{formatearPesos(reposicion)}</b>
            </>
          )}
        </Box>
      )}
    </>
  );
}

type DeCuenta = Props & {
  readonly filtro: Partial<ConsultaDeArticulos>;
  readonly tono: 'warning' | 'error';
  readonly children: ReactNode;
};

/** Every number is a link to the rows that make it. */
function Cuenta({ valores, filtro, tono, children }: DeCuenta) {
  return (
    <Enlace
      to="/articulos/tabla"
      search={{ ...sinPagina(valores), ...filtro }}
      resetScroll={false}
      sx={{ ...cuenta, '& b': { fontWeight: 600, color: `${tono}.text`, marginInlineEnd: '4px' } }}
    >
      {children}
    </Enlace>
  );
}

const importes = { '& b': { fontWeight: 600, color: 'text.primary', whiteSpace: 'nowrap' } } as const;
const cuentas = { display: 'flex', columnGap: 2, flexWrap: 'wrap', marginInlineEnd: 'auto' } as const;
const cuenta = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 24,
  color: 'text.secondary',
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
  '@media (pointer: coarse)': { minHeight: 44 },
} as const;
