import Alert from '@mui/material/Alert';
import { useQuery } from '@tanstack/react-query';
import { verAlcanceDeCotizacion } from '@trastienda/nucleo/articulos/precios/contrato-de-cotizaciones.ts';
import { decimal } from '@trastienda/nucleo/comun/decimal.ts';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { consultaDe } from '#api/consultas.ts';
import { CampoCasilla } from '#ui/campos.tsx';
import { formatearEntero, formatearFecha, formatearUnitario, formatearVariacion } from '#ui/formato.ts';

/** What a rate takes the place of, what moves with it by itself, and whether a batch is prepared for the rest (PRE-09). */
export function AlcanceDeCotizacion() {
  const { t } = useTranslation('precios');
  const { data } = useQuery(consultaDe(verAlcanceDeCotizacion, { query: {} }));
  const valor = useWatch({ name: 'valor' }) as string;
  if (data === undefined) return null;
  const { anterior, derivadas, conCosto } = data;
  const precios = derivadas.reduce((suma, lista) => suma + lista.precios, 0);
  return (
    <>
      {(anterior !== null || precios > 0) && (
        <Alert severity="info" aria-live="polite">
          {anterior !== null && (
            <div>
              {t('listasDePrecio.cotizaciones.anterior', {
                valor: formatearUnitario(anterior.valor),
                fecha: formatearFecha(anterior.fecha),
              })}{' '}
              {Number(valor) > 0 && <b>{formatearVariacion(movimiento(anterior.valor, valor))} %</b>}
            </div>
          )}
          {precios > 0 && (
            <div>
              {t('listasDePrecio.cotizaciones.cambian', {
                count: precios,
                n: formatearEntero(precios),
                listas: derivadas.map(({ nombre }) => nombre).join(', '),
              })}
            </div>
          )}
        </Alert>
      )}
      {conCosto > 0 && (
        <CampoCasilla
          name="proponerPrecios"
          label={t('listasDePrecio.cotizaciones.proponer')}
          ayuda={t('listasDePrecio.cotizaciones.proponerAyuda', { count: conCosto, n: formatearEntero(conCosto) })}
        />
      )}
    </>
  );
}

const movimiento = (antes: string, despues: string): string =>
  decimal(despues).minus(antes).times(100).div(antes).round(2).toFixed();
