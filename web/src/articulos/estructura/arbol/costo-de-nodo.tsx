import Box from '@mui/material/Box';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import type { NodoDeExplosion } from '@trastienda/nucleo/articulos/contrato.ts';
import { useTranslation } from 'react-i18next';

/** What one of it counts for in what contains it; null when nobody knows, and for who may not see it. */
export const unitarioDe = ({ hoja, costo }: NodoDeExplosion): string | null =>
  (hoja ? costo?.propio : costo?.armado) ?? null;

/** Before a cost that is only part of it, as that of something below is not known. */
export function DiceDeMenos({ nodo }: { readonly nodo: NodoDeExplosion }) {
  const { t } = useTranslation('estructura');
  const { costo } = nodo;
  if (costo === undefined || costo.sinCosto === 0 || unitarioDe(nodo) === null) return null;
  const texto = t('arbol.sinCosto', { count: costo.sinCosto });
  return (
    <Box
      component="span"
      role="img"
      aria-label={texto}
      title={texto}
      sx={{ color: 'warning.text', display: 'inline-flex', verticalAlign: '-2px', marginInlineEnd: '4px' }}
    >
      <IconAlertTriangle size={14} stroke={1.7} aria-hidden />
    </Box>
  );
}
