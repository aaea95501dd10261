import Box from '@mui/material/Box';
import { formatearEntero } from '#ui/formato/formato.ts';

/** Of the figures a count is likely to have: what comes later moves little or nothing. */
const LUGAR = '5ch';

type Props = {
  /** `null` while it is being counted: nothing is seen and its place is kept. */
  readonly cantidad: number | null;
  readonly elegido?: boolean;
};

/** A small count beside a name. */
export function Contador({ cantidad, elegido = false }: Props) {
  if (cantidad === null) return <Box component="span" sx={{ px: 0.75, width: LUGAR, fontSize: '0.6875rem' }} />;
  return (
    <Box
      component="span"
      sx={{
        px: 0.75,
        borderRadius: '5px',
        fontSize: '0.6875rem',
        lineHeight: '18px',
        fontWeight: 600,
        bgcolor: elegido ? 'primary.soft' : 'page',
        color: elegido ? 'primary.onSoft' : 'text.secondary',
      }}
    >
      {formatearEntero(cantidad)}
    </Box>
  );
}
