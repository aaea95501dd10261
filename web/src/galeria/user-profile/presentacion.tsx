import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs';
import IconPhoto from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs';
import IconSchool from '@tabler/icons-react/dist/esm/icons/IconSchool.mjs';
import IconWorld from '@tabler/icons-react/dist/esm/icons/IconWorld.mjs';
import type { ReactNode } from 'react';
import type { GalleryItem } from '#galeria/api-falsa/entidades/perfil.ts';
import { alDedo } from '#galeria/comun/al-dedo.ts';
import { ConEstados } from '#galeria/comun/con-estados.tsx';
import { useMuestras } from '#galeria/comun/muestras.ts';
import { Tarjeta } from '#ui/pantalla/tarjeta.tsx';
import { EnlaceCaja } from '#ui/piezas/enlace.tsx';
import type { Icono } from '#ui/piezas/icono.ts';
import { EsqueletoDeMosaico } from './esqueletos.tsx';
import { textos } from './textos.ts';

/** A few words about the owner of the profile, and her last pictures. */
export function Presentacion() {
  const t = textos.usar();
  const consulta = useMuestras<readonly GalleryItem[]>('/api/data/gallery');
  return (
    <Stack sx={{ gap: 2, minWidth: 0 }}>
      <Tarjeta titulo={t('presentacion')}>
        <Typography sx={{ color: 'text.secondary', mb: 2 }}>{t('presentacionTexto')}</Typography>
        <Stack component="ul" sx={{ gap: 1.5, m: 0, p: 0, listStyle: 'none' }}>
          <Linea icono={IconSchool}>{t('estudio')}</Linea>
          <Linea icono={IconMail}>
            <Link href="mailto:lucia.ferreyra@example.com" sx={alDedo(6)}>
              lucia.ferreyra@example.com
            </Link>
          </Linea>
          <Linea icono={IconWorld}>
            <Link href="https://example.com/" target="_blank" rel="noreferrer" sx={alDedo(6)}>
              example.com
            </Link>
          </Linea>
          <Linea icono={IconMapPin}>{t('lugar')}</Linea>
        </Stack>
      </Tarjeta>
      <Tarjeta titulo={t('fotos')}>
        <ConEstados
          enTarjeta
          consulta={consulta}
          esqueleto={<EsqueletoDeMosaico />}
          vacio={{ icono: IconPhoto, titulo: t('sinFotos') }}
        >
          {(fotos) => (
            <Box component="ul" sx={mosaico}>
              {fotos.slice(0, 9).map(({ id, cover, name }) => (
                <li key={id}>
                  <EnlaceCaja
                    to={'/apps/gallery' as never}
                    search={{ foto: String(id) } as never}
                    aria-label={t('verFoto', { nombre: name })}
                  >
                    <img src={cover} alt="" loading="lazy" />
                  </EnlaceCaja>
                </li>
              ))}
            </Box>
          )}
        </ConEstados>
      </Tarjeta>
    </Stack>
  );
}

function Linea({ icono: Icono, children }: { readonly icono: Icono; readonly children: ReactNode }) {
  return (
    <Stack
      component="li"
      direction="row"
      sx={{ gap: 1.5, alignItems: 'center', minWidth: 0, overflowWrap: 'anywhere' }}
    >
      <Icono size={20} stroke={1.5} aria-hidden />
      <Box sx={{ minWidth: 0 }}>{children}</Box>
    </Stack>
  );
}

const mosaico = {
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: 1,
  m: 0,
  p: 0,
  listStyle: 'none',
  '& a': { display: 'block', borderRadius: 1 },
  '& img': { display: 'block', width: '100%', aspectRatio: '1', objectFit: 'cover', borderRadius: 1 },
} as const;
