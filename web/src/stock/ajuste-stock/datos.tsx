import Box from '@mui/material/Box';
import type { Ajuste } from '@trastienda/nucleo/stock/contrato.ts';
import { useTranslation } from 'react-i18next';
import { formatearFechaHora, formatearPesos, oVacio } from '#ui/formato/formato.ts';
import { Tarjeta } from '#ui/pantalla/tarjeta.tsx';
import { lista } from './totales.tsx';

/** Where, why, when and who. */
export function DatosDeAjuste({ ajuste }: { readonly ajuste: Ajuste }) {
  const { t } = useTranslation('stock');
  const hechos = [
    { id: 'creado', en: ajuste.creadoEn, quien: ajuste.creadoPor },
    { id: 'pedido', en: ajuste.pedidoEn, quien: ajuste.pedidoPor },
    { id: 'aplicado', en: ajuste.aplicadoEn, quien: ajuste.aplicadoPor },
    { id: 'revertido', en: ajuste.revertidoEn, quien: ajuste.revertidoPor },
  ] as const;
  return (
    <Tarjeta densa titulo={t('ajustes.datos.titulo')}>
      <Box component="dl" sx={lista}>
        <dt>{t('ajustes.datos.deposito')}</dt>
        <dd>{`${ajuste.sucursal} · ${ajuste.deposito}`}</dd>
        <dt>{t('ajustes.datos.motivo')}</dt>
        <dd>{ajuste.motivo}</dd>
        {ajuste.fechaEfectiva && (
          <>
            <dt>{t('ajustes.datos.fecha')}</dt>
            <dd>{formatearFechaHora(ajuste.fechaEfectiva)}</dd>
          </>
        )}
        {hechos.map(
          ({ id, en, quien }) =>
            en && (
              <Box key={id} sx={{ display: 'contents' }}>
                <dt>{t(`ajustes.datos.${id}`)}</dt>
                <dd>
                  {formatearFechaHora(en)}
                  <Box sx={{ color: 'text.secondary' }}>{oVacio(quien)}</Box>
                </dd>
              </Box>
            ),
        )}
        {ajuste.observaciones && (
          <>
            <dt>{t('ajustes.datos.observaciones')}</dt>
            <dd>{ajuste.observaciones}</dd>
          </>
        )}
        {ajuste.movimientos.length > 0 && (
          <>
            <dt>{t('ajustes.datos.movimientos')}</dt>
            <dd>
              {ajuste.movimientos.map(({ id, tipo }) => (
                <div key={id}>{t('ajustes.datos.movimiento', { id, tipo: t(`tipo.${tipo}`) })}</div>
              ))}
            </dd>
          </>
        )}
        {ajuste.monto !== null && (
          <>
            <dt>{t('ajustes.datos.monto')}</dt>
            <dd>
              <b>{formatearPesos(ajuste.monto)}</b>
            </dd>
          </>
        )}
        {ajuste.valor !== null && (
          <>
            <dt>{t('ajustes.totales.valorAplicado')}</dt>
            <dd>
              <b>{formatearPesos(ajuste.valor)}</b>
            </dd>
          </>
        )}
      </Box>
    </Tarjeta>
  );
}
