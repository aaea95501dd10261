import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { ROLES } from '@trastienda/nucleo/acceso/roles.ts';
import { ESTADOS_DE_INVITACION, type Invitacion } from '@trastienda/nucleo/administrador/contrato.ts';
import { useTranslation } from 'react-i18next';
import { formatearFechaHora, formatearRelativo, oVacio } from '#ui/formato/formato.ts';
import { EstadoChip, type Tono } from '#ui/piezas/estado-chip.tsx';
import { Resaltado } from '#ui/piezas/resaltado.tsx';
import { entreFijos } from '#ui/tabla/filtro-de-columna.ts';
import type { Columna } from '#ui/tabla/tabla-tipos.ts';
import { useTextoDeRoles } from './texto-de-roles.ts';

const TONOS: Readonly<Record<Invitacion['estado'], Tono>> = {
  pendiente: 'azul',
  vencida: 'aviso',
  aceptada: 'exito',
  revocada: 'neutro',
};

export function useColumnasDeInvitaciones(buscar: string | undefined): readonly Columna<Invitacion>[] {
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

/** An invitation on a phone: when it was made and by whom, and beside its state until when it waits or when it was answered. */
export function TarjetaDeInvitacion({ invitacion }: { readonly invitacion: Invitacion }) {
  const { t } = useTranslation('administrador');
  const deRoles = useTextoDeRoles();
  const { nombre, email, concesiones, invito, creadaEn, estado } = invitacion;
  return (
    <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      <Box sx={{ fontWeight: 600 }}>{nombre}</Box>
      <Box sx={gris}>{email}</Box>
      <Box sx={gris}>{deRoles(concesiones)}</Box>
      <Box sx={gris}>{t('invitaciones.hecha', { cuando: formatearFechaHora(creadaEn), quien: invito })}</Box>
      <Stack direction="row" sx={{ columnGap: 1, mt: 0.75, flexWrap: 'wrap', alignItems: 'center' }}>
        <EstadoDeInvitacion estado={estado} />
        <Box sx={gris}>
          <Termino invitacion={invitacion} />
        </Box>
      </Stack>
    </Box>
  );
}

const gris = { fontSize: '0.75rem', color: 'text.secondary' } as const;

/** What its state does not say by itself: until when it waits, or since when it does no more. */
function Termino({ invitacion: { estado, venceEn, cerradaEn } }: { readonly invitacion: Invitacion }) {
  const { t } = useTranslation('administrador');
  const cuando = cerradaEn ?? venceEn;
  return (
    <time dateTime={cuando} title={formatearFechaHora(cuando)}>
      {estado === 'pendiente'
        ? t('invitaciones.venceEn', { cuando: formatearRelativo(venceEn) })
        : formatearFechaHora(cuando)}
    </time>
  );
}

function EstadoDeInvitacion({ estado }: { readonly estado: Invitacion['estado'] }) {
  const { t } = useTranslation('administrador');
  return <EstadoChip tono={TONOS[estado]}>{t(`invitaciones.estado.${estado}`)}</EstadoChip>;
}
