import type { UseQueryResult } from '@tanstack/react-query';
import { DIAS_SIN_VENTA } from '@trastienda/nucleo/articulos/reportes/sin-venta.ts';
import { diaArgentino } from '@trastienda/nucleo/comun/fecha.ts';
import {
  type CifrasDeInicio,
  type StockDeInicio,
  verCifras,
  verStockDeInicio,
} from '@trastienda/nucleo/inicio/contrato.ts';
import { primeroDelMes } from '@trastienda/nucleo/inicio/tramos.ts';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { usePuede } from '#acceso/permisos.tsx';
import { useCifras, useStock } from '#inicio/inicio.queries.ts';
import { formatearPorcentaje } from '#ui/formato/formato.ts';
import { type Cambio, cambioDe } from './cambio.ts';
import { diaDeSemana, mesesCorridos } from './fechas.ts';

/** One figure of the strip, while it comes and once it is here. */
export type Figura = {
  readonly clave: 'hoy' | 'stock' | 'mes' | 'inmovilizado';
  readonly nombre: string;
  /** What makes the number. */
  readonly a: string;
  readonly search: object;
  readonly dato: Dato | undefined;
  readonly fallo: boolean;
  readonly reintentar: () => void;
};

type Dato = {
  readonly importe: string;
  readonly cambio: Cambio | null;
  /** What it is compared with; shorter, where two cards stand beside each other on a phone. */
  readonly contra: { readonly larga: string; readonly corta: string };
  readonly valores?: readonly number[];
  /** In hundredths of what it is a part of. */
  readonly parte?: number;
};

const VENTAS = '/articulos/reportes/ventas';
const VALUACION = '/articulos/reportes/valuacion';
const numeros = (puntos: readonly { readonly importe: string }[]) => puntos.map(({ importe }) => Number(importe));

/** Those the person may see: sales, and what the stock is worth. */
export function useFiguras(): readonly Figura[] {
  const { t } = useTranslation('paneles');
  const puede = usePuede();
  const [veVentas, veStock] = [puede(verCifras), puede(verStockDeInicio)];
  const cifras = useCifras(veVentas);
  const stock = useStock(veStock);
  const hoy = diaArgentino(new Date());
  const deVentas = (desde: string) => ({ a: VENTAS, search: { desde, hasta: hoy }, ...estadoDe(cifras) });
  const deStock = { ...estadoDe(stock) };
  const figuras: readonly (Figura & { readonly seVe: boolean })[] = [
    {
      clave: 'hoy',
      seVe: veVentas,
      ...deVentas(hoy),
      nombre: t('cifras.hoy'),
      dato: cifras.data && deHoy(cifras.data, t),
    },
    {
      clave: 'stock',
      seVe: veStock,
      ...deStock,
      a: VALUACION,
      search: {},
      nombre: t('cifras.stock'),
      dato: stock.data && deTodo(stock.data, t),
    },
    {
      clave: 'mes',
      seVe: veVentas,
      ...deVentas(primeroDelMes(hoy)),
      nombre: t('cifras.mes'),
      dato: cifras.data && delMes(cifras.data, t),
    },
    {
      clave: 'inmovilizado',
      seVe: veStock,
      ...deStock,
      a: VALUACION,
      search: { vista: 'inmovilizado' },
      nombre: t('cifras.inmovilizado'),
      dato: stock.data && deInmovilizado(stock.data, t),
    },
  ];
  return figuras.filter(({ seVe }) => seVe);
}

const estadoDe = ({ isError, refetch }: UseQueryResult) => ({ fallo: isError, reintentar: () => void refetch() });

type Decir = TFunction<'paneles'>;

const deUnaForma = (contra: string) => ({ larga: contra, corta: contra });

function deHoy({ hoy: { importe, antes, dias } }: CifrasDeInicio, t: Decir): Dato {
  const dia = diaDeSemana(dias.at(-1)?.desde ?? diaArgentino(new Date()));
  const cambio = cambioDe(importe, antes);
  const contra = cambio
    ? { larga: t('cifras.contraDia', { dia }), corta: t('cifras.contraDiaCorto', { dia }) }
    : deUnaForma(t('cifras.sinDia', { dia }));
  return { importe, cambio, contra, valores: numeros(dias) };
}

function delMes({ mes: { importe, antes }, anio: { porMes } }: CifrasDeInicio, t: Decir): Dato {
  const cambio = cambioDe(importe, antes);
  const contra = deUnaForma(t(cambio ? 'cifras.contraMes' : 'cifras.sinMes'));
  return { importe, cambio, contra, valores: numeros(mesesCorridos(porMes)) };
}

function deTodo({ valorizado, hace30, puntos }: StockDeInicio, t: Decir): Dato {
  const cambio = cambioDe(valorizado, hace30);
  const contra = deUnaForma(t(cambio ? 'cifras.contraTreinta' : 'cifras.sinTreinta'));
  return { importe: valorizado, cambio, contra, valores: numeros(puntos) };
}

function deInmovilizado({ inmovilizado: { importe, porciento } }: StockDeInicio, t: Decir): Dato {
  if (porciento === null) return { importe, cambio: null, contra: deUnaForma(t('cifras.sinStock')) };
  const count = DIAS_SIN_VENTA;
  const contra = { larga: t('cifras.delStock', { count }), corta: t('cifras.delStockCorto', { count }) };
  const cambio = { texto: formatearPorcentaje(Number(porciento).toFixed(1)), sentido: 0 } as const;
  return { importe, cambio, contra, parte: Number(porciento) };
}
