import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import IconTag from '@tabler/icons-react/dist/esm/icons/IconTag.mjs';
import { useTranslation } from 'react-i18next';
import type { ListaDeBorrador } from './use-lista.ts';

/** By which lista the nota goes and why; pressed, what else could be and how to choose it (PRE-01). */
export function ListaDeVenta({ lista, onAbrir }: { readonly lista: ListaDeBorrador; readonly onAbrir: () => void }) {
  const { t } = useTranslation('ventas');
  return (
    <ButtonBase onClick={onAbrir} aria-haspopup="dialog" sx={boton}>
      <IconTag size={17} stroke={1.7} aria-hidden />
      <Box component="span" sx={{ minWidth: 0, flex: 1, overflowWrap: 'anywhere' }}>
        <bdi>{lista.nombre}</bdi>
      </Box>
      <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.75rem', fontWeight: 400 }}>
        {t(`mostrador.lista.porQue.${lista.origen}`)}
      </Box>
    </ButtonBase>
  );
}

const boton = {
  gap: 1,
  px: 1.25,
  py: 0.5,
  minHeight: 36,
  justifyContent: 'flex-start',
  textAlign: 'start',
  border: 1,
  borderColor: 'divider',
  borderRadius: '5px',
  fontFamily: 'inherit',
  fontSize: '0.875rem',
  fontWeight: 500,
  '&:hover': { bgcolor: 'action.hover' },
  '& svg': { flex: 'none', color: 'text.secondary' },
  '@media (pointer: coarse)': { minHeight: 44 },
} as const;
