import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { textos } from '#galeria/ui-components/textos.ts';
import { useAvisos } from '#ui/flotantes/avisos.tsx';
import { useAvisarCambios } from '#ui/formularios/avisar-cambios.ts';
import { ConBoton } from './con-boton.tsx';

/** A field inside a dialog, judged when it is sent. */
export function Formulario() {
  const t = textos.usar();
  return (
    <ConBoton nombre={t('dialogo.formulario')} dialogo={{ fullWidth: true, maxWidth: 'xs' }}>
      {(id, cerrar, onCambios) => <Contenido id={id} onCerrar={cerrar} onCambios={onCambios} />}
    </ConBoton>
  );
}

function Contenido(props: {
  readonly id: string;
  readonly onCerrar: () => void;
  readonly onCambios: (hay: boolean) => void;
}) {
  const { id, onCerrar, onCambios } = props;
  const t = textos.usar();
  const avisos = useAvisos();
  const [email, setEmail] = useState('');
  const [mal, setMal] = useState(false);
  useAvisarCambios(email !== '', onCambios);
  return (
    <form
      noValidate
      onSubmit={(evento) => {
        evento.preventDefault();
        if (!/^\S+@\S+\.\S+$/.test(email)) {
          setMal(true);
          return;
        }
        avisos.exito(t('dialogo.suscripto', { email }));
        onCambios(false);
        onCerrar();
      }}
    >
      <DialogTitle id={id}>{t('dialogo.formulario')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Typography sx={{ color: 'text.secondary' }}>{t('dialogo.formularioTexto')}</Typography>
        <TextField
          autoFocus
          fullWidth
          type="email"
          autoComplete="off"
          label={t('dialogo.email')}
          value={email}
          error={mal}
          helperText={mal && t('dialogo.emailMal')}
          onChange={(evento) => {
            setEmail(evento.target.value);
            setMal(false);
          }}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onCerrar}>{t('dialogo.cancelar')}</Button>
        <Button type="submit" variant="contained">
          {t('dialogo.suscribir')}
        </Button>
      </DialogActions>
    </form>
  );
}
