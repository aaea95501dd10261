import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePuede } from '#acceso/permisos.tsx';

/**
 * Whether the prices that would follow the costs of a file are prepared with it (PRE-18), and the foot of the step, which asks
 * it below what is ready: only of who may prepare a batch.
 */
export function usePropuesta(): {
  readonly proponerPrecios: boolean;
  readonly conPropuesta: (listo: ReactNode) => ReactNode;
} {
  const { t } = useTranslation('importaciones');
  const puede = usePuede()({ permiso: 'precio.modificar' });
  const [marcada, setMarcada] = useState(true);
  return {
    proponerPrecios: puede && marcada,
    conPropuesta: (listo) =>
      puede ? (
        <Stack sx={{ gap: 0.25 }}>
          <span>{listo}</span>
          <FormControlLabel
            label={t('listas.ensayo.proponer')}
            sx={{ marginInlineStart: '-8px', '& .MuiFormControlLabel-label': { fontSize: '0.8125rem' } }}
            control={<Checkbox size="small" checked={marcada} onChange={(_, puesta) => setMarcada(puesta)} />}
          />
        </Stack>
      ) : (
        listo
      ),
  };
}
