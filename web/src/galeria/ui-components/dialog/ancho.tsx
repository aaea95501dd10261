import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { textos } from '#galeria/ui-components/textos.ts';
import { ConBoton } from './con-boton.tsx';

const ANCHOS = ['xs', 'sm', 'md', 'lg', 'xl'] as const;
type Ancho = (typeof ANCHOS)[number];

/** A dialog that is asked how wide it may be. */
export function AnchoMaximo() {
  const t = textos.usar();
  const [maxWidth, setAncho] = useState<Ancho>('sm');
  const [fullWidth, setCompleto] = useState(true);
  return (
    <ConBoton nombre={t('dialogo.ancho')} dialogo={{ maxWidth, fullWidth }}>
      {(id, cerrar) => (
        <>
          <DialogTitle id={id}>{t('dialogo.ancho')}</DialogTitle>
          <DialogContent sx={{ display: 'grid', gap: 2 }}>
            <TextField
              select
              autoFocus
              label={t('dialogo.anchoMaximo')}
              value={maxWidth}
              onChange={(evento) => setAncho(evento.target.value as Ancho)}
            >
              {ANCHOS.map((uno) => (
                <MenuItem key={uno} value={uno}>
                  {uno}
                </MenuItem>
              ))}
            </TextField>
            <FormControlLabel
              label={t('dialogo.anchoCompleto')}
              control={<Switch checked={fullWidth} onChange={(_, si) => setCompleto(si)} />}
            />
          </DialogContent>
          <DialogActions>
            <Button variant="contained" onClick={cerrar}>
              {t('dialogo.cerrar')}
            </Button>
          </DialogActions>
        </>
      )}
    </ConBoton>
  );
}
