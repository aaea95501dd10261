import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { cicloDeLote } from '@trastienda/nucleo/articulos/precios/lotes/ciclo-de-lote.ts';
import type { DatosDeLista, LotePropuesto } from '@trastienda/nucleo/importaciones/contrato.ts';
import { useTranslation } from 'react-i18next';
import { usePuede } from '#acceso/permisos.tsx';
import { formatearEntero } from '#ui/formato/formato.ts';
import { Tarjeta } from '#ui/pantalla/tarjeta.tsx';
import { EnlaceBoton } from '#ui/piezas/enlace.tsx';

/** Because costs changed, or of what a file says of artículos where another person approves it. */
type Porque = 'lotePreparado' | 'loteDeOtro';

/** What came of the prices that a file proposed (PRE-15, PRE-18). */
function useFrasesDeLote(porque: Porque): (lote: LotePropuesto, revertida: boolean) => readonly string[] {
  const { t } = useTranslation('importaciones');
  const queda = usePuede()({ permiso: 'precio.modificar' }) ? 'loteSigue' : 'loteQueda';
  return (lote, revertida) => {
    const numero = formatearEntero(lote.numero);
    return [
      !revertida && lote.estado !== 'DESCARTADO' && t(`listas.resultado.${porque}`, { numero }),
      lote.estado === 'DESCARTADO' && t('listas.resultado.loteDescartado', { numero }),
      revertida && lote.estado === 'APLICADO' && t('listas.resultado.loteAplicado', { numero }),
      revertida && cicloDeLote.mover(lote.estado, 'descartar').ok && t(`listas.resultado.${queda}`, { numero }),
    ].filter((frase) => frase !== false);
  };
}

function EnlaceAlLote({ lote: { id, numero } }: { readonly lote: LotePropuesto }) {
  const { t } = useTranslation('importaciones');
  return (
    <EnlaceBoton to="/articulos/actualizar-precio/$id" params={{ id }}>
      {t('listas.resultado.lote', { numero: formatearEntero(numero) })}
    </EnlaceBoton>
  );
}

type PreciosProps = { readonly lote: LotePropuesto; readonly porque: Porque; readonly revertida: boolean };

/** The prices that an applied file proposed, and the way to them. */
export function PreciosPropuestos({ lote, porque, revertida }: PreciosProps) {
  const frases = useFrasesDeLote(porque)(lote, revertida);
  return (
    <Tarjeta densa>
      <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center', flexWrap: 'wrap' }}>
        <Box sx={{ flex: '1 1 220px' }}>{frases.join(' ')}</Box>
        <EnlaceAlLote lote={lote} />
      </Stack>
    </Tarjeta>
  );
}

/** What an applied list left to look at: the prices that would follow, its proveedor, and what it left alone. */
export function LoQueSigue({ lista, revertida }: { readonly lista: DatosDeLista; readonly revertida: boolean }) {
  const { t } = useTranslation('importaciones');
  const { lote, omitidas, proveedorId, proveedor } = lista;
  const frasesDeLote = useFrasesDeLote('lotePreparado');
  const frases = [
    omitidas > 0 && t('listas.resultado.omitidas', { count: omitidas, n: formatearEntero(omitidas) }),
    ...(lote ? frasesDeLote(lote, revertida) : []),
  ].filter(Boolean);
  return (
    <Tarjeta densa>
      <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center', flexWrap: 'wrap' }}>
        <Box sx={{ flex: '1 1 220px' }}>{frases.join(' ') || t('listas.resultado.nadaMas', { proveedor })}</Box>
        {lote && <EnlaceAlLote lote={lote} />}
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
