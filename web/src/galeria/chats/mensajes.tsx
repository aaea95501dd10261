import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs';
import { Fragment, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { type Chat, type ChatMessage, YO } from '#galeria/api-falsa/entidades/chats.ts';
import { formatearDiaLargo, formatearFecha, formatearRelativo } from '#ui/formato/formato.ts';
import { AvatarDe } from '#ui/piezas/avatar.tsx';
import { Adjunto } from './adjunto.tsx';
import { adjuntosDe, esDelContacto } from './estado.ts';
import { Foto } from './foto.tsx';
import { textos } from './textos.ts';

/** What was said, from the oldest: it opens at its end, and stays there unless the reader went up. */
export function Mensajes({ chat }: { readonly chat: Chat }) {
  const t = textos.usar();
  const { caja, hayNuevos, alFinal, handleScroll } = useSeguirElFinal(chat.messages.length);
  return (
    <Box sx={{ position: 'relative', flex: 1, minHeight: 0, display: 'flex' }}>
      <Box
        ref={caja}
        role="log"
        tabIndex={0}
        aria-label={t('mensajes', { quien: chat.name })}
        data-testid="chats-messages"
        onScroll={handleScroll}
        sx={{ flex: 1, overflowY: 'auto', overscrollBehavior: 'contain', px: { xs: 2, sm: 3 }, py: 2 }}
      >
        {chat.messages.map((mensaje, i) => (
          <Fragment key={mensaje.id}>
            {diaDe(mensaje) !== diaDe(chat.messages[i - 1]) && (
              <Typography variant="caption" component="p" data-testid="chats-day" sx={separador}>
                {formatearDiaLargo(new Date(mensaje.createdAt))}
              </Typography>
            )}
            <Mensaje chat={chat} mensaje={mensaje} />
          </Fragment>
        ))}
      </Box>
      {hayNuevos && (
        <Button
          size="small"
          variant="contained"
          data-testid="chats-new"
          endIcon={<IconArrowDown size={16} stroke={1.7} aria-hidden />}
          onClick={alFinal}
          sx={{ position: 'absolute', insetBlockEnd: 12, insetInline: 0, mx: 'auto', width: 'fit-content' }}
        >
          {t('nuevos')}
        </Button>
      )}
    </Box>
  );
}

function Mensaje({ chat, mensaje }: { readonly chat: Chat; readonly mensaje: ChatMessage }) {
  const suyo = esDelContacto(chat, mensaje);
  const quien = suyo ? chat.name : YO.name;
  const adjuntos = adjuntosDe(mensaje);
  return (
    <Box
      data-testid="chats-message"
      data-mio={!suyo}
      sx={{ display: 'flex', gap: 1.25, mb: 2, justifyContent: suyo ? 'flex-start' : 'flex-end' }}
    >
      {suyo && <AvatarDe quien={{ nombre: chat.name, foto: chat.thumb }} lado={36} />}
      <Box sx={{ maxWidth: 320, minWidth: 0, textAlign: suyo ? 'start' : 'end' }}>
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary', mb: 0.5 }}>
          {`${quien} · ${formatearRelativo(mensaje.createdAt)}`}
        </Typography>
        {mensaje.type === 'image' ? (
          <Foto direccion={mensaje.msg} quien={quien} ancho={250} alto={150} />
        ) : (
          <Box sx={burbuja(suyo)}>
            <bdi>{mensaje.msg}</bdi>
            {adjuntos.map((adjunto) => (
              <Adjunto key={adjunto.file} mensajeId={mensaje.id} adjunto={adjunto} />
            ))}
          </Box>
        )}
      </Box>
    </Box>
  );
}

const A_MANO_PX = 48;

/**
 * Keeps the end in sight while the reader is there, also when a longer text that is written takes its room; otherwise says
 * that there is something new below.
 */
function useSeguirElFinal(cuantos: number) {
  const caja = useRef<HTMLDivElement>(null);
  const enElFinal = useRef(true);
  const alto = useRef<number | undefined>(undefined);
  const [hayNuevos, setHayNuevos] = useState(false);
  const alFinal = () => {
    caja.current?.scrollTo({ top: caja.current.scrollHeight });
    setHayNuevos(false);
  };
  const handleCrece = useEffectEvent(() => {
    if (enElFinal.current) alFinal();
    else setHayNuevos(true);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: one more message is what it waits for
  useLayoutEffect(() => handleCrece(), [cuantos]);
  const ajustar = () => {
    alto.current = caja.current?.clientHeight;
    if (enElFinal.current) alFinal();
  };
  const handleAlto = useEffectEvent(ajustar);
  useEffect(() => {
    const observador = new ResizeObserver(handleAlto);
    if (caja.current) observador.observe(caja.current);
    return () => observador.disconnect();
  }, []);
  const handleScroll = () => {
    if (!caja.current) return;
    const { scrollHeight, scrollTop, clientHeight } = caja.current;
    // Another height moves what is in it: it is not the reader who goes up.
    if (alto.current !== undefined && alto.current !== clientHeight) return ajustar();
    alto.current = clientHeight;
    enElFinal.current = scrollHeight - scrollTop - clientHeight < A_MANO_PX;
    if (enElFinal.current) setHayNuevos(false);
  };
  return { caja, hayNuevos, alFinal, handleScroll };
}

const diaDe = (mensaje: ChatMessage | undefined): string => (mensaje ? formatearFecha(mensaje.createdAt) : '');

const separador = {
  width: 'fit-content',
  mx: 'auto',
  mb: 2,
  px: 1.5,
  py: 0.25,
  borderRadius: '10px',
  bgcolor: 'page',
  color: 'text.secondary',
} as const;

const burbuja = (suyo: boolean) =>
  ({
    display: 'inline-block',
    maxWidth: '100%',
    px: 1.75,
    py: 1.25,
    borderRadius: 1,
    textAlign: 'start',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    ...(suyo ? { bgcolor: 'page' } : { bgcolor: 'primary.soft' }),
  }) as const;
