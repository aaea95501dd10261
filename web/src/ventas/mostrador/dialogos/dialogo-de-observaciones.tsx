import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

const MAXIMO = 2_000;

/** The remarks of the nota (F8). What is typed is kept as it is typed; saving the nota saves it. */
export function DialogoDeObservaciones(props: {
  readonly abierto: boolean;
  readonly texto: string;
  readonly onTexto: (texto: string) => void;
  readonly onCerrar: () => void;
}) {
  const { t } = useTranslation('ventas');
  const id = useId();
  return (
    <Dialog open={props.abierto} onClose={props.onCerrar} aria-labelledby={id} maxWidth="xs" fullWidth>
      <DialogTitle id={id}>{t('mostrador.observaciones.titulo')}</DialogTitle>
      <DialogContent>
        <TextField
          autoFocus
          fullWidth
          multiline
          minRows={4}
          maxRows={10}
          value={props.texto}
          onChange={(evento) => props.onTexto(evento.target.value)}
          helperText={t('mostrador.observaciones.ayuda')}
          slotProps={{ htmlInput: { 'aria-labelledby': id, maxLength: MAXIMO } }}
        />
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={props.onCerrar}>
          {t('mostrador.observaciones.listo')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
