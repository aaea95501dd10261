import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type Chat, YO } from '#galeria/api-falsa/entidades/chats.ts';
import { CuerpoDePanel } from '#ui/pantalla/tres-paneles.tsx';
import { Adjunto } from './adjunto.tsx';
import { archivosDe, esDelContacto, multimediaDe } from './estado.ts';
import { Foto } from './foto.tsx';
import { textos } from './textos.ts';

/** The pictures and the files of a conversation. */
export function Informacion({ chat }: { readonly chat: Chat }) {
  const t = textos.usar();
  const fotos = multimediaDe(chat);
  const archivos = archivosDe(chat);
  return (
    <CuerpoDePanel relleno={2.5}>
      <Stack component="section" data-testid="chats-media" sx={{ gap: 1.5, mb: 3 }}>
        <Typography variant="h6" component="h2">
          {`${t('multimedia')} (${fotos.length})`}
        </Typography>
        {fotos.length === 0 ? (
          <Alert severity="info">{t('sinMultimedia')}</Alert>
        ) : (
          <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: 1 }}>
            {fotos.map((mensaje) => (
              <Foto
                key={mensaje.id}
                direccion={mensaje.msg}
                quien={esDelContacto(chat, mensaje) ? chat.name : YO.name}
                ancho="100%"
                alto={72}
              />
            ))}
          </Box>
        )}
      </Stack>
      <Stack component="section" data-testid="chats-files" sx={{ gap: 1 }}>
        <Typography variant="h6" component="h2">
          {`${t('adjuntos')} (${archivos.length})`}
        </Typography>
        {archivos.length === 0 ? (
          <Alert severity="info">{t('sinAdjuntos')}</Alert>
        ) : (
          archivos.map(({ mensaje, adjunto }) => (
            <Adjunto key={`${mensaje.id} ${adjunto.file}`} mensajeId={mensaje.id} adjunto={adjunto} alPasar />
          ))
        )}
      </Stack>
    </CuerpoDePanel>
  );
}
