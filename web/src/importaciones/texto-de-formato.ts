import { CODIFICACIONES, type Formato, SEPARADORES } from '@trastienda/nucleo/importaciones/contrato.ts';
import { SIN_TITULOS } from '@trastienda/nucleo/importaciones/lectura/sin-titulos.ts';
import { useTranslation } from 'react-i18next';

type Separador = Formato['separador'];
type Decimal = Formato['decimal'];

const SEPARADOR = { ';': 'puntoYComa', ',': 'coma', '\t': 'tabulador', '|': 'barra' } as const satisfies Record<
  Separador,
  string
>;
const claveDeDecimal = (decimal: Decimal) => (decimal === null ? 'nulo' : decimal === ',' ? 'coma' : 'punto');

/** The words for how a file is read. */
export function usePalabrasDeFormato() {
  const { t } = useTranslation('importaciones');
  return {
    codificaciones: CODIFICACIONES.map((valor) => ({ valor, texto: t(`formato.codificacion.${valor}`) })),
    separadores: SEPARADORES.map((valor) => ({ valor, texto: t(`formato.separador.${SEPARADOR[valor]}`) })),
    decimales: ([',', '.', null] as const).map((valor) => ({
      valor: valor ?? ('' as const),
      texto: t(`formato.decimal.${claveDeDecimal(valor)}`),
    })),
    fechas: (['dma', 'mda'] as const).map((valor) => ({ valor, texto: t(`formato.fecha.${valor}`) })),
  };
}

/** «Windows-1252 · Punto y coma», «Hoja Precios»: a format in one line. */
export function useTextoDeFormato(): (formato: Formato) => string {
  const { t } = useTranslation('importaciones');
  return ({ codificacion, separador, hoja, encabezado }) =>
    [
      ...(hoja !== undefined
        ? [t('formato.hoja', { hoja })]
        : [t(`formato.codificacion.${codificacion}`), t(`formato.separador.${SEPARADOR[separador]}`)]),
      ...(encabezado === SIN_TITULOS ? [t('formato.sinTitulos')] : []),
    ].join(' · ');
}
