import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { BlogPost } from '#galeria/api-falsa/entidades/blog.ts';
import { DatosDeEntrada } from '#galeria/blog/datos-de-entrada.tsx';
import { minutosDeLectura, partesDe } from '#galeria/blog/estado.ts';
import { textos } from '#galeria/blog/textos.ts';
import { AvatarDe } from '#ui/piezas/avatar.tsx';
import { EstadoChip } from '#ui/piezas/estado-chip.tsx';

/** A post as it is read: its cover, who wrote it, and its text. */
export function Articulo({ post }: { readonly post: BlogPost }) {
  const t = textos.usar();
  return (
    <Paper component="article" data-testid="blog-post" sx={{ overflow: 'hidden' }}>
      <Box component="img" src={post.coverImg} alt="" sx={portada} />
      <Box sx={{ p: { xs: 2, sm: 3 }, display: 'grid', gap: 2 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
          <AvatarDe quien={{ nombre: post.author.name, foto: post.author.avatar }} lado={40} />
          <Typography sx={{ fontWeight: 600 }}>{post.author.name}</Typography>
          <EstadoChip tono="azul" sinPunto>
            {t(`categorias.${post.category}`)}
          </EstadoChip>
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            {t('lectura', { minutos: minutosDeLectura(post.content) })}
          </Typography>
        </Box>
        <Typography component="h2" sx={{ fontSize: { xs: '1.5rem', sm: '2rem' }, fontWeight: 600, lineHeight: 1.25 }}>
          {post.title}
        </Typography>
        <Box sx={{ color: 'text.secondary' }}>
          <DatosDeEntrada post={post} />
        </Box>
        <Box sx={cuerpo}>
          <Texto contenido={post.content} />
        </Box>
      </Box>
    </Paper>
  );
}

function Texto({ contenido }: { readonly contenido: string }) {
  return partesDe(contenido).map((parte) => {
    if (parte.clase === 'lista') {
      return (
        <ul key={parte.puntos.join()}>
          {parte.puntos.map((punto) => (
            <li key={punto}>{punto}</li>
          ))}
        </ul>
      );
    }
    if (parte.clase === 'titulo') return <h3 key={parte.texto}>{parte.texto}</h3>;
    if (parte.clase === 'cita') return <blockquote key={parte.texto}>{parte.texto}</blockquote>;
    return <p key={parte.texto}>{parte.texto}</p>;
  });
}

const portada = { display: 'block', width: '100%', height: { xs: 240, sm: 440 }, objectFit: 'cover' } as const;

const cuerpo = {
  pt: 2,
  borderTop: 1,
  borderColor: 'divider',
  maxWidth: '72ch',
  fontSize: '1rem',
  lineHeight: 1.7,
  '& p': { m: 0, mb: 2 },
  '& h3': { m: 0, mt: 3, mb: 1, fontSize: '1.25rem', fontWeight: 600 },
  '& ul': { m: 0, mb: 2, paddingInlineStart: 3 },
  '& blockquote': {
    m: 0,
    my: 3,
    px: 2.5,
    py: 1.5,
    borderInlineStart: '3px solid',
    borderColor: 'primary.main',
    bgcolor: 'primary.soft',
    color: 'primary.onSoft',
    borderRadius: 1,
    fontWeight: 600,
  },
} as const;
