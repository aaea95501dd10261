import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { formatearCantidad, oVacio } from '#ui/formato/formato.ts';
import { unitarioEn } from '#ui/formato/simbolo-de-moneda.ts';
import { Simbolo } from '#ui/piezas/simbolo.tsx';
import { textoDeDescuentos } from '#ventas/descuentos.ts';
import type { RenglonDeBorrador } from './borrador.ts';
import type { Diferencia } from './cambios.ts';

/** Somebody saved the same nota meanwhile. It stays until the person decides; the lines stay too (VEN-24). */
export function TarjetaDeConflicto(props: {
  readonly titulo: string;
  readonly texto: string;
  readonly acciones: readonly { readonly texto: string; readonly onClick: () => void }[];
}) {
  return (
    <Paper
      component="section"
      role="alert"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, p: 1.75 }}
    >
      <Simbolo tono="warning">
        <IconUsers size={20} stroke={1.5} aria-hidden />
      </Simbolo>
      <Box sx={{ flex: 1, minWidth: 200 }}>
        <Typography variant="subtitle1" component="h2">
          {props.titulo}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {props.texto}
        </Typography>
      </Box>
      <Stack direction="row" sx={{ gap: 1 }}>
        {props.acciones.map(({ texto, onClick }) => (
          <Button key={texto} size="small" onClick={onClick}>
            {texto}
          </Button>
        ))}
      </Stack>
    </Paper>
  );
}

/** Both versions side by side, only where they differ, and the two ways out. Neither is the default. */
export function DialogoDeCambios(props: {
  readonly abierto: boolean;
  readonly diferencias: readonly Diferencia[];
  readonly ocupado: boolean;
  readonly onGuardarMia: () => void;
  readonly onTomarGuardada: () => void;
  readonly onCerrar: () => void;
}) {
  const { t } = useTranslation('ventas');
  const { t: tUi } = useTranslation('ui');
  const id = useId();
  return (
    <Dialog open={props.abierto} onClose={props.onCerrar} aria-labelledby={id} maxWidth="sm" fullWidth>
      <DialogTitle id={id}>{t('mostrador.conflicto.dialogo')}</DialogTitle>
      <DialogContent>
        {props.diferencias.length === 0 ? (
          <Typography sx={{ color: 'text.secondary' }}>{t('mostrador.conflicto.iguales')}</Typography>
        ) : (
          <Table aria-label={t('mostrador.conflicto.dialogo')}>
            <TableHead>
              <TableRow>
                <TableCell>{t('mostrador.conflicto.renglon')}</TableCell>
                <TableCell align="right">{t('mostrador.conflicto.tuya')}</TableCell>
                <TableCell align="right">{t('mostrador.conflicto.guardada')}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {props.diferencias.map((diferencia, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the differences are a fixed picture
                <Fila key={i} diferencia={diferencia} />
              ))}
            </TableBody>
          </Table>
        )}
        {props.diferencias.some(siguenLaLista) && (
          <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1.5 }}>
            {t('mostrador.conflicto.deLista')}
          </Typography>
        )}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        <Button autoFocus onClick={props.onCerrar} disabled={props.ocupado}>
          {tUi('accion.volver')}
        </Button>
        <Button onClick={props.onTomarGuardada} disabled={props.ocupado}>
          {t('mostrador.conflicto.tomarGuardada')}
        </Button>
        <Button variant="contained" loading={props.ocupado} onClick={props.onGuardarMia}>
          {t('mostrador.conflicto.guardarMia')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Fila({ diferencia }: { readonly diferencia: Diferencia }) {
  const { t } = useTranslation('ventas');
  const [mia, guardada] = useDichos(diferencia);
  return (
    <TableRow>
      <TableCell sx={{ py: 0.75 }}>
        {'codigo' in diferencia ? (
          <>
            <b>{diferencia.codigo}</b>
            <Box sx={{ color: 'text.secondary' }}>
              {diferencia.que === 'precio' ? t('mostrador.conflicto.precio') : diferencia.descripcion}
            </Box>
          </>
        ) : (
          t(`mostrador.conflicto.${diferencia.que}`)
        )}
      </TableCell>
      <TableCell align="right">{mia}</TableCell>
      <TableCell align="right">{guardada}</TableCell>
    </TableRow>
  );
}

/** What each version says, in words. */
function useDichos(diferencia: Diferencia): readonly [mia: string, guardada: string] {
  const { t } = useTranslation('ventas');
  const precioDe = (
    { precio, sinCargo, descuentos, motivoDePrecio }: RenglonDeBorrador,
    moneda: string | undefined,
  ) => {
    const dto = descuentos.length > 0 ? ` − ${textoDeDescuentos(descuentos)}` : '';
    const dicho = sinCargo ? t('mostrador.renglon.sinCargo') : `${unitarioEn(moneda, precio)}${dto}`;
    return motivoDePrecio === '' ? dicho : `${dicho} («${motivoDePrecio}»)`;
  };
  const cantidadDe = (cantidad: string | null) =>
    cantidad === null ? t('mostrador.conflicto.noEsta') : formatearCantidad(cantidad);
  switch (diferencia.que) {
    case 'renglon':
      return [cantidadDe(diferencia.mio), cantidadDe(diferencia.guardado)];
    case 'precio':
      return [
        precioDe(diferencia.mio, diferencia.moneda.mia),
        precioDe(diferencia.guardado, diferencia.moneda.guardada),
      ];
    case 'kit':
      return [
        t('mostrador.kit.elegido', { count: diferencia.mio }),
        t('mostrador.kit.elegido', { count: diferencia.guardado }),
      ];
    default:
      return [oVacio(diferencia.mio), oVacio(diferencia.guardado)];
  }
}

/** A line at the price of the lista in both. */
const siguenLaLista = (diferencia: Diferencia): boolean =>
  diferencia.que === 'precio' &&
  [diferencia.mio, diferencia.guardado].every(({ precioDeLista, sinCargo }) => precioDeLista && !sinCargo);
