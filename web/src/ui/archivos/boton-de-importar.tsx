import IconUpload from '@tabler/icons-react/dist/esm/icons/IconUpload.mjs';
import type { Entidad } from '@trastienda/nucleo/importaciones/entidad.ts';
import { useTranslation } from 'react-i18next';
import { EnlaceBoton } from '#ui/piezas/enlace.tsx';

/** The way to bring in a file of what a list shows, for whoever may (`importacion.hacer`). */
export function BotonDeImportar({ entidad }: { readonly entidad: Entidad }) {
  const { t } = useTranslation('ui');
  return (
    <EnlaceBoton
      to="/importaciones/nueva"
      search={{ entidad }}
      startIcon={<IconUpload size={18} stroke={1.7} aria-hidden />}
    >
      {t('accion.importar')}
    </EnlaceBoton>
  );
}
