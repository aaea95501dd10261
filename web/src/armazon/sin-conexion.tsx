import Box from '@mui/material/Box';
import IconCloudOff from '@tabler/icons-react/dist/esm/icons/IconCloudOff.mjs';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useConexion } from '#api/conexion.ts';
import { useAvisos } from '#ui/flotantes/avisos.tsx';
import { bajoLaBarra } from './ancho.ts';

/** Says that the server cannot be reached, for as long as that lasts; when it is back, what is on screen is read again. */
export function SinConexion({ horizontal }: { readonly horizontal: boolean }) {
  const { t } = useTranslation('armazon');
  const hay = useConexion();
  const cache = useQueryClient();
  const avisos = useAvisos();
  const estaba = useRef(hay);
  useEffect(() => {
    if (hay && !estaba.current) {
      avisos.exito(t('conexion.volvio'));
      void cache.invalidateQueries();
    }
    estaba.current = hay;
  }, [hay, cache, avisos, t]);
  return (
    <Box role="status" sx={{ position: 'sticky', top: bajoLaBarra(horizontal), zIndex: 1098 }}>
      {!hay && (
        <Box sx={estilo}>
          <IconCloudOff size={18} stroke={1.7} aria-hidden />
          <span>
            <b>{t('conexion.sin')}</b> {t('conexion.sinDetalle')}
          </span>
        </Box>
      )}
    </Box>
  );
}

const estilo = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 1.25,
  minHeight: 36,
  px: 2,
  py: 0.75,
  mb: { xs: 1.5, sm: 2 },
  fontSize: '0.8125rem',
  bgcolor: 'warning.soft',
  color: 'warning.onSoft',
  '& svg': { flex: 'none' },
} as const;
