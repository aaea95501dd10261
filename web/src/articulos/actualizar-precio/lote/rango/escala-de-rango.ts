import type { LoteDePrecio } from '@trastienda/nucleo/articulos/precios/lotes/contrato-de-lote.ts';

type Totales = Pick<NonNullable<LoteDePrecio['totales']>, 'variacionMinima' | 'variacionMedia' | 'variacionMaxima'>;
type Tramo = { readonly desde: number; readonly hasta: number };

type Escala = {
  readonly rango: Tramo;
  /** What of it is beyond the limit. */
  readonly fuera: readonly Tramo[];
  readonly limites: readonly number[];
  readonly cero: number;
  readonly media: number;
};

/** Where things stand on a line from 0 to 100 that shows zero, the limits and all that moves; null when nothing moves. */
export function escalaDe(totales: Totales, limiteDeVariacion: string): Escala | null {
  const { variacionMinima, variacionMedia, variacionMaxima } = totales;
  if (variacionMinima === null || variacionMedia === null || variacionMaxima === null) return null;
  const [minima, media, maxima, limite] = [variacionMinima, variacionMedia, variacionMaxima, limiteDeVariacion].map(
    Number,
  ) as [number, number, number, number];
  // The side towards which nothing moves needs no room for its limit.
  const desde = Math.min(0, minima, minima < 0 ? -limite : 0);
  const hasta = Math.max(0, maxima, maxima > 0 ? limite : 0);
  const ancho = hasta - desde || 1;
  const lugar = (valor: number) => Math.round(((valor - desde) / ancho) * 9600) / 100 + 2;
  const fuera = [
    { desde: minima, hasta: Math.min(maxima, -limite) },
    { desde: Math.max(minima, limite), hasta: maxima },
  ].filter((parte) => parte.hasta > parte.desde);
  return {
    rango: { desde: lugar(minima), hasta: lugar(maxima) },
    fuera: fuera.map((parte) => ({ desde: lugar(parte.desde), hasta: lugar(parte.hasta) })),
    limites: [-limite, limite].filter((valor) => valor >= desde && valor <= hasta).map(lugar),
    cero: lugar(0),
    media: lugar(media),
  };
}
