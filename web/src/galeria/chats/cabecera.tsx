import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import IconDotsVertical from '@tabler/icons-react/dist/esm/icons/IconDotsVertical.mjs';
import IconPhone from '@tabler/icons-react/dist/esm/icons/IconPhone.mjs';
import IconVideo from '@tabler/icons-react/dist/esm/icons/IconVideo.mjs';
import type { Chat } from '#galeria/api-falsa/entidades/chats.ts';
import { Pista } from '#ui/flotantes/pista.tsx';
import { BotonDeLateral, usePaneles } from '#ui/pantalla/tres-paneles.tsx';
import { AvatarConEstado } from './avatar-con-estado.tsx';
import { textos } from './textos.ts';

/** Who one talks to, and what else can be done with them. */
export function Cabecera({ chat }: { readonly chat: Chat }) {
  const t = textos.usar();
  const { extraAbierto, ponerExtra } = usePaneles();
  return (
    <Stack direction="row" sx={marco}>
      <BotonDeLateral texto={t('verContactos')} />
      <AvatarConEstado quien={chat} />
      <Box sx={{ flex: 1, minWidth: 0, marginInlineStart: 0.75 }}>
        <Typography variant="h6" component="h2" noWrap data-testid="chats-name">
          {chat.name}
        </Typography>
        <Typography variant="caption" component="p" noWrap sx={{ color: 'text.secondary' }}>
          {t(`estado.${chat.status}`)}
        </Typography>
      </Box>
      {[
        { nombre: t('llamar'), Icono: IconPhone },
        { nombre: t('videollamar'), Icono: IconVideo },
      ].map(({ nombre, Icono }) => (
        <Pista key={nombre} texto={t('noDisponible')}>
          <IconButton aria-label={nombre} aria-disabled="true" sx={apagado}>
            <Icono size={20} stroke={1.7} aria-hidden />
          </IconButton>
        </Pista>
      ))}
      <Pista texto={t('informacion', { quien: chat.name })}>
        <IconButton data-testid="chats-info" aria-expanded={extraAbierto} onClick={() => ponerExtra(!extraAbierto)}>
          <IconDotsVertical size={20} stroke={1.7} aria-hidden />
        </IconButton>
      </Pista>
    </Stack>
  );
}

const marco = {
  alignItems: 'center',
  gap: 0.5,
  minHeight: 72,
  px: { xs: 1, sm: 2 },
  borderBottom: '1px solid var(--t-palette-divider)',
} as const;

const apagado = { color: 'text.disabled', cursor: 'default', display: { xs: 'none', sm: 'inline-flex' } } as const;
