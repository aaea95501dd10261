import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { formatearFechaHora } from '#ui/formato/formato.ts';

type Props = {
  /** What was done. */
  readonly que: ReactNode;
  /** What it was done to, and how much of it. */
  readonly aQue: readonly string[];
  readonly motivo: string;
  readonly en: string;
  readonly quien: string;
};

/** A batch on a phone: what was done, why, to how many, when and by whom. */
export function TarjetaDeLoHecho({ que, aQue, motivo, en, quien }: Props) {
  return (
    <Box sx={tarjeta}>
      <div className="que">{que}</div>
      <div>{motivo}</div>
      <div className="gris">{aQue.join(' · ')}</div>
      <div className="gris">{[formatearFechaHora(en), quien].join(' · ')}</div>
    </Box>
  );
}

const tarjeta = {
  display: 'grid',
  gap: 0.5,
  overflowWrap: 'anywhere',
  '& .que b': { fontWeight: 600 },
  '& .gris': { fontSize: '0.8125rem', color: 'text.secondary' },
} as const;
