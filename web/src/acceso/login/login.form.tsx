import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs';
import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs';
import { type SubmitEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CampoDeContrasena } from '#acceso/campo-de-contrasena.tsx';
import { guardarUsuario, usuarioRecordado } from '#acceso/recordado.ts';
import { useIngresar } from '#acceso/sesion.queries.ts';
import { mensajeDeError } from '#ui/mensaje-de-error.ts';

/** User and password. A refusal is one message above the fields, with the password selected to be typed again. */
export function LoginForm({ onIngreso }: { readonly onIngreso: () => void }) {
  const { t } = useTranslation('acceso');
  const ingresar = useIngresar();
  const [recordado] = useState(usuarioRecordado);
  const [usuario, setUsuario] = useState(recordado ?? '');
  const [contrasena, setContrasena] = useState('');
  const [recordar, setRecordar] = useState(recordado !== null);
  const [revisado, setRevisado] = useState(false);
  const cajaUsuario = useRef<HTMLInputElement>(null);
  const cajaContrasena = useRef<HTMLInputElement>(null);
  const faltaUsuario = revisado && usuario.trim() === '';
  const faltaContrasena = revisado && contrasena === '';

  const handleSubmit = (evento: SubmitEvent<HTMLFormElement>) => {
    evento.preventDefault();
    setRevisado(true);
    if (usuario.trim() === '') return cajaUsuario.current?.focus();
    if (contrasena === '') return cajaContrasena.current?.focus();
    ingresar.mutate(
      { usuario: usuario.trim(), contrasena },
      {
        onSuccess: () => {
          guardarUsuario(recordar ? usuario.trim() : null);
          onIngreso();
        },
        onError: () => cajaContrasena.current?.select(),
      },
    );
  };

  return (
    <Box component="form" noValidate onSubmit={handleSubmit} sx={{ display: 'grid' }}>
      {ingresar.isError && (
        <Alert severity="error" icon={<IconAlertCircle size={20} stroke={1.7} aria-hidden />} sx={{ mb: 2 }}>
          {mensajeDeError(ingresar.error)}
        </Alert>
      )}
      <TextField
        name="usuario"
        label={t('login.usuario')}
        value={usuario}
        onChange={(evento) => setUsuario(evento.target.value)}
        inputRef={cajaUsuario}
        autoFocus={recordado === null}
        autoComplete="username"
        error={faltaUsuario}
        helperText={faltaUsuario ? t('login.faltaUsuario') : undefined}
        slotProps={{
          htmlInput: { autoCapitalize: 'none', spellCheck: false, maxLength: 254 },
          input: {
            startAdornment: (
              <InputAdornment position="start">
                <IconUser size={18} stroke={1.5} aria-hidden />
              </InputAdornment>
            ),
          },
        }}
        sx={{ mb: 2 }}
      />
      <CampoDeContrasena
        name="contrasena"
        label={t('login.contrasena')}
        valor={contrasena}
        onCambio={setContrasena}
        inputRef={cajaContrasena}
        autoFocus={recordado !== null}
        autoComplete="current-password"
        error={faltaContrasena ? t('login.faltaContrasena') : undefined}
      />
      <FormControlLabel
        control={
          <Checkbox checked={recordar} onChange={(_, si) => setRecordar(si)} sx={{ marginInlineStart: '-8px' }} />
        }
        label={t('login.recordar')}
        sx={{ marginInline: 0, mb: 1.5 }}
      />
      <Button type="submit" variant="contained" size="large" fullWidth loading={ingresar.isPending}>
        {t('login.ingresar')}
      </Button>
    </Box>
  );
}
