import { z } from 'zod';
import { type CamposDeFiltro, formaDeFiltros, LARGO_DE_FILTROS, leerFiltros } from './filtros.ts';
import { FORMA_DE_ID } from './identificador.ts';
import { MAXIMO_DE_ORDENES } from './orden.ts';

export const POR_PAGINA_MAXIMO = 200;
/** Without `contar=exacto` a filtered count stops here, so that a broad search never counts the whole table. */
export const TOPE_DE_CONTEO = 10_000;

const entero = (max: number) =>
  z.coerce
    .number('Tiene que ser un número entero.')
    .int('Tiene que ser un número entero.')
    .min(1, `Va de 1 a ${max}.`)
    .max(max, `Va de 1 a ${max}.`);

/** The query part every list shares. `campos` are the fields a list can be ordered by; `-campo` means descending. */
export const consultaDeLista = <const Campo extends string>(campos: readonly [Campo, ...Campo[]]) => ({
  buscar: z.string().max(200, 'La búsqueda admite hasta 200 caracteres.').optional(),
  pagina: entero(1_000_000).default(1),
  porPagina: entero(POR_PAGINA_MAXIMO).default(50),
  orden: z.enum([...campos, ...campos.map((campo) => `-${campo}` as const)]).optional(),
  contar: z.literal('exacto').optional(),
});

/** The answer of every list. */
export const listaDe = <Fila extends z.ZodType>(fila: Fila) =>
  z.object({
    filas: z.array(fila),
    total: z.int().nonnegative(),
    totalExacto: z.boolean(),
    pagina: z.int().positive(),
    porPagina: z.int().positive(),
  });

export type Lista<Fila> = {
  readonly filas: Fila[];
  readonly total: number;
  readonly totalExacto: boolean;
  readonly pagina: number;
  readonly porPagina: number;
};

/** Splits `-campo` into its field and direction. */
export function leerOrden<Campo extends string>(
  orden: Campo | `-${Campo}` | undefined,
  omision: Campo | `-${Campo}`,
): { readonly campo: Campo; readonly descendente: boolean } {
  const elegido = orden ?? omision;
  const descendente = elegido.startsWith('-');
  return { campo: (descendente ? elegido.slice(1) : elegido) as Campo, descendente };
}

/**
 * The `orden` of a list that is ordered by several fields at once, the first one first: `descripcion,-codigo`. A field that ends
 * in `-*` stands for one for each id, as in `filtrosPorColumna`.
 */
export function ordenPorVarios<const Campo extends string>(campos: readonly [Campo, ...Campo[]]) {
  const campo = `-?(${campos.map((uno) => uno.replace(/-\*$/, `-${FORMA_DE_ID}`)).join('|')})`;
  return z
    .string()
    .regex(new RegExp(`^${campo}(,${campo}){0,${MAXIMO_DE_ORDENES - 1}}$`), 'No se puede ordenar por eso.')
    .optional();
}

/** One field of an order; `de` is the id of one that stands for many. */
export type ParteDeOrden<Campo extends string> = {
  readonly campo: Campo;
  readonly de?: string;
  readonly descendente: boolean;
};

/** Splits `descripcion,-codigo` into its fields and directions; `campos` are those of `ordenPorVarios`. */
export function leerOrdenes<const Campo extends string>(
  orden: string | undefined,
  omision: Campo | `-${Campo}`,
  campos: readonly Campo[],
): readonly ParteDeOrden<Campo>[] {
  return (orden ?? omision).split(',').flatMap((parte): readonly ParteDeOrden<Campo>[] => {
    const descendente = parte.startsWith('-');
    const nombre = descendente ? parte.slice(1) : parte;
    const campo = campos.find((uno) => uno === nombre || (uno.endsWith('-*') && nombre.startsWith(uno.slice(0, -1))));
    if (campo === undefined) return [];
    return [campo === nombre ? { campo, descendente } : { campo, de: nombre.slice(campo.length - 1), descendente }];
  });
}

/** The `filtros` of a list whose columns are filtered each by itself: `codigo:empieza:wo;precio:entre:100,` (TD-07). */
export const filtrosPorColumna = (campos: CamposDeFiltro) =>
  z
    .string()
    .max(LARGO_DE_FILTROS, 'Son demasiados filtros a la vez.')
    .regex(formaDeFiltros(campos), { error: 'No se puede filtrar así.', abort: true })
    .refine((texto) => leerFiltros(texto, campos) !== null, 'No se puede filtrar así.')
    .optional();
