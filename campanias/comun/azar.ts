/** Every random choice of a campaign comes from one of these, so that a seed tells a run. */
export type Azar = {
  /** In [0, 1). */
  readonly real: () => number;
  /** Both ends included. */
  readonly entero: (desde: number, hasta: number) => number;
  readonly suerte: (probabilidad: number) => boolean;
  /** Undefined only when there is nothing to choose from. */
  readonly elegir: <T>(opciones: readonly T[]) => T | undefined;
  /** By weight; the last one when all weights are zero. */
  readonly pesado: <T extends string>(pesos: Readonly<Record<T, number>>) => T;
  readonly barajar: <T>(lista: readonly T[]) => T[];
  /** An independent sequence: what one writer draws does not change what another draws. */
  readonly hijo: (nombre: string) => Azar;
};

/** Deterministic (sfc32 seeded by cyrb128): the same seed gives the same choices on any machine. */
export function crearAzar(semilla: number | string): Azar {
  const real = sfc32(cyrb128(String(semilla)));
  const entero = (desde: number, hasta: number) => desde + Math.floor(real() * (hasta - desde + 1));
  return {
    real,
    entero,
    suerte: (probabilidad) => real() < probabilidad,
    elegir: (opciones) => opciones[entero(0, opciones.length - 1)],
    pesado: (pesos) => porPeso(pesos, real()),
    barajar: (lista) => {
      const mezcla = [...lista];
      for (let i = mezcla.length - 1; i > 0; i -= 1) {
        const j = entero(0, i);
        const [a, b] = [mezcla[i], mezcla[j]];
        if (a !== undefined && b !== undefined) [mezcla[i], mezcla[j]] = [b, a];
      }
      return mezcla;
    },
    hijo: (nombre) => crearAzar(`${semilla}/${nombre}`),
  };
}

function porPeso<T extends string>(pesos: Readonly<Record<T, number>>, punto: number): T {
  const pares = Object.entries(pesos) as [T, number][];
  let resto = punto * pares.reduce((suma, [, peso]) => suma + peso, 0);
  for (const [opcion, peso] of pares) {
    resto -= peso;
    if (resto < 0) return opcion;
  }
  const ultima = pares.at(-1);
  if (!ultima) throw new Error('there is nothing to choose from');
  return ultima[0];
}

type Estado = [number, number, number, number];

function cyrb128(texto: string): Estado {
  let [a, b, c, d] = [1779033703, 3144134277, 1013904242, 2773480762];
  for (let i = 0; i < texto.length; i += 1) {
    const k = texto.charCodeAt(i);
    a = b ^ Math.imul(a ^ k, 597399067);
    b = c ^ Math.imul(b ^ k, 2869860233);
    c = d ^ Math.imul(c ^ k, 951274213);
    d = a ^ Math.imul(d ^ k, 2716044179);
  }
  return [a >>> 0, b >>> 0, c >>> 0, d >>> 0];
}

function sfc32([a0, b0, c0, d0]: Estado): () => number {
  let [a, b, c, d] = [a0, b0, c0, d0];
  const paso = () => {
    const t = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + t) | 0;
    return (t >>> 0) / 4294967296;
  };
  for (let i = 0; i < 15; i += 1) paso();
  return paso;
}
