import { ejecutar } from './ejecutar.ts';

export type Corrida = {
  readonly codigo: 0 | 1 | 2;
  readonly salida: string;
  readonly error: string;
  /** How far it said it was. */
  readonly progreso: readonly string[];
};

/** Runs an order as the console would, on the database at `url`. */
export async function correr(
  url: string,
  argumentos: readonly string[],
  entrada = '',
  entorno: Readonly<Record<string, string>> = {},
): Promise<Corrida> {
  const salida: string[] = [];
  const error: string[] = [];
  const progreso: string[] = [];
  const codigo = await ejecutar(argumentos, {
    salida: (linea) => salida.push(linea),
    error: (linea) => error.push(linea),
    progreso: (linea) => progreso.push(linea),
    leerEntrada: async () => entrada,
    entorno: { DATABASE_URL: url, ...entorno },
  });
  return { codigo, salida: salida.join('\n'), error: error.join('\n'), progreso };
}
