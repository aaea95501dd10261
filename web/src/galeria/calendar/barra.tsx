import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { Pista } from '#ui/flotantes/pista.tsx';
import { textos } from './textos.ts';
import { VISTAS, type Vista } from './vistas.ts';

/** Where the calendar stands: a step back, a step forth, today, and which of its views it is in. */
export function Barra(props: {
  readonly titulo: string;
  readonly vista: Vista;
  readonly onVista: (vista: Vista) => void;
  readonly onPaso: (paso: 1 | -1) => void;
  readonly onHoy: () => void;
  readonly onAgregar: () => void;
}) {
  const t = textos.usar();
  return (
    <Stack direction="row" sx={marco}>
      <Stack direction="row" sx={{ alignItems: 'center', gap: 0.5, '[dir=rtl] & svg': { transform: 'scaleX(-1)' } }}>
        <Pista texto={t(`irA.${props.vista}.antes`)}>
          <IconButton onClick={() => props.onPaso(-1)}>
            <IconChevronLeft size={20} stroke={1.7} aria-hidden />
          </IconButton>
        </Pista>
        <Pista texto={t(`irA.${props.vista}.despues`)}>
          <IconButton onClick={() => props.onPaso(1)}>
            <IconChevronRight size={20} stroke={1.7} aria-hidden />
          </IconButton>
        </Pista>
        <Button variant="tonal" size="small" onClick={props.onHoy}>
          {t('hoy')}
        </Button>
      </Stack>
      <Typography variant="h5" component="h2" aria-live="polite" data-testid="calendar-title" sx={titulo}>
        {props.titulo}
      </Typography>
      <Box sx={{ flex: { xs: '1 1 100%', sm: 'none' }, order: { xs: 1, sm: 0 } }}>
        <ToggleButtonGroup
          exclusive
          fullWidth
          size="small"
          value={props.vista}
          aria-label={t('vista')}
          onChange={(_, elegida: Vista | null) => elegida && props.onVista(elegida)}
        >
          {VISTAS.map((una) => (
            <ToggleButton key={una} value={una}>
              {t(`vistas.${una}`)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </Box>
      <Button
        variant="contained"
        aria-label={t('agregar')}
        data-testid="calendar-add"
        onClick={props.onAgregar}
        sx={alta}
      >
        <IconPlus size={18} stroke={1.7} aria-hidden />
        <Box component="span" sx={{ display: { xs: 'none', md: 'inline' } }}>
          {t('agregar')}
        </Box>
      </Button>
    </Stack>
  );
}

const marco = {
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.5,
  px: { xs: 1.5, sm: 2.5 },
  py: 1.5,
  borderBottom: '1px solid var(--t-palette-divider)',
} as const;

const alta = { minWidth: 0, gap: 1, px: { xs: 1.25, md: 2 } } as const;

const titulo = {
  flex: 1,
  minWidth: 0,
  fontSize: { xs: '1rem', sm: '1.125rem' },
  lineHeight: 1.4,
  '&::first-letter': { textTransform: 'uppercase' },
} as const;
