import { parseArgs } from 'node:util';

export type Opciones = {
  /** Sizes of the catalogue, ascending; the targets are about the last one. */
  readonly tamanos: readonly number[];
  readonly clientes: number;
  readonly notas: number;
  /** Rows of the file that is imported. */
  readonly importar: number;
  readonly semilla: number;
  /** Requests of one side of a measurement with one client, when time allows. */
  readonly muestras: number;
  /** Seconds that one side of a measurement may take at most. */
  readonly segundos: number;
  /** Small sizes to see that everything works: its figures mean nothing. */
  readonly rapido: boolean;
  readonly anotar: boolean;
};

/** What was asked cannot be run. The text is a Spanish sentence. */
export class OpcionesInvalidas extends Error {}

export const AYUDA = `Uso: npm run bench -- [opciones]

  --tamanos A,B       artículos del catálogo en cada vuelta; 20000,200000 si no se dice
  --articulos N       una sola vuelta, con N artículos
  --clientes N        clientes de la empresa de demostración; 20000 si no se dice
  --notas N           notas de pedido de la empresa de demostración; 20000 si no se dice
  --importar N        filas del archivo que se importa; 100000 si no se dice
  --semilla N         de dónde salen los datos y lo que se busca; 1 si no se dice
  --rapido            todo en chico, para ver que anda: sus cifras no valen
  --anotar            guarda lo medido en bench/RESULTADOS.md

Con DATABASE_URL usa bases de datos propias dentro de ese servidor y las borra; sin ella levanta el motor del
producto en una carpeta de paso. Termina solo en unos 15 minutos; Ctrl-C limpia todo.`;

const COMPLETO = { tamanos: '20000,200000', clientes: '20000', notas: '20000', importar: '100000' };
const RAPIDO = { tamanos: '1000,4000', clientes: '200', notas: '300', importar: '2000' };
const MAXIMO = 5_000_000;

/** Undefined when only the help was asked for. Throws `OpcionesInvalidas`. */
export function leerOpciones(argumentos: readonly string[]): Opciones | undefined {
  const values = leer(argumentos);
  if (values.help) return undefined;
  if (values.tamanos !== undefined && values.articulos !== undefined) {
    throw new OpcionesInvalidas('--articulos y --tamanos dicen lo mismo: usá uno solo.');
  }
  const rapido = values.rapido ?? false;
  if (rapido && values.anotar) throw new OpcionesInvalidas('Las cifras de --rapido no valen: no se anotan.');
  const omision = rapido ? RAPIDO : COMPLETO;
  const tamanos = values.tamanos ?? values.articulos ?? omision.tamanos;
  return {
    tamanos: [...new Set(tamanos.split(',').map((texto) => entero('tamanos', texto)))].toSorted((a, b) => a - b),
    clientes: entero('clientes', values.clientes ?? omision.clientes),
    notas: entero('notas', values.notas ?? omision.notas),
    importar: entero('importar', values.importar ?? omision.importar),
    semilla: entero('semilla', values.semilla ?? '1'),
    muestras: rapido ? 30 : 300,
    segundos: rapido ? 1 : 4,
    rapido,
    anotar: values.anotar ?? false,
  };
}

function leer(argumentos: readonly string[]) {
  const texto = { type: 'string' } as const;
  const bandera = { type: 'boolean' } as const;
  try {
    return parseArgs({
      args: [...argumentos],
      options: {
        articulos: texto,
        tamanos: texto,
        clientes: texto,
        notas: texto,
        importar: texto,
        semilla: texto,
        rapido: bandera,
        anotar: bandera,
        help: { ...bandera, short: 'h' },
      },
    }).values;
  } catch (error) {
    throw new OpcionesInvalidas(`No se entiende la orden: ${(error as Error).message}`);
  }
}

function entero(nombre: string, texto: string): number {
  const numero = Number(texto);
  if (/^\d+$/.test(texto) && numero >= 1 && numero <= MAXIMO) return numero;
  throw new OpcionesInvalidas(`--${nombre} tiene que llevar números enteros entre 1 y ${MAXIMO}.`);
}
