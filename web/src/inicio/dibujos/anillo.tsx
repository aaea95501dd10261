import Box from '@mui/material/Box';
import { serie } from './series.ts';

const RADIO = 40;
const LARGO = 2 * Math.PI * RADIO;
/** Between one part and the next. */
const CORTE = 4;

/** Parts of a whole around a hole. They are told in words beside it. */
export function Anillo({ dicho, partes }: { readonly dicho: string; readonly partes: readonly number[] }) {
  const total = partes.reduce((suma, parte) => suma + Math.max(0, parte), 0);
  let hasta = 0;
  return (
    <Box
      component="svg"
      role="img"
      aria-label={dicho}
      viewBox="0 0 100 100"
      sx={{ width: 96, height: 96, flex: 'none' }}
    >
      <circle cx={50} cy={50} r={RADIO} fill="none" stroke="var(--t-palette-page)" strokeWidth={12} />
      {total > 0 &&
        partes.map((parte, i) => {
          const largo = (Math.max(0, parte) * LARGO) / total;
          const desde = hasta;
          hasta += largo;
          return (
            <circle
              // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place
              key={i}
              cx={50}
              cy={50}
              r={RADIO}
              fill="none"
              style={{ stroke: serie(i) }}
              strokeWidth={12}
              strokeDasharray={`${Math.max(0, largo - CORTE)} ${LARGO}`}
              strokeDashoffset={-desde}
              transform="rotate(-90 50 50)"
            />
          );
        })}
    </Box>
  );
}
