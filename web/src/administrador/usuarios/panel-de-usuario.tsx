import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useQuery } from '@tanstack/react-query';
import {
  Concesiones,
  cambiarConcesiones,
  cambiarUsuario,
  type UsuarioAdministrado,
  verUsuario,
} from '@trastienda/nucleo/administrador/contrato.ts';
import { textoCorto } from '@trastienda/nucleo/comun/campos.ts';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { useReleerSesion } from '#acceso/sesion.queries.ts';
import { useSesion } from '#acceso/sesion.tsx';
import { consultaDe, useComando } from '#api/consultas.ts';
import { useAvisos } from '#ui/flotantes/avisos.tsx';
import { PanelLateral } from '#ui/flotantes/panel-lateral.tsx';
import { formatearFecha, formatearFechaHora } from '#ui/formato/formato.ts';
import { Campo } from '#ui/formularios/campos.tsx';
import { Formulario } from '#ui/formularios/formulario.tsx';
import { useCierre } from '#ui/formularios/salida.ts';
import { Cargado } from '#ui/pantalla/cargado.tsx';
import { AvatarDe } from '#ui/piezas/avatar.tsx';
import { useAccionesDeUsuario } from './acciones-de-usuario.ts';
import { Ascenso, Estado, Factor } from './columnas-de-personas.tsx';
import { sinRepetir, sonIguales } from './concesiones.ts';
import { EditorDeRoles } from './editor-de-roles.tsx';
import { useTextoDeRoles } from './texto-de-roles.ts';

const Edicion = z.object({
  nombre: textoCorto(120, 2),
  concesiones: Concesiones,
});

/** One person: their name, their roles and what may be done with their account. */
export function PanelDeUsuario(props: { readonly id: string | undefined; readonly onCerrar: () => void }) {
  const { t } = useTranslation('administrador');
  const { id = '' } = props;
  const consulta = useQuery({ ...consultaDe(verUsuario, { params: { id } }), enabled: id !== '' });
  const { onCambios, cerrar } = useCierre(props.onCerrar);
  return (
    <PanelLateral abierto={id !== ''} titulo={t('usuarios.editar')} ancho={520} onCerrar={cerrar}>
      <Cargado consulta={consulta}>
        {(usuario) => (
          <Stack sx={{ gap: 3 }}>
            <Cabecera usuario={usuario} />
            <FormularioDeUsuario usuario={usuario} onCambios={onCambios} onCancelar={cerrar} onListo={props.onCerrar} />
            <Acciones usuario={usuario} />
          </Stack>
        )}
      </Cargado>
    </PanelLateral>
  );
}

function Cabecera({ usuario }: { readonly usuario: UsuarioAdministrado }) {
  const { t } = useTranslation('administrador');
  const yo = useSesion().usuario.id;
  const deRoles = useTextoDeRoles();
  const { ascensoPedido, reinicioPedido } = usuario;
  return (
    <>
      <Stack direction="row" sx={{ gap: 2, alignItems: 'center' }}>
        <AvatarDe quien={usuario} lado={64} />
        <Box sx={{ minWidth: 0 }}>
          <Box sx={{ overflowWrap: 'anywhere', fontWeight: 500 }}>{usuario.email}</Box>
          <Box sx={{ color: 'text.secondary', fontSize: '0.75rem' }}>
            {t('usuarios.desde', { fecha: formatearFecha(usuario.creadoEn) })}
            {usuario.ultimoIngreso &&
              ` · ${t('usuarios.ingreso', { fecha: formatearFechaHora(usuario.ultimoIngreso) })}`}
          </Box>
          <Stack direction="row" sx={{ gap: 0.75, mt: 0.75, flexWrap: 'wrap' }}>
            <Estado activo={usuario.activo} />
            <Factor usuario={usuario} />
            <Ascenso usuario={usuario} />
          </Stack>
        </Box>
      </Stack>
      {ascensoPedido && (
        <Alert severity="warning">
          {t(ascensoPedido.porId === yo ? 'ascenso.esperaOtra' : 'ascenso.esperaVos', {
            por: ascensoPedido.por,
            fecha: formatearFechaHora(ascensoPedido.en),
            roles: deRoles(ascensoPedido.concesiones),
          })}
        </Alert>
      )}
      {reinicioPedido && (
        <Alert severity="warning">
          {t(reinicioPedido.porId === yo ? 'reinicio.esperaOtra' : 'reinicio.esperaVos', {
            por: reinicioPedido.por,
            motivo: reinicioPedido.motivo,
          })}
        </Alert>
      )}
    </>
  );
}

function FormularioDeUsuario(props: {
  readonly usuario: UsuarioAdministrado;
  readonly onCambios: (hay: boolean) => void;
  /** Asks first while there are changes. */
  readonly onCancelar: () => void;
  readonly onListo: () => void;
}) {
  const { t } = useTranslation('administrador');
  const { usuario } = props;
  const avisos = useAvisos();
  const guardar = useGuardar(usuario);
  return (
    <Formulario
      esquema={Edicion}
      valores={{ nombre: usuario.nombre, concesiones: sinRepetir(usuario.concesiones) }}
      onEnviar={guardar}
      onCambios={props.onCambios}
      onListo={({ espera }) => {
        avisos.exito(t(espera ? 'ascenso.pedido' : 'usuarios.guardado'));
        props.onCambios(false);
        props.onListo();
      }}
      onCancelar={props.onCancelar}
    >
      <Campo name="nombre" label={t('usuarios.nombre')} maximo={120} />
      <EditorDeRoles
        name="concesiones"
        otras={usuario.concesiones.flatMap(({ sucursalId, sucursal }) =>
          sucursalId !== null && sucursal !== null ? [{ id: sucursalId, nombre: sucursal }] : [],
        )}
      />
    </Formulario>
  );
}

function useGuardar(usuario: UsuarioAdministrado) {
  const renombrar = useComando(cambiarUsuario);
  const conceder = useComando(cambiarConcesiones);
  const yo = useSesion().usuario.id;
  const releer = useReleerSesion();
  return async ({ nombre, concesiones }: z.output<typeof Edicion>) => {
    const params = { id: usuario.id };
    let { version } = usuario;
    if (nombre !== usuario.nombre) ({ version } = await renombrar.mutateAsync({ params, body: { version, nombre } }));
    let espera = false;
    if (!sonIguales(concesiones, usuario.concesiones)) {
      const hecho = await conceder.mutateAsync({ params, body: { version, concesiones: sinRepetir(concesiones) } });
      espera = hecho.ascensoPedido !== null;
    }
    if (usuario.id === yo) await releer();
    return { espera };
  };
}

function Acciones({ usuario }: { readonly usuario: UsuarioAdministrado }) {
  const { t } = useTranslation('administrador');
  const acciones = useAccionesDeUsuario()(usuario);
  return (
    <Stack
      component="section"
      aria-label={t('usuarios.cuenta')}
      sx={{ gap: 1, pt: 2, borderTop: 1, borderColor: 'divider', alignItems: 'start' }}
    >
      {acciones.map(({ texto, onClick, peligro }) => (
        <Button key={texto} variant="text" color={peligro ? 'error' : 'primary'} onClick={onClick}>
          {texto}
        </Button>
      ))}
    </Stack>
  );
}
