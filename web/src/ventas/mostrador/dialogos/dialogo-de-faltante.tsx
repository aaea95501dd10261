import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { CERO, decimal } from '@trastienda/nucleo/comun/decimal.ts';
import type { Faltante } from '@trastienda/nucleo/ventas/faltantes.ts';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { formatearCantidad } from '#ui/formato/formato.ts';

type Props = {
  readonly faltantes: readonly Faltante[];
  readonly abierto: boolean;
  readonly ocupado: boolean;
  readonly onReservar: () => void;
  readonly onVolver: () => void;
};

/** The stock is short: nothing was decided. The person chooses with the figures of each line in sight. */
export function DialogoDeFaltante({ faltantes, abierto, ocupado, onReservar, onVolver }: Props) {
  const { t } = useTranslation('ventas');
  const { t: tUi } = useTranslation('ui');
  const id = useId();
  return (
    <Dialog
      open={abierto}
      onClose={onVolver}
      aria-labelledby={id}
      aria-describedby={`${id}-texto`}
      maxWidth="sm"
      fullWidth
    >
      <DialogTitle id={id}>{t('mostrador.faltante.titulo')}</DialogTitle>
      <DialogContent>
        <Box id={`${id}-texto`} sx={{ color: 'text.secondary', mb: 1.5 }}>
          {t('mostrador.faltante.texto')}
        </Box>
        <TableContainer role="region" tabIndex={0} aria-label={t('mostrador.faltante.titulo')}>
          <Table aria-label={t('mostrador.faltante.titulo')}>
            <TableHead>
              <TableRow>
                <TableCell>{t('mostrador.faltante.articulo')}</TableCell>
                <TableCell align="right">{t('mostrador.faltante.pedido')}</TableCell>
                <TableCell align="right">{t('mostrador.faltante.aca')}</TableCell>
                <TableCell align="right">{t('mostrador.faltante.falta')}</TableCell>
                <TableCell align="right">{t('mostrador.faltante.otras')}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {faltantes.map((faltante) => (
                <Fila key={faltante.articuloId} faltante={faltante} />
              ))}
            </TableBody>
          </Table>
        </TableContainer>
      </DialogContent>
      <DialogActions>
        <Button autoFocus onClick={onVolver} disabled={ocupado}>
          {tUi('accion.volver')}
        </Button>
        <Button variant="contained" loading={ocupado} onClick={onReservar}>
          {t('mostrador.faltante.reservar')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Fila({ faltante }: { readonly faltante: Faltante }) {
  const disponible = decimal(faltante.disponible);
  const falta = decimal(faltante.pedido).minus(disponible.lt(0) ? CERO : disponible);
  return (
    <TableRow>
      <TableCell sx={{ py: 0.75 }}>
        <b>{faltante.codigo}</b>
        <Box sx={{ color: 'text.secondary' }}>{faltante.descripcion}</Box>
      </TableCell>
      <TableCell align="right">{formatearCantidad(faltante.pedido)}</TableCell>
      <TableCell align="right">{formatearCantidad(faltante.disponible)}</TableCell>
      <TableCell align="right" sx={{ fontWeight: 600, color: 'warning.text' }}>
        {formatearCantidad(falta)}
      </TableCell>
      <TableCell align="right">{formatearCantidad(faltante.enOtras)}</TableCell>
    </TableRow>
  );
}
