/** A way to take one unit or more of what there is. */
export type Camino =
  | 'confirmar'
  | 'confirmar-parcial'
  | 'reservar'
  | 'entregar'
  | 'entregar-de-otro'
  | 'ajustar'
  /** Gives back: annuls a nota that had its units set aside. */
  | 'anular';

export type Situacion = {
  readonly nombre: string;
  /** How often each way is drawn. */
  readonly caminos: Readonly<Partial<Record<Exclude<Camino, 'anular'>, number>>>;
  /** What each one asks for. */
  readonly cantidades: readonly number[];
  /** With two, each nota names both, half of them in the other order. */
  readonly articulos: 1 | 2;
  /** Reservations that are annulled while the others race. */
  readonly anulaciones: number;
  /** Half of the notas ask for a kit of one of each artículo in the place of the artículos (INV-25). */
  readonly enKit: boolean;
};

const una = (nombre: string, caminos: Situacion['caminos'], otra: Partial<Situacion> = {}): Situacion => ({
  nombre,
  caminos,
  cantidades: [1],
  articulos: 1,
  anulaciones: 0,
  enKit: false,
  ...otra,
});

/** The first ones are those that tell most: a short run gets no further. */
export const SITUACIONES: readonly Situacion[] = [
  una('confirmar', { confirmar: 1 }),
  una('todo', { confirmar: 2, entregar: 1, 'entregar-de-otro': 1, reservar: 1, ajustar: 2 }),
  una('dos artículos en orden cruzado', { confirmar: 2, entregar: 2, ajustar: 1 }, { articulos: 2 }),
  una('sueltos y en kit', { confirmar: 2, entregar: 1, 'entregar-de-otro': 1 }, { articulos: 2, enKit: true }),
  una('con anulaciones', { confirmar: 2, entregar: 1, 'entregar-de-otro': 1 }, { anulaciones: 4 }),
  una('entregar sin reserva', { entregar: 1 }),
  una('entregar desde otro depósito', { 'entregar-de-otro': 1 }),
  una('reservar lo que faltaba', { reservar: 1 }),
  una('sacar por ajuste', { ajustar: 1 }),
  una('todo menos ajustes', { confirmar: 2, entregar: 1, 'entregar-de-otro': 1, reservar: 1 }),
  una('de a varias', { confirmar: 2, entregar: 2, reservar: 1 }, { cantidades: [1, 2, 3] }),
  una('lo que haya', { 'confirmar-parcial': 2, confirmar: 1, entregar: 1 }, { cantidades: [1, 2, 3] }),
];
