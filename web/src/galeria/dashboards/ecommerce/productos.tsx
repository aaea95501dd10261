import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import MenuItem from '@mui/material/MenuItem';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TextField from '@mui/material/TextField';
import type { Product } from '#galeria/api-falsa/productos.ts';
import { alDedo } from '#galeria/comun/al-dedo.ts';
import { useOpcion } from '#galeria/comun/parametros.ts';
import { enCategorias } from '#galeria/ecommerce/palabras.ts';
import { rutaDeProducto } from '#galeria/ecommerce/rutas.ts';
import { textos as textosDeTienda } from '#galeria/ecommerce/textos.ts';
import { formatearMes, formatearPesos, formatearPorcentaje } from '#ui/formato/formato.ts';
import { Tarjeta } from '#ui/pantalla/tarjeta.tsx';
import { Enlace } from '#ui/piezas/enlace.tsx';
import { EstadoChip } from '#ui/piezas/estado-chip.tsx';
import { enDia, MESES, type Mes, rendimientoDe } from './muestras.ts';
import { textos } from './textos.ts';

const TONOS = { alto: 'exito', medio: 'aviso', bajo: 'error' } as const;
const FILAS = 5;

/** How each product did in a month. */
export function RendimientoDeProductos({ products }: { readonly products: readonly Product[] }) {
  const t = textos.usar();
  const [mes, ponerMes] = useOpcion('mes', MESES, '2026-11-01');
  return (
    <Tarjeta
      titulo={t('productos')}
      sinRelleno
      acciones={
        <TextField
          select
          size="small"
          value={mes}
          onChange={(evento) => ponerMes(evento.target.value as Mes)}
          slotProps={{
            htmlInput: { 'aria-label': t('mes') },
            select: { SelectDisplayProps: { 'aria-label': t('mes') } },
          }}
          sx={{ minWidth: 140 }}
        >
          {MESES.map((uno) => (
            <MenuItem key={uno} value={uno}>
              {formatearMes(enDia(uno))}
            </MenuItem>
          ))}
        </TextField>
      }
    >
      <Box sx={desplazable} role="group" tabIndex={0} aria-label={t('productos')}>
        <Table sx={tabla}>
          <TableHead>
            <TableRow>
              <TableCell>{t('producto')}</TableCell>
              <TableCell className="aparte">{t('avance')}</TableCell>
              <TableCell className="aparte">{t('estado')}</TableCell>
              <TableCell align="right">{t('importe')}</TableCell>
              <TableCell className="aparte">{t('evolucion')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {products.slice(0, FILAS).map((product) => (
              <Fila key={product.id} product={product} mes={mes} />
            ))}
          </TableBody>
        </Table>
      </Box>
    </Tarjeta>
  );
}

function Fila({ product, mes }: { readonly product: Product; readonly mes: Mes }) {
  const t = textos.usar();
  const tTienda = textosDeTienda.usar();
  const { avance, nivel, importe, semanas } = rendimientoDe(product.id, mes);
  return (
    <TableRow hover data-testid="panel-producto">
      <TableCell>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
          <Box
            component="img"
            src={product.photo}
            alt=""
            sx={{ flex: 'none', width: 44, height: 44, borderRadius: 1 }}
          />
          <Box sx={{ minWidth: 0 }}>
            <Enlace to={rutaDeProducto(product.id)} sx={{ color: 'text.primary', fontWeight: 600, ...alDedo() }}>
              {product.title}
            </Enlace>
            <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>{enCategorias(tTienda, product)}</Box>
            <Box className="junto">
              <EstadoChip tono={TONOS[nivel]}>{t(nivel)}</EstadoChip>
              <bdi>{formatearPorcentaje(avance)}</bdi>
            </Box>
          </Box>
        </Box>
      </TableCell>
      <TableCell className="aparte" sx={{ minWidth: 96 }}>
        <bdi>{formatearPorcentaje(avance)}</bdi>
        <LinearProgress
          variant="determinate"
          aria-label={t('avance')}
          value={avance}
          sx={{ mt: 0.5, borderRadius: 2 }}
        />
      </TableCell>
      <TableCell className="aparte">
        <EstadoChip tono={TONOS[nivel]}>{t(nivel)}</EstadoChip>
      </TableCell>
      <TableCell align="right" sx={{ whiteSpace: 'nowrap', fontWeight: 600 }} data-testid="panel-importe">
        {formatearPesos(importe)}
      </TableCell>
      <TableCell className="aparte">
        <Evolucion valores={semanas} />
      </TableCell>
    </TableRow>
  );
}

/** A few weeks as a line, which says nothing that the figures of the row do not. */
function Evolucion({ valores }: { readonly valores: readonly number[] }) {
  const puntos = valores.map((valor, i) => `${(i * 90) / (valores.length - 1)},${30 - (valor * 28) / 100}`).join(' ');
  return (
    <Box
      component="svg"
      aria-hidden
      viewBox="0 0 90 32"
      sx={{ display: 'block', width: 72, height: 26, color: 'primary.main' }}
    >
      <polyline points={puntos} fill="none" stroke="currentColor" strokeWidth="2" strokeLinejoin="round" />
    </Box>
  );
}

const desplazable = { overflowX: 'auto', containerType: 'inline-size' } as const;

const CON_LUGAR = '@container (min-width: 560px)';

/** In a narrow card how it does comes below its name: as columns it would be cut where it is not seen that there is more. */
const tabla = {
  '& .aparte': { display: 'none', [CON_LUGAR]: { display: 'table-cell' } },
  '& .junto': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 1,
    mt: 0.5,
    [CON_LUGAR]: { display: 'none' },
  },
  '& th, & td': { px: 1.25 },
  '&.MuiTable-root td': { py: 1 },
  '& th:first-of-type, & td:first-of-type': { paddingInlineStart: '20px' },
  '& tbody tr:last-of-type td': { borderBottom: 0 },
} as const;
