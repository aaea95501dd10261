import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { useTranslation } from 'react-i18next';
import { Atajo } from '#ui/piezas/atajo.tsx';
import { oculto } from '#ui/piezas/oculto.tsx';

/** Looks like a box and opens the palette. It gives its room to whatever else the bar has, down to its icon. */
export function BotonDeBuscar({ onBuscar }: { readonly onBuscar: () => void }) {
  const { t } = useTranslation('armazon');
  return (
    <Box sx={lugar}>
      <ButtonBase onClick={onBuscar} aria-keyshortcuts="Control+K Meta+K" sx={caja}>
        <IconSearch size={20} stroke={1.5} aria-hidden />
        {/* The button is called as it reads, also where only its icon is seen. */}
        <Box component="span" sx={invitacion}>
          {t('paleta.invitacion')}
        </Box>
        <Box component="span" sx={tecla}>
          <Atajo>Ctrl K</Atajo>
        </Box>
      </ButtonBase>
    </Box>
  );
}

const CON_TEXTO = '@container (min-width: 150px)';
const CON_TECLA = '@container (min-width: 300px)';

const lugar = { flex: { xs: '0 0 40px', md: '0 1 380px' }, minWidth: 40, containerType: 'inline-size' } as const;

const caja = {
  gap: 1.25,
  width: '100%',
  height: 40,
  borderRadius: 1,
  font: 'inherit',
  fontSize: '0.875rem',
  color: 'text.secondary',
  '&:hover': { color: 'text.primary' },
  [CON_TEXTO]: {
    px: 1.5,
    bgcolor: 'background.paper',
    boxShadow: 'inset 0 0 0 1px var(--t-palette-divider)',
  },
} as const;

const invitacion = {
  ...oculto,
  [CON_TEXTO]: {
    position: 'static',
    flex: 1,
    width: 'auto',
    height: 'auto',
    clipPath: 'none',
    textAlign: 'start',
    whiteSpace: 'nowrap',
    textOverflow: 'ellipsis',
  },
} as const;

const tecla = { display: 'none', [CON_TECLA]: { display: 'inline' } } as const;
