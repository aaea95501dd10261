/** Two lists and what is ticked in them, by number of the piece. */
export type Transferencia = {
  readonly disponibles: readonly number[];
  readonly elegidas: readonly number[];
  readonly marcadas: readonly number[];
};

export type Lado = 'disponibles' | 'elegidas';

const otro = (lado: Lado): Lado => (lado === 'disponibles' ? 'elegidas' : 'disponibles');
const enOrden = (unas: readonly number[]): readonly number[] => unas.toSorted((a, b) => a - b);

/** Those of a list that are ticked. */
export const marcadasDe = (estado: Transferencia, lado: Lado): readonly number[] =>
  estado[lado].filter((una) => estado.marcadas.includes(una));

/** Ticks one, or takes its tick away. */
export const marcar = (estado: Transferencia, una: number): Transferencia => ({
  ...estado,
  marcadas: estado.marcadas.includes(una) ? estado.marcadas.filter((otra) => otra !== una) : [...estado.marcadas, una],
});

/** Ticks every one of a list; takes their ticks away when all have one. */
export function marcarTodas(estado: Transferencia, lado: Lado): Transferencia {
  const ajenas = estado.marcadas.filter((una) => !estado[lado].includes(una));
  const estaban = marcadasDe(estado, lado).length === estado[lado].length;
  return { ...estado, marcadas: estaban ? ajenas : [...ajenas, ...estado[lado]] };
}

/** Moves to the other list those of this one that are named; they lose their tick. */
export function mover(estado: Transferencia, desde: Lado, cuales: readonly number[]): Transferencia {
  return {
    ...estado,
    [desde]: estado[desde].filter((una) => !cuales.includes(una)),
    [otro(desde)]: enOrden([...estado[otro(desde)], ...cuales]),
    marcadas: estado.marcadas.filter((una) => !cuales.includes(una)),
  };
}
