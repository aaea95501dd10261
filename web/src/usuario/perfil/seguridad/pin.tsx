import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Pin as ElPin, type Perfil, ponerPin, quitarPin } from '@trastienda/nucleo/acceso/contrato.ts';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { useReleerSesion } from '#acceso/sesion.queries.ts';
import { useComando } from '#api/consultas.ts';
import { useAvisos } from '#ui/flotantes/avisos.tsx';
import { useConfirmar } from '#ui/flotantes/confirmar.tsx';
import { CampoSecreto } from '#ui/formularios/campo-secreto.tsx';
import { Formulario } from '#ui/formularios/formulario.tsx';
import { Tarjeta } from '#ui/pantalla/tarjeta.tsx';
import { EstadoChip } from '#ui/piezas/estado-chip.tsx';
import { useAvisarCambios } from '#usuario/perfil/cambios.tsx';

/** The number that changes hands on a shared terminal (USU-04). It never stands for the password elsewhere. */
export function Pin({ perfil }: { readonly perfil: Perfil }) {
  const { t } = useTranslation('usuario');
  const avisos = useAvisos();
  const releer = useReleerSesion();
  const poner = useComando(ponerPin);
  const [vez, setVez] = useState(0);
  const { tienePin } = perfil;
  const esquema = useMemo(
    () =>
      z
        .object({ pin: ElPin, repetido: z.string() })
        .refine(({ pin, repetido }) => pin === repetido, { path: ['repetido'], error: t('pin.distintos') }),
    [t],
  );
  return (
    <Tarjeta
      titulo={t('pin.titulo')}
      acciones={
        <EstadoChip tono={tienePin ? 'exito' : 'neutro'}>{t(tienePin ? 'pin.tiene' : 'pin.noTiene')}</EstadoChip>
      }
    >
      <Typography sx={{ color: 'text.secondary', mb: 2 }}>{t('pin.texto')}</Typography>
      <Formulario
        key={vez}
        esquema={esquema}
        valores={{ pin: '', repetido: '' }}
        onEnviar={({ pin }) => poner.mutateAsync({ body: { pin } })}
        onListo={() => {
          setVez(vez + 1);
          avisos.exito(t('pin.listo'));
          void releer();
        }}
        onCambios={useAvisarCambios()}
        rechazosEn={{ 'acceso.pin_debil': 'pin' }}
        textoEnviar={t(tienePin ? 'pin.cambiar' : 'pin.poner')}
      >
        <CampoSecreto name="pin" label={t('pin.pin')} ayuda={t('pin.ayuda')} autoComplete="off" maximo={8} numerico />
        <CampoSecreto name="repetido" label={t('pin.repetido')} autoComplete="off" maximo={8} numerico />
      </Formulario>
      {tienePin && <Quitar />}
    </Tarjeta>
  );
}

function Quitar() {
  const { t } = useTranslation('usuario');
  const avisos = useAvisos();
  const confirmar = useConfirmar();
  const releer = useReleerSesion();
  const quitar = useComando(quitarPin);
  const handleQuitar = async () => {
    const si = await confirmar({
      titulo: t('pin.quitarTitulo'),
      texto: t('pin.quitarTexto'),
      boton: t('pin.quitar'),
      peligro: true,
    });
    if (!si) return;
    const handleListo = () => {
      avisos.exito(t('pin.quitado'));
      void releer();
    };
    quitar.mutate({}, { onSuccess: handleListo, onError: (error) => avisos.error(error) });
  };
  return (
    <Button color="error" variant="text" onClick={() => void handleQuitar()} loading={quitar.isPending}>
      {t('pin.quitar')}
    </Button>
  );
}
