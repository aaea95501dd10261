import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import InputBase from '@mui/material/InputBase';
import Stack from '@mui/material/Stack';
import IconPaperclip from '@tabler/icons-react/dist/esm/icons/IconPaperclip.mjs';
import IconPhoto from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs';
import IconSend from '@tabler/icons-react/dist/esm/icons/IconSend.mjs';
import { type KeyboardEvent, useRef } from 'react';
import { Pista } from '#ui/flotantes/pista.tsx';
import type { Icono } from '#ui/piezas/icono.ts';
import { Emojis } from './emojis.tsx';
import { insertarEn } from './estado.ts';
import { textos } from './textos.ts';

type Props = {
  readonly texto: string;
  readonly onTexto: (texto: string) => void;
  readonly onEnviar: () => void;
  readonly onFoto: (archivo: File) => void;
  readonly onArchivo: (archivo: File) => void;
};

/** Where a message is written: Enter sends it, Shift+Enter begins another line. */
export function Redactar(props: Props) {
  const t = textos.usar();
  const caja = useRef<HTMLTextAreaElement>(null);
  const cursorTrasEmoji = useRef(0);
  const enBlanco = props.texto.trim() === '';
  const handleEmoji = (emoji: string) => {
    const { selectionStart: desde = 0, selectionEnd: hasta = 0 } = caja.current ?? {};
    const { texto, cursor } = insertarEn(props.texto, desde, hasta, emoji);
    props.onTexto(texto);
    cursorTrasEmoji.current = cursor;
    // At once, so that what is typed while the box goes away is not lost.
    requestAnimationFrame(() => ponerCursor(caja.current, cursor));
  };
  const handleElegido = () => {
    // The box that went may have kept the keyboard meanwhile. Whoever is typing is left where they are.
    if (document.activeElement !== caja.current) ponerCursor(caja.current, cursorTrasEmoji.current);
  };
  const handleTecla = (evento: KeyboardEvent) => {
    if (evento.key !== 'Enter' || evento.shiftKey || evento.nativeEvent.isComposing) return;
    evento.preventDefault();
    if (!enBlanco) props.onEnviar();
  };
  return (
    <Stack direction="row" data-pie sx={pie}>
      <Emojis onEmoji={handleEmoji} onElegido={handleElegido} />
      <InputBase
        multiline
        maxRows={5}
        inputRef={caja}
        value={props.texto}
        placeholder={t('escribi')}
        onChange={({ target }) => props.onTexto(target.value)}
        onKeyDown={handleTecla}
        slotProps={{ input: { 'aria-label': t('escribi'), 'data-testid': 'chats-text' } as object }}
        sx={{ flex: 1, minWidth: 0, py: 1, '& textarea:focus-visible': { outline: 'none' } }}
      />
      <BotonDeArchivo texto={t('foto')} icono={IconPhoto} acepta="image/*" prueba="photo" onElegido={props.onFoto} />
      <BotonDeArchivo texto={t('archivo')} icono={IconPaperclip} prueba="file" onElegido={props.onArchivo} />
      <Pista texto={t('enviar')}>
        <IconButton color="primary" data-testid="chats-send" disabled={enBlanco} onClick={props.onEnviar}>
          <Box component="span" sx={{ display: 'inline-flex', '[dir=rtl] &': { transform: 'scaleX(-1)' } }}>
            <IconSend size={20} stroke={1.7} aria-hidden />
          </Box>
        </IconButton>
      </Pista>
    </Stack>
  );
}

/** Opens the choice of a file of the disk; the same one may be chosen again. */
function BotonDeArchivo(props: {
  readonly texto: string;
  readonly icono: Icono;
  readonly acepta?: string;
  readonly prueba: string;
  readonly onElegido: (archivo: File) => void;
}) {
  const entrada = useRef<HTMLInputElement>(null);
  const { icono: Icono } = props;
  return (
    <>
      <Pista texto={props.texto}>
        <IconButton onClick={() => entrada.current?.click()}>
          <Icono size={20} stroke={1.7} aria-hidden />
        </IconButton>
      </Pista>
      <input
        ref={entrada}
        type="file"
        hidden
        accept={props.acepta}
        data-testid={`chats-${props.prueba}`}
        onChange={({ target }) => {
          const [archivo] = target.files ?? [];
          if (archivo) props.onElegido(archivo);
          target.value = '';
        }}
      />
    </>
  );
}

/** Once the text is there, so that one goes on writing after what was put in. */
function ponerCursor(caja: HTMLTextAreaElement | null, cursor: number): void {
  caja?.focus();
  caja?.setSelectionRange(cursor, cursor);
}

const pie = {
  alignItems: 'flex-end',
  gap: { xs: 0, sm: 0.5 },
  px: { xs: 1, sm: 2 },
  py: 1,
  borderTop: '1px solid var(--t-palette-divider)',
  '&:focus-within': { boxShadow: 'inset 0 2px 0 0 var(--t-palette-focusRing)' },
} as const;
