import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { ROLES } from '@trastienda/nucleo/acceso/roles.ts';
import { ESTADOS_DE_USUARIO, type UsuarioAdministrado } from '@trastienda/nucleo/administrador/contrato.ts';
import { useTranslation } from 'react-i18next';
import { formatearFechaHora, formatearRelativo } from '#ui/formato/formato.ts';
import { AvatarDe } from '#ui/piezas/avatar.tsx';
import { EstadoChip } from '#ui/piezas/estado-chip.tsx';
import { Resaltado } from '#ui/piezas/resaltado.tsx';
import { entreFijos } from '#ui/tabla/filtro-de-columna.ts';
import type { Columna } from '#ui/tabla/tabla-tipos.ts';
import { useTextoDeRoles } from './texto-de-roles.ts';

export function useColumnasDePersonas(buscar: string | undefined): readonly Columna<UsuarioAdministrado>[] {
  const { t } = useTranslation('administrador');
  const deRoles = useTextoDeRoles();
  const roles = t('roles', { returnObjects: true });
  return [
    {
      id: 'nombre',
      titulo: t('usuarios.persona'),
      anchoMinimo: 240,
      fija: true,
      ordenable: true,
      filtro: { tipo: 'texto' },
      celda: (usuario) => (
        <Stack direction="row" sx={{ gap: 1.25, alignItems: 'center', minWidth: 0 }}>
          <AvatarDe quien={usuario} lado={32} />
          <Box sx={{ minWidth: 0, lineHeight: 1.3 }}>
            <Box sx={{ fontWeight: 600, overflow: 'hidden', textOverflow: 'ellipsis' }}>
              <Resaltado texto={usuario.nombre} buscar={buscar} />
            </Box>
            <Box sx={{ fontSize: '0.75rem', color: 'text.secondary', overflow: 'hidden', textOverflow: 'ellipsis' }}>
              <Resaltado texto={usuario.email} buscar={buscar} />
            </Box>
          </Box>
        </Stack>
      ),
    },
    {
      id: 'roles',
      titulo: t('usuarios.roles'),
      anchoMinimo: 220,
      filtro: entreFijos(ROLES, (rol) => roles[rol]),
      celda: (usuario) => (
        <Stack direction="row" sx={{ gap: 1, alignItems: 'center', minWidth: 0 }}>
          <Box
            component="span"
            title={deRoles(usuario.concesiones)}
            sx={{ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' }}
          >
            {deRoles(usuario.concesiones)}
          </Box>
          <Ascenso usuario={usuario} />
        </Stack>
      ),
    },
    {
      id: 'segundoFactor',
      titulo: t('usuarios.segundoFactor'),
      ancho: 150,
      ocultaBajo: 'md',
      filtro: entreFijos(['true', 'false'], (con) => t(con === 'true' ? 'usuarios.conFactor' : 'usuarios.sinFactor')),
      celda: (usuario) => <Factor usuario={usuario} />,
    },
    {
      id: 'ultimoIngreso',
      titulo: t('usuarios.ultimoIngreso'),
      ancho: 140,
      ordenable: true,
      ocultaBajo: 'lg',
      filtro: { tipo: 'fecha', conVacios: true },
      celda: ({ ultimoIngreso }) =>
        ultimoIngreso ? (
          <time dateTime={ultimoIngreso} title={formatearFechaHora(ultimoIngreso)}>
            {formatearRelativo(ultimoIngreso)}
          </time>
        ) : (
          t('usuarios.nunca')
        ),
    },
    {
      id: 'estado',
      titulo: t('usuarios.estado'),
      ancho: 110,
      filtro: entreFijos(ESTADOS_DE_USUARIO, (estado) =>
        t(estado === 'activo' ? 'usuarios.activa' : 'usuarios.inactiva'),
      ),
      celda: ({ activo }) => <Estado activo={activo} />,
    },
  ];
}

/** A person on a phone. */
export function TarjetaDePersona({ usuario }: { readonly usuario: UsuarioAdministrado }) {
  const deRoles = useTextoDeRoles();
  return (
    <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center', minWidth: 0 }}>
      <AvatarDe quien={usuario} lado={40} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ fontWeight: 600 }}>{usuario.nombre}</Box>
        <Box sx={{ fontSize: '0.75rem', color: 'text.secondary', overflowWrap: 'anywhere' }}>{usuario.email}</Box>
        <Box sx={{ fontSize: '0.75rem', color: 'text.secondary' }}>{deRoles(usuario.concesiones)}</Box>
        <Stack direction="row" sx={{ gap: 0.75, mt: 0.75, flexWrap: 'wrap' }}>
          <Estado activo={usuario.activo} />
          <Factor usuario={usuario} />
          <Ascenso usuario={usuario} />
        </Stack>
      </Box>
    </Stack>
  );
}

export function Estado({ activo }: { readonly activo: boolean }) {
  const { t } = useTranslation('administrador');
  return (
    <EstadoChip tono={activo ? 'exito' : 'neutro'}>{t(activo ? 'usuarios.activa' : 'usuarios.inactiva')}</EstadoChip>
  );
}

/** Only while somebody waits to be made an administrator. */
export function Ascenso({ usuario }: { readonly usuario: UsuarioAdministrado }) {
  const { t } = useTranslation('administrador');
  return usuario.ascensoPedido && <EstadoChip tono="aviso">{t('ascenso.porAprobar')}</EstadoChip>;
}

export function Factor({ usuario }: { readonly usuario: UsuarioAdministrado }) {
  const { t } = useTranslation('administrador');
  if (usuario.reinicioPedido) return <EstadoChip tono="aviso">{t('reinicio.porAprobar')}</EstadoChip>;
  return (
    <EstadoChip tono={usuario.segundoFactor ? 'exito' : 'neutro'}>
      {t(usuario.segundoFactor ? 'usuarios.conFactor' : 'usuarios.sinFactor')}
    </EstadoChip>
  );
}
