import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { decimal } from '@trastienda/nucleo/comun/decimal.ts';
import { ESTADOS_POR_ENTREGAR } from '@trastienda/nucleo/ventas/ciclo-de-nota.ts';
import type { NotaDetalle, RenglonDetalle } from '@trastienda/nucleo/ventas/contrato-respuestas.ts';
import { useTranslation } from 'react-i18next';
import { formatearCantidad, formatearImporte, formatearUnitario } from '#ui/formato/formato.ts';
import { Tarjeta } from '#ui/pantalla/tarjeta.tsx';
import { CODIGO_ARRIBA } from '#ventas/codigo-arriba.ts';
import { ComponentesDeKit } from '#ventas/componentes-de-kit.tsx';
import { textoDeDescuentos } from '#ventas/descuentos.ts';

/** The lines with what became of each: ordered, delivered, reserved, cancelled, pending. */
export function RenglonesDelDocumento({ nota }: { readonly nota: NotaDetalle }) {
  const { t } = useTranslation('ventas');
  const abierta = ESTADOS_POR_ENTREGAR.some((estado) => estado === nota.estado);
  const conDescuentos = nota.renglones.some(({ descuentos }) => descuentos.length > 0);
  const conCancelada = nota.renglones.some(({ cancelada }) => cancelada !== '0');
  return (
    <Tarjeta sinRelleno sx={{ '@media print': { boxShadow: 'none !important' } }}>
      <TableContainer role="region" tabIndex={0} aria-label={t('documento.renglones.titulo')} sx={marco}>
        <Table aria-label={t('documento.renglones.titulo')} sx={tabla}>
          <TableHead>
            <TableRow>
              <TableCell className="codigo">{t('documento.renglones.codigo')}</TableCell>
              <TableCell>{t('documento.renglones.articulo')}</TableCell>
              <TableCell align="right">{t('documento.renglones.pedida')}</TableCell>
              <TableCell align="right">{t('documento.renglones.entregada')}</TableCell>
              <TableCell align="right" className="interno">
                {t('documento.renglones.reservada')}
              </TableCell>
              {conCancelada && <TableCell align="right">{t('documento.renglones.cancelada')}</TableCell>}
              <TableCell align="right">{t('documento.renglones.pendiente')}</TableCell>
              <TableCell align="right">{t('documento.renglones.precio')}</TableCell>
              {conDescuentos && <TableCell align="right">{t('documento.renglones.descuento')}</TableCell>}
              <TableCell align="right">{t('documento.renglones.importe')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {nota.renglones.map((renglon) => (
              <Fila
                key={renglon.id}
                renglon={renglon}
                abierta={abierta}
                conDescuentos={conDescuentos}
                conCancelada={conCancelada}
              />
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </Tarjeta>
  );
}

type FilaProps = {
  readonly renglon: RenglonDetalle;
  /** Something may still be delivered, so a missing reserve matters. */
  readonly abierta: boolean;
  readonly conDescuentos: boolean;
  readonly conCancelada: boolean;
};

function Fila({ renglon, abierta, conDescuentos, conCancelada }: FilaProps) {
  const { t } = useTranslation('ventas');
  const hayPendiente = renglon.pendiente !== '0';
  const faltaReservar = abierta && renglon.tipo !== 'SERVICIO' && decimal(renglon.reservada).lt(renglon.pendiente);
  return (
    <TableRow>
      <TableCell className="codigo" sx={{ fontWeight: 600, whiteSpace: 'nowrap' }}>
        {renglon.codigo}
      </TableCell>
      <TableCell className="articulo" data-codigo={renglon.codigo}>
        {renglon.descripcion}
        {!renglon.precioDeLista && !renglon.sinCargo && (
          <Box component="span" className="interno" sx={{ color: 'text.secondary', fontSize: '0.75rem' }}>
            {` · ${t('documento.renglones.aMano')}`}
          </Box>
        )}
        <ComponentesDeKit kit={renglon.kit} />
      </TableCell>
      <TableCell align="right">{formatearCantidad(renglon.pedida)}</TableCell>
      <TableCell align="right" sx={apagadaSi(renglon.entregada === '0')}>
        {formatearCantidad(renglon.entregada)}
      </TableCell>
      <TableCell
        align="right"
        className="interno"
        sx={faltaReservar ? { color: 'warning.text', fontWeight: 600 } : apagadaSi(renglon.reservada === '0')}
      >
        {renglon.tipo === 'SERVICIO' ? '–' : formatearCantidad(renglon.reservada)}
      </TableCell>
      {conCancelada && (
        <TableCell align="right" sx={apagadaSi(renglon.cancelada === '0')}>
          {formatearCantidad(renglon.cancelada)}
        </TableCell>
      )}
      <TableCell align="right" sx={hayPendiente ? { fontWeight: 600 } : { color: 'text.secondary' }}>
        {formatearCantidad(renglon.pendiente)}
      </TableCell>
      <TableCell align="right">
        {renglon.sinCargo ? t('documento.renglones.sinCargo') : formatearUnitario(renglon.precio)}
      </TableCell>
      {conDescuentos && (
        <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
          {textoDeDescuentos(renglon.descuentos)}
        </TableCell>
      )}
      <TableCell align="right" sx={{ fontWeight: 600 }}>
        {formatearImporte(renglon.importe)}
      </TableCell>
    </TableRow>
  );
}

const marco = { containerType: 'inline-size', containerName: 'renglones' } as const;
const tabla = {
  minWidth: 600,
  '& th': { whiteSpace: 'nowrap' },
  '& td': { py: 0.75 },
  '@media print': { minWidth: 0 },
  '@container renglones (max-width: 759.95px)': {
    ...CODIGO_ARRIBA,
    '& .codigo + *': { minWidth: 150, paddingInlineStart: 2.5 },
  },
} as const;

const apagadaSi = (apagada: boolean) => (apagada ? { color: 'text.secondary' } : {});
