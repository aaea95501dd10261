import Box from '@mui/material/Box';
import { formatearCantidad } from '#ui/formato/formato.ts';

type Props = {
  readonly cantidad: string;
  readonly fuerte?: boolean;
  /** Why it has to be looked at: it is less than there should be. */
  readonly corta?: string | undefined;
};

/** A quantity in stock: a negative one is wrong and shouts, a short one asks to be looked at, zero is information. */
export function CifraDeStock({ cantidad, fuerte = false, corta }: Props) {
  const valor = Number(cantidad);
  const texto = formatearCantidad(cantidad);
  if (valor < 0) {
    return (
      <Box component="span" sx={negativo}>
        {texto}
      </Box>
    );
  }
  if (corta !== undefined) {
    return (
      <span style={CORTA} title={corta}>
        {texto}
      </span>
    );
  }
  return <span style={{ ...(valor === 0 && CERO), fontWeight: fuerte ? 600 : 400 }}>{texto}</span>;
}

// A page of a list has hundreds of them, and each `sx` is worked out again.
const CERO = { color: 'var(--t-palette-text-secondary)' };
const CORTA = { color: 'var(--t-palette-warning-text)', fontWeight: 600 };

const negativo = {
  display: 'inline-block',
  px: 0.75,
  borderRadius: '5px',
  fontWeight: 600,
  bgcolor: 'error.soft',
  color: 'error.onSoft',
} as const;
