import Stack from '@mui/material/Stack';
import IconArchive from '@tabler/icons-react/dist/esm/icons/IconArchive.mjs';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import {
  exportarInactivos,
  type FilaDeInactivo,
  listarInactivos,
  TRABAS_DE_LA_VISTA,
} from '@trastienda/nucleo/articulos/contrato.ts';
import { useTranslation } from 'react-i18next';
import { consultaDe } from '#api/consultas.ts';
import { useAccionesDeArticulo } from '#articulos/acciones-de-articulo.tsx';
import { formatearFechaHora, oVacio } from '#ui/formato/formato.ts';
import { useConsultaDeLista } from '#ui/listas/consulta-de-lista.ts';
import { useLista } from '#ui/listas/lista.ts';
import { EstadoChip } from '#ui/piezas/estado-chip.tsx';
import { entreFijos } from '#ui/tabla/filtro-de-columna.ts';
import { TablaDatos } from '#ui/tabla/tabla-datos.tsx';
import type { Columna } from '#ui/tabla/tabla-tipos.ts';
import { TarjetaDeReporte, useAbrirFicha, useColumnasComunes } from './columnas-comunes.tsx';
import { FiltrosDeReporte } from './filtros-de-reporte.tsx';
import { PaginaDeReporte } from './pagina-de-reporte.tsx';

/** Those that are out, and those that wait to be: who, when, why, and what is in the way (REA-06). */
export function InactivosScreen() {
  const { t } = useTranslation('reportes');
  const consulta = useConsultaDeLista(listarInactivos);
  const lista = useLista(listarInactivos, consulta.valores);
  // The same question as the list's: it is asked once, and this one keeps what the list leaves aside.
  const pagina = useQuery({
    ...consultaDe(listarInactivos, { query: { pagina: 1, porPagina: 50, ...consulta.valores } }),
    placeholderData: keepPreviousData,
  });
  const abrir = useAbrirFicha();
  const acciones = useAccionesDeArticulo();
  const { buscar, vista } = consulta.valores;
  const estado = vista === 'porInactivar' ? 'DISCONTINUADO' : 'INACTIVO';
  const cuentas = pagina.data?.cuentas;
  return (
    <PaginaDeReporte clave="inactivos" quedan={lista.total}>
      <TablaDatos<FilaDeInactivo>
        etiqueta={t('de.inactivos.titulo')}
        columnas={useColumnas(buscar, vista)}
        clave="reporte-inactivos"
        consulta={consulta}
        lista={lista}
        idDe={({ articuloId }) => articuloId}
        nombreDe={({ codigo }) => codigo}
        onAbrir={(fila) => abrir(fila)}
        acciones={(fila) => [
          { texto: t('accion.verFicha'), onClick: () => abrir(fila) },
          ...acciones({ id: fila.articuloId, codigo: fila.codigo, version: fila.version, estado }),
        ]}
        filtros={<FiltrosDeReporte consulta={consulta} lista={lista} periodo />}
        vistas={[
          { id: 'inactivos', titulo: t('inactivos.inactivos'), cantidad: cuentas?.inactivos, valores: {} },
          {
            id: 'porInactivar',
            titulo: t('inactivos.porInactivar'),
            cantidad: cuentas?.porInactivar,
            valores: { vista: 'porInactivar' },
          },
        ]}
        csv={{
          endpoint: exportarInactivos,
          nombre: t(vista === 'porInactivar' ? 'inactivos.archivoPorInactivar' : 'inactivos.archivo'),
        }}
        buscarEn={t('campo.buscarEn')}
        vacio={{ icono: IconArchive, titulo: t('inactivos.vacio') }}
        tarjeta={(fila) => <Tarjeta fila={fila} buscar={buscar} />}
      />
    </PaginaDeReporte>
  );
}

/** On a phone what nobody knows of it takes no room. */
function Tarjeta({ fila, buscar }: { readonly fila: FilaDeInactivo; readonly buscar: string | undefined }) {
  const { t } = useTranslation('reportes');
  const trabas = fila.bloqueos.map((bloqueo) => t(`inactivos.${bloqueo}`)).join(', ');
  const datos = [
    [t('inactivos.en'), fila.en && formatearFechaHora(fila.en)],
    [t('inactivos.quien'), fila.quien],
    [t('inactivos.motivo'), fila.motivo],
    [t('inactivos.traba'), trabas || t('inactivos.nada')],
  ] as const;
  return (
    <TarjetaDeReporte
      fila={fila}
      buscar={buscar}
      datos={datos.flatMap(([nombre, valor]) => (valor ? [[nombre, valor] as const] : []))}
    />
  );
}

function Bloqueos({ fila }: { readonly fila: FilaDeInactivo }) {
  const { t } = useTranslation('reportes');
  if (fila.bloqueos.length === 0) return <>{t('inactivos.nada')}</>;
  return (
    <Stack direction="row" sx={{ gap: 0.5, flexWrap: 'wrap' }}>
      {fila.bloqueos.map((bloqueo) => (
        <EstadoChip key={bloqueo} tono="aviso">
          {t(`inactivos.${bloqueo}`)}
        </EstadoChip>
      ))}
    </Stack>
  );
}

function useColumnas(
  buscar: string | undefined,
  vista: keyof typeof TRABAS_DE_LA_VISTA = 'inactivos',
): readonly Columna<FilaDeInactivo>[] {
  const { t } = useTranslation('reportes');
  return [
    ...useColumnasComunes(buscar),
    {
      id: 'en',
      titulo: t('inactivos.en'),
      ancho: 136,
      ordenable: true,
      filtro: { tipo: 'fecha' },
      celda: ({ en }) => formatearFechaHora(en),
    },
    {
      id: 'quien',
      titulo: t('inactivos.quien'),
      ancho: 138,
      ocultaBajo: 'md',
      filtro: { tipo: 'texto', conVacios: true },
      celda: ({ quien }) => <span title={quien ?? ''}>{oVacio(quien)}</span>,
    },
    {
      id: 'motivo',
      titulo: t('inactivos.motivo'),
      ancho: 180,
      ocultaBajo: 'lg',
      filtro: { tipo: 'texto', conVacios: true },
      celda: ({ motivo }) => <span title={motivo ?? ''}>{oVacio(motivo)}</span>,
    },
    {
      id: 'traba',
      titulo: t('inactivos.traba'),
      ancho: 196,
      filtro: {
        ...entreFijos<FilaDeInactivo['bloqueos'][number]>(TRABAS_DE_LA_VISTA[vista], (una) => t(`inactivos.${una}`)),
        conVacios: true,
      },
      celda: (fila) => <Bloqueos fila={fila} />,
    },
  ];
}
