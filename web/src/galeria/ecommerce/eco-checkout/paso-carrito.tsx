import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import useMediaQuery from '@mui/material/useMediaQuery';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { ContenidoDelCarrito } from '#galeria/ecommerce/carrito/cajon.tsx';
import { Cantidad } from '#galeria/ecommerce/carrito/cantidad.tsx';
import type { Renglon } from '#galeria/ecommerce/carrito/estado.ts';
import { carrito } from '#galeria/ecommerce/carrito/tienda.ts';
import { useQuitarDelCarrito } from '#galeria/ecommerce/carrito/use-quitar.ts';
import { enCategorias } from '#galeria/ecommerce/palabras.ts';
import { rutaDeProducto } from '#galeria/ecommerce/rutas.ts';
import { textos } from '#galeria/ecommerce/textos.ts';
import { formatearPesos } from '#ui/formato/formato.ts';
import { Tarjeta } from '#ui/pantalla/tarjeta.tsx';
import { Enlace } from '#ui/piezas/enlace.tsx';
import { useFocoTrasQuitar } from '#ui/teclado/foco-tras-quitar.ts';

/** What is in the cart: a table where there is room for it, else one line below the other. */
export function PasoCarrito({ renglones }: { readonly renglones: readonly Renglon[] }) {
  const t = textos.usar();
  const foco = useFocoTrasQuitar<HTMLTableSectionElement>(renglones.length);
  const enTabla = useMediaQuery('(min-width:900px)') && renglones.length > 0;
  return (
    <Tarjeta titulo={t('pago.carrito')} {...(enTabla ? { sinRelleno: true } : {})}>
      {enTabla ? (
        <Table sx={tabla}>
          <TableHead>
            <TableRow>
              <TableCell>{t('pago.producto')}</TableCell>
              <TableCell align="center">{t('pago.cantidad')}</TableCell>
              <TableCell align="right">{t('pago.importe')}</TableCell>
              <TableCell align="center">{t('pago.quitarColumna')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody {...foco}>
            {renglones.map((renglon) => (
              <Fila key={renglon.product.id} renglon={renglon} />
            ))}
          </TableBody>
        </Table>
      ) : (
        <ContenidoDelCarrito onIrse={() => undefined} />
      )}
    </Tarjeta>
  );
}

function Fila({ renglon: { product, qty, centavos } }: { readonly renglon: Renglon }) {
  const t = textos.usar();
  const quitar = useQuitarDelCarrito();
  return (
    <TableRow data-testid="carrito-linea">
      <TableCell>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
          <Box component="img" src={product.photo} alt="" sx={{ width: 72, height: 72, borderRadius: 1 }} />
          <Box sx={{ minWidth: 0 }}>
            <Enlace to={rutaDeProducto(product.id)} sx={{ color: 'text.primary', fontWeight: 600 }}>
              {product.title}
            </Enlace>
            <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>{enCategorias(t, product)}</Box>
          </Box>
        </Box>
      </TableCell>
      <TableCell align="center">
        <Cantidad
          titulo={product.title}
          valor={qty}
          onMenos={() => carrito.disminuir(product.id)}
          onMas={() => carrito.aumentar(product.id)}
        />
      </TableCell>
      <TableCell align="right" sx={{ whiteSpace: 'nowrap', fontWeight: 600 }}>
        {formatearPesos(centavos / 100)}
      </TableCell>
      <TableCell align="center">
        <IconButton
          aria-label={t('carrito.quitar', { titulo: product.title })}
          onClick={() => quitar(product)}
          data-testid="carrito-quitar"
        >
          <IconTrash size={18} stroke={1.7} aria-hidden />
        </IconButton>
      </TableCell>
    </TableRow>
  );
}

/** Photos are taller than a line, and begin where the title of the card does. */
const tabla = {
  '& td': { py: 1.5 },
  '& :is(td, th):first-of-type': { paddingInlineStart: 2.5 },
  '& tbody tr:last-of-type td': { borderBottom: 0 },
} as const;
