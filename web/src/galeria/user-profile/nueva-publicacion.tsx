import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import IconNotes from '@tabler/icons-react/dist/esm/icons/IconNotes.mjs';
import { useState } from 'react';
import { crearAlmacen } from '#galeria/comun/almacen.ts';
import { unClic } from '#galeria/comun/un-clic.ts';
import { useAvisos } from '#ui/flotantes/avisos.tsx';
import { Tarjeta } from '#ui/pantalla/tarjeta.tsx';
import { AdjuntoElegido, ElegirAdjunto } from './elegir-adjunto.tsx';
import { type Adjunto, postDe } from './estado.ts';
import { publicarPropia } from './publicaciones.ts';
import { textos } from './textos.ts';

type Borrador = {
  readonly texto: string;
  readonly esArticulo: boolean;
  /** Of an article; what was written of it waits while it is none. */
  readonly titulo: string;
  readonly adjunto: Adjunto | null;
};

/** What was begun waits while one is on another screen. */
const borrador = crearAlmacen<Borrador>(() => ({ texto: '', esArticulo: false, titulo: '', adjunto: null }));

const poner = (cambios: Partial<Borrador>) => borrador.cambiar((antes) => ({ ...antes, ...cambios }));

/** Text, a picture or a video, or an article with its title: it goes on top of the posts. */
export function NuevaPublicacion() {
  const t = textos.usar();
  const avisos = useAvisos();
  const { texto, esArticulo, titulo, adjunto } = borrador.usar();
  const [falta, setFalta] = useState(false);
  const handlePublicar = () => {
    const nuevo = postDe(esArticulo ? titulo : '', texto, adjunto);
    if (!nuevo) {
      setFalta(true);
      return;
    }
    publicarPropia(nuevo);
    borrador.restablecer();
    avisos.exito(t('publicado'));
  };
  /** Whatever was chosen before and is not published is let go. */
  const handleAdjunto = (nuevo: Adjunto | null) => {
    if (adjunto) URL.revokeObjectURL(adjunto.direccion);
    poner({ adjunto: nuevo });
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
        {esArticulo && (
          <TextField
            // Who comes back to one that was begun came to read.
            autoFocus={titulo === ''}
            label={t('tituloDelArticulo')}
            value={titulo}
            onChange={(evento) => poner({ titulo: evento.target.value })}
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
            poner({ texto: evento.target.value });
            setFalta(false);
          }}
          slotProps={{ htmlInput: { 'data-testid': 'profile-post-input' } }}
        />
        {adjunto && <AdjuntoElegido adjunto={adjunto} onQuitar={() => handleAdjunto(null)} />}
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
          <ElegirAdjunto onAdjunto={handleAdjunto} />
          <Button
            variant="text"
            aria-pressed={esArticulo}
            startIcon={<IconNotes size={18} stroke={1.7} aria-hidden />}
            onClick={() => poner({ esArticulo: !esArticulo })}
          >
            {t('articulo')}
          </Button>
          {/* Not at the end: there floats the gear of the appearance. */}
          <Button type="submit" variant="contained" onClick={unClic} data-testid="profile-publish">
            {t('publicar')}
          </Button>
        </Stack>
      </Stack>
    </Tarjeta>
  );
}
