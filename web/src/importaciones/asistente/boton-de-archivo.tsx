import Button from '@mui/material/Button';
import IconFileDownload from '@tabler/icons-react/dist/esm/icons/IconFileDownload.mjs';
import { bajarArchivoImportado, type Importacion } from '@trastienda/nucleo/importaciones/contrato.ts';
import { useTranslation } from 'react-i18next';
import { useDescarga } from '#ui/archivos/use-descarga.ts';

/** The file as it came, for as long as it is kept. */
export function BotonDeArchivo({ importacion }: { readonly importacion: Importacion }) {
  const { t } = useTranslation('importaciones');
  const { ocupado, bajar } = useDescarga();
  const { id, archivo, conArchivo } = importacion;
  if (!conArchivo) return null;
  return (
    <Button
      loading={ocupado}
      startIcon={<IconFileDownload size={18} stroke={1.7} aria-hidden />}
      onClick={() => bajar(bajarArchivoImportado, { params: { id } }, archivo)}
    >
      {t('bajarArchivo')}
    </Button>
  );
}
