import Fab from '@mui/material/Fab';
import Tooltip from '@mui/material/Tooltip';
import useMediaQuery from '@mui/material/useMediaQuery';
import useScrollTrigger from '@mui/material/useScrollTrigger';
import Zoom from '@mui/material/Zoom';
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs';
import { useTranslation } from 'react-i18next';
import { irArriba } from './desplazamiento.ts';

const DESDE_PX = 400;

/** Back to the top of a long page; above the gear, so that neither covers the other. */
export function Subir() {
  const { t } = useTranslation('armazon');
  const lejos = useScrollTrigger({ disableHysteresis: true, threshold: DESDE_PX });
  const quieto = useMediaQuery('(prefers-reduced-motion: reduce)');
  return (
    <Zoom in={lejos} unmountOnExit timeout={quieto ? 0 : 160}>
      <Tooltip title={t('subir')} placement="left">
        <Fab
          aria-label={t('subir')}
          onClick={() => {
            irArriba();
            document.getElementById('contenido')?.focus({ preventScroll: true });
          }}
          sx={estilo}
        >
          <IconArrowUp size={20} stroke={1.7} aria-hidden />
        </Fab>
      </Tooltip>
    </Zoom>
  );
}

const estilo = {
  position: 'fixed',
  insetInlineEnd: { xs: 16, sm: 28 },
  // On a phone above the tabs; otherwise above the gear and whatever foot moves it.
  bottom: { xs: 'calc(88px + env(safe-area-inset-bottom))', sm: 84 },
  zIndex: 1050,
  width: { xs: 44, sm: 40 },
  height: { xs: 44, sm: 40 },
  minHeight: 40,
  bgcolor: 'raised',
  color: 'text.secondary',
  boxShadow: 'var(--t-palette-sombra-overlay)',
  '&:hover': { bgcolor: 'raised', color: 'text.primary' },
  'body:has([data-pie]) &': { bottom: { xs: 176, sm: 156 } },
  'body:has(footer[data-pie]):has(div[data-pie]) &': { bottom: { xs: 176, sm: 224 } },
  '@media print': { display: 'none' },
} as const;
