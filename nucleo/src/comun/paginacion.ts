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

/** What a list is searched by, and so what is said of it besides. */
export const porPalabras = { buscar: z.string().max(200, 'La búsqueda admite hasta 200 caracteres.').optional() };

/** The query part every list shares. `campos` are the fields a list can be ordered by; `-campo` means descending. */
export const consultaDeLista = <const Campo extends string>(campos: readonly [Campo, ...Campo[]]) => ({
  ...porPalabras,
  pagina: entero(1_000_000).default(1),
  porPagina: entero(POR_PAGINA_MAXIMO).default(50),
  orden: ordenPor(campos),
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

/** What a list is ordered by, once it was seen to be of its fields: `descripcion,-codigo`. */
export type OrdenDe<Campo extends string> = string & z.$brand<Campo>;

/**
 * The `orden` of a list, by several fields at once, the first one first (TD-06): `descripcion,-codigo`. A field that ends in
 * `-*` stands for one for each id, as in `filtrosPorColumna`.
 */
export function ordenPor<const Campo extends string>(campos: readonly [Campo, ...Campo[]]) {
  const campo = `-?(${campos.map((uno) => uno.replace(/-\*$/, `-${FORMA_DE_ID}`)).join('|')})`;
  const aLoSumo = campos.some((uno) => uno.endsWith('-*'))
    ? MAXIMO_DE_ORDENES
    : Math.min(MAXIMO_DE_ORDENES, campos.length);
  const forma = new RegExp(`^${campo}(,${campo}){0,${aLoSumo - 1}}$`);
  return z.optional(z.string().regex(forma, 'No se puede ordenar por eso.').brand<Campo>());
}

/** One field of an order; `de` is the id of one that stands for many. */
export type ParteDeOrden<Campo extends string> = {
  readonly campo: Campo;
  readonly de?: string;
  readonly descendente: boolean;
};

/** Splits `descripcion,-codigo` into its fields and directions; `campos` are those of `ordenPor`. */
export function leerOrdenes<Campo extends string>(
  orden: OrdenDe<Campo> | undefined,
  omision: NoInfer<Campo | `-${Campo}`>,
  campos: readonly NoInfer<Campo>[],
): readonly ParteDeOrden<Campo>[] {
  return (orden ?? omision).split(',').flatMap((parte): readonly ParteDeOrden<Campo>[] => {
    const descendente = parte.startsWith('-');
    const nombre = descendente ? parte.slice(1) : parte;
    const campo = campos.find((uno) => uno === nombre || (uno.endsWith('-*') && nombre.startsWith(uno.slice(0, -1))));
    if (campo === undefined) return [];
    return [campo === nombre ? { campo, descendente } : { campo, de: nombre.slice(campo.length - 1), descendente }];
  });
}

/** Which way goes a list that has one field to be ordered by. */
export const esDescendente = (orden: string | undefined, omision: string): boolean =>
  (orden ?? omision).startsWith('-');

/** The `filtros` of a list whose columns are filtered each by itself: `codigo:empieza:wo;precio:entre:100,` (TD-07). */
export const filtrosPorColumna = (campos: CamposDeFiltro) =>
  z
    .string()
    .max(LARGO_DE_FILTROS, 'Son demasiados filtros a la vez.')
    .regex(formaDeFiltros(campos), { error: 'No se puede filtrar así.', abort: true })
    .refine((texto) => leerFiltros(texto, campos) !== null, 'No se puede filtrar así.')
    .optional();
