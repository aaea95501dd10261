import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import IconMessage from '@tabler/icons-react/dist/esm/icons/IconMessage.mjs';
import { formatearDocumento } from '@trastienda/nucleo/clientes/documento.ts';
import { nombreDeCondicion } from '@trastienda/nucleo/comun/condicion-iva.ts';
import type { NotaDetalle } from '@trastienda/nucleo/ventas/contrato-respuestas.ts';
import { useTranslation } from 'react-i18next';
import { formatearFechaHora } from '#ui/formato/formato.ts';
import { Tarjeta } from '#ui/pantalla/tarjeta.tsx';
import { EstadoChip } from '#ui/piezas/estado-chip.tsx';
import { FilasDeTotales } from '#ventas/filas-de-totales.tsx';
import { formatearTotal } from '#ventas/moneda.ts';

/** For whom, from where, and what it adds up to. */
export function PanelDeDocumento({ nota }: { readonly nota: NotaDetalle }) {
  const { t } = useTranslation('ventas');
  return (
    <Tarjeta densa>
      <Stack sx={{ gap: 1.25 }}>
        <Box>
          <Typography component="h2" sx={{ fontSize: '0.9375rem', lineHeight: '1.25rem', fontWeight: 600 }}>
            {nota.cliente.razonSocial}
          </Typography>
          <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
            {formatearDocumento({ tipo: nota.cliente.documentoTipo, numero: nota.cliente.documentoNumero })}
          </Typography>
        </Box>
        <Box>
          <EstadoChip tono="neutro" sinPunto>
            {nombreDeCondicion(nota.cliente.condicionIva)}
          </EstadoChip>
        </Box>
        {nota.cliente.alerta && (
          <Stack direction="row" sx={alerta}>
            <IconMessage size={17} stroke={1.7} aria-hidden style={{ flex: 'none' }} />
            {nota.cliente.alerta}
          </Stack>
        )}
        <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
          {t('documento.datos.sale', { deposito: nota.deposito.nombre, sucursal: nota.sucursal.nombre })}
          <br />
          {t('documento.datos.lista', { lista: nota.lista.nombre })}
          <br />
          {nota.condicion && (
            <>
              {t('documento.datos.condicion', { condicion: nota.condicion.nombre })}
              <br />
            </>
          )}
          {t('documento.datos.creada', { quien: nota.creadaPor, cuando: formatearFechaHora(nota.creadaEn) })}
          {nota.comprobanteExterno && (
            <>
              <br />
              {t('documento.datos.externo', { comprobante: nota.comprobanteExterno })}
            </>
          )}
        </Typography>
        {nota.observaciones !== '' && (
          <Box>
            <Typography variant="caption" component="h3" sx={{ fontWeight: 600 }}>
              {t('documento.datos.observaciones')}
            </Typography>
            <Typography variant="body2" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
              {nota.observaciones}
            </Typography>
          </Box>
        )}
        <Box sx={{ borderTop: 1, borderColor: 'divider', pt: 1.5, '@media print': { display: 'none' } }}>
          <TotalesDelDocumento nota={nota} />
        </Box>
      </Stack>
    </Tarjeta>
  );
}

export function TotalesDelDocumento({ nota }: { readonly nota: NotaDetalle }) {
  const { t } = useTranslation('ventas');
  return (
    <>
      <FilasDeTotales totales={nota.totales} />
      <Stack direction="row" sx={total}>
        <Typography component="span" sx={{ fontWeight: 600 }}>
          {t('mostrador.totales.total')}
        </Typography>
        <Typography component="span" sx={cifra}>
          {formatearTotal(nota.totales.total, nota.lista.moneda)}
        </Typography>
      </Stack>
    </>
  );
}

// As at the counter: a total that does not fit beside its name stands below it, in one piece.
const total = { flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1, mt: 1.5 } as const;
const cifra = {
  marginInlineStart: 'auto',
  fontSize: '1.375rem',
  lineHeight: '1.75rem',
  fontWeight: 600,
  whiteSpace: 'nowrap',
} as const;
const alerta = {
  gap: 1,
  px: 1.25,
  py: 0.875,
  borderRadius: 1,
  fontSize: '0.75rem',
  lineHeight: '1.125rem',
  fontWeight: 600,
  bgcolor: 'warning.soft',
  color: 'warning.onSoft',
  '@media print': { display: 'none' },
} as const;
