import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Slider from '@mui/material/Slider';
import Switch from '@mui/material/Switch';
import { useId, useState } from 'react';
import { textos } from '#galeria/widgets/textos.ts';
import { useAvisos } from '#ui/flotantes/avisos.tsx';
import { Tarjeta } from '#ui/pantalla/tarjeta.tsx';
import { tarjetas } from './estado.ts';

/** A volume and two switches, kept or left as they were. */
export function Ajustes() {
  const t = textos.usar();
  const avisos = useAvisos();
  const id = useId();
  const guardados = tarjetas.usarCon(({ ajustes }) => ajustes);
  const [ajustes, setAjustes] = useState(guardados);
  const hayCambios = JSON.stringify(ajustes) !== JSON.stringify(guardados);
  const handleGuardar = () => {
    tarjetas.cambiar((estado) => ({ ...estado, ajustes }));
    avisos.exito(t('guardados'));
  };
  return (
    <Tarjeta titulo={t('ajustes')}>
      <Box id={id} sx={{ fontWeight: 600 }}>
        {t('volumen')}
      </Box>
      <Box sx={{ px: 1.25 }}>
        <Slider
          aria-labelledby={id}
          value={ajustes.volumen}
          valueLabelDisplay="auto"
          onChange={(_, volumen) => setAjustes({ ...ajustes, volumen: Number(volumen) })}
        />
      </Box>
      {(['sonidos', 'vibrar'] as const).map((uno) => (
        <FormControlLabel
          key={uno}
          label={t(uno)}
          labelPlacement="start"
          sx={{ display: 'flex', justifyContent: 'space-between', mx: 0 }}
          control={
            <Switch checked={ajustes[uno]} onChange={(_, puesto) => setAjustes({ ...ajustes, [uno]: puesto })} />
          }
        />
      ))}
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1, mt: 2 }}>
        <Button aria-disabled={!hayCambios} onClick={() => hayCambios && setAjustes(guardados)} sx={sinCambios}>
          {t('cancelar')}
        </Button>
        <Button
          variant="contained"
          aria-disabled={!hayCambios}
          onClick={() => hayCambios && handleGuardar()}
          sx={sinCambios}
        >
          {t('guardar')}
        </Button>
      </Box>
    </Tarjeta>
  );
}

// With nothing to keep they stay reachable, so that the keyboard is not thrown out of the one that was pressed.
const sinCambios = {
  '&[aria-disabled=true]': { color: 'text.disabled', cursor: 'default' },
  '&.MuiButton-contained[aria-disabled=true]': { bgcolor: 'action.disabledBackground', boxShadow: 'none' },
} as const;
