import { Confirmacion, confirmarIdentidad } from '@trastienda/nucleo/acceso/contrato.ts';
import { useTranslation } from 'react-i18next';
import { pedir } from '#api/pedir.ts';
import { CampoSecreto } from '#ui/formularios/campo-secreto.tsx';
import { Formulario } from '#ui/formularios/formulario.tsx';

type Props = { readonly onListo: () => void; readonly onCancelar: () => void };

const [Contrasena, ElPin] = Confirmacion.options;

export function ConContrasena(props: Props) {
  const { t } = useTranslation('acceso');
  return (
    <Formulario
      esquema={Contrasena}
      valores={{ contrasena: '' }}
      onEnviar={(body) => pedir(confirmarIdentidad, { body })}
      onListo={props.onListo}
      onCancelar={props.onCancelar}
      textoEnviar={t('confirmar.seguir')}
      rechazosEn={{ 'acceso.confirmacion_rechazada': 'contrasena' }}
    >
      <CampoSecreto name="contrasena" label={t('confirmar.contrasena')} autoComplete="current-password" autoFocus />
    </Formulario>
  );
}

export function ConPin(props: Props) {
  const { t } = useTranslation('acceso');
  return (
    <Formulario
      esquema={ElPin}
      valores={{ pin: '' }}
      onEnviar={(body) => pedir(confirmarIdentidad, { body })}
      onListo={props.onListo}
      onCancelar={props.onCancelar}
      textoEnviar={t('confirmar.seguir')}
      rechazosEn={{ 'acceso.confirmacion_rechazada': 'pin', 'acceso.pin_rechazado': 'pin' }}
    >
      <CampoSecreto name="pin" label={t('confirmar.pin')} autoComplete="off" maximo={8} numerico autoFocus />
    </Formulario>
  );
}
