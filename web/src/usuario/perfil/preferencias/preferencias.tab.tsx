import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import IconBaselineDensityMedium from '@tabler/icons-react/dist/esm/icons/IconBaselineDensityMedium.mjs';
import IconBaselineDensitySmall from '@tabler/icons-react/dist/esm/icons/IconBaselineDensitySmall.mjs';
import IconPalette from '@tabler/icons-react/dist/esm/icons/IconPalette.mjs';
import { cambiarPreferencias, type Perfil, Preferencias } from '@trastienda/nucleo/acceso/contrato.ts';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { useReleerSesion } from '#acceso/sesion.queries.ts';
import { useSesion } from '#acceso/sesion.tsx';
import { cambiarAjustes, useAjustes } from '#apariencia/ajustes.ts';
import { pedirApariencia } from '#apariencia/pedido.ts';
import { useComando } from '#api/consultas.ts';
import { useAvisos } from '#ui/flotantes/avisos.tsx';
import { FormatoRegional } from '#ui/formato/formato-regional.tsx';
import { CampoSelect } from '#ui/formularios/campos.tsx';
import { Fichas } from '#ui/formularios/fichas.tsx';
import { Formulario } from '#ui/formularios/formulario.tsx';
import { caminosDe } from '#ui/pantalla/menu.ts';
import { MenuContext } from '#ui/pantalla/rastro.tsx';
import { Tarjeta } from '#ui/pantalla/tarjeta.tsx';
import { olvidarListas } from '#ui/tabla/recuerdo/guardado.ts';
import { useAvisarCambios } from '#usuario/perfil/cambios.tsx';
import { AvisosPorEvento } from './avisos-por-evento.tsx';

/** Where to begin, how it looks and how to hear of things (USU-05, USU-06). */
export function PreferenciasTab({ perfil }: { readonly perfil: Perfil }) {
  const { t } = useTranslation('usuario');
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '1fr 1fr' },
        alignItems: 'start',
      }}
    >
      <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
        <Tarjeta titulo={t('preferencias.alEmpezar')}>
          <AlEmpezar perfil={perfil} />
        </Tarjeta>
        <Tarjeta titulo={t('preferencias.apariencia')}>
          <Typography sx={{ color: 'text.secondary', mb: 2 }}>{t('preferencias.aparienciaTexto')}</Typography>
          <Button startIcon={<IconPalette size={18} stroke={1.7} aria-hidden />} onClick={pedirApariencia}>
            {t('preferencias.abrirApariencia')}
          </Button>
          <Box sx={{ mt: 3 }}>
            <FormatoRegional />
          </Box>
        </Tarjeta>
        <Tarjeta titulo={t('preferencias.listas')}>
          <Densidad />
          <ListasRecordadas />
        </Tarjeta>
      </Box>
      <Tarjeta titulo={t('avisos.titulo')}>
        <AvisosPorEvento />
      </Tarjeta>
    </Box>
  );
}

/** For the tables that were not given one of their own, at once. */
function Densidad() {
  const { t } = useTranslation('usuario');
  const { densidad } = useAjustes();
  return (
    <Box sx={{ mb: 2.5 }}>
      <Fichas
        titulo={t('preferencias.densidad')}
        valor={densidad}
        onCambio={(elegida) => cambiarAjustes({ densidad: elegida })}
        fichas={[
          { valor: 'densa', texto: t('preferencias.densa'), icono: IconBaselineDensitySmall },
          { valor: 'normal', texto: t('preferencias.normal'), icono: IconBaselineDensityMedium },
        ]}
      />
    </Box>
  );
}

/** Of this browser, as what it remembers is: it counts at once. */
function ListasRecordadas() {
  const { t } = useTranslation('usuario');
  const { listas } = useAjustes();
  const { id } = useSesion().usuario;
  const handleCambio = (_: unknown, recordar: boolean) => {
    cambiarAjustes({ listas: recordar ? 'como-quedaron' : 'enteras' });
    if (!recordar) olvidarListas(id);
  };
  return (
    <>
      <FormControlLabel
        label={t('preferencias.recordar')}
        control={
          <Switch
            checked={listas === 'como-quedaron'}
            onChange={handleCambio}
            slotProps={{ input: { 'aria-describedby': 'recordar-listas' } }}
          />
        }
      />
      <Typography id="recordar-listas" variant="body2" sx={{ color: 'text.secondary' }}>
        {t('preferencias.recordarTexto')}
      </Typography>
    </>
  );
}

function AlEmpezar({ perfil }: { readonly perfil: Perfil }) {
  const { t } = useTranslation('usuario');
  const { sucursales } = useSesion();
  const pantallas = usePantallas();
  const avisos = useAvisos();
  const releer = useReleerSesion();
  const cambiar = useComando(cambiarPreferencias);
  const { sucursalId, paginaDeInicio } = perfil.preferencias;
  return (
    <Formulario
      esquema={Preferencias}
      valores={{ sucursalId: sucursalId ?? '', paginaDeInicio: paginaDeInicio ?? '' }}
      onEnviar={async (body) => {
        await cambiar.mutateAsync({ body });
        await releer();
      }}
      onListo={() => avisos.exito(t('preferencias.guardado'))}
      onCambios={useAvisarCambios()}
      barra
    >
      <CampoSelect
        name="sucursalId"
        label={t('preferencias.sucursal')}
        ayuda={t('preferencias.sucursalAyuda')}
        anulable
        opciones={sucursales.map(({ id, nombre }) => ({ valor: id, texto: nombre }))}
      />
      <CampoSelect
        name="paginaDeInicio"
        label={t('preferencias.pantalla')}
        ayuda={t('preferencias.pantallaAyuda')}
        anulable
        opciones={pantallas}
      />
    </Formulario>
  );
}

/** The screens of the menu the person may open. */
function usePantallas() {
  const { t } = useTranslation('menu');
  return useContext(MenuContext)
    .filter(({ grupo }) => grupo !== 'otros')
    .flatMap((rama) => caminosDe(rama))
    .filter(({ hoja }) => !hoja.afuera)
    .map(({ ramas, hoja }) => ({
      valor: hoja.a,
      texto: [...ramas.map(({ titulo }) => titulo), hoja.titulo].map((titulo) => t(titulo)).join(' › '),
    }));
}
