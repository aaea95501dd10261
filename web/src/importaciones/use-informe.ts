import { exportarRechazos, type FilaDeImportacion } from '@trastienda/nucleo/importaciones/contrato.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { descargar } from '#api/descargar.ts';
import { useAvisos } from '#ui/avisos.tsx';

/** Hands over the rows that were left out of an importación, by row and column, as CSV. */
export function useInforme() {
  const { t } = useTranslation('importaciones');
  const avisos = useAvisos();
  const [ocupado, setOcupado] = useState(false);
  return {
    ocupado,
    descargar: ({ id, archivo }: Pick<FilaDeImportacion, 'id' | 'archivo'>) => {
      setOcupado(true);
      const nombre = t('informe.archivo', { archivo: archivo.replace(/\.[^.]*$/, '') });
      descargar(exportarRechazos, { params: { id } }, nombre)
        .catch((error: unknown) => avisos.error(error))
        .finally(() => setOcupado(false));
    },
  };
}
