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
import { useAvisos } from '#ui/flotantes/avisos.tsx';
import { mensajeDeError } from '#ui/mensaje-de-error.ts';
import type { Cambios } from './use-cambios.ts';

/** A name for how this file is read, to read the next one without asking. A name in use may be replaced. */
export function DialogoDePerfil({ cambios, onCerrar }: { readonly cambios: Cambios; readonly onCerrar: () => void }) {
  const { t } = useTranslation('importaciones');
  const [nombre, setNombre] = useState(cambios.vista.perfil ?? '');
  const { guardar, error, repetido, delCampo, guardando, olvidar } = useGuardar(cambios, onCerrar);
  const id = useId();
  const handleSubmit = (evento: FormEvent) => {
    evento.preventDefault();
    void guardar(nombre);
  };
  return (
    <Dialog
      open
      onClose={onCerrar}
      aria-labelledby={id}
      slotProps={{ paper: { sx: { maxWidth: 420, width: '100%' } } }}
    >
      <Box component="form" noValidate onSubmit={handleSubmit}>
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
              olvidar();
            }}
            error={delCampo !== undefined}
            helperText={delCampo}
            slotProps={{ htmlInput: { maxLength: 80, autoComplete: 'off' } }}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onCerrar}>{t('avance.cancelar')}</Button>
          <Button type="submit" variant="contained" loading={guardando}>
            {repetido ? t('asistente.perfil.reemplazar') : t('asistente.perfil.boton')}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  );
}

/** Saves the profile; a name in use is replaced when it is sent again. */
function useGuardar(cambios: Cambios, onListo: () => void) {
  const { t } = useTranslation('importaciones');
  const avisos = useAvisos();
  const comando = useComando(guardarPerfil);
  const [error, setError] = useState<unknown>(null);
  const repetido = error instanceof PedidoRechazado && error.code === 'importaciones.perfil_repetido';
  return {
    error,
    repetido,
    /** What is wrong with the name itself. */
    delCampo: error instanceof PedidoRechazado ? error.issues[0]?.message : undefined,
    guardando: comando.isPending,
    olvidar: () => setError(null),
    guardar: async (nombre: string) => {
      try {
        const { id: importacionId } = await cambios.asentar();
        await comando.mutateAsync({ body: { importacionId, nombre, reemplazar: repetido } });
        avisos.exito(t('asistente.perfil.listo'));
        onListo();
      } catch (fallo) {
        setError(fallo);
      }
    },
  };
}
