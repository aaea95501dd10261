import Alert from '@mui/material/Alert';
import type { NotaDetalle } from '@trastienda/nucleo/ventas/contrato-respuestas.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PantallaDeMostrador } from '#ventas/mostrador/use-pantalla.ts';
import { diferenciasEntre } from './cambios.ts';
import { DialogoDeCambios, TarjetaDeConflicto } from './conflicto.tsx';
import { borradorDe } from './guardado.ts';

type Props = {
  readonly pantalla: PantallaDeMostrador;
  readonly detalle: NotaDetalle | undefined;
  /** The lines go on as a nota of their own. */
  readonly onNueva: () => void;
  /** The lines are dropped and the nota is shown as it is. */
  readonly onVerNota: () => void;
};

/** What stopped the last save or confirmation, and how to go on without losing a line. */
export function ProblemaDeNota({ pantalla, detalle, onNueva, onVerNota }: Props) {
  const { t } = useTranslation('ventas');
  const { mostrador } = pantalla;
  const { problema } = mostrador;
  if (problema === null || problema.tipo === 'faltante') return null;
  if (problema.tipo === 'rechazo') {
    return (
      <Alert severity="error" onClose={mostrador.olvidarProblema}>
        {problema.mensaje}
      </Alert>
    );
  }
  if (problema.tipo === 'cerrada' || (detalle && detalle.estado !== 'BORRADOR')) {
    return (
      <TarjetaDeConflicto
        titulo={
          problema.tipo === 'cerrada' ? problema.mensaje : t('mostrador.conflicto.titulo', { quien: problema.quien })
        }
        texto={t('mostrador.conflicto.cerrada')}
        acciones={[
          { texto: t('mostrador.conflicto.comoNueva'), onClick: onNueva },
          { texto: t('mostrador.conflicto.verNota'), onClick: onVerNota },
        ]}
      />
    );
  }
  return <Conflicto pantalla={pantalla} detalle={detalle} quien={problema.quien} cuando={problema.cuando} />;
}

function Conflicto(props: {
  readonly pantalla: PantallaDeMostrador;
  readonly detalle: NotaDetalle | undefined;
  readonly quien: string;
  readonly cuando: string;
}) {
  const { t } = useTranslation('ventas');
  const { pantalla, detalle } = props;
  const { mostrador, venta, depositos } = pantalla;
  const { borrador } = mostrador;
  const mia = venta && { ...venta, deposito: depositos.find(({ id }) => id === borrador.depositoId) };
  const [abierto, setAbierto] = useState(false);
  return (
    <>
      <TarjetaDeConflicto
        titulo={t('mostrador.conflicto.titulo', { quien: props.quien })}
        texto={t('mostrador.conflicto.cuando', { cuando: props.cuando })}
        acciones={[{ texto: t('mostrador.conflicto.ver'), onClick: () => setAbierto(true) }]}
      />
      {detalle && (
        <DialogoDeCambios
          abierto={abierto}
          diferencias={diferenciasEntre(borrador, borradorDe(detalle), { mia, guardada: detalle })}
          ocupado={mostrador.ocupado === 'guardar'}
          onGuardarMia={() => void mostrador.guardarSobre(detalle)}
          onTomarGuardada={() => mostrador.tomarGuardada(detalle)}
          onCerrar={() => setAbierto(false)}
        />
      )}
    </>
  );
}
