import Box from '@mui/material/Box';
import type { FilaDeImportacion } from '@trastienda/nucleo/importaciones/contrato.ts';
import { useTranslation } from 'react-i18next';
import { porcentajeDe } from './avance.ts';
import { BarraDeAvance } from './barra-de-avance.tsx';
import { ChipDeImportacion } from './chip-de-importacion.tsx';

/** The state of an importación in a list; while it works, how far it is. */
export function EstadoDeImportacion({ importacion }: { readonly importacion: FilaDeImportacion }) {
  const { t } = useTranslation('importaciones');
  const { tarea, archivo } = importacion;
  if (!tarea) return <ChipDeImportacion importacion={importacion} />;
  const porcentaje = porcentajeDe(tarea);
  return (
    <Box sx={{ display: 'grid', gap: 0.5, py: 0.5, width: 148, maxWidth: '100%' }}>
      <Box
        sx={{
          display: 'flex',
          justifyContent: 'space-between',
          fontSize: '0.75rem',
          lineHeight: '1rem',
          color: 'info.text',
          fontWeight: 600,
        }}
      >
        <span>{t(`tarea.${tarea.tarea}`)}</span>
        {porcentaje !== null && <span>{`${porcentaje} %`}</span>}
      </Box>
      <BarraDeAvance etiqueta={t('avance.etiqueta', { que: archivo })} porcentaje={porcentaje} alto={4} />
    </Box>
  );
}
