import { type PasoDeVentas, type VentasDeInicio, verStockDeInicio } from '@trastienda/nucleo/inicio/contrato.ts';
import { useTranslation } from 'react-i18next';
import { usePuede } from '#acceso/permisos.tsx';
import { type DatosDeColumnas, escalaDeSeries } from '#inicio/dibujos/columnas.tsx';
import { unidadDe } from '#inicio/dibujos/escala.ts';
import { formatearPesos, formatearPorcentaje } from '#ui/formato/formato.ts';
import { elementosDe } from '#ui/grafico/elementos.ts';
import { nombreDe, rotuloDe } from './fechas.ts';
import { pesosEnCorto } from './pesos-en-corto.ts';

/** The sales of each stretch as columns, with how they are called; nothing to draw until they come. */
export function useColumnasDeVentas(ventas: VentasDeInicio | undefined, pedido: PasoDeVentas) {
  const { t } = useTranslation('paneles');
  const puede = usePuede();
  const { paso = pedido, puntos = [] } = ventas ?? {};
  // Before they come it is known who will see what they cost: the legend keeps its place.
  const conCosto = ventas ? puntos.some(({ costo }) => costo !== null) : puede(verStockDeInicio);
  const enCurso = puntos.length - 1;
  const nombre = (desde: string) => t(`ventas.punto.${paso}`, { punto: nombreDe(desde, paso) });
  const datos: DatosDeColumnas = {
    categorias: puntos.map(({ desde }, i) =>
      i === enCurso ? t('ventas.hastaHoy', { punto: nombre(desde) }) : nombre(desde),
    ),
    rotulos: puntos.map(({ desde }) => rotuloDe(desde, paso)),
    series: [
      { nombre: t('ventas.ventas'), valores: puntos.map(({ importe }) => Number(importe)), color: 0 },
      ...(conCosto ? [{ nombre: t('ventas.costo'), valores: puntos.map(({ costo }) => Number(costo)), color: 1 }] : []),
    ],
    formato: (valor) => formatearPesos(String(valor)),
    corto: pesosEnCorto,
    enCurso,
    rotulosLargos: paso === 'semana',
    ademas: (i) => {
      const margen = margenDe(puntos[i]);
      return margen === null ? [] : [{ nombre: t('ventas.margen'), valor: margen }];
    },
  };
  return {
    titulo: t(conCosto ? 'ventas.titulo' : 'ventas.soloVentas'),
    bajada: ventas
      ? t(`ventas.en.${unidadDe(escalaDeSeries(datos)).nombre}`, {
          tramo: t(`ventas.tramo.${paso}`, { count: puntos.length }),
        })
      : t('ventas.sinIva'),
    elementos: elementosDe(datos),
    datos: ventas && datos,
  };
}

/** How much of what was sold stays. */
function margenDe(punto: VentasDeInicio['puntos'][number] | undefined): string | null {
  if (!punto || punto.costo === null || Number(punto.importe) <= 0) return null;
  const porciento = ((Number(punto.importe) - Number(punto.costo)) * 100) / Number(punto.importe);
  return formatearPorcentaje(porciento.toFixed(1));
}
