import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useNavigate } from '@tanstack/react-router';
import type { Product } from '#galeria/api-falsa/productos.ts';
import { alDedo, CABEZA_AL_DEDO } from '#galeria/comun/al-dedo.ts';
import { enCategorias } from '#galeria/ecommerce/palabras.ts';
import { rutaDeProducto } from '#galeria/ecommerce/rutas.ts';
import { textos } from '#galeria/ecommerce/textos.ts';
import { MenuDeFila } from '#ui/flotantes/menu-de-fila.tsx';
import { formatearFecha, formatearPesos } from '#ui/formato/formato.ts';
import { Enlace } from '#ui/piezas/enlace.tsx';
import { EstadoChip } from '#ui/piezas/estado-chip.tsx';
import type { DeCaja } from '#ui/teclado/foco-tras-quitar.ts';
import { COLUMNAS, NOMBRES } from './estado.ts';
import type { useListado } from './use-listado.ts';

type Props = {
  readonly listado: ReturnType<typeof useListado>;
  readonly compacta: boolean;
  readonly onEditar: (product: Product) => void;
  readonly onEliminar: (product: Product) => void;
  /** Where the keyboard goes on when a row is deleted. */
  readonly foco: DeCaja<HTMLDivElement>;
};

/** The rows, which are chosen one by one or all those of the page. On a phone the price and the stock come below the name. */
export function Tabla({ listado, compacta, foco, ...acciones }: Props) {
  const t = textos.usar();
  const { filas, elegidas, pedido } = listado;
  const deLaPagina = filas.map(({ id }) => id);
  const marcadas = deLaPagina.filter((id) => elegidas.has(id)).length;
  return (
    <Box {...foco} sx={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-label={t('listado.titulo')}>
      <Table size={compacta ? 'small' : 'medium'} sx={tabla}>
        <TableHead>
          <TableRow>
            <TableCell padding="checkbox">
              <Checkbox
                checked={marcadas > 0 && marcadas === filas.length}
                indeterminate={marcadas > 0 && marcadas < filas.length}
                onChange={() => listado.elegir(deLaPagina, marcadas < filas.length)}
                slotProps={{ input: { 'aria-label': t('listado.elegirTodos') } }}
              />
            </TableCell>
            {COLUMNAS.map((columna) => (
              <TableCell
                key={columna}
                className={columna}
                align={columna === 'price' ? 'right' : 'left'}
                sortDirection={pedido.columna === columna ? pedido.sentido : false}
              >
                <TableSortLabel
                  active={pedido.columna === columna}
                  direction={pedido.columna === columna ? pedido.sentido : 'asc'}
                  onClick={() => listado.ordenarPor(columna)}
                  sx={CABEZA_AL_DEDO}
                >
                  {t(`listado.${NOMBRES[columna]}`)}
                </TableSortLabel>
              </TableCell>
            ))}
            <TableCell align="center">{t('listado.accion')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {filas.map((product) => (
            <Fila
              key={product.id}
              product={product}
              compacta={compacta}
              elegida={elegidas.has(product.id)}
              onElegir={(si) => listado.elegir([product.id], si)}
              {...acciones}
            />
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}

function Fila(
  props: Omit<Props, 'listado' | 'foco'> & {
    readonly product: Product;
    readonly elegida: boolean;
    readonly onElegir: (si: boolean) => void;
  },
) {
  const t = textos.usar();
  const navigate = useNavigate();
  const { product, compacta, elegida } = props;
  const enTelefono = useMediaQuery('(max-width:599.95px)', { noSsr: true });
  const lado = compacta ? 36 : 56;
  return (
    <TableRow hover selected={elegida} data-testid="listado-fila">
      <TableCell padding="checkbox">
        <Checkbox
          checked={elegida}
          onChange={(evento) => props.onElegir(evento.target.checked)}
          slotProps={{ input: { 'aria-label': t('listado.elegirUno', { titulo: product.title }) } }}
        />
      </TableCell>
      <TableCell>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
          <Box
            component="img"
            src={product.photo}
            alt=""
            sx={{ width: lado, height: lado, flex: 'none', borderRadius: 1 }}
          />
          <Box sx={{ minWidth: 0 }}>
            <Enlace to={rutaDeProducto(product.id)} sx={{ color: 'text.primary', fontWeight: 600, ...alDedo() }}>
              {product.title}
            </Enlace>
            <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>{enCategorias(t, product)}</Box>
            {enTelefono && (
              <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1, mt: 0.5 }}>
                <Box component="span" sx={{ fontWeight: 600 }}>
                  {formatearPesos(product.price)}
                </Box>
                <EstadoDeStock product={product} />
              </Box>
            )}
          </Box>
        </Box>
      </TableCell>
      <TableCell className="created" sx={{ whiteSpace: 'nowrap' }}>
        {formatearFecha(product.created)}
      </TableCell>
      <TableCell className="stock">
        <EstadoDeStock product={product} />
      </TableCell>
      <TableCell
        className="price"
        align="right"
        sx={{ whiteSpace: 'nowrap', fontWeight: 600 }}
        data-testid="listado-precio"
      >
        {formatearPesos(product.price)}
      </TableCell>
      <TableCell align="center">
        <MenuDeFila
          etiqueta={t('listado.accionesDe', { titulo: product.title })}
          acciones={() => [
            { texto: t('listado.editar'), onClick: () => props.onEditar(product) },
            { texto: t('listado.ver'), onClick: () => void navigate({ to: rutaDeProducto(product.id) }) },
            { texto: t('listado.eliminar'), peligro: true, onClick: () => props.onEliminar(product) },
          ]}
        />
      </TableCell>
    </TableRow>
  );
}

function EstadoDeStock({ product: { stock } }: { readonly product: Product }) {
  const t = textos.usar();
  return (
    <EstadoChip tono={stock ? 'exito' : 'error'}>{t(stock ? 'producto.enStock' : 'producto.sinStock')}</EstadoChip>
  );
}

const tabla = {
  minWidth: { sm: 720 },
  '&.MuiTable-root td': { py: 1 },
  '& .created, & .stock, & .price': { display: { xs: 'none', sm: 'table-cell' } },
} as const;
