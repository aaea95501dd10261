import Box from '@mui/material/Box';
import type { FilaDeKardex } from '@trastienda/nucleo/stock/contrato.ts';
import { useTranslation } from 'react-i18next';
import { EnlaceDeDocumento } from '#stock/enlace-de-documento.tsx';
import { formatearFechaHora, formatearVariacion } from '#ui/formato/formato.ts';
import { Saldo } from './columnas.tsx';

/** A movement on a phone. */
export function TarjetaDeMovimiento({ fila }: { readonly fila: FilaDeKardex }) {
  const { t } = useTranslation('stock');
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0,1fr) auto', columnGap: 2 }}>
      <Box sx={{ fontWeight: 600 }}>{t(`tipo.${fila.tipo}`)}</Box>
      <Box
        sx={{
          fontWeight: 600,
          textAlign: 'end',
          color: fila.cantidad.startsWith('-') ? 'text.primary' : 'success.text',
        }}
      >
        {formatearVariacion(fila.cantidad)}
      </Box>
      <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
        {formatearFechaHora(fila.fecha)} · {fila.sucursal}
      </Box>
      <Box sx={{ fontSize: '0.8125rem', textAlign: 'end' }}>
        {t('kardex.columna.saldo')} <Saldo fila={fila} />
      </Box>
      <Box sx={{ fontSize: '0.8125rem', gridColumn: '1 / -1', '& a': alDedo }}>
        <EnlaceDeDocumento documento={fila.documento} />
        {fila.motivo && ` · ${fila.motivo}`}
      </Box>
    </Box>
  );
}

/** The only thing to touch in the card: as tall as a finger, without moving the lines around it. */
const alDedo = { display: 'inline-block', py: 1.5, my: -1.5 } as const;
