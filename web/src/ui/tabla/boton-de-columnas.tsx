import IconButton from '@mui/material/IconButton';
import IconColumns from '@tabler/icons-react/dist/esm/icons/IconColumns.mjs';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Pista } from '#ui/flotantes/pista.tsx';
import type { Columna } from '#ui/tabla/tabla-tipos.ts';
import { botonDeBarra } from './boton-de-barra.ts';
import type { PanelDeColumnas as Panel } from './panel-de-columnas.tsx';

// Most visits change no column.
const PanelDeColumnas = lazy(async () => ({
  default: (await import('./panel-de-columnas.tsx')).PanelDeColumnas,
})) as unknown as typeof Panel;

/** Which columns show, and in which order. */
export function BotonDeColumnas<Fila>(props: { readonly clave: string; readonly columnas: readonly Columna<Fila>[] }) {
  const { t } = useTranslation('ui');
  const [ancla, setAncla] = useState<HTMLElement | null>(null);
  return (
    <>
      <Pista texto={t('tabla.columnas')}>
        <IconButton
          aria-label={t('tabla.columnas')}
          aria-haspopup="dialog"
          aria-expanded={ancla !== null}
          onClick={(evento) => setAncla(evento.currentTarget)}
          sx={botonDeBarra}
        >
          <IconColumns size={18} stroke={1.7} aria-hidden />
        </IconButton>
      </Pista>
      {ancla && (
        <Suspense>
          <PanelDeColumnas {...props} ancla={ancla} onCerrar={() => setAncla(null)} />
        </Suspense>
      )}
    </>
  );
}
