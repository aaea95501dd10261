import Box from '@mui/material/Box';
import { formatearCantidad } from '#ui/formato.ts';

/** A quantity in stock: a negative one is wrong and shouts, zero is information, the rest is just a number. */
export function CifraDeStock({ cantidad, fuerte = false }: { readonly cantidad: string; readonly fuerte?: boolean }) {
  const valor = Number(cantidad);
  const texto = formatearCantidad(cantidad);
  if (valor < 0) {
    return (
      <Box component="span" sx={negativo}>
        {texto}
      </Box>
    );
  }
  return <span style={{ ...(valor === 0 && CERO), fontWeight: fuerte ? 600 : 400 }}>{texto}</span>;
}

// A page of a list has hundreds of them, and each `sx` is worked out again.
const CERO = { color: 'var(--t-palette-text-secondary)' };

const negativo = {
  display: 'inline-block',
  px: 0.75,
  borderRadius: '5px',
  fontWeight: 600,
  bgcolor: 'error.soft',
  color: 'error.onSoft',
} as const;
