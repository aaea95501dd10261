import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { cicloDeLote } from '@trastienda/nucleo/articulos/precios/ciclo-de-lote.ts';
import type { DatosDeLista } from '@trastienda/nucleo/importaciones/contrato.ts';
import { useTranslation } from 'react-i18next';
import { EnlaceBoton } from '#ui/enlace.tsx';
import { formatearEntero } from '#ui/formato.ts';
import { Tarjeta } from '#ui/tarjeta.tsx';

/** What an applied list left to look at: the prices that would follow, its proveedor, and what it left alone. */
export function LoQueSigue({ lista, revertida }: { readonly lista: DatosDeLista; readonly revertida: boolean }) {
  const { t } = useTranslation('importaciones');
  const { lote, omitidas, proveedorId, proveedor } = lista;
  const numero = lote ? formatearEntero(lote.numero) : '';
  const frases = [
    omitidas > 0 && t('listas.resultado.omitidas', { count: omitidas, n: formatearEntero(omitidas) }),
    !revertida && lote && lote.estado !== 'DESCARTADO' && t('listas.resultado.lotePreparado', { numero }),
    lote?.estado === 'DESCARTADO' && t('listas.resultado.loteDescartado', { numero }),
    revertida && lote?.estado === 'APLICADO' && t('listas.resultado.loteAplicado', { numero }),
    revertida && lote && cicloDeLote.mover(lote.estado, 'descartar').ok && t('listas.resultado.loteQueda', { numero }),
  ].filter(Boolean);
  return (
    <Tarjeta densa>
      <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center', flexWrap: 'wrap' }}>
        <Box sx={{ flex: '1 1 220px' }}>{frases.join(' ') || t('listas.resultado.nadaMas', { proveedor })}</Box>
        {lote && (
          <EnlaceBoton to="/articulos/actualizar-precio/$id" params={{ id: lote.id }}>
            {t('listas.resultado.lote', { numero })}
          </EnlaceBoton>
        )}
        <EnlaceBoton
          to="/articulos/proveedores/$id"
          params={{ id: proveedorId }}
          search={{ seccion: 'listas' } as never}
        >
          {t('listas.resultado.proveedor')}
        </EnlaceBoton>
      </Stack>
    </Tarjeta>
  );
}
