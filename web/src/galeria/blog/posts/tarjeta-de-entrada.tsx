import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { BlogPost } from '#galeria/api-falsa/entidades/blog.ts';
import { DatosDeEntrada, enlaceDe } from '#galeria/blog/datos-de-entrada.tsx';
import { minutosDeLectura } from '#galeria/blog/estado.ts';
import { textos } from '#galeria/blog/textos.ts';
import { Pista } from '#ui/flotantes/pista.tsx';
import { AvatarDe } from '#ui/piezas/avatar.tsx';
import { EnlaceCaja } from '#ui/piezas/enlace.tsx';
import { EstadoChip } from '#ui/piezas/estado-chip.tsx';
import { Resaltado } from '#ui/piezas/resaltado.tsx';

/** A post in the grid; the whole card leads to it. */
export function TarjetaDeEntrada({ post, buscar }: { readonly post: BlogPost; readonly buscar: string }) {
  const t = textos.usar();
  return (
    <Paper component="article" data-testid="blog-card" sx={tarjeta}>
      <Box sx={{ position: 'relative' }}>
        <Box component="img" src={post.coverImg} alt="" loading="lazy" sx={portada} />
        <Box sx={lectura}>{t('lectura', { minutos: minutosDeLectura(post.content) })}</Box>
        <Autor post={post} sx={{ position: 'absolute', bottom: -18, insetInlineStart: 20 }} />
      </Box>
      <Box sx={{ p: 2.5, pt: 3.5, display: 'flex', flexDirection: 'column', gap: 1.5, flex: 1 }}>
        <div>
          <EstadoChip tono="azul" sinPunto>
            {t(`categorias.${post.category}`)}
          </EstadoChip>
        </div>
        <Typography component="h3" variant="h6" sx={{ flex: 1, lineHeight: 1.35 }}>
          <EnlaceCaja {...enlaceDe(post)} sx={enlace}>
            <Resaltado texto={post.title} buscar={buscar} />
          </EnlaceCaja>
        </Typography>
        <Box sx={{ color: 'text.secondary' }}>
          <DatosDeEntrada post={post} />
        </Box>
      </Box>
    </Paper>
  );
}

/** One of the two that open the page: its cover is the ground. */
export function EntradaDestacada({ post }: { readonly post: BlogPost }) {
  const t = textos.usar();
  return (
    <Paper component="article" data-testid="blog-featured" sx={{ ...tarjeta, ...destacada }}>
      <Box component="img" src={post.coverImg} alt="" sx={fondo} />
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 1 }}>
        <Autor post={post} />
        <EstadoChip tono="azul" sinPunto>
          {t(`categorias.${post.category}`)}
        </EstadoChip>
      </Box>
      <Box sx={{ mt: 'auto', display: 'grid', gap: 1.5 }}>
        <Typography component="h3" sx={{ fontSize: { xs: '1.25rem', sm: '1.5rem' }, fontWeight: 600, lineHeight: 1.3 }}>
          <EnlaceCaja {...enlaceDe(post)} sx={enlace}>
            {post.title}
          </EnlaceCaja>
        </Typography>
        <DatosDeEntrada post={post} />
      </Box>
    </Paper>
  );
}

/** Above the link that covers the card, so that the pointer finds who wrote it. */
function Autor({ post, sx = {} }: { readonly post: BlogPost; readonly sx?: object }) {
  return (
    <Box sx={{ zIndex: 1, borderRadius: '50%', border: '2px solid #fff', ...sx }}>
      <Pista texto={post.author.name}>
        <Box component="span" role="img" sx={{ display: 'block' }}>
          <AvatarDe quien={{ nombre: post.author.name, foto: post.author.avatar }} lado={36} />
        </Box>
      </Pista>
    </Box>
  );
}

const tarjeta = {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  minWidth: 0,
  transition: 'box-shadow 150ms',
  '&:hover': { boxShadow: 'var(--t-palette-sombra-overlay)' },
  '& article:focus-within': { outline: 'none' },
} as const;

const portada = { display: 'block', width: '100%', height: 240, objectFit: 'cover' } as const;

const lectura = {
  position: 'absolute',
  bottom: 12,
  insetInlineEnd: 12,
  px: 1,
  py: 0.25,
  borderRadius: '5px',
  fontSize: '0.75rem',
  fontWeight: 600,
  bgcolor: 'background.paper',
  color: 'text.primary',
} as const;

const enlace = {
  color: 'inherit',
  textDecoration: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '&:hover': { textDecoration: 'underline' },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': { outline: '2px solid var(--t-palette-focusRing)', outlineOffset: '-2px', borderRadius: 1 },
} as const;

const destacada = {
  minHeight: { xs: 300, sm: 400 },
  p: { xs: 2.5, sm: 3 },
  color: '#fff',
  isolation: 'isolate',
  bgcolor: '#101828',
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: 0,
    zIndex: -1,
    background:
      'linear-gradient(180deg, rgb(16 24 40 / 0) 0%, rgb(16 24 40 / 0.1) 45%, rgb(16 24 40 / 0.72) 66%, rgb(16 24 40 / 0.94) 100%)',
  },
} as const;

const fondo = {
  position: 'absolute',
  inset: 0,
  zIndex: -2,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
} as const;
