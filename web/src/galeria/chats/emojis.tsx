import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useTheme } from '@mui/material/styles';
import IconMoodSmile from '@tabler/icons-react/dist/esm/icons/IconMoodSmile.mjs';
import { type KeyboardEvent, useRef, useState } from 'react';
import { Popover } from '#ui/flotantes/flotantes.tsx';
import { Pista } from '#ui/flotantes/pista.tsx';
import { textos } from './textos.ts';

const EMOJIS = [
  ...['🙂', '😀', '😂', '😉', '😍', '🤔', '😅', '😢'],
  ...['👍', '👎', '👏', '🙏', '💪', '👀', '🎉', '❤️'],
  ...['✅', '❌', '⚠️', '⏰', '📦', '🚚', '🔧', '🚗'],
] as const;
const POR_FILA = 8;

type Props = {
  readonly onEmoji: (emoji: string) => void;
  /** Once the box of one that was chosen is gone: the text must have the keyboard by then. */
  readonly onElegido: () => void;
};

/** A few emoji; the chosen one goes where the cursor was. Whoever chooses none goes on from the button. */
export function Emojis({ onEmoji, onElegido }: Props) {
  const t = textos.usar();
  const [ancla, setAncla] = useState<HTMLElement | null>(null);
  const alIrse = useRef<() => void>(null);
  const cerrar = (despues: () => void) => {
    alIrse.current = despues;
    setAncla(null);
  };
  const handleCerrada = () => {
    alIrse.current?.();
    alIrse.current = null;
  };
  return (
    <>
      <Pista texto={t('emoji')}>
        <IconButton
          aria-haspopup="dialog"
          aria-expanded={ancla !== null}
          data-testid="chats-emoji"
          onClick={({ currentTarget }) => setAncla(currentTarget)}
        >
          <IconMoodSmile size={20} stroke={1.7} aria-hidden />
        </IconButton>
      </Pista>
      <Popover
        anchorEl={ancla}
        open={ancla !== null}
        onClose={() => cerrar(() => ancla?.focus())}
        // It would take it back from the text, where it goes with the one that is chosen.
        disableRestoreFocus
        anchorOrigin={{ vertical: 'top', horizontal: 'left' }}
        transformOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': t('emoji') }, transition: { onExited: handleCerrada } }}
      >
        <Grilla
          onEmoji={(emoji) => {
            cerrar(onElegido);
            onEmoji(emoji);
          }}
        />
      </Popover>
    </>
  );
}

/** One stop of Tab, walked with the arrows. */
function Grilla({ onEmoji }: { readonly onEmoji: (emoji: string) => void }) {
  const [parada, setParada] = useState(0);
  const rtl = useTheme().direction === 'rtl';
  const handleTecla = (pulsada: KeyboardEvent<HTMLElement>) => {
    const paso = pasoDe(pulsada.key, rtl);
    if (paso === undefined) return;
    pulsada.preventDefault();
    pulsada.currentTarget.querySelectorAll('button')[parada + paso]?.focus();
  };
  return (
    <Box onKeyDown={handleTecla} sx={{ display: 'grid', gridTemplateColumns: `repeat(${POR_FILA}, 36px)`, p: 1 }}>
      {EMOJIS.map((emoji, i) => (
        <IconButton
          key={emoji}
          size="small"
          tabIndex={i === parada ? 0 : -1}
          onFocus={() => setParada(i)}
          onClick={() => onEmoji(emoji)}
          sx={{ color: 'text.primary', fontSize: '1.25rem', lineHeight: 1 }}
        >
          {emoji}
        </IconButton>
      ))}
    </Box>
  );
}

function pasoDe(tecla: string, rtl: boolean): number | undefined {
  const adelante = rtl ? -1 : 1;
  switch (tecla) {
    case 'ArrowRight':
      return adelante;
    case 'ArrowLeft':
      return -adelante;
    case 'ArrowDown':
      return POR_FILA;
    case 'ArrowUp':
      return -POR_FILA;
    default:
      return undefined;
  }
}
