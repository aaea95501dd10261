import Box from '@mui/material/Box';
import IconUserCog from '@tabler/icons-react/dist/esm/icons/IconUserCog.mjs';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate, useSearch } from '@tanstack/react-router';
import { type Perfil, verPerfil } from '@trastienda/nucleo/acceso/contrato.ts';
import { useTranslation } from 'react-i18next';
import { consultaDe } from '#api/consultas.ts';
import { useAvisoAlSalir } from '#ui/formularios/salida.ts';
import { Cargado, EsqueletoDeTexto } from '#ui/pantalla/cargado.tsx';
import { Pagina } from '#ui/pantalla/pagina.tsx';
import { Pestanas } from '#ui/pantalla/pestanas.tsx';
import { Tarjeta } from '#ui/pantalla/tarjeta.tsx';
import { leerPestana, PESTANAS_DE_PERFIL, type PestanaDePerfil } from '#usuario/pestanas.ts';
import { ActividadTab } from './actividad/actividad.tab.tsx';
import { CambiosContext, useCambios } from './cambios.tsx';
import { DatosTab } from './datos/datos.tab.tsx';
import { PreferenciasTab } from './preferencias/preferencias.tab.tsx';
import { SeguridadTab } from './seguridad/seguridad.tab.tsx';
import { SesionesTab } from './sesiones/sesiones.tab.tsx';

/** What is one's own: data, preferences, how the account is protected, where it is open, what was done (USU-01…06). */
export function PerfilScreen() {
  const { t } = useTranslation('usuario');
  const { pathname } = useLocation();
  const search: { pestana?: unknown } = useSearch({ strict: false });
  const esConfiguracion = pathname === '/usuario/configuracion';
  const pestana = leerPestana(search.pestana) ?? (esConfiguracion ? 'preferencias' : 'datos');
  const perfil = useQuery(consultaDe(verPerfil, {}));
  const cambios = useCambios();
  const navigate = useNavigate();
  useAvisoAlSalir(cambios.hay, 'pestana');

  return (
    <Pagina
      titulo={t(esConfiguracion ? 'configuracion' : 'perfil')}
      banda="completa"
      figura={<IconUserCog size={72} stroke={1} />}
    >
      <Box sx={{ minWidth: 0 }}>
        <Pestanas
          etiqueta={t('pestanas')}
          valor={pestana}
          pestanas={PESTANAS_DE_PERFIL.map((id) => ({ id, titulo: t(`pestana.${id}`) }))}
          onCambio={(id) => void navigate({ to: '.', search: { pestana: id }, resetScroll: false } as never)}
        />
      </Box>
      <CambiosContext value={cambios.avisar}>
        <Cargado consulta={perfil} esqueleto={<Esqueleto />}>
          {(datos) => <Contenido pestana={pestana} perfil={datos} />}
        </Cargado>
      </CambiosContext>
    </Pagina>
  );
}

const Esqueleto = () => (
  <Tarjeta>
    <EsqueletoDeTexto lineas={8} />
  </Tarjeta>
);

function Contenido({ pestana, perfil }: { readonly pestana: PestanaDePerfil; readonly perfil: Perfil }) {
  switch (pestana) {
    case 'datos':
      return <DatosTab perfil={perfil} />;
    case 'preferencias':
      return <PreferenciasTab perfil={perfil} />;
    case 'seguridad':
      return <SeguridadTab perfil={perfil} />;
    case 'sesiones':
      return <SesionesTab />;
    case 'actividad':
      return <ActividadTab />;
  }
}
