import IconBookmark from '@tabler/icons-react/dist/esm/icons/IconBookmark.mjs';
import IconFileImport from '@tabler/icons-react/dist/esm/icons/IconFileImport.mjs';
import IconUpload from '@tabler/icons-react/dist/esm/icons/IconUpload.mjs';
import { useNavigate } from '@tanstack/react-router';
import { cicloDeImportacion } from '@trastienda/nucleo/importaciones/ciclo-de-importacion.ts';
import {
  cargarArchivo,
  exportarImportaciones,
  type FilaDeImportacion,
  listarImportaciones,
} from '@trastienda/nucleo/importaciones/contrato.ts';
import { ENTIDADES } from '@trastienda/nucleo/importaciones/entidades/entidades.ts';
import { useTranslation } from 'react-i18next';
import { usePuede } from '#acceso/permisos.tsx';
import { useConsultaDeLista } from '#ui/listas/consulta-de-lista.ts';
import { FiltroOpciones } from '#ui/listas/filtros.tsx';
import { useLista } from '#ui/listas/lista.ts';
import { Pagina } from '#ui/pantalla/pagina.tsx';
import { EnlaceBoton } from '#ui/piezas/enlace.tsx';
import { TablaDatos } from '#ui/tabla/tabla-datos.tsx';
import { useColumnasDeImportaciones } from './columnas.tsx';
import { TarjetaDeImportacion } from './tarjeta-de-importacion.tsx';
import { useInforme } from './use-informe.ts';
import { useSeguimiento } from './use-seguimiento.ts';

/** Every file that came in: what it brought, what became of it, and those at work right now. */
export function ImportacionesScreen() {
  const { t } = useTranslation('importaciones');
  const puede = usePuede();
  const navigate = useNavigate();
  const consulta = useConsultaDeLista(listarImportaciones);
  const lista = useLista(listarImportaciones, consulta.valores);
  const columnas = useColumnasDeImportaciones(consulta.valores.buscar);
  const informe = useInforme();
  const trabajando = lista.filas?.some(({ tarea }) => tarea !== null) ?? false;
  useSeguimiento(trabajando, lista.reintentar);

  const abrir = ({ id }: FilaDeImportacion) => void navigate({ to: '/importaciones/$id', params: { id } });
  const boton = puede(cargarArchivo) && (
    <EnlaceBoton
      to="/importaciones/nueva"
      variant="contained"
      startIcon={<IconUpload size={18} stroke={1.7} aria-hidden />}
    >
      {t('importar')}
    </EnlaceBoton>
  );
  return (
    <Pagina
      titulo={t('titulo')}
      fija
      acciones={
        <>
          <EnlaceBoton to="/importaciones/perfiles" startIcon={<IconBookmark size={18} stroke={1.7} aria-hidden />}>
            {t('verPerfiles')}
          </EnlaceBoton>
          {boton}
        </>
      }
    >
      <TablaDatos
        etiqueta={t('titulo')}
        columnas={columnas}
        clave="importaciones"
        consulta={consulta}
        // Asking every second for how a work goes is no reason to dim what is there.
        lista={{ ...lista, actualizando: lista.actualizando && !trabajando }}
        idDe={({ id }) => id}
        nombreDe={({ archivo }) => archivo}
        onAbrir={abrir}
        acciones={(una) => [
          { texto: estaAbierta(una) ? t('lista.seguir') : t('lista.abrir'), onClick: () => abrir(una) },
          ...(una.rechazadas ? [{ texto: t('lista.informe'), onClick: () => informe.descargar(una) }] : []),
        ]}
        filtros={<Filtros consulta={consulta} />}
        csv={{ endpoint: exportarImportaciones, nombre: t('lista.csv') }}
        buscarEn={t('lista.buscarEn')}
        vacio={{ icono: IconFileImport, titulo: t('lista.vacio'), texto: t('lista.vacioTexto'), accion: boton }}
        tarjeta={(una) => <TarjetaDeImportacion importacion={una} />}
      />
    </Pagina>
  );
}

const estaAbierta = ({ estado }: FilaDeImportacion): boolean => estado === 'CARGADA' || estado === 'VALIDADA';

function Filtros(props: { readonly consulta: ReturnType<typeof useConsultaDeLista<typeof listarImportaciones>> }) {
  const { t } = useTranslation('importaciones');
  const { valores, cambiar } = props.consulta;
  return (
    <>
      <FiltroOpciones
        etiqueta={t('lista.entidad')}
        valor={valores.entidad}
        opciones={ENTIDADES.map((valor) => ({ valor, texto: t(`entidad.${valor}.titulo`) }))}
        onCambio={(entidad) => cambiar({ entidad })}
      />
      <FiltroOpciones
        etiqueta={t('lista.estado')}
        valor={valores.estado}
        opciones={cicloDeImportacion.estados.map((valor) => ({ valor, texto: t(`estado.${valor}`) }))}
        onCambio={(estado) => cambiar({ estado })}
      />
    </>
  );
}
