import IconSettings from '@tabler/icons-react/dist/esm/icons/IconSettings.mjs';
import { useTranslation } from 'react-i18next';
import { Pista } from '#ui/flotantes/pista.tsx';
import { BotonRedondo } from './boton-redondo.tsx';

/** The gear at the bottom end. On a phone the way to the appearance is the menu of the account. */
export function BotonDeApariencia({ onAbrir }: { readonly onAbrir: () => void }) {
  const { t } = useTranslation('armazon');
  return (
    <Pista texto={t('apariencia.abrir')}>
      <BotonRedondo aria-label={t('apariencia.abrir')} onClick={onAbrir} sx={estilo}>
        <IconSettings size={22} stroke={1.5} aria-hidden />
      </BotonRedondo>
    </Pista>
  );
}

const estilo = {
  insetInlineEnd: 24,
  bottom: 24,
  display: { xs: 'none', sm: 'inline-flex' },
  width: 48,
  height: 48,
  // A screen with its own foot keeps the corner free, and what is above it has something to press at the end of each row: the
  // gear stands in the margin, and comes out to who goes for it.
  'body:has([data-pie]) &': {
    bottom: 96,
    insetInlineEnd: 0,
    width: 24,
    minWidth: 24,
    borderStartEndRadius: 0,
    borderEndEndRadius: 0,
    '& svg': { width: 18, flexShrink: 0 },
    '&:hover, &:focus-visible': { width: 48 },
  },
  // The foot of a step may have that of its table above it.
  'body:has(footer[data-pie]):has(div[data-pie]) &': { bottom: 164 },
  // The counter ends in its own buttons. Over them there is room for it on a high screen; on any other the way is the menu of
  // the account, as on a phone.
  'body:has([data-mostrador]) &': {
    display: 'none',
    '@media (min-width: 1200px) and (min-height: 900px)': { display: 'inline-flex', bottom: 192 },
  },
  '@media print': { display: 'none' },
} as const;
