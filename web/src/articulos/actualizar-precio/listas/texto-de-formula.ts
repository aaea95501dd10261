import type { ListaDePrecio } from '@trastienda/nucleo/articulos/precios/listas/contrato-de-listas.ts';
import { useTranslation } from 'react-i18next';
import { conSigno, formatearCoeficiente } from '#articulos/actualizar-precio/signo.ts';
import { formatearPorcentaje, formatearUnitario } from '#ui/formato/formato.ts';

/** How the prices of a lista come out, in one line and in the order in which it is done (PRE-02). */
export function useTextoDeFormula(): (lista: ListaDePrecio) => string {
  const { t } = useTranslation('precios');
  return ({ tipo, derivacion, margenMinimo }) => {
    const piso =
      margenMinimo === null ? [] : [t('listasDePrecio.listas.piso', { margen: formatearPorcentaje(margenMinimo) })];
    // Without the right to see costs, that it is derived is all there is to say.
    if (derivacion === null) return [t(`listasDePrecio.listas.${tipo}`), ...piso].join(' · ');
    const { base, listaBase, coeficiente, paso, modo, adicional } = derivacion;
    const redondeo = `${t('listasDePrecio.listas.aMultiplos', { paso: formatearCoeficiente(paso) })}, ${t(`actualizar.lote.modo.${modo}`).toLocaleLowerCase()}`;
    return [
      t('listasDePrecio.listas.formula', {
        base: listaBase ?? t(`listasDePrecio.listas.bases.${base}`),
        coeficiente: formatearCoeficiente(coeficiente),
      }),
      ...(Number(paso) === 0 ? [] : [redondeo]),
      ...(Number(adicional) === 0 ? [] : [conSigno(adicional, formatearUnitario)]),
      ...piso,
    ].join(' · ');
  };
}
