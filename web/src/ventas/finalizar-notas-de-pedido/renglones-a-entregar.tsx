import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { decimal } from '@trastienda/nucleo/comun/decimal.ts';
import type { RenglonDetalle } from '@trastienda/nucleo/ventas/contrato-respuestas.ts';
import { useTranslation } from 'react-i18next';
import { formatearCantidad } from '#ui/formato/formato.ts';
import { CODIGO_ARRIBA } from '#ventas/codigo-arriba.ts';
import { ComponentesDeKit } from '#ventas/componentes-de-kit.tsx';
import { Ubicacion } from '#ventas/ubicacion.tsx';
import { CantidadAEntregar } from './cantidad-a-entregar.tsx';
import { cantidadDe, cuantoSeToma, libreEn, saldoDe } from './entrega.ts';
import { NumerosDeRenglon } from './numeros-de-renglon.tsx';
import { Resultado } from './resultado.tsx';
import type { EntregaEnCurso } from './use-entrega.ts';

type Props = {
  readonly entrega: EntregaEnCurso;
  /** The line the reader touched last. */
  readonly marcado: string | null;
};

/** The pending lines with what each has, what goes out now and what becomes of the rest. */
export function RenglonesAEntregar({ entrega, marcado }: Props) {
  const { t } = useTranslation('ventas');
  const { renglones, marcados } = entrega;
  return (
    <TableContainer sx={{ flex: 1, minHeight: 0 }}>
      <Table stickyHeader aria-label={t('finalizar.que')} sx={tabla}>
        <TableHead>
          <TableRow>
            <TableCell sx={{ width: 40 }}>
              <Checkbox
                sx={casilla}
                checked={marcados === 'todos'}
                indeterminate={marcados === 'algunos'}
                onChange={() => entrega.marcarTodos(marcados !== 'todos')}
                slotProps={{ input: { 'aria-label': t('finalizar.marcarTodos') } }}
              />
            </TableCell>
            <TableCell className="codigo">{t('finalizar.columna.codigo')}</TableCell>
            <TableCell>{t('finalizar.columna.articulo')}</TableCell>
            <TableCell align="right">{t('finalizar.columna.pedido')}</TableCell>
            <TableCell align="right">{t('finalizar.columna.entregado')}</TableCell>
            <TableCell align="right">{t('finalizar.columna.reservado')}</TableCell>
            <TableCell align="right" sx={soloAncho}>
              {t('finalizar.columna.libre')}
            </TableCell>
            <TableCell align="right" sx={{ color: 'text.primary' }}>
              {t('finalizar.columna.ahora')}
            </TableCell>
            <TableCell align="right">{t('finalizar.columna.saldo')}</TableCell>
            <TableCell className="resultado">{t('finalizar.columna.resultado')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {renglones.map((renglon) => (
            <Fila key={renglon.id} renglon={renglon} entrega={entrega} marcada={renglon.id === marcado} />
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

function Fila(props: {
  readonly renglon: RenglonDetalle;
  readonly entrega: EntregaEnCurso;
  readonly marcada: boolean;
}) {
  const { t } = useTranslation('ventas');
  const { renglon, entrega } = props;
  const saldo = saldoDe(renglon, entrega.aEntregar);
  const esServicio = renglon.tipo === 'SERVICIO';
  const faltaReserva = !esServicio && decimal(renglon.reservada).lt(renglon.pendiente);
  return (
    <TableRow
      sx={{
        '& > td': { height: 56 },
        ...(props.marcada && { bgcolor: 'primary.soft' }),
        transition: 'background-color 900ms',
      }}
    >
      <TableCell>
        <Checkbox
          sx={casilla}
          checked={cantidadDe(entrega.aEntregar, renglon) !== '0'}
          disabled={entrega.tope(renglon).maximo === '0'}
          onChange={(_, marcado) => entrega.marcar(renglon, marcado)}
          slotProps={{ input: { 'aria-label': t('finalizar.marcar', { codigo: renglon.codigo }) } }}
        />
      </TableCell>
      <TableCell className="codigo" sx={{ fontWeight: 600, whiteSpace: 'nowrap' }}>
        {renglon.codigo}
      </TableCell>
      <TableCell className="articulo" data-codigo={renglon.codigo} sx={{ maxWidth: 0, width: '40%' }}>
        <Box sx={dosLineas} title={renglon.descripcion}>
          {renglon.descripcion}
        </Box>
        <Ubicacion en={entrega.ubicar(renglon.articuloId)} />
        <ComponentesDeKit kit={renglon.kit} ubicar={entrega.ubicar} cuanto={cuantoSeToma(renglon, entrega.aEntregar)} />
        <NumerosDeRenglon renglon={renglon} entrega={entrega} />
      </TableCell>
      <TableCell align="right">{formatearCantidad(renglon.pedida)}</TableCell>
      <TableCell align="right" sx={{ color: 'text.secondary' }}>
        {formatearCantidad(renglon.entregada)}
      </TableCell>
      <TableCell align="right" sx={faltaReserva ? { color: 'warning.text', fontWeight: 600 } : {}}>
        {esServicio ? '–' : formatearCantidad(renglon.reservada)}
      </TableCell>
      <TableCell align="right" sx={{ color: 'text.secondary', ...soloAncho }}>
        {esServicio ? '–' : formatearCantidad(libreEn(renglon, entrega.depositoId, entrega.propio))}
      </TableCell>
      <TableCell align="right">
        <CantidadAEntregar renglon={renglon} entrega={entrega} />
      </TableCell>
      <TableCell
        align="right"
        sx={saldo === '0' ? { color: 'text.secondary' } : { color: 'warning.text', fontWeight: 600 }}
      >
        {formatearCantidad(saldo)}
      </TableCell>
      <TableCell>
        <Resultado renglon={renglon} entrega={entrega} />
      </TableCell>
    </TableRow>
  );
}

/** Where the panel leaves it little, the code goes above its artículo. */
const tabla = {
  minWidth: 620,
  '& .resultado': { width: 132 },
  '@container entrega (max-width: 1079.95px)': {
    '& th, & td': { px: 0.75 },
    '& th:first-of-type, & td:first-of-type': { paddingInlineStart: 2 },
    '& .resultado': { width: 116 },
    ...CODIGO_ARRIBA,
  },
} as const;
const casilla = { p: 0.5, mx: -0.5 } as const;
const dosLineas = {
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
} as const;
/** «Disp.» has no room in the default shell. */
const soloAncho = { display: 'none', '@container entrega (min-width: 1240px)': { display: 'table-cell' } } as const;
