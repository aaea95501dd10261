import Box from '@mui/material/Box';
import { serie } from './series.ts';

/** A part of a whole as a bar, beside the figure that says it. */
export function Avance({ parte, color = 0 }: { readonly parte: number; readonly color?: number }) {
  return (
    <Box aria-hidden sx={riel}>
      <span style={{ width: `${Math.min(100, Math.max(0, parte))}%`, backgroundColor: serie(color) }} />
    </Box>
  );
}

const riel = {
  height: 6,
  borderRadius: 3,
  overflow: 'hidden',
  bgcolor: 'page',
  '& > span': { display: 'block', height: '100%', borderRadius: 3 },
} as const;
