import Button from '@mui/material/Button';
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import {
  type Invitacion,
  listarInvitaciones,
  reenviarInvitacion,
  revocarInvitacion,
} from '@trastienda/nucleo/administrador/contrato.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useComando } from '#api/consultas.ts';
import { useAvisos } from '#ui/flotantes/avisos.tsx';
import { useConfirmar } from '#ui/flotantes/confirmar.tsx';
import { PanelLateral } from '#ui/flotantes/panel-lateral.tsx';
import { useConsultaDeLista } from '#ui/listas/consulta-de-lista.ts';
import { useLista } from '#ui/listas/lista.ts';
import { TablaDatos } from '#ui/tabla/tabla-datos.tsx';
import type { AccionDeFila } from '#ui/tabla/tabla-tipos.ts';
import { TarjetaDeInvitacion, useColumnasDeInvitaciones } from './columnas-de-invitaciones.tsx';
import { EnlaceDeInvitacion, type InvitacionHecha } from './enlace-de-invitacion.tsx';

export function Invitaciones({ onInvitar }: { readonly onInvitar: () => void }) {
  const { t } = useTranslation('administrador');
  const consulta = useConsultaDeLista(listarInvitaciones);
  const lista = useLista(listarInvitaciones, consulta.valores);
  const { acciones, reenviada, olvidar } = useAcciones();
  return (
    <>
      <TablaDatos
        etiqueta={t('invitaciones.titulo')}
        columnas={useColumnasDeInvitaciones(consulta.valores.buscar)}
        consulta={consulta}
        lista={lista}
        idDe={({ id }) => id}
        clave="invitaciones"
        nombreDe={({ nombre }) => nombre}
        acciones={acciones}
        buscarEn={t('invitaciones.buscarEn')}
        vacio={{
          icono: IconMail,
          titulo: t('invitaciones.vacio'),
          texto: t('invitaciones.vacioTexto'),
          accion: (
            <Button variant="contained" onClick={onInvitar}>
              {t('invitaciones.invitar')}
            </Button>
          ),
        }}
        tarjeta={(invitacion) => <TarjetaDeInvitacion invitacion={invitacion} />}
      />
      <PanelLateral
        abierto={reenviada !== null}
        titulo={t(reenviada?.porCorreo === false ? 'invitaciones.enlaceNuevo' : 'invitaciones.reenviadaTitulo')}
        ancho={520}
        onCerrar={olvidar}
      >
        {reenviada && <EnlaceDeInvitacion {...reenviada} onListo={olvidar} />}
      </PanelLateral>
    </>
  );
}

function useAcciones() {
  const { t } = useTranslation('administrador');
  const avisos = useAvisos();
  const confirmar = useConfirmar();
  const reenviar = useComando(reenviarInvitacion);
  const revocar = useComando(revocarInvitacion);
  const [reenviada, setReenviada] = useState<InvitacionHecha | null>(null);
  const onError = (error: Error) => avisos.error(error);
  const handleRevocar = async ({ id, nombre }: Invitacion) => {
    const si = await confirmar({
      titulo: t('invitaciones.revocarTitulo', { nombre }),
      texto: t('invitaciones.revocarTexto'),
      boton: t('invitaciones.revocar'),
      peligro: true,
    });
    if (!si) return;
    revocar.mutate({ params: { id } }, { onSuccess: () => avisos.exito(t('invitaciones.revocada')), onError });
  };
  const acciones = (invitacion: Invitacion): readonly AccionDeFila[] => {
    const params = { id: invitacion.id };
    if (invitacion.estado === 'aceptada' || invitacion.estado === 'revocada') return [];
    return [
      {
        texto: t('invitaciones.reenviar'),
        onClick: () => reenviar.mutate({ params }, { onSuccess: setReenviada, onError }),
      },
      { texto: t('invitaciones.revocar'), onClick: () => void handleRevocar(invitacion), peligro: true },
    ];
  };
  return { acciones, reenviada, olvidar: () => setReenviada(null) };
}
