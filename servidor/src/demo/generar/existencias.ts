import type { Catalogo } from './articulo.ts';
import { azarDe, entero, semillaDe } from './azar.ts';
import { DEPOSITOS, type Surtido } from './surtido.ts';

/** What is on the shelves while the story goes on: what each depósito can still promise of each article. */
export type Existencias = {
  readonly libre: (articulo: number, deposito: number) => number;
  /** Takes some away, because it was sold, set apart or lost. */
  readonly sacar: (articulo: number, deposito: number, cantidad: number) => void;
  readonly poner: (articulo: number, deposito: number, cantidad: number) => void;
  /** What a depósito opens with of an article it keeps. */
  readonly inicial: (articulo: number, deposito: number) => number;
  /** What has to be bought because it is running out, and forgets that it was touched. */
  readonly pedidos: (
    instante: number,
  ) => readonly { readonly articulo: number; readonly deposito: number; readonly cantidad: number }[];
};

/** Weeks of sales a depósito opens with, waits for before buying, and buys. */
const SEMANAS = { inicial: 14, minimo: 3, compra: 12 } as const;

export function crearExistencias(catalogo: Catalogo, surtido: Surtido, semilla: string): Existencias {
  const libres = new Float32Array(catalogo.total * DEPOSITOS);
  const tocados = new Set<number>();
  const base = semillaDe(semilla, 'existencias');
  const paraSemanas = (articulo: number, deposito: number, semanas: number) =>
    Math.ceil((surtido.esperado(articulo, deposito) * semanas) / 52);

  return {
    libre: (articulo, deposito) => libres[articulo * DEPOSITOS + deposito] ?? 0,
    sacar: (articulo, deposito, cantidad) => {
      const lugar = articulo * DEPOSITOS + deposito;
      libres[lugar] = (libres[lugar] ?? 0) - cantidad;
      tocados.add(lugar);
    },
    poner: (articulo, deposito, cantidad) => {
      const lugar = articulo * DEPOSITOS + deposito;
      libres[lugar] = (libres[lugar] ?? 0) + cantidad;
    },
    inicial: (articulo, deposito) => {
      const azar = azarDe(base, articulo * DEPOSITOS + deposito);
      const deReserva = deposito % 2 === 1 ? 2 : 1;
      const necesita = paraSemanas(articulo, deposito, SEMANAS.inicial) * deReserva;
      return porBultos(necesita + entero(azar, 0, 2), surtido.lote(articulo));
    },
    pedidos: (instante) => {
      const pedidos = [...tocados].flatMap((lugar) => {
        const articulo = Math.floor(lugar / DEPOSITOS);
        const deposito = lugar % DEPOSITOS;
        const falta = (libres[lugar] ?? 0) <= paraSemanas(articulo, deposito, SEMANAS.minimo);
        if (!falta || !surtido.enVenta(articulo, instante)) return [];
        const cantidad = porBultos(paraSemanas(articulo, deposito, SEMANAS.compra), surtido.lote(articulo));
        return [{ articulo, deposito, cantidad }];
      });
      tocados.clear();
      return pedidos;
    },
  };
}

/** Things sold by the pair or the dozen are bought so. */
const porBultos = (unidades: number, lote: number): number => Math.max(1, Math.ceil(unidades / lote)) * lote;
