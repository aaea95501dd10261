import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import IconGift from '@tabler/icons-react/dist/esm/icons/IconGift.mjs';
import IconPackageOff from '@tabler/icons-react/dist/esm/icons/IconPackageOff.mjs';
import type { Product } from '#galeria/api-falsa/productos.ts';
import { ConEstados } from '#galeria/comun/con-estados.tsx';
import { useProductos } from '#galeria/ecommerce/carrito/tienda.ts';
import { textos } from '#galeria/widgets/textos.ts';
import { formatearPesos } from '#ui/formato/formato.ts';
import { Simbolo } from '#ui/piezas/simbolo.tsx';
import { REGALOS } from './muestras.ts';

/** Two gift cards, each for a product of the shop and what it is worth. */
export function Regalos() {
  const t = textos.usar();
  return (
    <ConEstados consulta={useProductos()} vacio={{ icono: IconPackageOff, titulo: t('sinProductos') }}>
      {(todos) =>
        todos.filter(({ id }) => REGALOS.includes(id)).map((product) => <Regalo key={product.id} product={product} />)
      }
    </ConEstados>
  );
}

function Regalo({ product: { title, photo, price } }: { readonly product: Product }) {
  const t = textos.usar();
  return (
    <Paper component="article" aria-label={t('regalar', { producto: title })} sx={tarjeta}>
      <Box component="img" src={photo} alt="" loading="lazy" sx={foto} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box component="h3" sx={{ m: 0, fontSize: '1rem', fontWeight: 600, overflowWrap: 'anywhere' }}>
          {title}
        </Box>
        <Box sx={{ mt: 0.5, color: 'text.secondary' }}>{formatearPesos(price)}</Box>
      </Box>
      <Simbolo tono="warning">
        <IconGift size={20} stroke={1.5} aria-hidden />
      </Simbolo>
    </Paper>
  );
}

const tarjeta = { display: 'flex', alignItems: 'center', gap: 2, p: 2.5 } as const;
const foto = { flex: 'none', width: 96, height: 96, objectFit: 'cover', borderRadius: 1 } as const;
