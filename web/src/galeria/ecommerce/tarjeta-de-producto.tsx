import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import IconBasket from '@tabler/icons-react/dist/esm/icons/IconBasket.mjs';
import type { Product } from '#galeria/api-falsa/productos.ts';
import { Pista } from '#ui/flotantes/pista.tsx';
import { EnlaceCaja } from '#ui/piezas/enlace.tsx';
import { EstadoChip } from '#ui/piezas/estado-chip.tsx';
import { useAgregarAlCarrito } from './carrito/use-agregar.ts';
import { Estrellas, Precio } from './piezas.tsx';
import { rutaDeProducto } from './rutas.ts';
import { textos } from './textos.ts';

/** A product to look at: the card leads to its detail, and a button over the picture adds it to the cart. */
export function TarjetaDeProducto({ product }: { readonly product: Product }) {
  const t = textos.usar();
  const agregar = useAgregarAlCarrito();
  return (
    <Paper component="article" aria-label={product.title} sx={tarjeta} data-testid="shop-producto">
      <EnlaceCaja to={rutaDeProducto(product.id)} sx={enlace}>
        <Box component="img" src={product.photo} alt="" loading="lazy" sx={foto} />
        <Box sx={{ display: 'grid', gap: 0.75, p: 2, pt: 2.5 }}>
          <Box component="h2" sx={{ m: 0, fontSize: '0.9375rem', lineHeight: '1.25rem', fontWeight: 600 }}>
            {product.title}
          </Box>
          <Box sx={pie}>
            <Precio product={product} />
            <Estrellas valor={product.rating} />
          </Box>
        </Box>
      </EnlaceCaja>
      {!product.stock && (
        <Box sx={{ position: 'absolute', insetBlockStart: 12, insetInlineStart: 12 }}>
          <EstadoChip tono="error">{t('producto.sinStock')}</EstadoChip>
        </Box>
      )}
      <Box sx={lugarDelBoton}>
        <Pista texto={t('tienda.agregar')}>
          <span>
            <IconButton
              aria-label={t('tienda.agregarEste', { titulo: product.title })}
              disabled={!product.stock}
              onClick={() => agregar(product.id)}
              data-testid="shop-agregar"
              sx={boton}
            >
              <IconBasket size={18} stroke={1.7} aria-hidden />
            </IconButton>
          </span>
        </Pista>
      </Box>
    </Paper>
  );
}

const tarjeta = {
  position: 'relative',
  overflow: 'hidden',
  transition: 'box-shadow 200ms, transform 200ms',
  '@media (prefers-reduced-motion: no-preference)': { '&:hover': { transform: 'translateY(-2px)' } },
  '&:hover': { boxShadow: 'var(--t-palette-sombra-overlay)' },
} as const;

const enlace = {
  display: 'block',
  color: 'text.primary',
  textDecoration: 'none',
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: '-2px', borderRadius: 1 },
} as const;

const foto = { display: 'block', width: '100%', aspectRatio: '4 / 3', objectFit: 'cover' } as const;
const pie = { display: 'grid', justifyItems: 'start', gap: 1 } as const;

/** A box as large as the picture, over it, that lets clicks through: the button stands astride its lower edge. */
const lugarDelBoton = {
  position: 'absolute',
  insetBlockStart: 0,
  insetInline: 0,
  aspectRatio: '4 / 3',
  display: 'flex',
  justifyContent: 'flex-end',
  alignItems: 'flex-end',
  pointerEvents: 'none',
  '& > *': { pointerEvents: 'auto', marginInlineEnd: '16px', marginBlockEnd: '-19px' },
} as const;
const boton = {
  bgcolor: 'primary.main',
  color: 'primary.contrastText',
  '&:hover': { bgcolor: 'primary.dark' },
  '&.Mui-disabled': { bgcolor: 'sunken', color: 'text.disabled' },
} as const;
