import Button from '@mui/material/Button';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import {
  exportarLineasDeLista,
  type Importacion,
  listarLineasDeLista,
} from '@trastienda/nucleo/importaciones/contrato.ts';
import { sinExtension } from '@trastienda/nucleo/importaciones/nombre-de-archivo.ts';
import { useTranslation } from 'react-i18next';
import { useConsultaDeLista } from '#ui/consulta-de-lista.ts';
import { useDescarga } from '#ui/use-descarga.ts';

/** The lines in sight, all their pages, as a file to take away. */
export function BotonDeCambios({ importacion }: { readonly importacion: Pick<Importacion, 'id' | 'archivo'> }) {
  const { t } = useTranslation('importaciones');
  const { valores } = useConsultaDeLista(listarLineasDeLista);
  const { ocupado, bajar } = useDescarga();
  const handleClick = () => {
    const nombre = t('listas.lineas.csv', { archivo: sinExtension(importacion.archivo) });
    bajar(exportarLineasDeLista, { params: { id: importacion.id }, query: valores }, nombre);
  };
  return (
    <Button loading={ocupado} startIcon={<IconDownload size={18} stroke={1.7} aria-hidden />} onClick={handleClick}>
      {t('listas.lineas.descargar')}
    </Button>
  );
}
