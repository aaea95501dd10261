import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { cambiarAjustes, RADIO } from '#apariencia/ajustes.ts';
import type { NombreDeTema } from '#apariencia/nombres-de-tema.ts';
import { temas } from '#apariencia/temas.ts';

/** Both colours of a theme, halved along the diagonal. */
export function Muestra({ tema, elegido }: { readonly tema: NombreDeTema; readonly elegido: boolean }) {
  const { primary, secondary } = temas[tema].light;
  return (
    <Box
      aria-hidden
      sx={{
        display: 'grid',
        placeItems: 'center',
        flex: 'none',
        width: 22,
        height: 22,
        borderRadius: '50%',
        color: primary.contrastText,
        background: `linear-gradient(135deg, ${primary.main} 50%, ${secondary.main} 50%)`,
      }}
    >
      {elegido && <IconCheck size={14} stroke={2.5} />}
    </Box>
  );
}

/** How round corners are: arrows move it by one, page keys by four. */
export function Redondeo({ radio }: { readonly radio: number }) {
  const { t } = useTranslation('capas');
  const id = useId();
  return (
    <Box>
      <Stack direction="row" sx={{ justifyContent: 'space-between', fontSize: '0.8125rem', lineHeight: '1.125rem' }}>
        <Box id={id} sx={{ fontWeight: 600 }}>
          {t('apariencia.redondeo')}
        </Box>
        <Box sx={{ color: 'text.secondary' }}>{t('apariencia.pixeles', { radio })}</Box>
      </Stack>
      <Box sx={{ px: 1 }}>
        <Slider
          value={radio}
          min={RADIO.minimo}
          max={RADIO.maximo}
          step={1}
          shiftStep={4}
          aria-labelledby={id}
          getAriaValueText={(valor) => t('apariencia.pixeles', { radio: valor })}
          onChange={(_, valor) => cambiarAjustes({ radio: Array.isArray(valor) ? (valor[0] ?? radio) : valor })}
        />
      </Box>
    </Box>
  );
}
