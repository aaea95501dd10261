import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import IconNotes from '@tabler/icons-react/dist/esm/icons/IconNotes.mjs';
import { useState } from 'react';
import { useAvisos } from '#ui/avisos.tsx';
import { Tarjeta } from '#ui/tarjeta.tsx';
import { AdjuntoElegido, ElegirAdjunto } from './elegir-adjunto.tsx';
import { type Adjunto, postDe } from './estado.ts';
import { publicarPropia } from './publicaciones.ts';
import { textos } from './textos.ts';

/** Text, a picture or a video, or an article with its title: it goes on top of the posts. */
export function NuevaPublicacion() {
  const t = textos.usar();
  const avisos = useAvisos();
  const [texto, setTexto] = useState('');
  const [titulo, setTitulo] = useState<string | null>(null);
  const [adjunto, setAdjunto] = useState<Adjunto | null>(null);
  const [falta, setFalta] = useState(false);
  const handlePublicar = () => {
    const nuevo = postDe(titulo ?? '', texto, adjunto);
    if (!nuevo) {
      setFalta(true);
      return;
    }
    publicarPropia(nuevo);
    setTexto('');
    setTitulo(null);
    setAdjunto(null);
    avisos.exito(t('publicado'));
  };
  /** Whatever was chosen before and is not published is let go. */
  const handleAdjunto = (nuevo: Adjunto | null) => {
    if (adjunto) URL.revokeObjectURL(adjunto.direccion);
    setAdjunto(nuevo);
    setFalta(false);
  };
  return (
    <Tarjeta>
      <Stack
        component="form"
        noValidate
        onSubmit={(evento) => {
          evento.preventDefault();
          handlePublicar();
        }}
        sx={{ gap: 2 }}
      >
        {titulo !== null && (
          <TextField
            autoFocus
            label={t('tituloDelArticulo')}
            value={titulo}
            onChange={(evento) => setTitulo(evento.target.value)}
          />
        )}
        <TextField
          multiline
          minRows={3}
          label={t('queContar')}
          value={texto}
          error={falta}
          helperText={falta && t('faltaTexto')}
          onChange={(evento) => {
            setTexto(evento.target.value);
            setFalta(false);
          }}
          slotProps={{ htmlInput: { 'data-testid': 'profile-post-input' } }}
        />
        {adjunto && <AdjuntoElegido adjunto={adjunto} onQuitar={() => handleAdjunto(null)} />}
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
          <ElegirAdjunto onAdjunto={handleAdjunto} />
          <Button
            variant="text"
            aria-pressed={titulo !== null}
            startIcon={<IconNotes size={18} stroke={1.7} aria-hidden />}
            onClick={() => setTitulo(titulo === null ? '' : null)}
          >
            {t('articulo')}
          </Button>
          <Button type="submit" variant="contained" data-testid="profile-publish" sx={{ marginInlineStart: 'auto' }}>
            {t('publicar')}
          </Button>
        </Stack>
      </Stack>
    </Tarjeta>
  );
}
