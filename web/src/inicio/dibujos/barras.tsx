import Box from '@mui/material/Box';
import { DE_IZQUIERDA } from '#ui/piezas/de-izquierda.ts';
import { serie } from './series.ts';

/** A few figures as columns, small and without axes; time always goes to the right, and the last one is not over yet. */
export function Barras({ valores, dicho }: { readonly valores: readonly number[]; readonly dicho: string }) {
  const mayor = Math.max(1, ...valores);
  return (
    <Box role="img" aria-label={dicho} style={DE_IZQUIERDA} sx={caja}>
      {valores.map((valor, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place in time
        <i key={i} style={{ height: `${(valor * 100) / mayor}%`, backgroundColor: serie(0) }} />
      ))}
    </Box>
  );
}

const caja = {
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: '6px',
  height: '100%',
  '& i': { flex: '0 1 28px', minHeight: '2px', borderRadius: '3px' },
  '& i:not(:last-of-type)': { opacity: 0.45 },
} as const;
