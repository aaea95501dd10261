import Alert from '@mui/material/Alert';
import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import {
  formatearEntero,
  formatearFecha,
  formatearPorcentaje,
  formatearUnitario,
  formatearVariacion,
} from '#ui/formato/formato.ts';
import { CampoCasilla } from '#ui/formularios/campos.tsx';
import { type Alcance, type Escrita, esSalto, movimientoDe } from './salto.ts';

/** What a rate takes the place of, what moves with it by itself, and whether a batch is prepared for the rest (PRE-09). */
export function AlcanceDeCotizacion(props: {
  /** Undefined while it is not known. */
  readonly alcance: Alcance | undefined;
  readonly limite: string | undefined;
  readonly seConfirma: (escrita: Escrita) => boolean;
}) {
  const { t } = useTranslation('precios');
  const { anterior, derivadas, conCosto } = props.alcance ?? SIN_SABER;
  const [valor, fecha] = useWatch({ name: ['valor', 'fecha'] }) as [string, string];
  const movimiento = movimientoDe({ valor, fecha }, anterior);
  const salta = esSalto(movimiento, props.limite);
  useConfirmadaDeNuevo(valor);
  return (
    <>
      {(anterior !== null || derivadas.length > 0) && (
        <Alert severity={salta ? 'warning' : 'info'} aria-live="polite">
          {anterior !== null && (
            <div>
              {t('listasDePrecio.cotizaciones.anterior', {
                valor: formatearUnitario(anterior.valor),
                fecha: formatearFecha(anterior.fecha),
              })}{' '}
              {movimiento !== null && <b>{formatearVariacion(movimiento)} %</b>}
            </div>
          )}
          <Cambian derivadas={derivadas} cuantos="precios" clave="cambian" />
          <Cambian derivadas={derivadas} cuantos="porMargenMinimo" clave="porMargen" />
          {salta && <div>{t('listasDePrecio.cotizaciones.salto', { limite: formatearPorcentaje(props.limite) })}</div>}
        </Alert>
      )}
      {props.seConfirma({ valor, fecha }) && (
        <CampoCasilla
          name="confirmada"
          label={t('listasDePrecio.cotizaciones.confirmada', { valor: formatearUnitario(valor) })}
        />
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

/** How many prices of which listas, of those that move in one way. */
function Cambian(props: {
  readonly derivadas: Alcance['derivadas'];
  readonly cuantos: 'precios' | 'porMargenMinimo';
  readonly clave: 'cambian' | 'porMargen';
}) {
  const { t } = useTranslation('precios');
  const suyas = props.derivadas.filter((lista) => lista[props.cuantos] > 0);
  const count = suyas.reduce((suma, lista) => suma + lista[props.cuantos], 0);
  const listas = suyas.map(({ nombre }) => nombre).join(', ');
  return (
    count > 0 && (
      <div>{t(`listasDePrecio.cotizaciones.${props.clave}`, { count, n: formatearEntero(count), listas })}</div>
    )
  );
}

const SIN_SABER: Alcance = { anterior: null, derivadas: [], conCosto: 0 };

/** What was confirmed is what was written then: another one asks again. */
function useConfirmadaDeNuevo(valor: string): void {
  const { setValue } = useFormContext();
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever it is now
  useEffect(() => setValue('confirmada', false), [valor, setValue]);
}
