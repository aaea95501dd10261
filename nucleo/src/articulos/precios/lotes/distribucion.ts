import { type Big, decimal, textoDecimal } from '#comun/decimal.ts';

/** So many parts of the limit, from the widest that is drawn to the narrowest. */
const PARTES = [5, 10, 20, 50, 100] as const;
const BARRAS = 6;
/** Beyond so many limits there is one last bar, however far it goes. */
const LIMITES_A_LA_VISTA = 2;
/** Where any change stands out, the scale is that of the change itself. */
const SIN_LIMITE = '10';

type Escala = {
  /** How wide each bar is, in percent. */
  readonly paso: string;
  /** How many bars there are at each side of zero, the open one aside. */
  readonly tope: number;
};

/** What the lines of one bar share: its place from zero, 1 being the first above it and −1 the first below. */
export type CuentaDeTramo = { readonly lugar: number; readonly lineas: number };

export type TramoDeVariacion = {
  /** Percentages; null where it goes as far as there is something. */
  readonly desde: string | null;
  readonly hasta: string | null;
  readonly lineas: number;
  /** All of it is beyond the limit. */
  readonly fuera: boolean;
};

/**
 * How wide the bars are that show how the prices of a batch move: a part of the limit, so that it falls between two of them,
 * and narrow enough to tell some bars apart.
 */
export function escalaDeVariacion(minima: string, maxima: string, limiteDeVariacion: string): Escala {
  const limite = limiteOtro(limiteDeVariacion);
  const borde = limite.times(LIMITES_A_LA_VISTA);
  const ancho = acotar(decimal(maxima), borde).minus(acotar(decimal(minima), borde));
  const partes = PARTES.find((una) => ancho.times(una).gte(limite.times(BARRAS))) ?? 100;
  return { paso: limite.div(partes).toFixed(), tope: partes * LIMITES_A_LA_VISTA };
}

/** The bars from the lowest to the highest with some line, those without any in between included. */
export function tramosDeVariacion(
  { paso, tope }: Escala,
  limiteDeVariacion: string,
  cuentas: readonly CuentaDeTramo[],
): TramoDeVariacion[] {
  if (cuentas.length === 0) return [];
  const porLugar = new Map(cuentas.map(({ lugar, lineas }) => [lugar, lineas]));
  const lugares = [...porLugar.keys()];
  const [primero, ultimo] = [Math.min(...lugares), Math.max(...lugares)];
  const limite = decimal(limiteDeVariacion);
  return Array.from({ length: ultimo - primero + 1 }, (_, i) => primero + i)
    .filter((lugar) => lugar !== 0)
    .map((lugar) => {
      const [cerca, lejos] = [decimal(paso).times(Math.abs(lugar) - 1), decimal(paso).times(Math.abs(lugar))];
      const fin = Math.abs(lugar) > tope ? null : lejos;
      const [desde, hasta] = lugar > 0 ? [cerca, fin] : [fin?.neg() ?? null, cerca.neg()];
      return {
        desde: desde && textoDecimal(desde, 0, 2),
        hasta: hasta && textoDecimal(hasta, 0, 2),
        lineas: porLugar.get(lugar) ?? 0,
        fuera: cerca.gte(limite),
      };
    });
}

const limiteOtro = (limite: string): Big => (decimal(limite).gt(0) ? decimal(limite) : decimal(SIN_LIMITE));

const acotar = (valor: Big, borde: Big): Big => (valor.gt(borde) ? borde : valor.lt(borde.neg()) ? borde.neg() : valor);
