import { exportarRechazos, type FilaDeImportacion } from '@trastienda/nucleo/importaciones/contrato.ts';
import { useTranslation } from 'react-i18next';
import { useDescarga } from '#ui/archivos/use-descarga.ts';

/** Hands over the rows that were left out of an importación, by row and column, as CSV. */
export function useInforme() {
  const { t } = useTranslation('importaciones');
  const { ocupado, bajar } = useDescarga();
  return {
    ocupado,
    descargar: ({ id, archivo }: Pick<FilaDeImportacion, 'id' | 'archivo'>) => {
      const nombre = t('informe.archivo', { archivo: archivo.replace(/\.[^.]*$/, '') });
      bajar(exportarRechazos, { params: { id } }, nombre);
    },
  };
}
