import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import { ROLES } from '@trastienda/nucleo/acceso/roles.ts';
import {
  ESTADOS_DE_INVITACION,
  type Invitacion,
  listarInvitaciones,
  reenviarInvitacion,
  revocarInvitacion,
} from '@trastienda/nucleo/administrador/contrato.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useComando } from '#api/consultas.ts';
import { useAvisos } from '#ui/avisos.tsx';
import { useConfirmar } from '#ui/confirmar.tsx';
import { useConsultaDeLista } from '#ui/consulta-de-lista.ts';
import { EstadoChip, type Tono } from '#ui/estado-chip.tsx';
import { formatearFechaHora, formatearRelativo, oVacio } from '#ui/formato.ts';
import { useLista } from '#ui/lista.ts';
import { PanelLateral } from '#ui/panel-lateral.tsx';
import { Resaltado } from '#ui/resaltado.tsx';
import { entreFijos } from '#ui/tabla/filtro-de-columna.ts';
import { TablaDatos } from '#ui/tabla-datos.tsx';
import type { AccionDeFila, Columna } from '#ui/tabla-tipos.ts';
import { EnlaceDeInvitacion } from './enlace-de-invitacion.tsx';
import { useTextoDeRoles } from './texto-de-roles.ts';

const TONOS: Readonly<Record<Invitacion['estado'], Tono>> = {
  pendiente: 'azul',
  vencida: 'aviso',
  aceptada: 'exito',
  revocada: 'neutro',
};

export function Invitaciones({ onInvitar }: { readonly onInvitar: () => void }) {
  const { t } = useTranslation('administrador');
  const consulta = useConsultaDeLista(listarInvitaciones);
  const lista = useLista(listarInvitaciones, consulta.valores);
  const { acciones, reenviada, olvidar } = useAcciones();
  const deRoles = useTextoDeRoles();
  return (
    <>
      <TablaDatos
        etiqueta={t('invitaciones.titulo')}
        columnas={useColumnas(consulta.valores.buscar)}
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
        tarjeta={(invitacion) => (
          <Box sx={{ minWidth: 0 }}>
            <Box sx={{ fontWeight: 600 }}>{invitacion.nombre}</Box>
            <Box sx={{ fontSize: '0.75rem', color: 'text.secondary', overflowWrap: 'anywhere' }}>
              {invitacion.email} · {deRoles(invitacion.concesiones)}
            </Box>
            <EstadoDeInvitacion estado={invitacion.estado} />
          </Box>
        )}
      />
      <PanelLateral
        abierto={reenviada !== null}
        titulo={t('invitaciones.reenviadaTitulo')}
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
  const [reenviada, setReenviada] = useState<{ readonly email: string; readonly enlace: string } | null>(null);
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

function useColumnas(buscar: string | undefined): readonly Columna<Invitacion>[] {
  const { t } = useTranslation('administrador');
  const deRoles = useTextoDeRoles();
  const roles = t('roles', { returnObjects: true });
  return [
    {
      id: 'email',
      titulo: t('usuarios.email'),
      anchoMinimo: 220,
      fija: true,
      ordenable: true,
      filtro: { tipo: 'texto' },
      celda: ({ email }) => (
        <b>
          <Resaltado texto={email} buscar={buscar} />
        </b>
      ),
    },
    {
      id: 'nombre',
      titulo: t('usuarios.nombre'),
      anchoMinimo: 140,
      ocultaBajo: 'md',
      filtro: { tipo: 'texto' },
      celda: ({ nombre }) => <Resaltado texto={nombre} buscar={buscar} />,
    },
    {
      id: 'roles',
      titulo: t('usuarios.roles'),
      anchoMinimo: 160,
      filtro: entreFijos(ROLES, (rol) => roles[rol]),
      celda: ({ concesiones }) => <span title={deRoles(concesiones)}>{deRoles(concesiones)}</span>,
    },
    {
      id: 'invito',
      titulo: t('invitaciones.invito'),
      anchoMinimo: 100,
      ocultaBajo: 'lg',
      filtro: { tipo: 'texto' },
      celda: ({ invito }) => invito,
    },
    {
      id: 'creadaEn',
      titulo: t('invitaciones.creada'),
      ancho: 136,
      ordenable: true,
      ocultaBajo: 'lg',
      filtro: { tipo: 'fecha' },
      celda: ({ creadaEn }) => <time dateTime={creadaEn}>{formatearFechaHora(creadaEn)}</time>,
    },
    {
      id: 'venceEn',
      titulo: t('invitaciones.vence'),
      ancho: 132,
      ocultaBajo: 'md',
      filtro: { tipo: 'fecha', conVacios: true },
      // It ends for nobody once it was accepted or revoked.
      celda: ({ estado, cerradaEn, venceEn }) =>
        cerradaEn === null ? (
          <time dateTime={venceEn} title={formatearFechaHora(venceEn)}>
            {estado === 'pendiente' ? formatearRelativo(venceEn) : formatearFechaHora(venceEn)}
          </time>
        ) : (
          oVacio(null)
        ),
    },
    {
      id: 'cerradaEn',
      titulo: t('invitaciones.cerrada'),
      ancho: 144,
      ocultaBajo: 'xl',
      filtro: { tipo: 'fecha', conVacios: true },
      celda: ({ cerradaEn }) =>
        cerradaEn === null ? oVacio(null) : <time dateTime={cerradaEn}>{formatearFechaHora(cerradaEn)}</time>,
    },
    {
      id: 'estado',
      titulo: t('usuarios.estado'),
      ancho: 112,
      filtro: entreFijos(ESTADOS_DE_INVITACION, (estado) => t(`invitaciones.estado.${estado}`)),
      celda: ({ estado }) => <EstadoDeInvitacion estado={estado} />,
    },
  ];
}

function EstadoDeInvitacion({ estado }: { readonly estado: Invitacion['estado'] }) {
  const { t } = useTranslation('administrador');
  return <EstadoChip tono={TONOS[estado]}>{t(`invitaciones.estado.${estado}`)}</EstadoChip>;
}
