import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { resumirCentralizado } from '@trastienda/nucleo/stock/contrato.ts';
import { useTranslation } from 'react-i18next';
import { consultaDe } from '#api/consultas.ts';
import { formatearPesos } from '#ui/formato.ts';

type Valores = {
  readonly depositoId?: string | undefined;
  readonly sucursalId?: string | undefined;
  readonly al?: string | undefined;
};

/** What the colours mean, and what all of it is worth to who may see costs. */
export function PieDelCentralizado({ valores }: { readonly valores: Valores }) {
  const { t } = useTranslation('stock');
  const { depositoId, sucursalId, al } = valores;
  const query = { ...(depositoId ? { depositoId } : {}), ...(sucursalId ? { sucursalId } : {}) };
  const resumen = useQuery({ ...consultaDe(resumirCentralizado, { query }), enabled: al === undefined });
  const valor = al === undefined ? resumen.data?.valor : undefined;
  return (
    <>
      <Box component="span" sx={{ flex: 1, display: 'flex', gap: 2, px: 1 }}>
        <span>
          <Box component="b" sx={{ color: 'error.text' }}>
            {'\u22121'}
          </Box>{' '}
          {t('centralizado.leyendaNegativo')}
        </span>
        <span>
          <Box component="b" sx={{ color: 'info.text', fontWeight: 400 }}>
            4
          </Box>{' '}
          {t('centralizado.leyendaReservado')}
        </span>
      </Box>
      {valor && (
        <span>
          {t('centralizado.aCosto')}{' '}
          <Box component="b" sx={{ color: 'text.primary' }}>
            {formatearPesos(valor)}
          </Box>
        </span>
      )}
    </>
  );
}
