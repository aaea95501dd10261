import { leerOrdenes, type OrdenDe, type ParteDeOrden } from '@trastienda/nucleo/comun/paginacion.ts';
import { type RawBuilder, sql } from 'kysely';

type Marco<Campo extends string> = {
  /** What each field is in the statement. */
  readonly columnas: Readonly<Record<Campo, RawBuilder<unknown>>>;
  /** Those that may have nothing: what has nothing goes last, in either direction. */
  readonly conNada?: readonly Campo[];
  /**
   * What tells apart the alike: one column, in the direction of the last field, so that an index of a field and of this is
   * walked both ways; or several, as they are written.
   */
  readonly iguales: RawBuilder<unknown> | readonly RawBuilder<unknown>[];
};

type Pedido<Campo extends string> = Marco<Campo> & {
  /** When nobody asks for one. */
  readonly omision: Campo | `-${Campo}`;
  /** Which fields it may go by, for an order tells what it goes by; without it, all of them. */
  readonly seVe?: (campo: Campo) => boolean;
};

/** The `order by` of a list, without those words: each field that was asked for, the first one first (TD-06). */
export function enOrden<Campo extends string>(
  orden: OrdenDe<Campo> | undefined,
  { omision, seVe = () => true, ...marco }: NoInfer<Pedido<Campo>>,
): RawBuilder<unknown> {
  return porPartes(partesALaVista<Campo>(orden, omision, Object.keys(marco.columnas) as Campo[], seVe), marco);
}

/** What is asked for but those fields whose order would tell somebody what they may not see; `omision` when nothing is left. */
export function partesALaVista<Campo extends string>(
  orden: OrdenDe<Campo> | undefined,
  omision: NoInfer<Campo | `-${Campo}`>,
  campos: readonly NoInfer<Campo>[],
  seVe: (campo: Campo) => boolean,
): readonly ParteDeOrden<Campo>[] {
  const vistas = leerOrdenes(orden, omision, campos).filter(({ campo }) => seVe(campo));
  return vistas.length > 0 ? vistas : leerOrdenes(undefined, omision, campos);
}

/** The `order by` of fields that were already told apart. */
export function porPartes<Campo extends string>(
  partes: readonly ParteDeOrden<Campo>[],
  { columnas, conNada = [], iguales }: NoInfer<Marco<Campo>>,
): RawBuilder<unknown> {
  const pedidas = partes.map(({ campo, descendente }) => {
    const sentido = descendente ? (conNada.includes(campo) ? sql` desc nulls last` : sql` desc`) : sql``;
    return sql`${columnas[campo]}${sentido}`;
  });
  const alReves = partes.at(-1)?.descendente === true;
  const varias = 'length' in iguales ? iguales : [alReves ? sql`${iguales} desc` : iguales];
  return sql.join([...pedidas, ...varias]);
}
