import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { ConEstados } from '#galeria/comun/con-estados.tsx';
import { PaginaDemo } from '#galeria/comun/pagina-demo.tsx';
import { EsqueletoDePublicaciones } from './esqueletos.tsx';
import { NuevaPublicacion } from './nueva-publicacion.tsx';
import { Portada } from './portada.tsx';
import { Presentacion } from './presentacion.tsx';
import { Publicacion } from './publicacion.tsx';
import { useAcciones, usePosts, usePropias } from './publicaciones.ts';
import { textos } from './textos.ts';

/** A profile of a social network: who it is of, what they are about, and what they publish. */
export function UserProfileScreen() {
  const t = textos.usar();
  return (
    <PaginaDemo titulo={t('perfil')}>
      <Portada seccion="perfil" />
      <Box sx={columnas}>
        <Presentacion />
        <Stack sx={{ gap: 2, minWidth: 0 }}>
          <NuevaPublicacion />
          <Publicaciones />
        </Stack>
      </Box>
    </PaginaDemo>
  );
}

function Publicaciones() {
  const t = textos.usar();
  const propias = usePropias();
  const acciones = useAcciones();
  // «Hace 5 minutos» is said of the moment in which the screen was opened.
  const [ahora] = useState(() => new Date());
  const mostrar = (posts: typeof propias) =>
    posts.map((post) => <Publicacion key={post.id} post={post} acciones={acciones} ahora={ahora} />);
  return (
    <>
      {mostrar(propias)}
      <ConEstados
        consulta={usePosts()}
        esqueleto={<EsqueletoDePublicaciones />}
        vacio={{ titulo: t('sinPosts'), texto: t('sinPostsTexto') }}
        esVacio={(posts) => posts.length + propias.length === 0}
      >
        {mostrar}
      </ConEstados>
    </>
  );
}

const columnas = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 4fr) minmax(0, 8fr)' },
} as const;
