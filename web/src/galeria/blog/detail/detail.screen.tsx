import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { PedidoRechazado } from '#api/pedir.ts';
import type { BlogPost } from '#galeria/api-falsa/entidades/blog.ts';
import { textos } from '#galeria/blog/textos.ts';
import { ConEstados } from '#galeria/comun/con-estados.tsx';
import { useMuestraDe } from '#galeria/comun/muestras.ts';
import { PaginaDemo } from '#galeria/comun/pagina-demo.tsx';
import { useUltimaParte } from '#galeria/comun/parametros.ts';
import { VistaVacia } from '#ui/pantalla/estado-vista.tsx';
import { Tarjeta } from '#ui/pantalla/tarjeta.tsx';
import { EnlaceBoton } from '#ui/piezas/enlace.tsx';
import { Articulo } from './articulo.tsx';
import { Comentarios } from './comentarios.tsx';
import { Recientes } from './recientes.tsx';

/** One post, which the last part of the address names, with its comments and the latest others beside it. */
export function DetailScreen() {
  const t = textos.usar();
  const slug = useUltimaParte();
  const { consulta, cambiar } = useMuestraDe<{ readonly post: BlogPost }>('/api/data/blog/post', { title: slug });
  const noEsta = consulta.error instanceof PedidoRechazado && consulta.error.status === 404;
  const titulo = consulta.data?.post.title ?? (noEsta ? t('noEncontrada') : t('entrada'));
  return (
    <PaginaDemo
      titulo={titulo}
      rastro={[
        { titulo: t('inicio'), a: '/' },
        { titulo: t('titulo'), a: '/apps/blog/posts' },
        { titulo: t('entrada') },
      ]}
    >
      {noEsta ? (
        <Tarjeta>
          <VistaVacia titulo={t('noEncontrada')} texto={t('noEncontradaTexto')} accion={<VolverAlBlog />} />
        </Tarjeta>
      ) : (
        <ConEstados consulta={consulta} esqueleto={<Skeleton variant="rounded" height={640} />}>
          {({ post }) => (
            <Box sx={columnas}>
              <Box sx={{ display: 'grid', gap: 3, minWidth: 0 }}>
                <Articulo post={post} />
                <Comentarios
                  key={post.id}
                  post={post}
                  cambiar={(fn) => cambiar((datos) => ({ post: fn(datos.post) }))}
                />
              </Box>
              <Recientes menos={post.id} />
            </Box>
          )}
        </ConEstados>
      )}
    </PaginaDemo>
  );
}

function VolverAlBlog() {
  const t = textos.usar();
  return (
    <EnlaceBoton variant="contained" to="/$" params={{ _splat: 'apps/blog/posts' }}>
      {t('volver')}
    </EnlaceBoton>
  );
}

const columnas = {
  display: 'grid',
  gap: 3,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media (min-width:1200px)': { gridTemplateColumns: 'minmax(0, 1fr) 320px' },
} as const;
