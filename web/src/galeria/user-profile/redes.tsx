import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import IconBrandFacebook from '@tabler/icons-react/dist/esm/icons/IconBrandFacebook.mjs';
import IconBrandInstagram from '@tabler/icons-react/dist/esm/icons/IconBrandInstagram.mjs';
import IconBrandX from '@tabler/icons-react/dist/esm/icons/IconBrandX.mjs';
import IconBrandYoutube from '@tabler/icons-react/dist/esm/icons/IconBrandYoutube.mjs';
import { Pista } from '#ui/flotantes/pista.tsx';
import { textos } from './textos.ts';

const REDES = [
  { red: 'Facebook', icono: IconBrandFacebook, a: 'https://www.facebook.com/' },
  { red: 'X', icono: IconBrandX, a: 'https://x.com/' },
  { red: 'Instagram', icono: IconBrandInstagram, a: 'https://www.instagram.com/' },
  { red: 'YouTube', icono: IconBrandYoutube, a: 'https://www.youtube.com/' },
] as const;

/** Four networks. The people of the samples are invented, so each link goes to the door of its network. */
export function Redes({ quien }: { readonly quien: string }) {
  const t = textos.usar();
  return (
    <Stack component="nav" direction="row" aria-label={t('redes', { quien })} sx={{ gap: 0.5 }}>
      {REDES.map(({ red, icono: Icono, a }) => (
        <Pista key={red} texto={t('enRed', { red })}>
          <IconButton
            component="a"
            href={a}
            target="_blank"
            rel="noreferrer"
            size="small"
            sx={{ borderRadius: '50%', bgcolor: 'primary.soft', color: 'primary.onSoft' }}
          >
            <Icono size={17} stroke={1.7} aria-hidden />
          </IconButton>
        </Pista>
      ))}
    </Stack>
  );
}
