import { textoCantidad } from '#comun/cantidad.ts';
import { type Big, CERO, sumar } from '#comun/decimal.ts';
import type { LineaDeStock } from './kits/kit.ts';

/** One artículo that does not reach, with the figures a person needs to decide. */
export type Faltante = {
  readonly articuloId: string;
  readonly codigo: string;
  readonly descripcion: string;
  /** The lines that ask for it: their demand is added up. */
  readonly renglonIds: readonly string[];
  readonly pedido: string;
  readonly disponible: string;
  readonly enOtras: string;
  readonly otras: readonly DisponibleEnOtra[];
};

export type DisponibleEnOtra = {
  readonly depositoId: string;
  readonly deposito: string;
  readonly sucursalId: string;
  readonly sucursal: string;
  readonly disponible: string;
};

export type StockInsuficiente = {
  readonly code: 'ventas.stock_insuficiente';
  readonly data: { readonly faltantes: readonly Faltante[] };
};

type Demanda = {
  readonly renglon: Pick<LineaDeStock, 'articuloId' | 'codigo' | 'descripcion' | 'lineaId'>;
  readonly cantidad: Big;
};

/** Demand of the same artículo added up, in the order in which the lines name it. */
export function agruparDemanda(demandas: readonly Demanda[]) {
  const grupos = Map.groupBy(demandas, ({ renglon }) => renglon.articuloId);
  return [...grupos.values()].flatMap((grupo) => {
    const [primera] = grupo;
    if (!primera) return [];
    return [
      {
        articuloId: primera.renglon.articuloId,
        codigo: primera.renglon.codigo,
        descripcion: primera.renglon.descripcion,
        renglonIds: [...new Set(grupo.map(({ renglon }) => renglon.lineaId))],
        pedido: sumar(grupo.map(({ cantidad }) => cantidad)),
      },
    ];
  });
}

/** Every artículo whose demand is above what `disponible` says of it. What other places have is added by `conOtras`. */
export function faltantesDe(demandas: readonly Demanda[], disponible: (articuloId: string) => Big): Faltante[] {
  return agruparDemanda(demandas)
    .filter(({ articuloId, pedido }) => pedido.gt(disponible(articuloId)))
    .map((grupo) => ({
      ...grupo,
      pedido: textoCantidad(grupo.pedido),
      disponible: textoCantidad(disponible(grupo.articuloId)),
      enOtras: '0',
      otras: [],
    }));
}

/** The same shortages saying also where else there is something. */
export const conOtras = (
  faltantes: readonly Faltante[],
  otras: ReadonlyMap<string, readonly DisponibleEnOtra[]>,
): Faltante[] =>
  faltantes.map((faltante) => {
    const lugares = otras.get(faltante.articuloId) ?? [];
    return {
      ...faltante,
      enOtras: textoCantidad(lugares.reduce((total, { disponible }) => total.plus(disponible), CERO)),
      otras: lugares,
    };
  });
