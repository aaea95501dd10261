export type Turnos = {
  /** Waits for a place; answers how to leave it. */
  readonly pedir: () => Promise<() => void>;
  /** Does a piece of work when there is a place for it. */
  readonly hacer: <Value>(trabajo: () => Promise<Value>) => Promise<Value>;
};

/** Work of which only so much goes on at once in the whole process; the rest waits, in the order it came. */
export function crearTurnos(aLaVez: number): Turnos {
  let trabajando = 0;
  const esperando: (() => void)[] = [];
  const pedir = async () => {
    if (trabajando === aLaVez) await new Promise<void>((listo) => esperando.push(listo));
    else trabajando += 1;
    return () => {
      const siguiente = esperando.shift();
      if (siguiente) siguiente();
      else trabajando -= 1;
    };
  };
  return {
    pedir,
    hacer: async (trabajo) => {
      const soltar = await pedir();
      try {
        return await trabajo();
      } finally {
        soltar();
      }
    },
  };
}
