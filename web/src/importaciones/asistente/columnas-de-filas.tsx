import Box from '@mui/material/Box';
import type { FilaImportada } from '@trastienda/nucleo/importaciones/contrato.ts';
import { useTranslation } from 'react-i18next';
import { formatearEntero, oVacio } from '#ui/formato.ts';
import { Resaltado } from '#ui/resaltado.tsx';
import type { Columna } from '#ui/tabla-tipos.ts';
import { ChipDeResultado } from './chip-de-resultado.tsx';
import { ResumenDeFila } from './resumen-de-fila.tsx';

/** The rows of a file: place, outcome, what it is, and what changes. */
export function useColumnasDeFilas(buscar: string | undefined): readonly Columna<FilaImportada>[] {
  const { t } = useTranslation('importaciones');
  return [
    {
      id: 'fila',
      titulo: t('asistente.filas.fila'),
      ancho: 84,
      ordenable: true,
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
      celda: ({ resultado }) => <ChipDeResultado resultado={resultado} />,
    },
    {
      id: 'referencia',
      titulo: t('asistente.filas.referencia'),
      ancho: 148,
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
      celda: ({ texto }) => <Resaltado texto={oVacio(texto)} buscar={buscar} />,
    },
    {
      id: 'cambios',
      titulo: t('asistente.filas.cambios'),
      anchoMinimo: 300,
      celda: (fila) => <ResumenDeFila fila={fila} />,
    },
  ];
}
