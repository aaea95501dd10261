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
  return (
    <Box component="span" sx={{ color: valor === 0 ? 'text.secondary' : 'inherit', fontWeight: fuerte ? 600 : 400 }}>
      {texto}
    </Box>
  );
}

const negativo = {
  display: 'inline-block',
  px: 0.75,
  borderRadius: '5px',
  fontWeight: 600,
  bgcolor: 'error.soft',
  color: 'error.onSoft',
} as const;
