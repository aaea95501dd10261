import type { Catalogo } from './articulo.ts';
import { type Azar, azarDe, elegirPor, lugarEn, semillaDe } from './azar.ts';
import { DEPOSITOS_POR_SUCURSAL, sucursales } from './lugares.ts';

/** Depósitos that sell, in the order of the branches: 0 the sales floor of the first, 1 its storeroom, and so on. */
export const DEPOSITOS = sucursales.length * DEPOSITOS_POR_SUCURSAL;

/** What each branch keeps and how well it sells: numbers only, a few bytes per article. */
export type Surtido = {
  /** One of the articles a branch sells, as often as it sells there; of one vehicle when it is said. */
  readonly elegir: (azar: Azar, sucursal: number, vehiculo?: number) => number;
  /** One of the services; nothing when there are none. */
  readonly elegirServicio: (azar: Azar) => number | undefined;
  /** Whether a depósito keeps an article. */
  readonly guarda: (articulo: number, deposito: number) => boolean;
  /** Units a depósito expects to sell of an article in a year. */
  readonly esperado: (articulo: number, deposito: number) => number;
  readonly lote: (articulo: number) => number;
  /** From when and until when it sells. */
  readonly enVenta: (articulo: number, instante: number) => boolean;
  readonly alta: (articulo: number) => number;
  readonly temporada: (articulo: number) => 'verano' | 'invierno' | undefined;
};

const TEMPORADAS = [undefined, 'verano', 'invierno'] as const;

export function crearSurtido(catalogo: Catalogo, semilla: string, lineas: number): Surtido {
  const { total } = catalogo;
  const pesos = new Float64Array(total);
  const vehiculos = new Int16Array(total);
  const lotes = new Uint8Array(total);
  const temporadas = new Uint8Array(total);
  const altas = new Float64Array(total);
  const fines = new Float64Array(total);
  const servicios: number[] = [];
  for (let i = 0; i < total; i += 1) {
    const { subfamilia, vehiculo, peso, alta, fin } = catalogo.articulo(i);
    if (subfamilia.servicio) servicios.push(i);
    pesos[i] = subfamilia.servicio ? 0 : peso;
    vehiculos[i] = vehiculo;
    lotes[i] = subfamilia.lote;
    temporadas[i] = TEMPORADAS.indexOf(subfamilia.temporada);
    altas[i] = alta.getTime();
    fines[i] = fin.getTime();
  }
  const lugares = repartirEnDepositos(pesos, semilla);
  const guarda = (articulo: number, deposito: number) => (((lugares[articulo] ?? 0) >> deposito) & 1) === 1;
  const ofertas = sucursales.map((_, s) => ofertaDe(pesos, vehiculos, (i) => guarda(i, s * DEPOSITOS_POR_SUCURSAL)));
  return {
    guarda,
    elegir: (azar, sucursal, vehiculo) => {
      const oferta = ofertas[sucursal];
      if (!oferta) throw new RangeError(`there is no branch ${sucursal}`);
      return oferta.elegir(azar, vehiculo);
    },
    elegirServicio: (azar) => servicios[Math.floor(azar() * servicios.length)],
    esperado: (articulo, deposito) => {
      const sucursal = Math.floor(deposito / DEPOSITOS_POR_SUCURSAL);
      const suma = ofertas[sucursal]?.suma ?? 1;
      const parte = (sucursales[sucursal]?.peso ?? 0) * (deposito % DEPOSITOS_POR_SUCURSAL === 0 ? 0.85 : 0.15);
      return (lineas * parte * (pesos[articulo] ?? 0) * (1 + (lotes[articulo] ?? 1)) * 0.6) / Math.max(suma, 1e-9);
    },
    lote: (articulo) => lotes[articulo] ?? 1,
    enVenta: (articulo, instante) => instante >= (altas[articulo] ?? 0) && instante < (fines[articulo] ?? 0),
    alta: (articulo) => altas[articulo] ?? 0,
    temporada: (articulo) => TEMPORADAS[temporadas[articulo] ?? 0],
  };
}

/** How many branches keep an article, by its place among all of them: the best ones everywhere, most of them nowhere. */
const ESCALONES: readonly (readonly [hasta: number, sucursales: number, conDeposito: number])[] = [
  [0.02, 5, 0.7],
  [0.06, 4, 0.35],
  [0.15, 2, 0.12],
  [0.36, 1, 0.03],
];
/** A small catalogue is one somebody chose: more of it is on the shelves. */
const CHICO = 20_000;
/** Bought once and never sold again. */
const MUERTO = 0.04;

/** One bit per depósito where each article is kept. */
function repartirEnDepositos(pesos: Float64Array, semilla: string): Uint16Array {
  const total = pesos.length;
  const porVenta = Uint32Array.from({ length: total }, (_, i) => i).sort((a, b) => (pesos[b] ?? 0) - (pesos[a] ?? 0));
  const base = semillaDe(semilla, 'surtido');
  const lugares = new Uint16Array(total);
  const generosidad = total <= CHICO ? 0.45 : 1;
  porVenta.forEach((i, orden) => {
    if ((pesos[i] ?? 0) === 0) return;
    const azar = azarDe(base, i);
    const escalon = ESCALONES.find(([hasta]) => (orden / total) * generosidad < hasta);
    const [, cuantas, conDeposito] = escalon ?? [1, azar() < MUERTO ? 1 : 0, 0];
    const libres = new Set(sucursales.keys());
    for (let n = 0; n < cuantas && libres.size > 0; n += 1) {
      const s = elegirPor(
        azar,
        [...libres].map((una) => [una, sucursales[una]?.peso ?? 0] as const),
      );
      libres.delete(s);
      const conDepo = azar() < conDeposito;
      lugares[i] = (lugares[i] ?? 0) | ((conDepo ? 0b11 : 0b01) << (s * DEPOSITOS_POR_SUCURSAL));
    }
  });
  return lugares;
}

type Oferta = { readonly suma: number; readonly elegir: (azar: Azar, vehiculo?: number) => number };

/** What a branch keeps, put together by vehicle so that one of them is a run of the sums. */
function ofertaDe(pesos: Float64Array, vehiculos: Int16Array, guarda: (i: number) => boolean): Oferta {
  const suyos = Uint32Array.from(pesos.keys().filter((i) => guarda(i)));
  suyos.sort((a, b) => (vehiculos[a] ?? 0) - (vehiculos[b] ?? 0) || a - b);
  const sumas = new Float64Array(suyos.length);
  const tramos = new Map<number, { desde: number; hasta: number }>();
  let suma = 0;
  suyos.forEach((i, lugar) => {
    suma += pesos[i] ?? 0;
    sumas[lugar] = suma;
    const tramo = tramos.get(vehiculos[i] ?? -1);
    if (tramo) tramo.hasta = lugar + 1;
    else tramos.set(vehiculos[i] ?? -1, { desde: lugar, hasta: lugar + 1 });
  });
  return {
    suma,
    elegir: (azar, vehiculo) => {
      const { desde, hasta } = tramos.get(vehiculo ?? Number.NaN) ?? { desde: 0, hasta: suyos.length };
      const bajo = desde === 0 ? 0 : (sumas[desde - 1] ?? 0);
      const alto = sumas[hasta - 1] ?? 0;
      return suyos[Math.min(hasta - 1, lugarEn(sumas, bajo + azar() * (alto - bajo), desde, hasta))] ?? 0;
    },
  };
}
