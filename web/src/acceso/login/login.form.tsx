import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs';
import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs';
import { type Ref, type SubmitEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CampoDeContrasena } from '#acceso/campo-de-contrasena.tsx';
import { guardarUsuario, usuarioRecordado } from '#acceso/recordado.ts';
import { useIngresar } from '#acceso/sesion.queries.ts';
import { mensajeDeError } from '#ui/mensaje-de-error.ts';

/** User and password. A refusal is one message above the fields, with the password selected to be typed again. */
export function LoginForm({ onIngreso }: { readonly onIngreso: () => void }) {
  const { t } = useTranslation('acceso');
  const ingreso = useIngreso(onIngreso);
  const { usuario, contrasena, recordar, revisado, habiaRecordado } = ingreso;
  return (
    <Box component="form" noValidate onSubmit={ingreso.handleSubmit} sx={{ display: 'grid' }}>
      {ingreso.error && (
        <Alert severity="error" icon={<IconAlertCircle size={20} stroke={1.7} aria-hidden />} sx={{ mb: 2 }}>
          {mensajeDeError(ingreso.error)}
        </Alert>
      )}
      <CampoDeUsuario
        valor={usuario}
        onCambio={ingreso.setUsuario}
        inputRef={ingreso.cajaUsuario}
        autoFocus={!habiaRecordado}
        falta={revisado && usuario.trim() === ''}
      />
      <CampoDeContrasena
        name="contrasena"
        label={t('login.contrasena')}
        valor={contrasena}
        onCambio={ingreso.setContrasena}
        inputRef={ingreso.cajaContrasena}
        autoFocus={habiaRecordado}
        autoComplete="current-password"
        error={revisado && contrasena === '' ? t('login.faltaContrasena') : undefined}
      />
      <FormControlLabel
        control={
          <Checkbox
            checked={recordar}
            onChange={(_, si) => ingreso.setRecordar(si)}
            sx={{ marginInlineStart: '-8px' }}
          />
        }
        label={t('login.recordar')}
        sx={{ marginInline: 0, mb: 1.5 }}
      />
      <Button type="submit" variant="contained" size="large" fullWidth loading={ingreso.enviando}>
        {t('login.ingresar')}
      </Button>
    </Box>
  );
}

function useIngreso(onIngreso: () => void) {
  const ingresar = useIngresar();
  const [recordado] = useState(usuarioRecordado);
  const [usuario, setUsuario] = useState(recordado ?? '');
  const [contrasena, setContrasena] = useState('');
  const [recordar, setRecordar] = useState(recordado !== null);
  const [revisado, setRevisado] = useState(false);
  const cajaUsuario = useRef<HTMLInputElement>(null);
  const cajaContrasena = useRef<HTMLInputElement>(null);

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
  return {
    ...{ usuario, setUsuario, contrasena, setContrasena, recordar, setRecordar, revisado },
    ...{ cajaUsuario, cajaContrasena, handleSubmit },
    habiaRecordado: recordado !== null,
    enviando: ingresar.isPending,
    error: ingresar.error,
  };
}

function CampoDeUsuario(props: {
  readonly valor: string;
  readonly onCambio: (usuario: string) => void;
  readonly inputRef: Ref<HTMLInputElement>;
  readonly autoFocus: boolean;
  readonly falta: boolean;
}) {
  const { t } = useTranslation('acceso');
  return (
    <TextField
      name="usuario"
      label={t('login.usuario')}
      value={props.valor}
      onChange={(evento) => props.onCambio(evento.target.value)}
      inputRef={props.inputRef}
      autoFocus={props.autoFocus}
      autoComplete="username"
      error={props.falta}
      helperText={props.falta ? t('login.faltaUsuario') : undefined}
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
  );
}
