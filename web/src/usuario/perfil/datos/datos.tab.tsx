import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { cambiarCorreo, cambiarPerfil, DatosPropios, Email, type Perfil } from '@trastienda/nucleo/acceso/contrato.ts';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { useReleerSesion } from '#acceso/sesion.queries.ts';
import { useComando } from '#api/consultas.ts';
import { useAvisos } from '#ui/flotantes/avisos.tsx';
import { formatearFecha } from '#ui/formato/formato.ts';
import { Campo } from '#ui/formularios/campos.tsx';
import { Formulario } from '#ui/formularios/formulario.tsx';
import { Tarjeta } from '#ui/pantalla/tarjeta.tsx';
import { EstadoChip } from '#ui/piezas/estado-chip.tsx';
import { useAvisarCambios } from '#usuario/perfil/cambios.tsx';
import { Foto } from './foto.tsx';

const Datos = DatosPropios.extend({ email: Email });
type Datos = z.output<typeof Datos>;

/** Picture, name, user and e-mail. */
export function DatosTab({ perfil }: { readonly perfil: Perfil }) {
  const { t } = useTranslation('usuario');
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '320px minmax(0, 1fr)' } }}>
      <Tarjeta titulo={t('foto.titulo')}>
        <Foto perfil={perfil} />
      </Tarjeta>
      <Tarjeta titulo={t('datos.titulo')}>
        <Roles perfil={perfil} />
        <FormularioDeDatos perfil={perfil} />
      </Tarjeta>
    </Box>
  );
}

function FormularioDeDatos({ perfil }: { readonly perfil: Perfil }) {
  const { t } = useTranslation('usuario');
  const avisos = useAvisos();
  const guardar = useGuardar(perfil);
  return (
    <Formulario
      esquema={Datos}
      valores={{ nombre: perfil.nombre, alias: perfil.alias ?? '', email: perfil.email }}
      onEnviar={guardar}
      onListo={() => avisos.exito(t('datos.guardado'))}
      onCambios={useAvisarCambios()}
      rechazosEn={{ 'acceso.email_repetido': 'email', 'acceso.alias_repetido': 'alias' }}
      barra
    >
      <Campo name="nombre" label={t('datos.nombre')} maximo={120} autoComplete="name" />
      <Campo name="alias" label={t('datos.alias')} ayuda={t('datos.aliasAyuda')} anulable maximo={40} />
      <Campo
        name="email"
        label={t('datos.email')}
        ayuda={t('datos.emailAyuda')}
        tipo="email"
        maximo={254}
        autoComplete="email"
      />
    </Formulario>
  );
}

/** The e-mail is a command of its own, which asks who is there: it goes first, so that leaving the question saves nothing. */
function useGuardar(perfil: Perfil) {
  const correo = useComando(cambiarCorreo);
  const datos = useComando(cambiarPerfil);
  const releer = useReleerSesion();
  return async ({ nombre, alias, email }: Datos) => {
    let { version } = perfil;
    if (email !== perfil.email) ({ version } = await correo.mutateAsync({ body: { version, email } }));
    if (nombre !== perfil.nombre || alias !== perfil.alias) {
      await datos.mutateAsync({ body: { version, nombre, alias } });
    }
    await releer();
  };
}

function Roles({ perfil }: { readonly perfil: Perfil }) {
  const { t } = useTranslation('usuario');
  return (
    <Box sx={{ mb: 2.5 }}>
      <Box
        component="ul"
        aria-label={t('datos.roles')}
        sx={{ m: 0, p: 0, listStyle: 'none', display: 'flex', flexWrap: 'wrap', gap: 1 }}
      >
        {perfil.roles.map(({ rol, sucursal }) => (
          <li key={`${rol} ${sucursal}`}>
            <EstadoChip tono="azul" sinPunto>
              {t('datos.rolEn', { rol, sucursal: sucursal ?? t('datos.todas') })}
            </EstadoChip>
          </li>
        ))}
      </Box>
      <Typography variant="caption" component="p" sx={{ mt: 1, color: 'text.secondary' }}>
        {t('datos.desde', { fecha: formatearFecha(perfil.creadoEn) })}
      </Typography>
    </Box>
  );
}
