import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import IconTruckDelivery from '@tabler/icons-react/dist/esm/icons/IconTruckDelivery.mjs';
import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import type { Product } from '#galeria/api-falsa/productos.ts';
import { Cantidad } from '#galeria/ecommerce/carrito/cantidad.tsx';
import { carrito } from '#galeria/ecommerce/carrito/tienda.ts';
import { useAgregarAlCarrito } from '#galeria/ecommerce/carrito/use-agregar.ts';
import { enCategorias } from '#galeria/ecommerce/palabras.ts';
import { Estrellas, Precio } from '#galeria/ecommerce/piezas.tsx';
import { RUTAS } from '#galeria/ecommerce/rutas.ts';
import { Colores } from '#galeria/ecommerce/shop/colores.tsx';
import { textos } from '#galeria/ecommerce/textos.ts';
import { useConfirmar } from '#ui/flotantes/confirmar.tsx';
import { formatearEntero } from '#ui/formato/formato.ts';
import { EstadoChip } from '#ui/piezas/estado-chip.tsx';

/** What a product is and how it is bought. */
export function Compra(props: {
  readonly product: Product;
  readonly opiniones: number;
  readonly color: string;
  readonly onColor: (hex: string) => void;
}) {
  const t = textos.usar();
  const { product, color } = props;
  return (
    <Stack sx={{ gap: 1.75, minWidth: 0, alignItems: 'flex-start' }}>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <EstadoChip tono={product.stock ? 'exito' : 'error'}>
          {t(product.stock ? 'producto.enStock' : 'producto.sinStock')}
        </EstadoChip>
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {enCategorias(t, product)}
        </Typography>
      </Stack>
      <Typography variant="h4" component="h2" data-testid="detail-titulo">
        {product.title}
      </Typography>
      <Typography sx={{ color: 'text.secondary', maxWidth: '60ch' }}>{product.description}</Typography>
      <Precio product={product} grande />
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center' }}>
        <Estrellas valor={product.rating} />
        <Typography variant="body2" sx={{ color: 'text.secondary' }} data-testid="detail-cuantas">
          {t('detalle.opinionesEnTotal', { cuantas: formatearEntero(props.opiniones) })}
        </Typography>
      </Stack>
      <Divider flexItem />
      <Stack direction="row" role="group" aria-label={t('detalle.elegirColor')} sx={fila}>
        <Box component="span" sx={nombre}>
          {t('detalle.elegirColor')}
        </Box>
        <Colores
          colores={product.colors}
          valor={color}
          onCambio={(elegido) => elegido !== 'All' && props.onColor(elegido)}
        />
      </Stack>
      <Pedido key={product.id} product={product} />
      <Divider flexItem />
      <Entrega />
    </Stack>
  );
}

function Pedido({ product }: { readonly product: Product }) {
  const t = textos.usar();
  const navigate = useNavigate();
  const agregarYDecir = useAgregarAlCarrito();
  const [qty, setQty] = useState(1);
  const [yendo, setYendo] = useState(false);
  // Known at once: a second press of the same double click comes before the screen is drawn again.
  const vaYa = useRef(false);
  const handleComprar = async () => {
    if (vaYa.current) return;
    vaYa.current = true;
    setYendo(true);
    carrito.agregar(product.id, qty);
    await navigate({ to: RUTAS.checkout });
    vaYa.current = false;
    setYendo(false);
  };
  return (
    <>
      <Stack direction="row" sx={fila}>
        <Box component="span" sx={nombre}>
          {t('detalle.cantidad')}
        </Box>
        <Cantidad
          titulo={product.title}
          valor={qty}
          onMenos={() => setQty((antes) => Math.max(1, antes - 1))}
          onMas={() => setQty((antes) => antes + 1)}
        />
      </Stack>
      <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap', mt: 1 }}>
        <Button
          variant="contained"
          size="large"
          disabled={!product.stock}
          loading={yendo}
          onClick={() => void handleComprar()}
        >
          {t('detalle.comprar')}
        </Button>
        <Button
          size="large"
          disabled={!product.stock}
          onClick={() => agregarYDecir(product.id, qty)}
          data-testid="detail-agregar"
        >
          {t('tienda.agregar')}
        </Button>
      </Stack>
    </>
  );
}

function Entrega() {
  const t = textos.usar();
  const confirmar = useConfirmar();
  return (
    <Stack direction="row" sx={{ gap: 1.25, alignItems: 'center', color: 'text.secondary' }}>
      <IconTruckDelivery size={20} stroke={1.6} aria-hidden />
      <Typography variant="body2">
        {t('detalle.entrega')}{' '}
        <Link
          component="button"
          type="button"
          onClick={() =>
            void confirmar({
              titulo: t('detalle.entregaPregunta'),
              texto: t('detalle.entregaTexto'),
              boton: t('pago.continuar'),
            })
          }
          sx={{ verticalAlign: 'baseline', font: 'inherit' }}
        >
          {t('detalle.entregaEnlace')}
        </Link>
      </Typography>
    </Stack>
  );
}

const fila = { gap: 2, alignItems: 'center', flexWrap: 'wrap' } as const;
const nombre = { minWidth: 72, fontSize: '0.875rem', fontWeight: 600 } as const;
