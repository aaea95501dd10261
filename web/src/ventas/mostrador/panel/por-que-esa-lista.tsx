import Box from '@mui/material/Box';
import type { CandidataDicha } from '@trastienda/nucleo/ventas/contrato.ts';
import { ORIGENES_DE_LISTA } from '@trastienda/nucleo/ventas/listas/lista-que-rige.ts';
import { useTranslation } from 'react-i18next';
import { oVacio } from '#ui/formato/formato.ts';
import { EstadoChip } from '#ui/piezas/estado-chip.tsx';

type Props = { readonly candidatas: readonly CandidataDicha[]; readonly rige: CandidataDicha };

/** The precedence, told: who could say the lista, which one each says, and the first that may be sold with. */
export function PorQueEsaLista({ candidatas, rige }: Props) {
  const { t } = useTranslation('ventas');
  return (
    <Box component="section" aria-label={t('mostrador.lista.porQueEsa')}>
      <Box sx={{ mb: 0.5, color: 'text.secondary', fontSize: '0.8125rem' }}>{t('mostrador.lista.orden')}</Box>
      <Box component="ol" sx={lista}>
        {ORIGENES_DE_LISTA.map((origen) => {
          const candidata = candidatas.find((una) => una.origen === origen);
          const manda = rige.origen === origen;
          return (
            <Box component="li" key={origen} sx={renglon} data-rige={manda || undefined}>
              <Box component="span" sx={{ color: 'text.secondary' }}>
                {t(`mostrador.lista.de.${origen}`)}
              </Box>
              <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere', fontWeight: manda ? 600 : 400 }}>
                <bdi>{oVacio(candidata?.lista.nombre ?? null)}</bdi>
              </Box>
              {manda && (
                <EstadoChip tono="azul" sinPunto>
                  {t('mostrador.lista.rige')}
                </EstadoChip>
              )}
              {candidata?.sirve === false && (
                <EstadoChip tono="aviso" sinPunto>
                  {t('mostrador.lista.noAca')}
                </EstadoChip>
              )}
            </Box>
          );
        })}
      </Box>
    </Box>
  );
}

/** The chip of one row gives its column to all of them: the listas stand one under the other. */
const lista = {
  display: 'grid',
  gridTemplateColumns: 'minmax(96px, 2fr) 3fr auto',
  columnGap: 1,
  m: 0,
  p: 0,
  listStyle: 'none',
  '& li + li': { borderTop: 1, borderColor: 'divider' },
} as const;

const renglon = {
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: 'subgrid',
  alignItems: 'center',
  minHeight: 38,
  fontSize: '0.875rem',
} as const;
