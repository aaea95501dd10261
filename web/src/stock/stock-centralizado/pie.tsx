import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { formatearPesos } from '#ui/formato/formato.ts';
import { useResumenDeHoy } from './resumen-de-hoy.ts';

/** What the colours mean, and what all of it is worth by both clocks (GAP-21) to who may see costs. */
export function PieDelCentralizado({ valores }: { readonly valores: Parameters<typeof useResumenDeHoy>[0] }) {
  const { t } = useTranslation('stock');
  const hoy = useResumenDeHoy(valores);
  return (
    <>
      <Box component="span" sx={leyenda}>
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
        <Box component="span" sx={{ display: { xs: 'none', xl: 'inline' } }}>
          <Box component="b" sx={{ color: 'info.text', fontWeight: 400 }}>
            +4
          </Box>{' '}
          {t('centralizado.leyendaTransito')}
        </Box>
      </Box>
      {hoy?.valor && <Valor nombre={t('centralizado.aCosto')} importe={hoy.valor} />}
      {hoy?.reposicion && <Valor nombre={t('centralizado.aReposicion')} importe={hoy.reposicion} />}
    </>
  );
}

// What the colours mean is the first to go where both values need the room: «en tránsito», whose sign says it, before the rest.
const leyenda = {
  flex: 1,
  display: { xs: 'none', lg: 'flex' },
  gap: 2,
  px: 1,
  whiteSpace: 'nowrap',
} as const;

function Valor({ nombre, importe }: { readonly nombre: string; readonly importe: string }) {
  return (
    <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
      {nombre}{' '}
      <Box component="b" sx={{ color: 'text.primary' }}>
        {formatearPesos(importe)}
      </Box>
    </Box>
  );
}
