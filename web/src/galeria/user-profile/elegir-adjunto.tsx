import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import IconPhoto from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useRef } from 'react';
import { useAvisos } from '#ui/flotantes/avisos.tsx';
import { Pista } from '#ui/flotantes/pista.tsx';
import { ArchivoDeVideo } from './archivo-de-video.tsx';
import { type Adjunto, tipoDeAdjunto } from './estado.ts';
import { textos } from './textos.ts';

/** A button that takes a picture or a video of the disk. */
export function ElegirAdjunto({ onAdjunto }: { readonly onAdjunto: (elegido: Adjunto) => void }) {
  const t = textos.usar();
  const avisos = useAvisos();
  const campo = useRef<HTMLInputElement>(null);
  const handleArchivo = (archivo: File | undefined) => {
    if (!archivo) return;
    const tipo = tipoDeAdjunto(archivo);
    if (!tipo) {
      avisos.error(t('noEsFoto'));
      return;
    }
    const direccion = URL.createObjectURL(archivo);
    onAdjunto(tipo === 'foto' ? { tipo, direccion } : { tipo, direccion, name: archivo.name, bytes: archivo.size });
  };
  return (
    <>
      <Button
        variant="text"
        startIcon={<IconPhoto size={18} stroke={1.7} aria-hidden />}
        onClick={() => campo.current?.click()}
      >
        {t('foto')}
      </Button>
      <input
        ref={campo}
        type="file"
        accept="image/*,video/*"
        hidden
        data-testid="profile-post-file"
        onChange={(evento) => {
          handleArchivo(evento.target.files?.[0]);
          evento.target.value = '';
        }}
      />
    </>
  );
}

/** What was chosen, to be seen before it is published, and taken out. */
export function AdjuntoElegido(props: { readonly adjunto: Adjunto; readonly onQuitar: () => void }) {
  const t = textos.usar();
  const { adjunto, onQuitar } = props;
  if (adjunto.tipo === 'video') {
    return <ArchivoDeVideo archivo={adjunto} direccion={adjunto.direccion} onQuitar={onQuitar} />;
  }
  return (
    <Box sx={{ position: 'relative', width: 'fit-content' }}>
      <Box
        component="img"
        src={adjunto.direccion}
        alt={t('fotoElegida')}
        sx={{ display: 'block', maxWidth: '100%', maxHeight: 180, borderRadius: 1 }}
      />
      <Pista texto={t('quitarFotoElegida')}>
        <IconButton
          size="small"
          onClick={onQuitar}
          sx={{ position: 'absolute', top: 8, insetInlineEnd: 8, bgcolor: 'background.paper' }}
        >
          <IconX size={16} stroke={1.7} aria-hidden />
        </IconButton>
      </Pista>
    </Box>
  );
}
