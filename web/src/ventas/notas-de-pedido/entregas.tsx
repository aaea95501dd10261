import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { NotaDetalle } from '@trastienda/nucleo/ventas/contrato-respuestas.ts';
import { useTranslation } from 'react-i18next';
import { formatearCantidad, formatearEntero, formatearFechaHora } from '#ui/formato/formato.ts';
import { Tarjeta } from '#ui/pantalla/tarjeta.tsx';

const codigosDe = ({ renglones }: NotaDetalle) => new Map(renglones.map(({ id, codigo }) => [id, codigo]));

/** Each delivery with what went out in it. */
export function Entregas({ nota }: { readonly nota: NotaDetalle }) {
  const { t } = useTranslation('ventas');
  const codigos = codigosDe(nota);
  return (
    <Tarjeta densa titulo={t('documento.entregas.titulo')}>
      {nota.entregas.length === 0 ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('documento.entregas.vacio')}
        </Typography>
      ) : (
        <Box component="ul" sx={lista}>
          {nota.entregas.map((entrega) => (
            <li key={entrega.id}>
              <Box sx={{ fontWeight: 600 }}>
                {t('documento.entregas.una', { numero: formatearEntero(entrega.numero) })}
              </Box>
              <Box sx={{ color: 'text.secondary' }}>
                {t('documento.entregas.detalle', {
                  cuando: formatearFechaHora(entrega.en),
                  quien: entrega.quien,
                  deposito: entrega.deposito.nombre,
                })}
              </Box>
              <Box>
                {entrega.renglones
                  .map(({ renglonId, cantidad }) =>
                    t('documento.entregas.cantidad', {
                      cantidad: formatearCantidad(cantidad),
                      codigo: codigos.get(renglonId) ?? '',
                    }),
                  )
                  .join(' · ')}
              </Box>
            </li>
          ))}
        </Box>
      )}
    </Tarjeta>
  );
}

/** What was given up, by whom and why: the figure stays (VEN-11). */
export function Cancelaciones({ nota }: { readonly nota: NotaDetalle }) {
  const { t } = useTranslation('ventas');
  const codigos = codigosDe(nota);
  return (
    <Tarjeta densa titulo={t('documento.cancelaciones.titulo')}>
      <Box component="ul" sx={lista}>
        {nota.cancelaciones.map((cancelacion) => (
          <li key={`${cancelacion.renglonId} ${cancelacion.en}`}>
            <Box sx={{ fontWeight: 600 }}>
              {t('documento.entregas.cantidad', {
                cantidad: formatearCantidad(cancelacion.cantidad),
                codigo: codigos.get(cancelacion.renglonId) ?? '',
              })}
            </Box>
            <Box sx={{ color: 'text.secondary' }}>
              {t('documento.cancelaciones.detalle', {
                cuando: formatearFechaHora(cancelacion.en),
                quien: cancelacion.quien,
                motivo: cancelacion.motivo,
              })}
            </Box>
          </li>
        ))}
      </Box>
    </Tarjeta>
  );
}

const lista = {
  m: 0,
  p: 0,
  listStyle: 'none',
  fontSize: '0.8125rem',
  lineHeight: '1.25rem',
  '& > li': { py: 1 },
  '& > li:first-of-type': { pt: 0 },
  '& > li:last-of-type': { pb: 0 },
  '& > li + li': { borderTop: 1, borderColor: 'divider' },
} as const;
