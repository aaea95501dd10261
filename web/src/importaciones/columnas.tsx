import Box from '@mui/material/Box';
import { cicloDeImportacion } from '@trastienda/nucleo/importaciones/ciclo-de-importacion.ts';
import type { FilaDeImportacion } from '@trastienda/nucleo/importaciones/contrato.ts';
import { ENTIDADES } from '@trastienda/nucleo/importaciones/entidades/entidades.ts';
import { useTranslation } from 'react-i18next';
import { formatearEntero, formatearFechaHora } from '#ui/formato/formato.ts';
import { Resaltado } from '#ui/piezas/resaltado.tsx';
import { entreFijos } from '#ui/tabla/filtro-de-columna.ts';
import type { Columna } from '#ui/tabla/tabla-tipos.ts';
import { EstadoDeImportacion } from './estado-de-importacion.tsx';

/** What every list of files says of each: which it is, how far it got, who brought it and when. */
export function useColumnasDelArchivo(buscar: string | undefined) {
  const { t } = useTranslation('importaciones');
  return {
    archivo: {
      id: 'archivo',
      titulo: t('lista.archivo'),
      anchoMinimo: 220,
      fija: true,
      filtro: { tipo: 'texto' },
      celda: ({ archivo }) => (
        <Box component="span" sx={{ fontWeight: 600 }}>
          <Resaltado texto={archivo} buscar={buscar} />
        </Box>
      ),
    },
    estado: {
      id: 'estado',
      titulo: t('lista.estado'),
      ancho: 164,
      filtro: entreFijos(cicloDeImportacion.estados, (uno) => t(`estado.${uno}`)),
      celda: (una) => <EstadoDeImportacion importacion={una} />,
    },
    quien: {
      id: 'quien',
      titulo: t('lista.quien'),
      ancho: 148,
      ocultaBajo: 'lg',
      filtro: { tipo: 'texto' },
      celda: ({ creadaPor }) => creadaPor,
    },
    cuando: {
      id: 'cuando',
      titulo: t('lista.cuando'),
      ancho: 140,
      ordenable: true,
      ordenPor: 'creada',
      filtro: { tipo: 'fecha' },
      celda: ({ creadaEn }) => formatearFechaHora(creadaEn),
    },
  } satisfies Readonly<Record<string, Columna<FilaDeImportacion>>>;
}

/** The history of files: what each brought and what became of it. */
export function useColumnasDeImportaciones(buscar: string | undefined): readonly Columna<FilaDeImportacion>[] {
  const { t } = useTranslation('importaciones');
  const { archivo, estado, quien, cuando } = useColumnasDelArchivo(buscar);
  return [
    archivo,
    {
      id: 'entidad',
      titulo: t('lista.entidad'),
      ancho: 116,
      filtro: entreFijos(ENTIDADES, (una) => t(`entidad.${una}.titulo`)),
      celda: ({ entidad }) => t(`entidad.${entidad}.titulo`),
    },
    estado,
    quien,
    cuando,
    {
      id: 'crear',
      titulo: t('lista.creadas'),
      ancho: 84,
      alinear: 'fin',
      filtro: { tipo: 'numero', decimales: 0, conVacios: true },
      celda: ({ crear }) => <Cuantas cantidad={crear} />,
    },
    {
      id: 'actualizar',
      titulo: t('lista.actualizadas'),
      ancho: 92,
      alinear: 'fin',
      filtro: { tipo: 'numero', decimales: 0, conVacios: true },
      celda: ({ actualizar }) => <Cuantas cantidad={actualizar} />,
    },
    {
      id: 'rechazadas',
      titulo: t('lista.rechazadas'),
      ancho: 88,
      alinear: 'fin',
      filtro: { tipo: 'numero', decimales: 0, conVacios: true },
      celda: ({ rechazadas }) => <Cuantas cantidad={rechazadas} mal />,
    },
  ];
}

/** A zero is information, and so is not knowing yet; what was left out stands out. */
function Cuantas({ cantidad, mal = false }: { readonly cantidad: number | null; readonly mal?: boolean }) {
  if (!cantidad) {
    return (
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {formatearEntero(cantidad)}
      </Box>
    );
  }
  return (
    <Box component="span" sx={{ fontWeight: 600, ...(mal && { color: 'error.text' }) }}>
      {formatearEntero(cantidad)}
    </Box>
  );
}
