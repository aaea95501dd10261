import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import IconLayoutGrid from '@tabler/icons-react/dist/esm/icons/IconLayoutGrid.mjs';
import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { flotante } from '#ui/flotantes/flotantes.tsx';
import { Pista } from '#ui/flotantes/pista.tsx';
import { delArmazon } from './flotantes-a-pedido.ts';
import { EnlaceDeMenu } from './menu-item.tsx';
import type { Accesos } from './tipos.ts';

const AplicacionesAbiertas = flotante(delArmazon, (todas) => todas.AplicacionesAbiertas);
const CajonDeAplicacionesAbierto = flotante(delArmazon, (todas) => todas.CajonDeAplicacionesAbierto);

/** «Aplicaciones ▾» and the links at hand, where there is room for them (from 1200 px). */
export function Aplicaciones({ accesos }: { readonly accesos: Accesos }) {
  const { t } = useTranslation('armazon');
  const { t: tMenu } = useTranslation('menu');
  const { pathname } = useLocation();
  const [ancla, setAncla] = useState<HTMLElement | null>(null);
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', flex: 'none' }}>
      <Button
        variant="text"
        color="inherit"
        endIcon={<IconChevronDown size={16} stroke={1.5} aria-hidden />}
        aria-haspopup="dialog"
        aria-expanded={ancla !== null}
        onClick={(evento) => setAncla(evento.currentTarget)}
        sx={enlace}
      >
        {t('accesos.aplicaciones')}
      </Button>
      <AplicacionesAbiertas accesos={accesos} open={ancla !== null} anchorEl={ancla} onClose={() => setAncla(null)} />
      {accesos.directos.map((uno) => (
        <EnlaceDeMenu key={uno.a} hoja={uno} sx={{ ...enlace, ...(pathname === uno.a && { color: 'primary.text' }) }}>
          {tMenu(uno.titulo)}
        </EnlaceDeMenu>
      ))}
    </Box>
  );
}

/** The same behind an icon, in a drawer at the end, where there is no room. */
export function CajonDeAplicaciones({ accesos }: { readonly accesos: Accesos }) {
  const { t } = useTranslation('armazon');
  const [abierto, setAbierto] = useState(false);
  return (
    <>
      <Pista texto={t('accesos.aplicaciones')}>
        <IconButton
          aria-label={t('accesos.aplicaciones')}
          aria-haspopup="dialog"
          aria-expanded={abierto}
          onClick={() => setAbierto(true)}
        >
          <IconLayoutGrid size={20} stroke={1.5} aria-hidden />
        </IconButton>
      </Pista>
      <CajonDeAplicacionesAbierto accesos={accesos} open={abierto} onClose={() => setAbierto(false)} />
    </>
  );
}

const enlace = {
  height: 38,
  px: 1,
  borderRadius: 1,
  font: 'inherit',
  fontSize: '0.875rem',
  fontWeight: 500,
  whiteSpace: 'nowrap',
  color: 'text.primary',
  '&:hover': { color: 'primary.text' },
} as const;
