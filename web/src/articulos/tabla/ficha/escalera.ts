/** A price from an instant on; null while there is none. */
type Peldano = { readonly desde: string; readonly neto: string | null };

type Escalera = {
  /** One path per stretch with a price: a price holds until the next, so the line goes in steps. */
  readonly trazos: readonly string[];
  readonly areas: readonly string[];
  /** What buying it again cost meanwhile, on the same scale. */
  readonly costos: readonly string[];
  /** Where the last price that has begun stands; null without one. */
  readonly punta: { readonly x: number; readonly y: number } | null;
  /** What is scheduled, from now on. */
  readonly ahora: number | null;
  readonly marcas: readonly { readonly y: number; readonly valor: number }[];
  readonly fechas: readonly { readonly x: number; readonly fecha: Date }[];
};

type Medida = { readonly ancho: number; readonly alto: number; readonly inicio: number };

const FECHAS = 4;

/**
 * Turns prices, and perhaps costs, into a drawing of `ancho` × `alto`, whose plot begins at `inicio`, with the first price.
 * They come in any order.
 */
export function trazarEscalera(
  precios: readonly Peldano[],
  hoy: Date,
  { ancho, alto, inicio }: Medida,
  costos: readonly Peldano[] = [],
): Escalera {
  const peldanos = enOrden(precios);
  const deCosto = desdeEl(enOrden(costos), peldanos[0]?.t ?? hoy.getTime());
  const valores = [...peldanos, ...deCosto].flatMap(({ valor }) => valor ?? []);
  const marcas = marcasEntre(Math.min(...valores, Number.POSITIVE_INFINITY), Math.max(...valores, 0));
  const [piso = 0, techo = 1] = [marcas[0], marcas.at(-1)];
  const primero = peldanos[0]?.t ?? hoy.getTime();
  const ultimo = Math.max(hoy.getTime(), peldanos.at(-1)?.t ?? 0);
  // A little air after the last step, so that a price that begins at the end can be seen.
  const hasta = ultimo + Math.max((ultimo - primero) * 0.06, DIA);
  const x = (t: number) => redondo(inicio + ((t - primero) / (hasta - primero)) * (ancho - inicio));
  const y = (valor: number) => redondo(alto - ((valor - piso) / (techo - piso || 1)) * alto);

  const tramos = enTramos(peldanos, hasta);
  const vigente = peldanos.findLast(({ t }) => t <= hoy.getTime());
  return {
    trazos: tramos.map((tramo) => caminoDe(tramo, x, y)),
    areas: tramos.map((tramo) => `${caminoDe(tramo, x, y)}V${alto}H${x(tramo[0]?.t ?? primero)}Z`),
    punta: vigente?.valor == null ? null : { x: x(hoy.getTime()), y: y(vigente.valor) },
    costos: enTramos(deCosto, hasta).map((tramo) => caminoDe(tramo, x, y)),
    ahora: (peldanos.at(-1)?.t ?? 0) > hoy.getTime() ? x(hoy.getTime()) : null,
    marcas: marcas.map((valor) => ({ y: y(valor), valor })),
    fechas: Array.from({ length: FECHAS }, (_, i) => {
      const t = primero + ((hasta - primero) * i) / (FECHAS - 1);
      return { x: x(t), fecha: new Date(t) };
    }),
  };
}

type Escalon = { readonly t: number; readonly valor: number | null };

const enOrden = (peldanos: readonly Peldano[]): Escalon[] =>
  peldanos
    .map(({ desde, neto }) => ({ t: new Date(desde).getTime(), valor: neto === null ? null : Number(neto) }))
    .toSorted((a, b) => a.t - b.t);

/** The one that held then, as if it had begun then, and those after it. */
function desdeEl(escalones: readonly Escalon[], inicio: number): readonly Escalon[] {
  const ese = escalones.findLast(({ t }) => t <= inicio);
  const despues = escalones.filter(({ t }) => t > inicio);
  return ese ? [{ ...ese, t: inicio }, ...despues] : despues;
}

const DIA = 86_400_000;
const redondo = (n: number): number => Math.round(n * 10) / 10;

type Punto = { readonly t: number; readonly hasta: number; readonly valor: number };

/** Stretches without a price cut the line. */
function enTramos(peldanos: readonly Escalon[], hasta: number): Punto[][] {
  const tramos: Punto[][] = [[]];
  for (const [i, { t, valor }] of peldanos.entries()) {
    if (valor === null) tramos.push([]);
    else tramos.at(-1)?.push({ t, hasta: peldanos[i + 1]?.t ?? hasta, valor });
  }
  return tramos.filter((tramo) => tramo.length > 0);
}

const caminoDe = (tramo: readonly Punto[], x: (t: number) => number, y: (valor: number) => number): string =>
  tramo.map(({ t, hasta, valor }, i) => `${i === 0 ? `M${x(t)},` : 'V'}${y(valor)}H${x(hasta)}`).join('');

/** Three to five round figures that hold all the prices. */
function marcasEntre(minimo: number, maximo: number): number[] {
  if (!Number.isFinite(minimo)) return [];
  const amplitud = Math.max(maximo - minimo, maximo * 0.1, 1);
  const bruto = amplitud / 3;
  const magnitud = 10 ** Math.floor(Math.log10(bruto));
  const paso = [1, 2, 5, 10].map((n) => n * magnitud).find((candidato) => candidato >= bruto) ?? bruto;
  const desde = Math.floor(minimo / paso) * paso;
  const cuantas = Math.max(2, Math.ceil((maximo - desde) / paso) + 1);
  return Array.from({ length: cuantas }, (_, i) => desde + i * paso);
}
