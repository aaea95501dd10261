import { Alta } from '@trastienda/nucleo/acceso/contrato.ts';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { CampoDeContrasena } from '#acceso/campo-de-contrasena.tsx';
import { useDarDeAlta } from '#acceso/sesion.queries.ts';
import { Campo } from '#ui/campos.tsx';
import { Formulario } from '#ui/formulario.tsx';
import { useCampoConocido } from '#ui/formulario-campos.ts';

export function AltaForm({ onListo }: { readonly onListo: () => void }) {
  const { t } = useTranslation('acceso');
  const alta = useDarDeAlta();
  return (
    <Formulario
      esquema={Alta}
      valores={{ codigo: '', nombre: '', email: '', contrasena: '' }}
      onEnviar={alta.enviar}
      onListo={onListo}
      textoEnviar={t('alta.crear')}
    >
      <Campo
        name="codigo"
        label={t('alta.codigo')}
        ayuda={t('alta.codigoAyuda')}
        autoFocus
        autoComplete="one-time-code"
      />
      <Campo name="nombre" label={t('alta.nombre')} autoComplete="name" />
      <Campo name="email" label={t('alta.email')} tipo="email" autoComplete="username" />
      <Contrasena />
    </Formulario>
  );
}

function Contrasena() {
  const { t } = useTranslation('acceso');
  const { field, fieldState } = useController({ name: 'contrasena' });
  useCampoConocido('contrasena', t('login.contrasena'), {});
  return (
    <CampoDeContrasena
      name={field.name}
      label={t('login.contrasena')}
      valor={String(field.value ?? '')}
      onCambio={field.onChange}
      inputRef={field.ref}
      autoComplete="new-password"
      error={fieldState.error?.message}
      ayuda={t('alta.contrasenaAyuda')}
    />
  );
}
