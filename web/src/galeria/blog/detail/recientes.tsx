import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { BlogPost } from '#galeria/api-falsa/entidades/blog.ts';
import { enlaceDe } from '#galeria/blog/datos-de-entrada.tsx';
import { recientes } from '#galeria/blog/estado.ts';
import { textos } from '#galeria/blog/textos.ts';
import { useMuestras } from '#galeria/comun/muestras.ts';
import { formatearFecha } from '#ui/formato/formato.ts';
import { Tarjeta } from '#ui/pantalla/tarjeta.tsx';
import { Enlace } from '#ui/piezas/enlace.tsx';

/** The latest posts but the one that is open; beside it from 1200 px. */
export function Recientes({ menos }: { readonly menos: number }) {
  const t = textos.usar();
  const { data = [] } = useMuestras<readonly BlogPost[]>('/api/data/blog/BlogPosts');
  const otras = recientes(data, menos);
  if (otras.length === 0) return null;
  return (
    <Tarjeta titulo={t('recientes')} sx={{ display: 'none', '@media (min-width:1200px)': { display: 'block' } }}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
        {otras.map((post) => (
          <Box component="li" key={post.id} sx={{ display: 'flex', gap: 1.5, alignItems: 'center' }}>
            <Box
              component="img"
              src={post.coverImg}
              alt=""
              sx={{ width: 72, height: 56, objectFit: 'cover', borderRadius: 1 }}
            />
            <Box sx={{ minWidth: 0 }}>
              <Enlace {...enlaceDe(post)} sx={{ fontWeight: 600, lineHeight: 1.35 }}>
                {post.title}
              </Enlace>
              <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
                {formatearFecha(post.createdAt)}
              </Typography>
            </Box>
          </Box>
        ))}
      </Box>
    </Tarjeta>
  );
}
