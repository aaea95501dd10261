import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import IconBuildingStore from '@tabler/icons-react/dist/esm/icons/IconBuildingStore.mjs';
import IconMessageCircle from '@tabler/icons-react/dist/esm/icons/IconMessageCircle.mjs';
import type { Cliente } from '@trastienda/nucleo/clientes/contrato.ts';
import { formatearDocumento } from '@trastienda/nucleo/clientes/documento.ts';
import { nombreDeCondicion } from '@trastienda/nucleo/comun/condicion-iva.ts';
import { useTranslation } from 'react-i18next';
import { formatearFecha } from '#ui/formato/formato.ts';
import { EstadoChip } from '#ui/piezas/estado-chip.tsx';

/** Who it is, at a glance; the title of the page already says the name. */
export function CabezaDeCliente({ cliente }: { readonly cliente: Cliente }) {
  const { t } = useTranslation('clientes');
  const lugar = [cliente.domicilio, cliente.localidad, cliente.provincia].filter(Boolean).join(', ');
  return (
    <Stack direction="row" sx={{ gap: 2, p: { xs: 2, sm: 2.5 }, alignItems: 'flex-start' }}>
      <Box sx={icono}>
        <IconBuildingStore size={24} stroke={1.5} aria-hidden />
      </Box>
      <Stack sx={{ flex: 1, minWidth: 0, gap: 0.75 }}>
        <Box sx={{ fontSize: '1.0625rem', lineHeight: '1.5rem', fontWeight: 600 }}>
          <bdi>{formatearDocumento(cliente.documento)}</bdi>
        </Box>
        {lugar !== '' && (
          <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem', overflowWrap: 'anywhere' }}>{lugar}</Box>
        )}
        <Stack direction="row" sx={{ gap: 0.75, flexWrap: 'wrap' }}>
          <EstadoChip tono="neutro" sinPunto>
            {nombreDeCondicion(cliente.condicionIva)}
          </EstadoChip>
          <EstadoChip tono="neutro" sinPunto>
            {t('ficha.alta', { fecha: formatearFecha(cliente.creadoEn) })}
          </EstadoChip>
        </Stack>
        {cliente.alerta !== '' && (
          <Box sx={alerta}>
            <IconMessageCircle size={17} stroke={1.7} aria-hidden style={{ flex: 'none' }} />
            {cliente.alerta}
          </Box>
        )}
      </Stack>
    </Stack>
  );
}

const icono = {
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 48,
  height: 48,
  borderRadius: 1,
  bgcolor: 'primary.soft',
  color: 'primary.onSoft',
} as const;

const alerta = {
  display: 'flex',
  gap: 1,
  alignItems: 'center',
  px: 1.5,
  py: 0.75,
  borderRadius: 1,
  bgcolor: 'warning.soft',
  color: 'warning.onSoft',
  fontSize: '0.8125rem',
  fontWeight: 500,
} as const;
