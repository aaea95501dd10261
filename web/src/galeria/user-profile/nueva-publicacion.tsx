import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import IconNotes from '@tabler/icons-react/dist/esm/icons/IconNotes.mjs';
import IconPhoto from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useRef, useState } from 'react';
import { useAvisos } from '#ui/avisos.tsx';
import { Pista } from '#ui/pista.tsx';
import { Tarjeta } from '#ui/tarjeta.tsx';
import { publicarPropia } from './publicaciones.ts';
import { textos } from './textos.ts';

const MAXIMO = 5 * 1024 * 1024;

/** Text, a picture, or an article with its title: it goes on top of the posts. */
export function NuevaPublicacion() {
  const t = textos.usar();
  const avisos = useAvisos();
  const [texto, setTexto] = useState('');
  const [titulo, setTitulo] = useState<string | null>(null);
  const [foto, setFoto] = useState<string | null>(null);
  const [falta, setFalta] = useState(false);
  const handlePublicar = () => {
    const content = [titulo?.trim() ?? '', texto.trim()].filter((uno) => uno !== '').join('\n\n');
    if (content === '' && foto === null) {
      setFalta(true);
      return;
    }
    publicarPropia({ content, images: foto === null ? [] : [{ img: foto, featured: true }] });
    setTexto('');
    setTitulo(null);
    setFoto(null);
    avisos.exito(t('publicado'));
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
        {foto !== null && <FotoElegida foto={foto} onQuitar={() => setFoto(null)} />}
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
          <ElegirFoto
            onFoto={(una) => {
              setFoto(una);
              setFalta(false);
            }}
          />
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

function ElegirFoto({ onFoto }: { readonly onFoto: (direccion: string) => void }) {
  const t = textos.usar();
  const avisos = useAvisos();
  const archivo = useRef<HTMLInputElement>(null);
  const handleArchivo = (elegido: File | undefined) => {
    if (!elegido) return;
    if (!elegido.type.startsWith('image/') || elegido.size > MAXIMO) avisos.error(t('noEsFoto'));
    else onFoto(URL.createObjectURL(elegido));
  };
  return (
    <>
      <Button
        variant="text"
        startIcon={<IconPhoto size={18} stroke={1.7} aria-hidden />}
        onClick={() => archivo.current?.click()}
      >
        {t('foto')}
      </Button>
      <input
        ref={archivo}
        type="file"
        accept="image/*"
        hidden
        onChange={(evento) => {
          handleArchivo(evento.target.files?.[0]);
          evento.target.value = '';
        }}
      />
    </>
  );
}

function FotoElegida({ foto, onQuitar }: { readonly foto: string; readonly onQuitar: () => void }) {
  const t = textos.usar();
  return (
    <Box sx={{ position: 'relative', width: 'fit-content' }}>
      <Box
        component="img"
        src={foto}
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
