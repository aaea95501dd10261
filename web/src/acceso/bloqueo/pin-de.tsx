import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { entrarConPin, type PersonaDeTerminal, Pin, type Sesion } from '@trastienda/nucleo/acceso/contrato.ts';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { PedidoRechazado, pedir } from '#api/pedir.ts';
import { CampoSecreto } from '#ui/formularios/campo-secreto.tsx';
import { Formulario } from '#ui/formularios/formulario.tsx';
import { AvatarDe } from '#ui/piezas/avatar.tsx';

const ElPin = z.object({ pin: Pin });

/** The PIN of one person. */
export function PinDe(props: {
  readonly persona: PersonaDeTerminal;
  readonly sigue: boolean;
  readonly onEntrar: (sesion: Sesion) => void;
  readonly onOtra: () => void;
  readonly onBloqueado: () => void;
}) {
  const { t } = useTranslation('acceso');
  const { persona } = props;
  const entrar = async ({ pin }: { readonly pin: string }) => {
    try {
      return await pedir(entrarConPin, { body: { usuarioId: persona.id, pin } });
    } catch (error) {
      if (error instanceof PedidoRechazado && error.code === 'acceso.pin_bloqueado') props.onBloqueado();
      throw error;
    }
  };
  return (
    <Stack sx={{ gap: 2 }}>
      <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center' }}>
        <AvatarDe quien={persona} lado={48} />
        <Box sx={{ fontWeight: 600, minWidth: 0 }}>{persona.nombre}</Box>
      </Stack>
      <Formulario
        esquema={ElPin}
        valores={{ pin: '' }}
        onEnviar={entrar}
        onListo={props.onEntrar}
        onCancelar={props.onOtra}
        textoCancelar={t('bloqueo.otra')}
        textoEnviar={t(props.sigue ? 'bloqueo.desbloquear' : 'bloqueo.entrar')}
        rechazosEn={{ 'acceso.pin_rechazado': 'pin' }}
      >
        <CampoSecreto
          name="pin"
          label={t('bloqueo.pinDe', { nombre: persona.nombre })}
          autoComplete="off"
          maximo={8}
          numerico
          autoFocus
        />
      </Formulario>
    </Stack>
  );
}
