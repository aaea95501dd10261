import Box from '@mui/material/Box';
import { type FilaImportada, type Importacion, RESULTADOS } from '@trastienda/nucleo/importaciones/contrato.ts';
import { camposQueCambian } from '@trastienda/nucleo/importaciones/historia/campos-que-cambian.ts';
import { useTranslation } from 'react-i18next';
import { formatearEntero, oVacio } from '#ui/formato/formato.ts';
import { Resaltado } from '#ui/piezas/resaltado.tsx';
import { entreFijos } from '#ui/tabla/filtro-de-columna.ts';
import type { Columna } from '#ui/tabla/tabla-tipos.ts';
import { ChipDeResultado } from './chip-de-resultado.tsx';
import { ResumenDeFila } from './resumen-de-fila.tsx';

/** The rows of a file: place, outcome, what it is, and what changes. */
export function useColumnasDeFilas(
  { entidad, propios }: Pick<Importacion, 'entidad' | 'propios'>,
  buscar: string | undefined,
): readonly Columna<FilaImportada>[] {
  const { t } = useTranslation('importaciones');
  return [
    {
      id: 'fila',
      titulo: t('asistente.filas.fila'),
      ancho: 84,
      ordenable: true,
      filtro: { tipo: 'numero', decimales: 0 },
      celda: ({ fila }) => (
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {formatearEntero(fila)}
        </Box>
      ),
    },
    {
      id: 'resultado',
      titulo: t('asistente.filas.resultado'),
      ancho: 122,
      filtro: entreFijos(RESULTADOS, (uno) => t(`asistente.filas.${uno}`)),
      celda: ({ resultado }) => <ChipDeResultado resultado={resultado} />,
    },
    {
      id: 'referencia',
      titulo: t('asistente.filas.referencia'),
      ancho: 148,
      filtro: { tipo: 'texto', conVacios: true },
      celda: ({ referencia }) => (
        <Box component="bdi" sx={{ fontWeight: 600 }}>
          <Resaltado texto={oVacio(referencia)} buscar={buscar} />
        </Box>
      ),
    },
    {
      id: 'texto',
      titulo: t('asistente.filas.texto'),
      anchoMinimo: 200,
      filtro: { tipo: 'texto', conVacios: true },
      celda: ({ texto }) => <Resaltado texto={oVacio(texto)} buscar={buscar} />,
    },
    {
      id: 'cambios',
      titulo: t('asistente.filas.cambios'),
      anchoMinimo: 300,
      filtro: {
        tipo: 'lista',
        valores: [
          ...camposQueCambian(entidad),
          ...propios.map(({ nombre, titulo }) => ({ id: nombre, texto: titulo })),
        ],
        conVacios: true,
      },
      celda: (fila) => <ResumenDeFila fila={fila} />,
    },
    // The one before tells it, with the column and what it says: this one is to filter by.
    {
      id: 'motivo',
      titulo: t('asistente.filas.porque'),
      anchoMinimo: 220,
      oculta: true,
      filtro: { tipo: 'texto', conVacios: true },
      celda: ({ rechazos, noRevertida }) => oVacio(noRevertida ?? rechazos.map(({ motivo }) => motivo).join(' ')),
    },
  ];
}
