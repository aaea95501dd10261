import { parseArgs } from 'node:util';
import { explicar } from '#explicar.ts';
import { type Argumentos, type Consola, type Orden, UsoIncorrecto } from './orden.ts';
import { ordenes } from './ordenes.ts';

/** Runs one order. 0 done, 1 refused or findings, 2 not written as the help says. */
export async function ejecutar(argumentos: readonly string[], consola: Consola): Promise<0 | 1 | 2> {
  const orden = ordenes.find(({ nombre }) => empiezaCon(argumentos, nombre));
  if (!orden) return sinOrden(argumentos, consola);
  const resto = argumentos.slice(orden.nombre.split(' ').length);
  if (resto.includes('--help') || resto.includes('-h')) {
    ayudaDe(orden, consola.salida);
    return 0;
  }
  try {
    return await orden.ejecutar(leer(orden, resto), consola);
  } catch (error) {
    if (error instanceof UsoIncorrecto) {
      consola.error(`${error.message}\n`);
      ayudaDe(orden, consola.error);
      return 2;
    }
    const frase = explicar(error);
    if (frase === undefined) throw error;
    consola.error(frase);
    return 1;
  }
}

const empiezaCon = (argumentos: readonly string[], nombre: string) =>
  nombre.split(' ').every((palabra, i) => argumentos[i] === palabra);

function sinOrden(argumentos: readonly string[], { salida, error }: Consola): 0 | 2 {
  const [primera] = argumentos;
  if (primera === '--help' || primera === '-h' || primera === 'ayuda') {
    ayuda(salida);
    return 0;
  }
  // "usuario --help": half an order tells what it may be completed with.
  const familia = ordenes.filter(({ nombre }) => nombre.split(' ')[0] === primera);
  if (familia.length > 0 && argumentos.includes('--help')) {
    for (const orden of familia) ayudaDe(orden, salida);
    return 0;
  }
  error(primera === undefined ? 'Falta la orden.\n' : `No existe la orden «${argumentos.slice(0, 2).join(' ')}».\n`);
  ayuda(error);
  return 2;
}

const INVOCACION = 'npm run trastienda --';

function ayuda(decir: (linea: string) => void): void {
  decir(`Uso: ${INVOCACION} <orden> [opciones]\n\nÓrdenes:`);
  for (const { nombre, resumen } of ordenes) decir(`  ${nombre.padEnd(16)} ${resumen}`);
  decir(`\nCada orden explica sus opciones con --help: ${INVOCACION} importar --help`);
  decir('Termina con 0 si se hizo, 1 si se rechazó o se hallaron problemas, 2 si está mal escrita.');
}

function ayudaDe({ nombre, resumen, uso, detalle }: Orden, decir: (linea: string) => void): void {
  decir(`Uso: ${INVOCACION} ${nombre} ${uso}`.trimEnd());
  decir(`\n${resumen}`);
  if (detalle.length > 0) decir('');
  for (const [opcion, explicacion] of detalle) decir(`  ${opcion.padEnd(22)} ${explicacion}`);
}

function leer({ opciones }: Orden, resto: readonly string[]): Argumentos {
  try {
    const { values, positionals } = parseArgs({ args: [...resto], options: opciones, allowPositionals: true });
    return { valores: values as Argumentos['valores'], posicionales: positionals };
  } catch (error) {
    const codigo = error instanceof Error && 'code' in error ? error.code : undefined;
    const dicho = error instanceof Error ? (/'([^']+)'/.exec(error.message)?.[1] ?? '') : '';
    const opcion = dicho.split(' ')[0] ?? '';
    if (codigo === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') throw new UsoIncorrecto(`No existe la opción ${opcion}.`);
    if (codigo === 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE') throw new UsoIncorrecto(valorMalPuesto(opciones, opcion));
    throw error;
  }
}

function valorMalPuesto(opciones: Orden['opciones'], opcion: string): string {
  const nombre = /--([a-z-]+)/.exec(opcion)?.[1] ?? '';
  return opciones[nombre]?.type === 'boolean' ? `--${nombre} no lleva valor.` : `Falta el valor de --${nombre}.`;
}
