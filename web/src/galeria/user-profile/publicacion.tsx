import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import IconMessage2 from '@tabler/icons-react/dist/esm/icons/IconMessage2.mjs';
import IconShare from '@tabler/icons-react/dist/esm/icons/IconShare.mjs';
import { useEffect, useRef } from 'react';
import type { Post } from '#galeria/api-falsa/entidades/perfil.ts';
import { hayPortapapeles, useCopiar } from '#ui/archivos/copiar.ts';
import { Pista } from '#ui/flotantes/pista.tsx';
import { Tarjeta } from '#ui/pantalla/tarjeta.tsx';
import { ArchivoDeVideo } from './archivo-de-video.tsx';
import { Comentario } from './comentario.tsx';
import { Escribir } from './escribir.tsx';
import { Firma } from './firma.tsx';
import { Gusto } from './gusto.tsx';
import type { useAcciones } from './publicaciones.ts';
import { textos } from './textos.ts';
import { Video } from './video.tsx';

const anclaDe = (id: number): string => `post-${id}`;

type Acciones = ReturnType<typeof useAcciones>;

/** A post with what was said of it. It comes into sight when it is the one that the address shares. */
export function Publicacion(props: { readonly post: Post; readonly acciones: Acciones; readonly ahora: Date }) {
  const { post, acciones, ahora } = props;
  const t = textos.usar();
  const lugar = useRef<HTMLElement>(null);
  const anclaje = anclaDe(post.id);
  useEffect(() => {
    if (window.location.hash === `#${anclaje}`) lugar.current?.scrollIntoView({ block: 'center' });
  }, [anclaje]);
  const quien = post.profile.name;
  const { content, video, videoFile, likes, comments } = post.data;
  return (
    <Tarjeta>
      <Box component="article" ref={lugar} id={anclaje} data-testid="profile-post" sx={{ display: 'grid', gap: 2 }}>
        <Firma de={post.profile} ahora={ahora} titulo />
        {content !== '' && <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{content}</Typography>}
        <Imagenes post={post} />
        {videoFile && <ArchivoDeVideo archivo={videoFile} direccion={video} />}
        {video !== '' && !videoFile && <Video cover={video} quien={quien} />}
        <Stack direction="row" sx={{ alignItems: 'center', gap: 1 }}>
          <Gusto
            texto={t('meGusta', { quien })}
            likes={likes}
            prueba="profile-like"
            onClick={() => void acciones.gustar(post.id)}
          />
          <Stack direction="row" sx={{ gap: 0.75, alignItems: 'center', color: 'text.secondary', flex: 1 }}>
            <IconMessage2 size={17} stroke={1.7} aria-hidden />
            <span>{t('comentarios', { count: comments.length })}</span>
          </Stack>
          <Compartir id={post.id} quien={quien} />
        </Stack>
        {comments.map((uno) => (
          <Comentario
            key={uno.id}
            caja={`${post.id}/${uno.id}`}
            comentario={uno}
            ahora={ahora}
            onGustar={() => void acciones.gustarComentario(post.id, uno.id)}
            onResponder={(texto) => void acciones.responder(post.id, uno.id, texto)}
          />
        ))}
        <Escribir
          caja={`${post.id}`}
          etiqueta={t('tuComentario', { quien })}
          ayuda={t('escribiComentario')}
          boton={t('comentar')}
          prueba="profile-comment-input"
          onEnviar={(texto) => void acciones.comentar(post.id, texto)}
        />
      </Box>
    </Tarjeta>
  );
}

function Imagenes({ post }: { readonly post: Post }) {
  const t = textos.usar();
  const { images } = post.data;
  if (images.length === 0) return null;
  return (
    <Box sx={imagenes}>
      {images.map(({ img, featured, title }) => (
        <Box component="figure" key={img} sx={{ m: 0, ...(featured && { gridColumn: '1 / -1' }) }}>
          <img src={img} alt={title ?? t('fotoDe', { quien: post.profile.name })} loading="lazy" />
          {title && (
            <Typography component="figcaption" variant="caption" sx={{ color: 'text.secondary' }}>
              {title}
            </Typography>
          )}
        </Box>
      ))}
    </Box>
  );
}

function Compartir({ id, quien }: { readonly id: number; readonly quien: string }) {
  const t = textos.usar();
  const copiar = useCopiar();
  if (!hayPortapapeles()) return null;
  const enlace = () => `${window.location.origin}/user-profile#${anclaDe(id)}`;
  return (
    <Pista texto={t('compartir', { quien })}>
      <IconButton onClick={() => copiar(enlace(), t('enlaceCopiado'))}>
        <IconShare size={18} stroke={1.7} aria-hidden />
      </IconButton>
    </Pista>
  );
}

const imagenes = {
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  // Until it comes it holds the place of one twice as wide as it is high, as those of the samples are: what follows stays where it is.
  '& img': {
    display: 'block',
    width: '100%',
    aspectRatio: 'auto 2 / 1',
    maxHeight: 360,
    objectFit: 'cover',
    borderRadius: 1,
  },
} as const;
