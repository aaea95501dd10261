import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import InputAdornment from '@mui/material/InputAdornment';
import MenuItem from '@mui/material/MenuItem';
import Radio from '@mui/material/Radio';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { formatearImporte } from '#ui/formato/formato.ts';
import { Seccion } from './seccion.tsx';
import { textos } from './textos.ts';

/** Fields and choices, in each of their states. */
export function Campos() {
  const t = textos.usar();
  return (
    <Seccion titulo={t('campos.titulo')} texto={t('campos.texto')} codigo={CODIGO}>
      <Box sx={grilla}>
        <TextField label={t('campos.codigo')} defaultValue="WO-342" helperText={t('campos.ayuda')} />
        <TextField label={t('campos.conFoco')} defaultValue={t('campos.descripcion')} focused />
        <TextField label="CUIT" defaultValue="30-71482063-5" error helperText={t('campos.error')} />
        <TextField select label={t('campos.sucursal')} defaultValue="cc">
          <MenuItem value="cc">Casa Central</MenuItem>
          <MenuItem value="ros">Rosario</MenuItem>
        </TextField>
        <TextField
          label={t('campos.precio')}
          defaultValue={formatearImporte('18450')}
          slotProps={{
            htmlInput: { dir: 'ltr', inputMode: 'decimal', sx: { textAlign: 'end' } },
            input: { startAdornment: <InputAdornment position="start">$</InputAdornment> },
          }}
        />
        <TextField label={t('campos.sinPermiso')} defaultValue="•••••" disabled />
      </Box>
      <Stack direction="row" sx={{ gap: 1, mt: 2, flexWrap: 'wrap' }}>
        <FormControlLabel control={<Checkbox defaultChecked />} label={t('campos.tildado')} />
        <FormControlLabel control={<Checkbox indeterminate />} label={t('campos.parcial')} />
        <FormControlLabel control={<Radio defaultChecked />} label={t('campos.elegido')} />
        <FormControlLabel control={<Switch defaultChecked />} label={t('campos.activo')} />
        <FormControlLabel control={<Checkbox disabled />} label={t('campos.inactivo')} />
      </Stack>
    </Seccion>
  );
}

const grilla = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(180px, 1fr))',
  gap: 2,
  alignItems: 'start',
} as const;

const CODIGO = `<Campo name="codigo" label={t('…')} ayuda={t('…')} />
<CampoDecimal name="precio" label={t('…')} decimales={2} dinero prefijo="$" />
<CampoSelect name="sucursal" label={t('…')} opciones={opciones} />
<CampoCasilla name="activo" label={t('…')} />`;
