/** Rows one after another, whoever asks for them, and the way to let go of what they are read from. */
export type DeAUna<Fila> = {
  readonly siguiente: () => Promise<IteratorResult<Fila>>;
  readonly soltar: () => Promise<void>;
};

export function deAUna<Fila>(filas: AsyncIterable<Fila> | Iterable<Fila>): DeAUna<Fila> {
  const cursor = Symbol.asyncIterator in filas ? filas[Symbol.asyncIterator]() : filas[Symbol.iterator]();
  return {
    siguiente: async () => cursor.next(),
    soltar: async () => {
      await cursor.return?.();
    },
  };
}
