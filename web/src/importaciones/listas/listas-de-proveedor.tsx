import IconFileImport from '@tabler/icons-react/dist/esm/icons/IconFileImport.mjs';
import IconUpload from '@tabler/icons-react/dist/esm/icons/IconUpload.mjs';
import { useNavigate } from '@tanstack/react-router';
import {
  cargarArchivo,
  exportarImportaciones,
  type FilaDeImportacion,
  listarImportaciones,
} from '@trastienda/nucleo/importaciones/contrato.ts';
import { useTranslation } from 'react-i18next';
import { usePuede } from '#acceso/permisos.tsx';
import { useColumnasDelArchivo } from '#importaciones/columnas.tsx';
import { TarjetaDeImportacion } from '#importaciones/tarjeta-de-importacion.tsx';
import { useSeguimiento } from '#importaciones/use-seguimiento.ts';
import { formatearEntero } from '#ui/formato/formato.ts';
import { useConsultaDeLista } from '#ui/listas/consulta-de-lista.ts';
import { useLista } from '#ui/listas/lista.ts';
import { EnlaceBoton } from '#ui/piezas/enlace.tsx';
import { TablaDatos } from '#ui/tabla/tabla-datos.tsx';
import type { Columna } from '#ui/tabla/tabla-tipos.ts';

/** Every list of a proveedor: its file, who brought it, what it changed; and the way to bring another one. */
export function ListasDeProveedor({ proveedorId, activo }: { readonly proveedorId: string; readonly activo: boolean }) {
  const { t } = useTranslation('importaciones');
  const puede = usePuede();
  const navigate = useNavigate();
  const consulta = useConsultaDeLista(listarImportaciones);
  const lista = useLista(listarImportaciones, { ...consulta.valores, proveedorId });
  const trabajando = lista.filas?.some(({ tarea }) => tarea !== null) ?? false;
  useSeguimiento(trabajando, lista.reintentar);
  const boton = activo && puede(cargarArchivo) && puede({ permiso: 'costo.ver' }) && (
    <EnlaceBoton
      to="/importaciones/nueva"
      search={{ entidad: 'listas_de_proveedor', proveedorId }}
      variant="contained"
      size="small"
      startIcon={<IconUpload size={18} stroke={1.7} aria-hidden />}
    >
      {t('listas.historia.cargar')}
    </EnlaceBoton>
  );
  return (
    <TablaDatos
      etiqueta={t('listas.historia.titulo')}
      clave="listas-de-proveedor"
      columnas={useColumnas(consulta.valores.buscar)}
      consulta={consulta}
      lista={{ ...lista, actualizando: lista.actualizando && !trabajando }}
      idDe={({ id }) => id}
      nombreDe={({ archivo }) => archivo}
      onAbrir={({ id }) => void navigate({ to: '/importaciones/$id', params: { id } })}
      buscarEn={t('listas.historia.buscarEn')}
      csv={{ endpoint: exportarImportaciones, nombre: t('listas.historia.csv'), query: { proveedorId } }}
      filtros={boton}
      vacio={{
        icono: IconFileImport,
        titulo: t('listas.historia.vacio'),
        texto: t('listas.historia.vacioTexto'),
        accion: boton,
      }}
      tarjeta={(una) => <TarjetaDeImportacion importacion={una} />}
    />
  );
}

function useColumnas(buscar: string | undefined): readonly Columna<FilaDeImportacion>[] {
  const { t } = useTranslation('importaciones');
  const { archivo, estado, cuando, quien } = useColumnasDelArchivo(buscar);
  const cuenta = (id: string, titulo: string, cual: (una: FilaDeImportacion) => number | null) => ({
    id,
    titulo,
    ancho: 100,
    alinear: 'fin' as const,
    filtro: { tipo: 'numero' as const, decimales: 0, conVacios: true },
    celda: (una: FilaDeImportacion) => formatearEntero(cual(una)),
  });
  return [
    archivo,
    estado,
    cuando,
    quien,
    cuenta('crear', t('listas.historia.nuevos'), ({ crear }) => crear),
    cuenta('actualizar', t('listas.historia.cambian'), ({ actualizar }) => actualizar),
    cuenta('iguales', t('listas.historia.iguales'), ({ sinCambios }) => sinCambios),
    cuenta('rechazadas', t('listas.historia.rechazadas'), ({ rechazadas }) => rechazadas),
  ];
}
