import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import IconHeart from '@tabler/icons-react/dist/esm/icons/IconHeart.mjs';
import IconPhoto from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs';
import IconUserCircle from '@tabler/icons-react/dist/esm/icons/IconUserCircle.mjs';
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import { useEffect, useRef } from 'react';
import { DUENA } from '#galeria/api-falsa/entidades/perfil.ts';
import { crearAlmacen } from '#galeria/comun/almacen.ts';
import { dibujo } from '#galeria/comun/dibujo.ts';
import { useAvisos } from '#ui/flotantes/avisos.tsx';
import { formatearEntero } from '#ui/formato/formato.ts';
import { AvatarDe } from '#ui/piezas/avatar.tsx';
import { EnlaceCaja } from '#ui/piezas/enlace.tsx';
import { Redes } from './redes.tsx';
import { textos } from './textos.ts';

const SECCIONES = [
  { clave: 'perfil', a: '/user-profile', icono: IconUserCircle },
  { clave: 'seguidores', a: '/apps/followers', icono: IconHeart },
  { clave: 'amigos', a: '/apps/friends', icono: IconUsers },
  { clave: 'galeria', a: '/apps/gallery', icono: IconPhoto },
] as const;

export type SeccionDePerfil = (typeof SECCIONES)[number]['clave'];

const CIFRAS = [
  ['publicaciones', 938],
  ['seguidores', 3586],
  ['siguiendo', 2659],
] as const;

const historia = crearAlmacen(() => false);
const COVER = dibujo('portada', 'paisaje', 1440, 330);

/** Who the profile is of, with the way to its four sections: the same on top of each. */
export function Portada({ seccion }: { readonly seccion: SeccionDePerfil }) {
  return (
    <Paper component="section" aria-label={DUENA.name} data-testid="profile-banner" sx={{ overflow: 'clip' }}>
      <Box component="img" src={COVER} alt="" sx={cubierta} />
      <Box sx={datos}>
        <Cifras />
        <Box sx={{ gridArea: 'quien', textAlign: 'center', mt: '-55px' }}>
          <Box sx={anillo}>
            <AvatarDe quien={{ nombre: DUENA.name }} lado={100} />
          </Box>
          <Typography variant="h5" component="h2" sx={{ mt: 1 }}>
            {DUENA.name}
          </Typography>
          <Typography sx={{ color: 'text.secondary' }}>{DUENA.role}</Typography>
        </Box>
        <Stack direction="row" sx={redes}>
          <Redes quien={DUENA.name} />
          <Historia />
        </Stack>
      </Box>
      <Secciones seccion={seccion} />
    </Paper>
  );
}

function Cifras() {
  const t = textos.usar();
  return (
    <Box component="dl" sx={cifras}>
      {CIFRAS.map(([clave, cuantos]) => (
        <Box key={clave} sx={{ display: 'flex', flexDirection: 'column-reverse', alignItems: 'center' }}>
          <Box component="dt" sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
            {t(clave)}
          </Box>
          <Box component="dd" sx={{ m: 0, fontSize: '1.25rem', lineHeight: '1.75rem', fontWeight: 600 }}>
            {formatearEntero(cuantos)}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

function Historia() {
  const t = textos.usar();
  const avisos = useAvisos();
  const en = historia.usar();
  const handleClick = () => {
    historia.cambiar((una) => !una);
    if (!en) avisos.exito(t('enHistoria'));
  };
  return (
    <Button variant={en ? 'outlined' : 'contained'} onClick={handleClick}>
      {t(en ? 'quitarDeHistoria' : 'agregarAHistoria')}
    </Button>
  );
}

/** Each screen has its own copy of them: who goes from one to another finds in the next where to go on from. */
let deUnaAOtra = false;

function Secciones({ seccion }: { readonly seccion: SeccionDePerfil }) {
  const t = textos.usar();
  const caja = useRef<HTMLElement>(null);
  useEffect(() => {
    const sigue = deUnaAOtra && document.activeElement === document.body;
    deUnaAOtra = false;
    if (sigue) caja.current?.querySelector<HTMLElement>('[aria-current]')?.focus({ preventScroll: true });
  }, []);
  return (
    <Box component="nav" ref={caja} aria-label={t('secciones')} sx={barra}>
      {SECCIONES.map(({ clave, a, icono: Icono }) => (
        <EnlaceCaja
          key={clave}
          to={a as never}
          resetScroll={false}
          onClick={() => {
            deUnaAOtra = clave !== seccion;
          }}
          {...(clave === seccion ? { 'aria-current': 'page' as const } : {})}
        >
          <Icono size={18} stroke={1.7} aria-hidden />
          {t(clave)}
        </EnlaceCaja>
      ))}
    </Box>
  );
}

const cubierta = {
  display: 'block',
  width: '100%',
  height: { xs: 160, sm: 240, lg: 330 },
  objectFit: 'cover',
} as const;

const datos = {
  display: 'grid',
  gap: 2,
  px: { xs: 2, sm: 3 },
  pb: 2.5,
  alignItems: 'center',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(3, minmax(0, 1fr))' },
  gridTemplateAreas: { xs: '"quien" "cifras" "redes"', lg: '"cifras quien redes"' },
} as const;

const cifras = {
  gridArea: 'cifras',
  display: 'flex',
  justifyContent: 'space-around',
  gap: 1,
  m: 0,
  pt: { lg: 2 },
} as const;

const anillo = {
  display: 'inline-grid',
  p: '5px',
  borderRadius: '50%',
  background:
    'linear-gradient(135deg, var(--t-palette-primary-accent), var(--t-palette-secondary-main), var(--t-palette-primary-main))',
} as const;

const redes = {
  gridArea: 'redes',
  flexWrap: 'wrap',
  gap: 1.5,
  alignItems: 'center',
  justifyContent: 'center',
  pt: { lg: 2 },
} as const;

const barra = {
  display: 'flex',
  justifyContent: { sm: 'flex-end' },
  overflowX: 'auto',
  bgcolor: 'primary.soft',
  px: { sm: 2 },
  '& a': {
    display: 'flex',
    alignItems: 'center',
    gap: 1,
    flex: { xs: '1 0 auto', sm: 'none' },
    justifyContent: 'center',
    minHeight: 48,
    px: { xs: 1, sm: 2 },
    fontWeight: 500,
    color: 'primary.onSoft',
    textDecoration: 'none',
    borderBlockEnd: '2px solid transparent',
  },
  // The four fit on a phone by their names alone.
  '& svg': { display: { xs: 'none', sm: 'block' } },
  '& a:hover': { textDecoration: 'underline' },
  '& a:focus-visible': { outlineOffset: '-2px' },
  '& a[aria-current]': { fontWeight: 600, borderBlockEndColor: 'currentColor' },
} as const;
