import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { guardarPerfil } from '@trastienda/nucleo/importaciones/contrato.ts';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useComando } from '#api/consultas.ts';
import { PedidoRechazado } from '#api/pedir.ts';
import { useAvisos } from '#ui/avisos.tsx';
import { mensajeDeError } from '#ui/mensaje-de-error.ts';
import type { Cambios } from './use-cambios.ts';

/** A name for how this file is read, to read the next one without asking. A name in use may be replaced. */
export function DialogoDePerfil({ cambios, onCerrar }: { readonly cambios: Cambios; readonly onCerrar: () => void }) {
  const { t } = useTranslation('importaciones');
  const avisos = useAvisos();
  const guardar = useComando(guardarPerfil);
  const [nombre, setNombre] = useState(cambios.vista.perfil ?? '');
  const [error, setError] = useState<unknown>(null);
  const id = useId();
  const repetido = error instanceof PedidoRechazado && error.code === 'importaciones.perfil_repetido';
  const delCampo = error instanceof PedidoRechazado ? error.issues[0]?.message : undefined;

  const handleSubmit = async (evento: FormEvent) => {
    evento.preventDefault();
    try {
      const { id: importacionId } = await cambios.asentar();
      await guardar.mutateAsync({ body: { importacionId, nombre, reemplazar: repetido } });
      avisos.exito(t('asistente.perfil.listo'));
      onCerrar();
    } catch (fallo) {
      setError(fallo);
    }
  };
  return (
    <Dialog
      open
      onClose={onCerrar}
      aria-labelledby={id}
      slotProps={{ paper: { sx: { maxWidth: 420, width: '100%' } } }}
    >
      <Box component="form" noValidate onSubmit={(evento) => void handleSubmit(evento)}>
        <DialogTitle id={id}>{t('asistente.perfil.titulo')}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <Typography sx={{ color: 'text.secondary' }}>{t('asistente.perfil.texto')}</Typography>
          {error !== null && delCampo === undefined && (
            <Alert severity={repetido ? 'warning' : 'error'}>{mensajeDeError(error)}</Alert>
          )}
          <TextField
            autoFocus
            fullWidth
            label={t('asistente.perfil.nombre')}
            placeholder={t('asistente.perfil.ejemplo')}
            value={nombre}
            onChange={(evento) => {
              setNombre(evento.target.value);
              setError(null);
            }}
            error={delCampo !== undefined}
            helperText={delCampo}
            slotProps={{ htmlInput: { maxLength: 80, autoComplete: 'off' } }}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onCerrar}>{t('avance.cancelar')}</Button>
          <Button type="submit" variant="contained" loading={guardar.isPending}>
            {repetido ? t('asistente.perfil.reemplazar') : t('asistente.perfil.boton')}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  );
}
