import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { FilaDeNota } from '@trastienda/nucleo/ventas/contrato-respuestas.ts';
import { useTranslation } from 'react-i18next';
import { formatearEntero, formatearFechaHora } from '#ui/formato/formato.ts';
import { ChipDeNota } from './chip-de-nota.tsx';
import { formatearTotal } from './moneda.ts';

/** A nota in the list of a phone. */
export function TarjetaDeNota({ nota }: { readonly nota: FilaDeNota }) {
  const { t } = useTranslation('ventas');
  const { renglonesPendientes: pendientes } = nota;
  return (
    <Stack direction="row" sx={{ gap: 1, justifyContent: 'space-between', alignItems: 'flex-start', width: '100%' }}>
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ fontWeight: 600, fontSize: '0.875rem' }}>{nota.cliente.razonSocial}</Box>
        <Box sx={{ color: 'text.secondary', fontSize: '0.75rem' }}>
          {formatearEntero(nota.numero)} · {formatearFechaHora(nota.creadaEn)}
        </Box>
        <Box sx={{ color: 'text.secondary', fontSize: '0.75rem' }}>
          {t('notas.renglones', { count: nota.renglones })}
          {nota.estado !== 'BORRADOR' && pendientes > 0 && ` · ${t('notas.porEntregar', { count: pendientes })}`}
        </Box>
      </Box>
      <Stack sx={{ alignItems: 'flex-end', gap: 0.5, flex: 'none' }}>
        <Box sx={{ fontWeight: 600 }}>{formatearTotal(nota.total, nota.moneda)}</Box>
        <ChipDeNota estado={nota.estado} />
      </Stack>
    </Stack>
  );
}
