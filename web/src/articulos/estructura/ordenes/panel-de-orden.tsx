import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { OrdenDeArmado } from '@trastienda/nucleo/articulos/contrato.ts';
import { decirMovidos } from '@trastienda/nucleo/articulos/estructura/ciclo-de-armado.ts';
import { useTranslation } from 'react-i18next';
import { EstadoDeOrden } from '#articulos/estructura/estado-de-estructura.tsx';
import { PanelLateral } from '#ui/flotantes/panel-lateral.tsx';
import { formatearCantidad, formatearEntero, formatearFechaHora, formatearPesos } from '#ui/formato/formato.ts';
import { LineaDeTiempo } from '#ui/historial/linea-de-tiempo.tsx';
import { Dato } from '#ui/piezas/dato.tsx';
import { Enlace } from '#ui/piezas/enlace.tsx';

type Props = { readonly orden: OrdenDeArmado; readonly onCerrar: () => void };

/** One order: by which version of the estructura, what it moved, and who made it and undid it, when and why. */
export function PanelDeOrden({ orden, onCerrar }: Props) {
  const { t } = useTranslation('estructura');
  const { costoAgregado, valor } = orden;
  return (
    <PanelLateral
      abierto
      titulo={orden.texto}
      subtitulo={`${orden.codigo} · ${orden.descripcion}`}
      ancho={520}
      onCerrar={onCerrar}
    >
      <Stack sx={{ gap: 3 }}>
        <Box component="dl" sx={{ display: 'grid', gap: 1, m: 0 }}>
          <Dato nombre={t('estado')}>
            <EstadoDeOrden estado={orden.estado} />
          </Dato>
          <Dato nombre={t('ordenes.sentido')}>{t(`ordenes.${orden.sentido}`)}</Dato>
          <Dato nombre={t('version')}>
            <Enlace to="/articulos/estructura/$id" params={{ id: orden.estructuraId }}>
              {formatearEntero(orden.numeroDeEstructura)}
            </Enlace>
          </Dato>
          <Dato nombre={t('ordenes.cantidad')}>{`${formatearCantidad(orden.cantidad)} ${orden.unidad}`}</Dato>
          <Dato nombre={t('ordenes.lugar')}>{`${orden.deposito} · ${orden.sucursal}`}</Dato>
          <Dato nombre={t('ordenes.fecha')}>{formatearFechaHora(orden.creadoEn)}</Dato>
          <Dato nombre={t('ordenes.quien')}>{orden.creadoPor}</Dato>
          <Dato nombre={t('ordenes.movido')}>{decirMovidos(orden.movidos, formatearCantidad)}</Dato>
          {costoAgregado !== null && <Dato nombre={t('armar.agregado')}>{formatearPesos(costoAgregado)}</Dato>}
          {valor !== null && <Dato nombre={t('ordenes.valor')}>{formatearPesos(valor)}</Dato>}
          {orden.nota !== '' && <Dato nombre={t('armar.nota')}>{orden.nota}</Dato>}
        </Box>
        <section aria-label={t('seccion.actividad')}>
          <Typography variant="h6" component="h3" sx={{ mb: 1.5 }}>
            {t('seccion.actividad')}
          </Typography>
          <LineaDeTiempo
            entidad="armado"
            id={orden.id}
            acciones={t('ordenes.hecho', { returnObjects: true })}
            campos={{ estado: t('estado'), 'costo agregado': t('armar.agregado') }}
          />
        </section>
      </Stack>
    </PanelLateral>
  );
}
