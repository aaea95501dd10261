import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import IconMoodSmile from '@tabler/icons-react/dist/esm/icons/IconMoodSmile.mjs';
import { useState } from 'react';
import { Popover } from '#ui/flotantes.tsx';
import { Pista } from '#ui/pista.tsx';
import { textos } from './textos.ts';

const EMOJIS = [
  ...['🙂', '😀', '😂', '😉', '😍', '🤔', '😅', '😢'],
  ...['👍', '👎', '👏', '🙏', '💪', '👀', '🎉', '❤️'],
  ...['✅', '❌', '⚠️', '⏰', '📦', '🚚', '🔧', '🚗'],
] as const;

/** A few emoji; the chosen one goes where the cursor was. */
export function Emojis({ onEmoji }: { readonly onEmoji: (emoji: string) => void }) {
  const t = textos.usar();
  const [ancla, setAncla] = useState<HTMLElement | null>(null);
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
        onClose={() => setAncla(null)}
        disableRestoreFocus
        anchorOrigin={{ vertical: 'top', horizontal: 'left' }}
        transformOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': t('emoji') } }}
      >
        <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(8, 36px)', p: 1 }}>
          {EMOJIS.map((emoji) => (
            <IconButton
              key={emoji}
              size="small"
              onClick={() => {
                setAncla(null);
                onEmoji(emoji);
              }}
              sx={{ color: 'text.primary', fontSize: '1.25rem', lineHeight: 1 }}
            >
              {emoji}
            </IconButton>
          ))}
        </Box>
      </Popover>
    </>
  );
}
