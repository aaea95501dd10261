import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { verCambioDeCostos } from '@trastienda/nucleo/articulos/contrato.ts';
import type { ResponseOf } from '@trastienda/nucleo/comun/endpoint.ts';
import { useTranslation } from 'react-i18next';
import { Cifra } from '#articulos/en-lote/cifra.tsx';
import { formatearEntero, formatearImporte, formatearPorcentaje, oVacio } from '#ui/formato/formato.ts';
import { simboloDe } from '#ui/formato/simbolo-de-moneda.ts';
import { Tarjeta } from '#ui/pantalla/tarjeta.tsx';
import { MuestraDeCambio } from './muestra-de-cambio.tsx';

export type Previa = ResponseOf<typeof verCambioDeCostos>;

/** How many change and how many do not, what margin is left, what stands out, and the first ones one by one. */
export function PreviaDeCambio({ previa }: { readonly previa: Previa }) {
  const { t } = useTranslation('costos');
  const { cambian, elegidos, lista, porAlerta, quedan } = previa;
  return (
    <Tarjeta titulo={t('cambio.previa.titulo')} densa>
      <Stack direction="row" component="dl" aria-live="polite" sx={{ columnGap: 3, rowGap: 1, m: 0, flexWrap: 'wrap' }}>
        <Cifra nombre={t('cambio.previa.cambian')} valor={formatearEntero(cambian)} />
        {elegidos > cambian && <Cifra nombre={t('cambio.previa.quedan')} valor={formatearEntero(elegidos - cambian)} />}
        {previa.margenMedioDespues !== null && (
          <Cifra
            nombre={t('cambio.previa.margen', { lista })}
            valor={t('cambio.previa.de', {
              antes: formatearPorcentaje(previa.margenMedioAntes),
              despues: formatearPorcentaje(previa.margenMedioDespues),
            })}
          />
        )}
      </Stack>
      {porAlerta.length + quedan.length > 0 && (
        <Box component="ul" sx={{ my: 1.5, paddingInlineStart: 2.5, fontSize: '0.8125rem' }}>
          {porAlerta.map(({ alerta, articulos }) => (
            <Box component="li" key={alerta} sx={{ color: 'warning.text' }}>
              {formatearEntero(articulos)} {t(`cambio.porAlerta.${alerta}`)}
            </Box>
          ))}
          {quedan.map(({ motivo, articulos }) => (
            <li key={motivo}>
              {formatearEntero(articulos)} · {t(`cambio.queda.${motivo}`)}
            </li>
          ))}
        </Box>
      )}
      <Avisos previa={previa} />
      <MuestraDeCambio lineas={previa.muestra} />
    </Tarjeta>
  );
}

/** What has to be known before agreeing: whose costs they are, which prices move, and how much money it is. */
function Avisos({ previa }: { readonly previa: Previa }) {
  const { t } = useTranslation('costos');
  const { deProveedor, siguen, sinPrecio, lista, porMoneda } = previa;
  return (
    <>
      {deProveedor > 0 && (
        <Alert severity="info" sx={{ my: 1.5 }}>
          {t('cambio.previa.deProveedor', { count: deProveedor })}
        </Alert>
      )}
      <Typography variant="body2" component="div" sx={{ color: 'text.secondary', display: 'grid', gap: 0.25 }}>
        {siguen > 0 && <span>{t('cambio.previa.siguen', { count: siguen })}</span>}
        {sinPrecio > 0 && <span>{t('cambio.previa.sinPrecio', { count: sinPrecio, lista })}</span>}
        {porMoneda.map(({ moneda, antes, despues }) => (
          <span key={moneda}>
            {t('cambio.previa.suma', {
              moneda,
              antes: `${simboloDe(moneda)}\u00a0${oVacio(formatearImporte(antes))}`,
              despues: `${simboloDe(moneda)}\u00a0${oVacio(formatearImporte(despues))}`,
            })}
          </span>
        ))}
      </Typography>
    </>
  );
}
