import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import type { BlogComment, BlogPost, PersonaDeBlog } from '#galeria/api-falsa/entidades/blog.ts';
import { conRespuesta, idLibre } from '#galeria/blog/estado.ts';
import { textos } from '#galeria/blog/textos.ts';
import { dibujo } from '#galeria/comun/dibujo.ts';
import { useCambiarMuestras, useEnviarMuestra } from '#galeria/comun/muestras.ts';
import { useAvisos } from '#ui/flotantes/avisos.tsx';
import { formatearRelativo } from '#ui/formato/formato.ts';
import { Tarjeta } from '#ui/pantalla/tarjeta.tsx';
import { AvatarDe } from '#ui/piezas/avatar.tsx';
import { Escribir } from './escribir.tsx';

/** What readers say of a post: a new comment goes first, an answer below its comment. */
export function Comentarios(props: {
  readonly post: BlogPost;
  readonly cambiar: (fn: (post: BlogPost) => BlogPost) => void;
}) {
  const t = textos.usar();
  const avisos = useAvisos();
  const firma = useFirma();
  const { post, cambiar } = props;
  const cambiarLista = useCambiarMuestras<readonly BlogPost[]>('/api/data/blog/BlogPosts');
  const envio = useEnviarMuestra<{ readonly posts: readonly BlogPost[] }>('/api/data/blog/post/add');
  // The comment that is answered or, with its box closed, that was: the keyboard goes on from its button.
  const [caja, setCaja] = useState<{ readonly de: number; readonly abierta: boolean } | null>(null);
  const cerrar = (de: number) => setCaja({ de, abierta: false });
  const handlePublicar = async (comment: string) => {
    try {
      const { posts } = await envio.mutateAsync({ postId: post.id, comment });
      cambiarLista(() => posts);
      cambiar((actual) => {
        const [nuevo] = posts.find(({ id }) => id === actual.id)?.comments ?? [];
        return nuevo
          ? { ...actual, comments: [{ ...nuevo, id: idLibre(actual.comments) }, ...actual.comments] }
          : actual;
      });
      avisos.exito(t('publicado'));
      return true;
    } catch (error) {
      avisos.error(error);
      return false;
    }
  };
  const handleResponder = async (commentId: number, comment: string) => {
    const profile = { id: 0, name: t('vos'), avatar: dibujo('vos', 'retrato', 80, 80) };
    cambiar((actual) => conRespuesta(actual, commentId, { profile, time: new Date().toISOString(), comment }));
    cerrar(commentId);
    avisos.exito(t('respondido'));
    return true;
  };
  return (
    <Tarjeta titulo={t('comentarios', { cuantos: post.comments.length })}>
      <Escribir
        caja={`${post.id}`}
        etiqueta={t('tuComentario')}
        boton={t('publicar')}
        siVacio={t('comentarioVacio')}
        ocupado={envio.isPending}
        prueba="blog-comment"
        onEnviar={handlePublicar}
      />
      <Box component="ul" data-testid="blog-comments" sx={{ ...lista, mt: 3 }}>
        {post.comments.map((uno) => (
          <Comentario key={uno.id} comentario={uno}>
            <Box component="ul" sx={{ ...lista, gap: 1.5 }}>
              {uno.replies.map((respuesta) => (
                <Comentario key={respuesta.id} comentario={respuesta} />
              ))}
            </Box>
            {caja?.de === uno.id && caja.abierta ? (
              <Escribir
                caja={`${post.id}/${uno.id}`}
                etiqueta={t('tuRespuesta', { quien: firma(uno.profile) })}
                boton={t('enviarRespuesta')}
                siVacio={t('respuestaVacia')}
                prueba="blog-reply"
                conFoco
                onCancelar={() => cerrar(uno.id)}
                onEnviar={(texto) => handleResponder(uno.id, texto)}
              />
            ) : (
              <Button
                size="small"
                variant="text"
                autoFocus={caja?.de === uno.id}
                aria-label={t('responderA', { quien: firma(uno.profile) })}
                onClick={() => setCaja({ de: uno.id, abierta: true })}
                sx={{ alignSelf: 'flex-start' }}
              >
                {t('responder')}
              </Button>
            )}
          </Comentario>
        ))}
      </Box>
    </Tarjeta>
  );
}

/** Who wrote it; whoever is reading, whom the API has without a number of its own, in the language of now. */
function useFirma() {
  const t = textos.usar();
  return ({ id, name }: PersonaDeBlog): string => (id === 0 ? t('vos') : name);
}

function Comentario(props: { readonly comentario: BlogComment; readonly children?: ReactNode }) {
  const { profile, time, comment } = props.comentario;
  const nombre = useFirma()(profile);
  return (
    <Box component="li" data-testid="blog-comment-row" sx={{ display: 'flex', gap: 1.5, minWidth: 0 }}>
      <AvatarDe quien={{ nombre, foto: profile.avatar }} lado={36} />
      <Stack sx={{ gap: 1, flex: 1, minWidth: 0 }}>
        <Box sx={globo}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'baseline' }}>
            <Typography component="span" sx={{ fontWeight: 600 }}>
              {nombre}
            </Typography>
            <Typography component="span" variant="caption" sx={{ color: 'text.secondary' }}>
              {formatearRelativo(time)}
            </Typography>
          </Box>
          <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{comment}</Typography>
        </Box>
        {props.children}
      </Stack>
    </Box>
  );
}

const lista = { listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2.5 } as const;
const globo = { px: 2, py: 1.25, borderRadius: 1, bgcolor: 'sunken' } as const;
