import Button from '@mui/material/Button';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import type { Importacion } from '@trastienda/nucleo/importaciones/contrato.ts';
import { useTranslation } from 'react-i18next';
import { useInforme } from '#importaciones/use-informe.ts';
import { formatearEntero } from '#ui/formato/formato.ts';

/** The rows that were left out, as a file; nothing when none was. */
export function BotonDeInforme({ importacion }: { readonly importacion: Importacion }) {
  const { t } = useTranslation('importaciones');
  const informe = useInforme();
  if (!importacion.rechazadas) return null;
  return (
    <Button
      loading={informe.ocupado}
      startIcon={<IconDownload size={18} stroke={1.7} aria-hidden />}
      onClick={() => informe.descargar(importacion)}
    >
      {t('informe.boton', { n: formatearEntero(importacion.rechazadas) })}
    </Button>
  );
}
