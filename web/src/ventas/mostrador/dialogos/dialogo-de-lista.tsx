import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import MenuItem from '@mui/material/MenuItem';
import Skeleton from '@mui/material/Skeleton';
import TextField from '@mui/material/TextField';
import { ELEGIDA } from '@trastienda/nucleo/ventas/listas/lista-que-rige.ts';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAvisos } from '#ui/flotantes/avisos.tsx';
import { loGuardado } from '#ventas/mostrador/guardar/guardado.ts';
import { CampoDeCondicion } from '#ventas/mostrador/panel/campo-de-condicion.tsx';
import { PorQueEsaLista } from '#ventas/mostrador/panel/por-que-esa-lista.tsx';
import { condicionDe, useListasDeVenta } from '#ventas/mostrador/panel/use-lista.ts';
import type { PantallaDeMostrador } from '#ventas/mostrador/use-pantalla.ts';

type Props = { readonly open: boolean; readonly pantalla: PantallaDeMostrador; readonly onClose: () => void };

/** Why the nota goes by its lista, its condición de venta, and another lista in its place. What is chosen is saved with it. */
export function DialogoDeLista({ open, pantalla, onClose }: Props) {
  const { t } = useTranslation('ventas');
  const { t: tUi } = useTranslation('ui');
  const id = useId();
  const { lista, mostrador } = pantalla;
  const { cliente, depositoId } = mostrador.borrador;
  const [condicionId, setCondicion] = useState(() => condicionDe(mostrador.borrador));
  const [elegida, setElegida] = useState(lista?.origen === ELEGIDA ? lista.id : '');
  const aplicar = useAplicar(pantalla);
  const listas = useListasDeVenta(
    cliente && depositoId
      ? { clienteId: cliente.id, depositoId, ...(condicionId === undefined ? {} : { condicionId }) }
      : null,
  );
  const otras = listas?.listas.filter((una) => una.id !== listas.rige.lista.id) ?? [];
  const guardada = loGuardado(mostrador.borrador);
  // One that cannot be chosen any more is not applied either.
  const aLaVista = otras.some((una) => una.id === elegida) ? elegida : '';
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby={id} maxWidth="xs" fullWidth>
      <DialogTitle id={id}>{t('mostrador.lista.titulo')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2.5 }}>
        {listas === undefined ? (
          <Skeleton variant="rounded" height={160} />
        ) : (
          <>
            <PorQueEsaLista candidatas={listas.candidatas} rige={listas.rige} />
            <CampoDeCondicion listas={listas} guardadaId={guardada?.condicion?.id} onElegir={setCondicion} />
            <TextField
              select
              fullWidth
              label={t('mostrador.lista.venderCon')}
              value={aLaVista}
              onChange={({ target }) => setElegida(target.value)}
              helperText={listas.tambienMasBaratas ? undefined : t('mostrador.lista.soloMasCara')}
              slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
            >
              <MenuItem value="">{t('mostrador.lista.laQueRige', { lista: listas.rige.lista.nombre })}</MenuItem>
              {otras.map((una) => (
                <MenuItem key={una.id} value={una.id}>
                  {una.moneda === 'ARS' ? una.nombre : `${una.nombre} · ${una.moneda}`}
                </MenuItem>
              ))}
            </TextField>
            <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>{t('mostrador.lista.alAplicar')}</Box>
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{tUi('accion.cancelar')}</Button>
        <Button
          variant="contained"
          disabled={listas === undefined}
          onClick={() => {
            onClose();
            void aplicar({ condicionId: listas?.condicion?.id ?? null, listaId: aLaVista === '' ? null : aLaVista });
          }}
        >
          {t('mostrador.lista.aplicar')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** Prices come from the server: a nota with lines is saved at once, so that they show those of the lista. */
function useAplicar({ mostrador }: PantallaDeMostrador) {
  const { t } = useTranslation('ventas');
  const avisos = useAvisos();
  return async (eleccion: { readonly condicionId: string | null; readonly listaId: string | null }) => {
    mostrador.despachar({ tipo: 'lista', eleccion });
    if (mostrador.leer().renglones.length === 0) return;
    if (await mostrador.guardar()) avisos.exito(t('mostrador.lista.aplicada'));
  };
}
