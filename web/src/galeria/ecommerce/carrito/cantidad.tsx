import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import IconMinus from '@tabler/icons-react/dist/esm/icons/IconMinus.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { textos } from '#galeria/ecommerce/textos.ts';
import { formatearEntero } from '#ui/formato/formato.ts';

/** − n +, from one up. */
export function Cantidad(props: {
  readonly titulo: string;
  readonly valor: number;
  readonly onMenos: () => void;
  readonly onMas: () => void;
}) {
  const t = textos.usar();
  const { titulo, valor } = props;
  return (
    <Box role="group" aria-label={t('carrito.cantidadDe', { titulo })} sx={marco}>
      <IconButton
        size="small"
        aria-label={t('carrito.menos', { titulo })}
        disabled={valor <= 1}
        onClick={props.onMenos}
        data-testid="cantidad-menos"
      >
        <IconMinus size={16} stroke={1.7} aria-hidden />
      </IconButton>
      <Box component="output" aria-live="polite" data-testid="cantidad" sx={{ minWidth: 28, textAlign: 'center' }}>
        {formatearEntero(valor)}
      </Box>
      <IconButton
        size="small"
        aria-label={t('carrito.mas', { titulo })}
        onClick={props.onMas}
        data-testid="cantidad-mas"
      >
        <IconPlus size={16} stroke={1.7} aria-hidden />
      </IconButton>
    </Box>
  );
}

const marco = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.25,
  p: 0.25,
  border: 1,
  borderColor: 'borderStrong',
  borderRadius: 1,
  fontWeight: 600,
} as const;
