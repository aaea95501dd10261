import { crearAlmacen } from '#galeria/comun/almacen.ts';

/** What is done with the cards: who is followed, what was answered to whom, and how the settings stand. */
type EstadoDeTarjetas = {
  readonly seguidos: ReadonlySet<number>;
  readonly pedidos: ReadonlySet<number>;
  readonly quitados: ReadonlySet<number>;
  /** Which track sounds; none when all are quiet. */
  readonly sonando: number | null;
  readonly ajustes: { readonly volumen: number; readonly sonidos: boolean; readonly vibrar: boolean };
};

const inicial = (): EstadoDeTarjetas => ({
  seguidos: new Set([2]),
  pedidos: new Set(),
  quitados: new Set(),
  sonando: null,
  ajustes: { volumen: 45, sonidos: true, vibrar: false },
});

const conOSin = (antes: ReadonlySet<number>, id: number): ReadonlySet<number> =>
  antes.symmetricDifference(new Set([id]));

export const alternarSeguido = (estado: EstadoDeTarjetas, id: number): EstadoDeTarjetas => ({
  ...estado,
  seguidos: conOSin(estado.seguidos, id),
});

export const alternarPedido = (estado: EstadoDeTarjetas, id: number): EstadoDeTarjetas => ({
  ...estado,
  pedidos: conOSin(estado.pedidos, id),
});

/** Who is taken away is no longer asked to be a friend either; doing it again brings them back. */
export const alternarQuitado = (estado: EstadoDeTarjetas, id: number): EstadoDeTarjetas => ({
  ...estado,
  pedidos: estado.pedidos.difference(new Set([id])),
  quitados: conOSin(estado.quitados, id),
});

/** One track at a time; the one that sounds is paused. */
export const alternarSonando = (estado: EstadoDeTarjetas, tema: number): EstadoDeTarjetas => ({
  ...estado,
  sonando: estado.sonando === tema ? null : tema,
});

/** The track beside another, round and round. */
export const vecino = (tema: number, pasos: number, cuantos: number): number => (tema + pasos + cuantos) % cuantos;

export const tarjetas = crearAlmacen(inicial);
