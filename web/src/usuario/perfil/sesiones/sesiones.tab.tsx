import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import IconDeviceDesktop from '@tabler/icons-react/dist/esm/icons/IconDeviceDesktop.mjs';
import IconDeviceMobile from '@tabler/icons-react/dist/esm/icons/IconDeviceMobile.mjs';
import { useQuery } from '@tanstack/react-query';
import { leerAgente } from '@trastienda/nucleo/acceso/agente.ts';
import {
  cerrarOtrasSesiones,
  cerrarSesionPropia,
  listarSesiones,
  olvidarDispositivo,
  type SesionAbierta,
} from '@trastienda/nucleo/acceso/contrato.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { consultaDe, useComando } from '#api/consultas.ts';
import { useAvisos } from '#ui/flotantes/avisos.tsx';
import { useConfirmar } from '#ui/flotantes/confirmar.tsx';
import { formatearFechaHora, formatearRelativo } from '#ui/formato/formato.ts';
import { Cargado } from '#ui/pantalla/cargado.tsx';
import { Tarjeta } from '#ui/pantalla/tarjeta.tsx';
import { EstadoChip } from '#ui/piezas/estado-chip.tsx';
import { Simbolo } from '#ui/piezas/simbolo.tsx';
import { lista, renglon } from '#usuario/perfil/lista.ts';

/** Where the account is open and which devices are known (USU-03). */
export function SesionesTab() {
  const { t } = useTranslation('usuario');
  const consulta = useQuery({ ...consultaDe(listarSesiones, {}), refetchOnMount: 'always' });
  return (
    <Cargado consulta={consulta}>
      {({ sesiones, dispositivos }) => (
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '3fr 2fr' },
            alignItems: 'start',
          }}
        >
          <Tarjeta titulo={t('sesiones.titulo')} acciones={sesiones.length > 1 && <CerrarOtras />}>
            <Typography sx={{ color: 'text.secondary', mb: 1 }}>{t('sesiones.texto')}</Typography>
            <Box component="ul" aria-label={t('sesiones.titulo')} sx={lista}>
              {sesiones.map((sesion) => (
                <Sesion key={sesion.id} sesion={sesion} />
              ))}
            </Box>
          </Tarjeta>
          <Tarjeta titulo={t('dispositivos.titulo')}>
            <Typography sx={{ color: 'text.secondary', mb: 1 }}>
              {t(dispositivos.length > 0 ? 'dispositivos.texto' : 'dispositivos.vacio')}
            </Typography>
            <Box component="ul" aria-label={t('dispositivos.titulo')} sx={lista}>
              {dispositivos.map((uno) => (
                <Dispositivo key={uno.id} {...uno} />
              ))}
            </Box>
          </Tarjeta>
        </Box>
      )}
    </Cargado>
  );
}

function Sesion({ sesion }: { readonly sesion: SesionAbierta }) {
  const { t } = useTranslation('usuario');
  const avisos = useAvisos();
  const cerrar = useComando(cerrarSesionPropia);
  const agente = leerAgente(sesion.agente);
  const nombre = t('agente', agente);
  return (
    <Box component="li" sx={renglon}>
      <IconoDe movil={agente.movil} />
      <Box sx={{ flex: 1, minWidth: 200 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, fontWeight: 500 }}>
          {nombre}
          {sesion.esta && <EstadoChip tono="exito">{t('sesiones.esta')}</EstadoChip>}
          {sesion.terminal && (
            <EstadoChip tono="info">{t('sesiones.terminal', { nombre: sesion.terminal })}</EstadoChip>
          )}
        </Box>
        <Detalle>
          <bdi dir="ltr">{sesion.direccion}</bdi>
          {' · '}
          {t('sesiones.desde', { fecha: formatearFechaHora(sesion.creadaEn) })}
          {' · '}
          {t('sesiones.usada', { cuando: formatearRelativo(sesion.usadaEn) })}
        </Detalle>
      </Box>
      {!sesion.esta && (
        <Button
          size="small"
          aria-label={t('sesiones.cerrarDe', { nombre })}
          loading={cerrar.isPending}
          onClick={() =>
            cerrar.mutate(
              { params: { id: sesion.id } },
              { onSuccess: () => avisos.exito(t('sesiones.cerrada')), onError: (error) => avisos.error(error) },
            )
          }
        >
          {t('sesiones.cerrar')}
        </Button>
      )}
    </Box>
  );
}

function CerrarOtras() {
  const { t } = useTranslation('usuario');
  const avisos = useAvisos();
  const confirmar = useConfirmar();
  const cerrar = useComando(cerrarOtrasSesiones);
  const handleCerrar = async () => {
    const si = await confirmar({
      titulo: t('sesiones.cerrarOtrasTitulo'),
      texto: t('sesiones.cerrarOtrasTexto'),
      boton: t('sesiones.cerrarOtras'),
      peligro: true,
    });
    if (!si) return;
    cerrar.mutate(
      {},
      {
        onSuccess: ({ cerradas }) => avisos.exito(t('sesiones.cerradas', { count: cerradas })),
        onError: (error) => avisos.error(error),
      },
    );
  };
  return (
    <Button size="small" onClick={() => void handleCerrar()} loading={cerrar.isPending}>
      {t('sesiones.cerrarOtras')}
    </Button>
  );
}

type DispositivoProps = {
  readonly id: string;
  readonly agente: string;
  readonly creadoEn: string;
  readonly usadoEn: string;
  readonly este: boolean;
};

function Dispositivo({ id, este, creadoEn, usadoEn, ...props }: DispositivoProps) {
  const { t } = useTranslation('usuario');
  const avisos = useAvisos();
  const olvidar = useComando(olvidarDispositivo);
  const agente = leerAgente(props.agente);
  const nombre = t('agente', agente);
  return (
    <Box component="li" sx={renglon}>
      <IconoDe movil={agente.movil} />
      <Box sx={{ flex: 1, minWidth: 160 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, fontWeight: 500 }}>
          {nombre}
          {este && <EstadoChip tono="exito">{t('dispositivos.este')}</EstadoChip>}
        </Box>
        <Detalle>
          {t('sesiones.desde', { fecha: formatearFechaHora(creadoEn) })}
          {' · '}
          {t('sesiones.usada', { cuando: formatearRelativo(usadoEn) })}
        </Detalle>
      </Box>
      <Button
        size="small"
        aria-label={t('dispositivos.olvidarEl', { nombre })}
        loading={olvidar.isPending}
        onClick={() =>
          olvidar.mutate(
            { params: { id } },
            { onSuccess: () => avisos.exito(t('dispositivos.olvidado')), onError: (error) => avisos.error(error) },
          )
        }
      >
        {t('dispositivos.olvidar')}
      </Button>
    </Box>
  );
}

function IconoDe({ movil }: { readonly movil: boolean }) {
  const Icono = movil ? IconDeviceMobile : IconDeviceDesktop;
  return (
    <Simbolo tono="primary">
      <Icono size={20} stroke={1.5} aria-hidden />
    </Simbolo>
  );
}

const Detalle = ({ children }: { readonly children: ReactNode }) => (
  <Box sx={{ color: 'text.secondary', fontSize: '0.75rem', mt: 0.25 }}>{children}</Box>
);
