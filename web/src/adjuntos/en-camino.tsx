import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useTranslation } from 'react-i18next';
import type { useCola } from './use-cola.ts';

/** The files on their way, with how they go, and those that were not taken, with why. */
export function ArchivosEnCamino({ cola, quitar, reintentar }: Omit<ReturnType<typeof useCola>, 'agregar'>) {
  const { t } = useTranslation('adjuntos');
  if (cola.length === 0) return null;
  return (
    <Stack component="ul" aria-label={t('cola.titulo')} sx={{ m: 0, p: 0, listStyle: 'none', gap: 1 }}>
      {cola.map((una) => (
        <Stack component="li" key={una.clave} direction="row" sx={{ gap: 1.5, alignItems: 'center' }}>
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Box sx={{ fontSize: '0.8125rem', overflowWrap: 'anywhere' }}>
              <bdi>{una.archivo.name}</bdi>
            </Box>
            {una.falla === null ? (
              <LinearProgress
                // All of it left, and the server is still at it.
                variant={una.parte > 0 && una.parte < 1 ? 'determinate' : 'indeterminate'}
                value={Math.round(una.parte * 100)}
                aria-label={t('cola.subiendo', { archivo: una.archivo.name })}
                sx={{ mt: 0.5 }}
              />
            ) : (
              <Box role="alert" sx={{ fontSize: '0.8125rem', color: 'error.text' }}>
                {una.falla}
              </Box>
            )}
          </Box>
          {una.deNuevo && (
            <Button size="small" onClick={() => reintentar(una)}>
              {t('cola.reintentar')}
            </Button>
          )}
          <IconButton
            size="small"
            aria-label={t(una.falla === null ? 'cola.cancelar' : 'cola.descartar', { archivo: una.archivo.name })}
            onClick={() => quitar(una.clave)}
          >
            <IconX size={17} stroke={1.7} aria-hidden />
          </IconButton>
        </Stack>
      ))}
    </Stack>
  );
}
