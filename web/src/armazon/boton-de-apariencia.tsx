import Fab from '@mui/material/Fab';
import Tooltip from '@mui/material/Tooltip';
import IconSettings from '@tabler/icons-react/dist/esm/icons/IconSettings.mjs';
import { useTranslation } from 'react-i18next';

/** The gear at the bottom end. On a phone the way to the appearance is the menu of the account. */
export function BotonDeApariencia({ onAbrir }: { readonly onAbrir: () => void }) {
  const { t } = useTranslation('armazon');
  return (
    <Tooltip title={t('apariencia.abrir')}>
      <Fab aria-label={t('apariencia.abrir')} onClick={onAbrir} sx={estilo}>
        <IconSettings size={22} stroke={1.5} aria-hidden />
      </Fab>
    </Tooltip>
  );
}

const estilo = {
  position: 'fixed',
  insetInlineEnd: 24,
  bottom: 24,
  display: { xs: 'none', sm: 'inline-flex' },
  width: 48,
  height: 48,
  minHeight: 48,
  bgcolor: 'raised',
  color: 'text.secondary',
  boxShadow: 'var(--t-palette-sombra-overlay)',
  '&:hover': { bgcolor: 'raised', color: 'text.primary' },
  // A screen with its own foot keeps the corner free.
  'body:has([data-pie]) &': { bottom: 96 },
  // The foot of a step may have that of its table above it.
  'body:has(footer[data-pie]):has(div[data-pie]) &': { bottom: 164 },
  '@media print': { display: 'none' },
} as const;
