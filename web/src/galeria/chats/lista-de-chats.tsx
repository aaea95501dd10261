import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type Chat, YO } from '#galeria/api-falsa/entidades/chats.ts';
import { formatearEntero, formatearRelativo } from '#ui/formato/formato.ts';
import { CajaDeBusqueda } from '#ui/listas/caja-de-busqueda.tsx';
import { ListaNavegable } from '#ui/listas/lista-navegable.tsx';
import { CuerpoDePanel } from '#ui/pantalla/tres-paneles.tsx';
import { Resaltado } from '#ui/piezas/resaltado.tsx';
import { AvatarConEstado } from './avatar-con-estado.tsx';
import { adjuntosDe, esDelContacto, type OrdenDeChats, sinLeer } from './estado.ts';
import { MenuDeOrden } from './menu-de-orden.tsx';
import { textos } from './textos.ts';

/** Who the user chats with, as the search and the order leave them. */
export function ListaDeChats(props: {
  readonly chats: readonly Chat[];
  readonly elegido: number | null;
  readonly buscar: string;
  readonly orden: OrdenDeChats;
  readonly onBuscar: (texto: string) => void;
  readonly onOrden: (orden: OrdenDeChats) => void;
  readonly onLeerTodos: () => void;
  readonly onElegir: (chat: Chat) => void;
}) {
  const t = textos.usar();
  return (
    <>
      <Stack sx={{ p: 2, pb: 1, gap: 1.5, '& > .MuiInputBase-root': { width: '100%' } }}>
        <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center' }}>
          <AvatarConEstado quien={YO} lado={48} />
          <Box sx={{ minWidth: 0 }}>
            <Typography sx={{ fontWeight: 600 }}>{YO.name}</Typography>
            <Typography variant="caption" sx={{ color: 'text.secondary' }}>
              {YO.role}
            </Typography>
          </Box>
        </Stack>
        <CajaDeBusqueda etiqueta={t('buscar')} valor={props.buscar} onBuscar={props.onBuscar} />
        <MenuDeOrden orden={props.orden} onOrden={props.onOrden} onLeerTodos={props.onLeerTodos} />
      </Stack>
      <CuerpoDePanel>
        {props.chats.length === 0 ? (
          <Stack sx={{ p: 2, gap: 1.5, alignItems: 'flex-start' }}>
            <Alert severity="info" sx={{ width: '100%' }}>
              {t('noHay')}
            </Alert>
            <Button size="small" onClick={() => props.onBuscar('')}>
              {t('limpiar')}
            </Button>
          </Stack>
        ) : (
          <ListaNavegable
            etiqueta={t('contactos')}
            prueba="chats-list"
            filas={props.chats}
            idDe={({ id }) => id}
            elegida={props.elegido}
            onElegir={props.onElegir}
            contenido={(chat) => <Contacto chat={chat} buscar={props.buscar} />}
          />
        )}
      </CuerpoDePanel>
    </>
  );
}

function Contacto({ chat, buscar }: { readonly chat: Chat; readonly buscar: string }) {
  const t = textos.usar();
  const pendientes = sinLeer(chat);
  const ultimo = chat.messages.at(-1);
  return (
    <>
      <AvatarConEstado quien={chat} />
      <Box component="span" sx={{ minWidth: 0, flex: 1 }}>
        <Typography component="span" noWrap sx={{ display: 'block', fontWeight: 600 }}>
          <Resaltado texto={chat.name} buscar={buscar} />
        </Typography>
        <Typography
          component="span"
          variant="body2"
          noWrap
          data-testid="chats-preview"
          sx={{ display: 'block', color: pendientes > 0 ? 'text.primary' : 'text.secondary' }}
        >
          {useVistaPrevia(chat)}
        </Typography>
      </Box>
      <Stack component="span" sx={{ alignItems: 'flex-end', alignSelf: 'flex-start', gap: 0.5, pt: 0.25 }}>
        <Typography component="span" variant="caption" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
          {ultimo && formatearRelativo(ultimo.createdAt)}
        </Typography>
        {pendientes > 0 && (
          <Box component="span" role="img" aria-label={t('sinLeer', { count: pendientes })} sx={insignia}>
            {formatearEntero(pendientes)}
          </Box>
        )}
      </Stack>
    </>
  );
}

/** The last thing that was said, and whether the user said it. */
function useVistaPrevia(chat: Chat): string {
  const t = textos.usar();
  const ultimo = chat.messages.at(-1);
  if (!ultimo) return chat.excerpt;
  const suyo = esDelContacto(chat, ultimo);
  if (ultimo.type === 'image') return t(suyo ? 'envioUnaFoto' : 'enviasteUnaFoto');
  const texto = ultimo.msg || (adjuntosDe(ultimo)[0]?.file ?? '');
  return suyo ? texto : t('vos', { que: texto });
}

const insignia = {
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: 20,
  height: 20,
  px: 0.75,
  borderRadius: '10px',
  bgcolor: 'primary.main',
  color: 'primary.contrastText',
  fontSize: '0.75rem',
  fontWeight: 600,
} as const;
