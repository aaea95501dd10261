import type { ParseArgsOptionDescriptor } from 'node:util';
import { type Abierta, abrir } from '#abrir.ts';
import { leerConfiguracion } from '#configuracion.ts';

/** Where an order reads and writes; tests bring their own. */
export type Consola = {
  readonly salida: (linea: string) => void;
  readonly error: (linea: string) => void;
  /** A passing line, written over by the next one where that is possible. */
  readonly progreso: (linea: string) => void;
  readonly leerEntrada: () => Promise<string>;
  readonly entorno: Readonly<Record<string, string | undefined>>;
};

export type Valores = Readonly<Record<string, string | boolean | undefined>>;

export type Argumentos = { readonly valores: Valores; readonly posicionales: readonly string[] };

/** 0 done, 1 refused or findings. Bad usage (2) is thrown as `UsoIncorrecto`. */
export type Codigo = 0 | 1;

export type Orden = {
  /** The words that call it: "usuario crear". */
  readonly nombre: string;
  readonly resumen: string;
  /** What follows the name. */
  readonly uso: string;
  /** One line per option or argument, with what it means. */
  readonly detalle: readonly (readonly [string, string])[];
  readonly opciones: Readonly<Record<string, Opcion>>;
  readonly ejecutar: (argumentos: Argumentos, consola: Consola) => Promise<Codigo>;
};

export type Opcion = ParseArgsOptionDescriptor & { readonly type: 'string' | 'boolean' };

/** The order was not written as its help says. `message` is a Spanish sentence. */
export class UsoIncorrecto extends Error {}

export function obligatorio(valores: Valores, nombre: string): string {
  const valor = valores[nombre];
  if (typeof valor === 'string' && valor.trim() !== '') return valor.trim();
  throw new UsoIncorrecto(`Falta --${nombre}.`);
}

export function opcional(valores: Valores, nombre: string): string | undefined {
  return valores[nombre] === undefined ? undefined : obligatorio(valores, nombre);
}

export function entero(valores: Valores, nombre: string, maximo: number): number | undefined {
  const texto = opcional(valores, nombre);
  if (texto === undefined) return undefined;
  const numero = Number(texto);
  if (/^\d+$/.test(texto) && numero >= 1 && numero <= maximo) return numero;
  throw new UsoIncorrecto(`--${nombre} tiene que ser un número entero entre 1 y ${maximo}.`);
}

export function sinSobrantes({ posicionales }: Argumentos, cuantos: number): void {
  const sobrante = posicionales[cuantos];
  if (sobrante !== undefined) throw new UsoIncorrecto(`No se entiende «${sobrante}».`);
}

/** Opens the database of the environment, beside a running server or without one, and closes it whatever happens. */
export async function conBase<T>(consola: Consola, trabajo: (abierta: Abierta) => Promise<T>): Promise<T> {
  const abierta = await abrir(leerConfiguracion(consola.entorno), {
    papel: 'orden',
    log: { info: () => {}, warn: consola.error },
  });
  try {
    return await trabajo(abierta);
  } finally {
    await abierta.cerrar();
  }
}
