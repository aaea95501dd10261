import Box from '@mui/material/Box';
import Rating from '@mui/material/Rating';
import type { Product } from '#galeria/api-falsa/productos.ts';
import { formatearPesos } from '#ui/formato/formato.ts';
import { Oculto } from '#ui/piezas/oculto.tsx';
import { textos } from './textos.ts';

/** What is paid, and the list price struck when it is another. */
export function Precio({ product, grande = false }: { readonly product: Product; readonly grande?: boolean }) {
  const t = textos.usar();
  return (
    <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1, flexWrap: 'wrap' }}>
      <Box component="span" sx={{ fontSize: grande ? '1.5rem' : '1rem', fontWeight: 700 }}>
        {formatearPesos(product.price)}
      </Box>
      {product.discount > 0 && (
        <Box component="s" sx={{ fontSize: grande ? '1rem' : '0.8125rem', color: 'text.secondary' }}>
          <Oculto>{t('producto.precioDeLista')} </Oculto>
          <bdi>{formatearPesos(product.salesPrice)}</bdi>
        </Box>
      )}
    </Box>
  );
}

/** Stars to look at. */
export function Estrellas({ valor, precision = 1 }: { readonly valor: number; readonly precision?: number }) {
  const t = textos.usar();
  return (
    <Rating
      value={valor}
      precision={precision}
      readOnly
      size="small"
      getLabelText={(count) => t('producto.estrellas', { count })}
    />
  );
}
