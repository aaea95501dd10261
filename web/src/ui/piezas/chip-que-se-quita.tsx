import Chip from '@mui/material/Chip';

type Props = {
  readonly texto: string;
  /** What it does, for who hears it: it says what `texto` does too. */
  readonly etiqueta?: string;
  readonly delineado?: boolean;
  readonly onQuitar: () => void;
};

/** One of what was chosen, to be let go of: with its cross, with Enter or Supr on it, and with a finger. */
export const ChipQueSeQuita = ({ texto, etiqueta, delineado = false, onQuitar }: Props) => (
  <Chip
    label={texto}
    {...(etiqueta ? { 'aria-label': etiqueta } : {})}
    {...(delineado ? { variant: 'outlined' } : {})}
    clickable={false}
    // Enter on it; under the pointer only its cross does.
    onClick={({ detail }) => detail === 0 && onQuitar()}
    onDelete={onQuitar}
    sx={alDedo}
  />
);

const alDedo = {
  '@media (pointer: coarse)': { height: 44, borderRadius: '22px', '& .MuiChip-deleteIcon': { fontSize: 32 } },
} as const;
