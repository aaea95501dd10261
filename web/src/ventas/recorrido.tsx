import Box from '@mui/material/Box';
import IconBan from '@tabler/icons-react/dist/esm/icons/IconBan.mjs';
import type { NotaDetalle } from '@trastienda/nucleo/ventas/contrato-respuestas.ts';
import { useTranslation } from 'react-i18next';
import { formatearFechaHora } from '#ui/formato/formato.ts';
import { Recorrido as Etapas } from '#ui/pantalla/recorrido.tsx';
import { Tarjeta } from '#ui/pantalla/tarjeta.tsx';
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
  const etapas = pasosDe(nota, entregando).map((paso) => ({
    id: paso.id,
    nombre: t(`documento.pasos.${paso.id}`),
    detalle: paso.hito
      ? t('documento.pasos.quien', { cuando: formatearFechaHora(paso.hito.en), quien: paso.hito.quien })
      : t(`documento.pasos.${sinHito(paso)}`),
    situacion: paso.situacion,
  }));
  return <Etapas etiqueta={t('documento.pasos.etiqueta')} etapas={etapas} />;
}

function sinHito({ id, situacion }: Paso) {
  if (situacion === 'actual') return 'enCurso';
  if (situacion === 'salteado') return 'sinPaso';
  return id === 'finalizada' ? 'alTerminar' : 'pendiente';
}
