import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import IconShoppingCartOff from '@tabler/icons-react/dist/esm/icons/IconShoppingCartOff.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { enCategorias } from '#galeria/ecommerce/palabras.ts';
import { RUTAS, rutaDeProducto } from '#galeria/ecommerce/rutas.ts';
import { textos } from '#galeria/ecommerce/textos.ts';
import { formatearPesos } from '#ui/formato/formato.ts';
import { VistaVacia } from '#ui/pantalla/estado-vista.tsx';
import { Enlace, EnlaceBoton } from '#ui/piezas/enlace.tsx';
import { useFocoTrasQuitar } from '#ui/teclado/foco-tras-quitar.ts';
import { Cantidad } from './cantidad.tsx';
import { type Renglon, totalesDe } from './estado.ts';
import { carrito, useRenglones } from './tienda.ts';
import { useQuitarDelCarrito } from './use-quitar.ts';

type Props = { readonly onIrse: () => void };

/** The lines of the cart, one below the other. */
export function ContenidoDelCarrito({ onIrse }: Props) {
  const t = textos.usar();
  const renglones = useRenglones();
  const foco = useFocoTrasQuitar<HTMLUListElement>(renglones.length);
  if (renglones.length === 0) {
    return (
      <VistaVacia
        icono={IconShoppingCartOff}
        titulo={t('carrito.vacio')}
        texto={t('carrito.vacioTexto')}
        accion={
          <EnlaceBoton to={RUTAS.shop} onClick={onIrse}>
            {t('producto.volverALaTienda')}
          </EnlaceBoton>
        }
      />
    );
  }
  return (
    <Stack component="ul" {...foco} sx={{ m: 0, p: 0, listStyle: 'none', gap: 2.5 }} data-testid="carrito-lineas">
      {renglones.map((renglon) => (
        <Linea key={renglon.product.id} renglon={renglon} onIrse={onIrse} />
      ))}
    </Stack>
  );
}

function Linea({ renglon: { product, qty, centavos }, onIrse }: Props & { readonly renglon: Renglon }) {
  const t = textos.usar();
  const quitar = useQuitarDelCarrito();
  return (
    <Box component="li" data-testid="carrito-linea" sx={{ display: 'flex', gap: 2 }}>
      <Box component="img" src={product.photo} alt="" sx={{ width: 72, height: 72, borderRadius: 1, flex: 'none' }} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Stack direction="row" sx={{ gap: 1, alignItems: 'flex-start' }}>
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Enlace to={rutaDeProducto(product.id)} onClick={onIrse} sx={{ color: 'text.primary', fontWeight: 600 }}>
              {product.title}
            </Enlace>
            <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
              {enCategorias(t, product)}
            </Typography>
          </Box>
          <IconButton
            size="small"
            aria-label={t('carrito.quitar', { titulo: product.title })}
            onClick={() => quitar(product)}
            data-testid="carrito-quitar"
          >
            <IconTrash size={18} stroke={1.7} aria-hidden />
          </IconButton>
        </Stack>
        <Stack direction="row" sx={{ mt: 1, alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
          <Cantidad
            titulo={product.title}
            valor={qty}
            onMenos={() => carrito.disminuir(product.id)}
            onMas={() => carrito.aumentar(product.id)}
          />
          <Box component="span" sx={{ fontWeight: 600 }}>
            {formatearPesos(centavos / 100)}
          </Box>
        </Stack>
      </Box>
    </Box>
  );
}

/** What it all comes to, and the way to the checkout. */
export function PieDelCarrito({ onIrse }: Props) {
  const t = textos.usar();
  const renglones = useRenglones();
  const { subtotal } = totalesDe(renglones, 'gratis');
  return (
    <Stack sx={{ gap: 1.5 }}>
      <Stack direction="row" sx={{ justifyContent: 'space-between', fontWeight: 600, fontSize: '1rem' }}>
        <span>{t('carrito.total')}</span>
        <span data-testid="carrito-total">{formatearPesos(subtotal / 100)}</span>
      </Stack>
      <EnlaceBoton to={RUTAS.checkout} variant="contained" fullWidth disabled={renglones.length === 0} onClick={onIrse}>
        {t('carrito.irAPagar')}
      </EnlaceBoton>
    </Stack>
  );
}
