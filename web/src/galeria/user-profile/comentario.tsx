import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { PostComment } from '#galeria/api-falsa/entidades/perfil.ts';
import { Escribir } from './escribir.tsx';
import { Firma } from './firma.tsx';
import { Gusto } from './gusto.tsx';
import { textos } from './textos.ts';

/** A comment with its replies, and the field to reply once it is asked for. */
export function Comentario(props: {
  /** The box to reply in, apart from all others. */
  readonly caja: string;
  readonly comentario: PostComment;
  readonly ahora: Date;
  readonly onGustar: () => void;
  readonly onResponder: (texto: string) => void;
}) {
  const { comentario, ahora } = props;
  const t = textos.usar();
  const [respondiendo, setRespondiendo] = useState(false);
  const quien = comentario.profile.name;
  const { comment, likes, replies } = comentario.data;
  return (
    <Box data-testid="profile-comment" sx={caja}>
      <Firma de={comentario.profile} ahora={ahora} />
      <Typography sx={texto}>{comment}</Typography>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center' }}>
        <Gusto
          texto={t('meGustaComentario', { quien })}
          likes={likes}
          prueba="profile-comment-like"
          onClick={props.onGustar}
        />
        <Button
          size="small"
          variant="text"
          aria-label={t('responderA', { quien })}
          aria-expanded={respondiendo}
          onClick={() => setRespondiendo(!respondiendo)}
        >
          {t('responder')}
        </Button>
      </Stack>
      {replies.map(({ id, profile, data }) => (
        <Box key={id} data-testid="profile-reply" sx={respuesta}>
          <Firma de={profile} ahora={ahora} />
          <Typography sx={texto}>{data.comment}</Typography>
        </Box>
      ))}
      {respondiendo && (
        <Escribir
          autoFocus
          caja={props.caja}
          etiqueta={t('responderA', { quien })}
          ayuda={t('tuRespuesta')}
          boton={t('responder')}
          prueba="profile-reply-input"
          onEnviar={props.onResponder}
        />
      )}
    </Box>
  );
}

const caja = {
  display: 'grid',
  gap: 1.25,
  p: 2,
  borderRadius: 1,
  boxShadow: 'inset 0 0 0 1px var(--t-palette-divider)',
} as const;
const texto = { overflowWrap: 'anywhere' } as const;
const respuesta = {
  display: 'grid',
  gap: 1,
  marginInlineStart: { xs: 1, sm: 4 },
  paddingInlineStart: 2,
  borderInlineStart: '2px solid var(--t-palette-divider)',
} as const;
