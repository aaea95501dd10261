import Box from '@mui/material/Box';
import type { EtiquetaDePrecio } from '@trastienda/nucleo/articulos/precios/lotes/contrato-de-etiquetas-de-lote.ts';
import { useTranslation } from 'react-i18next';
import { formatearCantidad, formatearDolares, formatearPesos } from '#ui/formato/formato.ts';

export const precioDe = ({ moneda, conIva }: EtiquetaDePrecio): string =>
  moneda === 'ARS' ? formatearPesos(conIva) : formatearDolares(conIva);

/** A label on a phone. */
export function TarjetaDeEtiqueta({ etiqueta }: { readonly etiqueta: EtiquetaDePrecio }) {
  const { t } = useTranslation('precios');
  const { codigo, descripcion, lista, fisico } = etiqueta;
  return (
    <Box sx={{ display: 'grid', gap: 0.5 }}>
      <Box sx={{ display: 'flex', gap: 1, justifyContent: 'space-between' }}>
        <Box component="bdi" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {codigo}
        </Box>
        <b>{precioDe(etiqueta)}</b>
      </Box>
      <Box sx={{ overflowWrap: 'anywhere' }}>{descripcion}</Box>
      <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
        {`${lista} · ${t('actualizar.etiquetas.fisico')} ${formatearCantidad(fisico)}`}
      </Box>
    </Box>
  );
}
