import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs';
import { Campo } from '#puertas/campo.tsx';
import { CampoDeContrasena, Icono } from '#puertas/campo-de-contrasena.tsx';
import { Enlace } from '#puertas/enlace.tsx';
import { useMismoDiseno } from '#puertas/marco.tsx';
import { useTextos } from '#puertas/textos.ts';
import type { EstadoDeIngreso } from './use-ingreso.ts';

/** User and password. A refusal is one message above, with the password selected to be typed again. */
export function FormularioDeIngreso({ ingreso }: { readonly ingreso: EstadoDeIngreso }) {
  const t = useTextos();
  const olvido = useMismoDiseno('/auth/forgot-password');
  const { usuario, contrasena, revisado, habiaRecordado } = ingreso;
  return (
    <Box component="form" noValidate onSubmit={ingreso.handleSubmit} sx={{ display: 'grid' }}>
      <Campo
        name="usuario"
        label={t.login.usuario}
        valor={usuario}
        onCambio={ingreso.setUsuario}
        inputRef={ingreso.cajaUsuario}
        autoFocus={!habiaRecordado}
        autoComplete="username webauthn"
        error={revisado && usuario.trim() === '' ? t.login.faltaUsuario : undefined}
        inicio={
          <Icono>
            <IconUser size={18} stroke={1.5} aria-hidden />
          </Icono>
        }
      />
      <CampoDeContrasena
        label={t.login.contrasena}
        valor={contrasena}
        onCambio={ingreso.setContrasena}
        inputRef={ingreso.cajaContrasena}
        autoFocus={habiaRecordado}
        autoComplete="current-password"
        error={revisado && contrasena === '' ? t.login.faltaContrasena : undefined}
        junto={<Enlace a={olvido}>{t.login.olvido}</Enlace>}
      />
      <FormControlLabel
        control={
          <Checkbox
            checked={ingreso.recordar}
            onChange={(_, si) => ingreso.setRecordar(si)}
            sx={{ marginInlineStart: '-8px' }}
          />
        }
        label={t.login.recordar}
        sx={{ marginInline: 0, mb: 1.5 }}
      />
      <Button type="submit" variant="contained" size="large" fullWidth loading={ingreso.enviando}>
        {t.login.ingresar}
      </Button>
    </Box>
  );
}
