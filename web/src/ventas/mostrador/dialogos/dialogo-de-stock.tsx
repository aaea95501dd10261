import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useQuery } from '@tanstack/react-query';
import { type Articulo, verArticulo } from '@trastienda/nucleo/articulos/contrato.ts';
import { decimal } from '@trastienda/nucleo/comun/decimal.ts';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { consultaDe } from '#api/consultas.ts';
import { formatearCantidad } from '#ui/formato/formato.ts';
import { Cargado } from '#ui/pantalla/cargado.tsx';

type Props = {
  /** Whose stock; null keeps it closed. */
  readonly articulo: { readonly id: string; readonly codigo: string; readonly descripcion: string } | null;
  readonly sucursalId: string | undefined;
  readonly onCerrar: () => void;
};

/** What there is of an artículo in each depósito, the own sucursal first (F4). */
export function DialogoDeStock({ articulo, sucursalId, onCerrar }: Props) {
  const { t } = useTranslation('ventas');
  const { t: tUi } = useTranslation('ui');
  const id = useId();
  return (
    <Dialog open={articulo !== null} onClose={onCerrar} aria-labelledby={id} maxWidth="sm" fullWidth>
      <DialogTitle id={id}>{t('mostrador.stock.titulo', { codigo: articulo?.codigo ?? '' })}</DialogTitle>
      <DialogContent>
        <Box sx={{ color: 'text.secondary', mb: 1.5 }}>{articulo?.descripcion}</Box>
        {articulo && <Saldos articuloId={articulo.id} sucursalId={sucursalId} />}
      </DialogContent>
      <DialogActions>
        <Button autoFocus onClick={onCerrar}>
          {tUi('accion.cerrar')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Saldos({ articuloId, sucursalId }: { readonly articuloId: string; readonly sucursalId: string | undefined }) {
  const { t } = useTranslation('ventas');
  const articulo = useQuery(consultaDe(verArticulo, { params: { id: articuloId } }));
  return (
    <Cargado
      consulta={articulo}
      vacio={{ titulo: t('mostrador.stock.vacio') }}
      esVacio={({ stock }) => stock.length === 0}
    >
      {({ stock }) => (
        <Table aria-label={t('mostrador.atajos.stock')}>
          <TableHead>
            <TableRow>
              <TableCell>{t('mostrador.stock.sucursal')}</TableCell>
              <TableCell>{t('mostrador.stock.deposito')}</TableCell>
              <TableCell align="right">{t('mostrador.stock.fisico')}</TableCell>
              <TableCell align="right">{t('mostrador.stock.reservado')}</TableCell>
              <TableCell align="right">{t('mostrador.stock.disponible')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {laPropiaPrimero(stock, sucursalId).map((saldo) => (
              <TableRow key={saldo.depositoId}>
                <TableCell sx={{ fontWeight: saldo.sucursalId === sucursalId ? 600 : 400 }}>{saldo.sucursal}</TableCell>
                <TableCell sx={{ color: 'text.secondary' }}>{saldo.deposito}</TableCell>
                <TableCell align="right" sx={{ color: 'text.secondary' }}>
                  {formatearCantidad(saldo.fisico)}
                </TableCell>
                <TableCell align="right" sx={{ color: 'text.secondary' }}>
                  {formatearCantidad(saldo.reservado)}
                </TableCell>
                <TableCell align="right" sx={{ fontWeight: 600, color: colorDe(saldo.disponible) }}>
                  {formatearCantidad(saldo.disponible)}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
    </Cargado>
  );
}

type Saldo = Articulo['stock'][number];

const laPropiaPrimero = (saldos: readonly Saldo[], propia: string | undefined): readonly Saldo[] =>
  saldos.toSorted((a, b) => Number(b.sucursalId === propia) - Number(a.sucursalId === propia));

function colorDe(disponible: string): string {
  const valor = decimal(disponible);
  if (valor.lt(0)) return 'error.text';
  return valor.eq(0) ? 'text.secondary' : 'success.text';
}
