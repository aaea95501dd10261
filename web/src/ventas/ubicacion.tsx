import Box from '@mui/material/Box';
import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs';
import { useTranslation } from 'react-i18next';
import { Oculto } from '#ui/piezas/oculto.tsx';

/** Where to look for it; nothing when nobody said. */
export function Ubicacion({ en }: { readonly en: string | null }) {
  const { t } = useTranslation('ventas');
  if (en === null) return null;
  return (
    <Box component="span" sx={lugar}>
      <IconMapPin size={14} stroke={1.7} aria-hidden style={{ flex: 'none' }} />
      <Oculto>{t('finalizar.ubicacion')} </Oculto>
      <bdi>{en}</bdi>
    </Box>
  );
}

const lugar = {
  display: 'flex',
  alignItems: 'center',
  gap: 0.25,
  maxWidth: 160,
  fontSize: '0.75rem',
  lineHeight: '1rem',
  fontWeight: 500,
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
  color: 'text.secondary',
} as const;
