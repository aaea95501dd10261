import useScrollTrigger from '@mui/material/useScrollTrigger';
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs';
import { useTranslation } from 'react-i18next';
import { Pista } from '#ui/flotantes/pista.tsx';
import { BotonRedondo } from './boton-redondo.tsx';
import { irArriba } from './desplazamiento.ts';

const DESDE_PX = 400;

/** Back to the top of a long page; above the gear, so that neither covers the other. */
export function Subir() {
  const { t } = useTranslation('armazon');
  const lejos = useScrollTrigger({ disableHysteresis: true, threshold: DESDE_PX });
  return (
    <Pista texto={t('subir')} lado="left">
      <BotonRedondo
        aria-label={t('subir')}
        onClick={() => {
          irArriba();
          document.getElementById('contenido')?.focus({ preventScroll: true });
        }}
        sx={lejos ? estilo : escondido}
      >
        <IconArrowUp size={20} stroke={1.7} aria-hidden />
      </BotonRedondo>
    </Pista>
  );
}

const estilo = {
  transition: 'transform 160ms, visibility 160ms',
  insetInlineEnd: { xs: 16, sm: 28 },
  // On a phone above the tabs; otherwise above the gear and whatever foot moves it.
  bottom: { xs: 'calc(88px + env(safe-area-inset-bottom))', sm: 84 },
  zIndex: 1050,
  width: { xs: 44, sm: 40 },
  height: { xs: 44, sm: 40 },
  'body:has([data-pie]) &': { bottom: { xs: 176, sm: 156 } },
  'body:has(footer[data-pie]):has(div[data-pie]) &': { bottom: { xs: 176, sm: 224 } },
  '@media print': { display: 'none' },
} as const;

// It goes as it came, and nobody reaches it meanwhile.
const escondido = { ...estilo, visibility: 'hidden', transform: 'scale(0)' } as const;
