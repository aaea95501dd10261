import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconBuildingStore from '@tabler/icons-react/dist/esm/icons/IconBuildingStore.mjs';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Menu, MenuItem } from '#ui/flotantes/flotantes.tsx';
import type { ArmazonProps } from './tipos.ts';

type Props = Pick<ArmazonProps, 'sucursales' | 'sucursal' | 'onElegirSucursal'>;

/** Where the person works today. With a single sucursal there is nothing to choose. */
export function SelectorDeSucursal({ sucursales, sucursal, onElegirSucursal }: Props) {
  const { t } = useTranslation('armazon');
  const [ancla, setAncla] = useState<HTMLElement | null>(null);
  if (!sucursal) return null;
  const icono = <IconBuildingStore size={20} stroke={1.5} aria-hidden />;
  if (sucursales.length === 1) {
    return (
      <Box
        sx={{
          display: 'flex',
          flex: { sm: 'none' },
          minWidth: 0,
          alignItems: 'center',
          gap: 1,
          px: 1,
          fontWeight: 500,
        }}
      >
        {icono}
        <Box component="span" sx={recortado}>
          {sucursal.nombre}
        </Box>
      </Box>
    );
  }
  return (
    <>
      <Button
        variant="text"
        color="inherit"
        startIcon={icono}
        endIcon={<IconChevronDown size={18} stroke={1.5} aria-hidden />}
        aria-label={t('barra.sucursal', { nombre: sucursal.nombre })}
        aria-haspopup="menu"
        aria-expanded={ancla !== null}
        onClick={(evento) => setAncla(evento.currentTarget)}
        sx={{
          flex: { sm: 'none' },
          color: 'text.primary',
          fontWeight: 500,
          minWidth: 0,
          px: 1,
          // On a phone the name needs its place.
          '& .MuiButton-startIcon': { display: { xs: 'none', sm: 'inherit' } },
        }}
      >
        <Box component="span" sx={recortado}>
          {sucursal.nombre}
        </Box>
      </Button>
      <Menu
        anchorEl={ancla}
        open={ancla !== null}
        onClose={() => setAncla(null)}
        slotProps={{ list: { 'aria-label': t('barra.elegirSucursal') } }}
      >
        {sucursales.map(({ id, nombre }) => (
          <MenuItem
            key={id}
            selected={id === sucursal.id}
            onClick={() => {
              onElegirSucursal(id);
              setAncla(null);
            }}
          >
            {nombre}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

const recortado = {
  maxWidth: { xs: 110, sm: 140, xl: 220 },
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;
