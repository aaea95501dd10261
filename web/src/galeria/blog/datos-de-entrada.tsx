import Box from '@mui/material/Box';
import IconCalendar from '@tabler/icons-react/dist/esm/icons/IconCalendar.mjs';
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs';
import IconMessage2 from '@tabler/icons-react/dist/esm/icons/IconMessage2.mjs';
import type { BlogPost } from '#galeria/api-falsa/entidades/blog.ts';
import { formatearEntero, formatearFecha } from '#ui/formato/formato.ts';
import { Oculto } from '#ui/piezas/oculto.tsx';
import { slugDe } from './estado.ts';
import { textos } from './textos.ts';

/** Where a post is read. */
export const enlaceDe = (post: BlogPost) =>
  ({ to: '/$', params: { _splat: `apps/blog/detail/${slugDe(post.title)}` } }) as const;

/** Views, comments and date of a post. */
export function DatosDeEntrada({ post }: { readonly post: BlogPost }) {
  const t = textos.usar();
  return (
    <Box sx={fila}>
      <Box component="span" sx={dato}>
        <IconEye size={16} stroke={1.7} aria-hidden />
        <span aria-hidden>{formatearEntero(post.view)}</span>
        <Oculto>{t('vistas', { cuantas: formatearEntero(post.view) })}</Oculto>
      </Box>
      <Box component="span" sx={dato} data-testid="blog-comments-count">
        <IconMessage2 size={16} stroke={1.7} aria-hidden />
        <span aria-hidden>{formatearEntero(post.comments.length)}</span>
        <Oculto>{t('comentariosDe', { count: post.comments.length })}</Oculto>
      </Box>
      <Box component="span" sx={{ ...dato, marginInlineStart: 'auto' }}>
        <IconCalendar size={16} stroke={1.7} aria-hidden />
        {formatearFecha(post.createdAt)}
      </Box>
    </Box>
  );
}

const fila = { display: 'flex', flexWrap: 'wrap', gap: 2, fontSize: '0.8125rem', alignItems: 'center' } as const;
const dato = { display: 'inline-flex', alignItems: 'center', gap: 0.75 } as const;
