import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import IconMenu2 from '@tabler/icons-react/dist/esm/icons/IconMenu2.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useState } from 'react';
import { direccion } from '#puertas/apariencia.tsx';
import { Logo } from '#puertas/marco.tsx';
import { AYUDA, DEMOS, type EnlaceDePortada, PAGINAS } from './enlaces.ts';
import { usePortada } from './textos.ts';

/** The header that stays: menus on a desk, a drawer on a phone. */
export function Encabezado() {
  const t = usePortada();
  return (
    <Box component="header" sx={barra}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, width: '100%', maxWidth: 1200, mx: 'auto', px: 3 }}>
        <Logo />
        <Box component="nav" sx={{ display: { xs: 'none', md: 'flex' }, gap: 0.5, marginInlineStart: 3 }}>
          <Desplegable nombre={t.demos} enlaces={DEMOS} />
          <Desplegable nombre={t.paginas} enlaces={PAGINAS} />
          <Button variant="text" color="inherit" href={AYUDA}>
            {t.ayuda}
          </Button>
        </Box>
        <Button variant="contained" href="/login" sx={{ marginInlineStart: 'auto' }}>
          {t.ingresar}
        </Button>
        <Cajon />
      </Box>
    </Box>
  );
}

function Desplegable({ nombre, enlaces }: { readonly nombre: string; readonly enlaces: readonly EnlaceDePortada[] }) {
  const t = usePortada();
  const [ancla, setAncla] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        variant="text"
        color="inherit"
        aria-haspopup="menu"
        aria-expanded={ancla !== null}
        endIcon={<IconChevronDown size={16} stroke={1.7} aria-hidden />}
        onClick={(evento) => setAncla(evento.currentTarget)}
      >
        {nombre}
      </Button>
      <Menu anchorEl={ancla} open={ancla !== null} onClose={() => setAncla(null)}>
        {enlaces.map(({ nombre: cual, a }) => (
          <MenuItem key={a} component="a" href={a}>
            {t.enlaces[cual]}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

function Cajon() {
  const t = usePortada();
  const [abierto, setAbierto] = useState(false);
  return (
    <>
      <IconButton aria-label={t.menu} onClick={() => setAbierto(true)} sx={{ display: { md: 'none' } }}>
        <IconMenu2 size={20} stroke={1.7} aria-hidden />
      </IconButton>
      <Drawer anchor={direccion === 'rtl' ? 'left' : 'right'} open={abierto} onClose={() => setAbierto(false)}>
        <Box component="nav" aria-label={t.paginas} sx={{ width: 280, p: 2, display: 'grid', gap: 0.5 }}>
          <IconButton aria-label={t.cerrarMenu} onClick={() => setAbierto(false)} sx={{ justifySelf: 'end' }}>
            <IconX size={20} stroke={1.7} aria-hidden />
          </IconButton>
          <Grupo nombre={t.demos} enlaces={DEMOS} />
          <Grupo nombre={t.paginas} enlaces={PAGINAS} />
          <Link href={AYUDA} sx={{ p: 1 }}>
            {t.ayuda}
          </Link>
        </Box>
      </Drawer>
    </>
  );
}

function Grupo({ nombre, enlaces }: { readonly nombre: string; readonly enlaces: readonly EnlaceDePortada[] }) {
  const t = usePortada();
  return (
    <>
      <Box component="h2" sx={{ m: 0, px: 1, pt: 1, fontSize: '0.75rem', color: 'text.secondary' }}>
        {nombre}
      </Box>
      {enlaces.map(({ nombre: cual, a }) => (
        <Link key={a} href={a} sx={{ p: 1, fontWeight: 500 }}>
          {t.enlaces[cual]}
        </Link>
      ))}
    </>
  );
}

const barra = {
  position: 'sticky',
  top: 0,
  zIndex: 'appBar',
  display: 'flex',
  minHeight: 70,
  bgcolor: 'color-mix(in srgb, var(--t-palette-background-paper) 88%, transparent)',
  backdropFilter: 'blur(8px)',
  borderBottom: 1,
  borderColor: 'divider',
} as const;
