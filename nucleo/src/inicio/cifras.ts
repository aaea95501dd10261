import { type Big, sumar } from '#comun/decimal.ts';
import { textoTotal } from '#comun/dinero.ts';
import type { CifrasDeInicio, PasoDeVentas, VentasDeInicio } from './contrato.ts';
import { DIAS_DE_CIFRAS, diasDespues, iniciosDe, mismoDiaAntes, primeroDelAnio, primeroDelMes } from './tramos.ts';

/** What was sold in a day in Argentina and what it had cost; `aLaHora`, only up to the hour it is now. */
export type VentaDelDia = {
  readonly dia: string;
  readonly importe: string;
  readonly costo: string;
  readonly importeALaHora: string;
  readonly costoALaHora: string;
};

type Suma = { readonly importe: Big; readonly costo: Big };

const suma = (ventas: readonly { readonly importe: string; readonly costo: string }[]): Suma => ({
  importe: sumar(ventas.map(({ importe }) => importe)),
  costo: sumar(ventas.map(({ costo }) => costo)),
});

const entre = (ventas: readonly VentaDelDia[], desde: string, antesDe: string): readonly VentaDelDia[] =>
  ventas.filter(({ dia }) => dia >= desde && dia < antesDe);

const aLaHora = (ventas: readonly VentaDelDia[], dia: string) =>
  ventas
    .filter((venta) => venta.dia === dia)
    .map(({ importeALaHora, costoALaHora }) => ({ importe: importeALaHora, costo: costoALaHora }));

/** A stretch before: up to the same day and hour; whole, up to where the next one begins, when it has no such day. */
function hastaElMismoDia(
  ventas: readonly VentaDelDia[],
  { desde, mismoDia, fin }: { readonly desde: string; readonly mismoDia: string | null; readonly fin: string },
): Suma {
  if (mismoDia === null) return suma(entre(ventas, desde, fin));
  return suma([...entre(ventas, desde, mismoDia), ...aLaHora(ventas, mismoDia)]);
}

const conCosto = ({ importe, costo }: Suma, veCosto: boolean) => ({
  importe: textoTotal(importe),
  costo: veCosto ? textoTotal(costo) : null,
});

const margen = ({ importe, costo }: Suma, veCosto: boolean): string | null =>
  veCosto ? textoTotal(importe.minus(costo)) : null;

/** The figures of a day, out of the sales of the days it asks for (`tramosDeCifras`). */
export function cifrasDe(
  ventas: readonly VentaDelDia[],
  hoy: string,
  veCosto: boolean,
): Omit<CifrasDeInicio, 'sucursales'> {
  const maniana = diasDespues(hoy, 1);
  const [mes, anio] = [primeroDelMes(hoy), primeroDelAnio(hoy)];
  const delDia = (dia: string) => textoTotal(suma(entre(ventas, dia, diasDespues(dia, 1))).importe);
  const delMes = suma(entre(ventas, mes, maniana));
  const mesAntes = hastaElMismoDia(ventas, {
    desde: primeroDelMes(hoy, -1),
    mismoDia: mismoDiaAntes(hoy, 1),
    fin: mes,
  });
  const anioAntes = hastaElMismoDia(ventas, {
    desde: primeroDelAnio(hoy, -1),
    mismoDia: mismoDiaAntes(hoy, 12),
    fin: primeroDelMes(hoy, -11),
  });
  return {
    hoy: {
      importe: delDia(hoy),
      antes: textoTotal(suma(aLaHora(ventas, diasDespues(hoy, -7))).importe),
      dias: Array.from({ length: DIAS_DE_CIFRAS }, (_, i) => diasDespues(hoy, i + 1 - DIAS_DE_CIFRAS)).map((desde) => ({
        desde,
        importe: delDia(desde),
      })),
    },
    mes: {
      importe: textoTotal(delMes.importe),
      antes: textoTotal(mesAntes.importe),
      margen: margen(delMes, veCosto),
      margenAntes: margen(mesAntes, veCosto),
    },
    anio: {
      importe: textoTotal(suma(entre(ventas, anio, maniana)).importe),
      antes: textoTotal(anioAntes.importe),
      porMes: Array.from({ length: 12 }, (_, i) => primeroDelMes(anio, i)).map((desde) => ({
        desde,
        ...conCosto(suma(entre(ventas, desde, primeroDelMes(desde, 1))), veCosto),
      })),
    },
  };
}

/** The points of the chart; years before the first one that sold anything are left out. */
export function ventasDe(
  ventas: readonly VentaDelDia[],
  { paso, hoy, veCosto }: { readonly paso: PasoDeVentas; readonly hoy: string; readonly veCosto: boolean },
): VentasDeInicio {
  const inicios = iniciosDe(paso, hoy);
  const primera = ventas.map(({ dia }) => dia).sort()[0] ?? hoy;
  const puntos = inicios.map((desde, i) => ({ desde, hasta: inicios[i + 1] ?? diasDespues(hoy, 1) }));
  return {
    paso,
    puntos: puntos
      .filter(({ hasta }) => paso !== 'anio' || hasta > primera)
      .map(({ desde, hasta }) => ({ desde, ...conCosto(suma(entre(ventas, desde, hasta)), veCosto) })),
  };
}
