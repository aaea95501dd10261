import Box from '@mui/material/Box';
import IconBan from '@tabler/icons-react/dist/esm/icons/IconBan.mjs';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import type { NotaDetalle } from '@trastienda/nucleo/ventas/contrato-respuestas.ts';
import { useTranslation } from 'react-i18next';
import { formatearFechaHora } from '#ui/formato.ts';
import { Tarjeta } from '#ui/tarjeta.tsx';
import { type Paso, pasosDe } from './pasos.ts';

/** The stages of the nota in one line; an annulled one says who, when and why instead. */
export function Recorrido({ nota, entregando = false }: { readonly nota: NotaDetalle; readonly entregando?: boolean }) {
  const { t } = useTranslation('ventas');
  const anulacion = nota.transiciones.find(({ hacia }) => hacia === 'ANULADA');
  if (anulacion) {
    return (
      <Tarjeta densa>
        <Box sx={{ display: 'flex', gap: 1.25, alignItems: 'center', color: 'error.text' }}>
          <IconBan size={20} stroke={1.7} aria-hidden style={{ flex: 'none' }} />
          <Box sx={{ minWidth: 0 }}>
            <Box sx={{ fontWeight: 600 }}>
              {t('documento.pasos.anulada', { quien: anulacion.quien, cuando: formatearFechaHora(anulacion.en) })}
            </Box>
            <Box sx={{ color: 'text.primary', fontSize: '0.8125rem' }}>
              {t('documento.pasos.motivo', { motivo: anulacion.motivo })}
            </Box>
          </Box>
        </Box>
      </Tarjeta>
    );
  }
  return (
    <Tarjeta densa sx={{ py: 1 }}>
      <Box component="ol" aria-label={t('documento.pasos.etiqueta')} sx={lista}>
        {pasosDe(nota, entregando).map((paso, i) => (
          <Etapa key={paso.id} paso={paso} numero={i + 1} />
        ))}
      </Box>
    </Tarjeta>
  );
}

function Etapa({ paso, numero }: { readonly paso: Paso; readonly numero: number }) {
  const { t } = useTranslation('ventas');
  const { situacion, hito } = paso;
  const detalle = hito
    ? t('documento.pasos.quien', { cuando: formatearFechaHora(hito.en), quien: hito.quien })
    : t(`documento.pasos.${sinHito(paso)}`);
  return (
    <Box component="li" {...(situacion === 'actual' ? { 'aria-current': 'step' as const } : {})} sx={etapa(situacion)}>
      <Box component="span" aria-hidden className="punto">
        {situacion === 'hecho' ? <IconCheck size={15} stroke={2.4} /> : numero}
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Box className="nombre">{t(`documento.pasos.${paso.id}`)}</Box>
        <Box className="detalle">{detalle}</Box>
      </Box>
    </Box>
  );
}

function sinHito({ id, situacion }: Paso) {
  if (situacion === 'actual') return 'enCurso';
  if (situacion === 'salteado') return 'sinPaso';
  return id === 'finalizada' ? 'alTerminar' : 'pendiente';
}

const lista = {
  display: 'flex',
  gap: { xs: 0.5, md: 2 },
  m: 0,
  p: 0,
  listStyle: 'none',
} as const;

const etapa = (situacion: Paso['situacion']) => ({
  display: 'flex',
  // On a narrow screen each stage is its dot over its name; when and who are in the activity.
  flexDirection: { xs: 'column', md: 'row' },
  alignItems: 'center',
  textAlign: { xs: 'center', md: 'start' },
  gap: { xs: 0.5, md: 1.25 },
  minWidth: 0,
  flex: { xs: '1 1 0', md: '1 1 auto' },
  '&:last-of-type': { flex: { xs: '1 1 0', md: 'none' } },
  // The line to the next stage takes the room that is left; it is filled once this stage is done.
  '&:not(:last-of-type)::after': {
    content: '""',
    display: { xs: 'none', md: 'block' },
    flex: 1,
    minWidth: 16,
    height: 2,
    borderRadius: '1px',
    bgcolor: situacion === 'hecho' ? 'primary.accent' : 'divider',
  },
  '& .punto': {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: 26,
    height: 26,
    borderRadius: '50%',
    fontSize: '0.75rem',
    fontWeight: 600,
    ...PUNTO[situacion],
  },
  '& .nombre': {
    fontSize: { xs: '0.75rem', md: '0.8125rem' },
    lineHeight: '1.125rem',
    fontWeight: situacion === 'falta' || situacion === 'salteado' ? 400 : 600,
    color: situacion === 'falta' || situacion === 'salteado' ? 'text.secondary' : 'text.primary',
  },
  '& .detalle': {
    display: { xs: 'none', md: 'block' },
    fontSize: '0.75rem',
    lineHeight: '1rem',
    color: 'text.secondary',
  },
});

const PUNTO = {
  hecho: { bgcolor: 'primary.main', color: 'primary.contrastText' },
  actual: { border: 2, borderColor: 'primary.main', color: 'primary.text' },
  falta: { bgcolor: 'page', color: 'text.secondary' },
  salteado: { bgcolor: 'page', color: 'text.secondary' },
} as const;
