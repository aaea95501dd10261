import type { CantidadDeRenglon } from '@trastienda/nucleo/ventas/entregar.ts';
import type { RenglonDeNota } from '@trastienda/nucleo/ventas/nota.ts';
import { type RawBuilder, sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Tx } from '#db/db.ts';

/** One line to write, with the nota it belongs to. */
type RenglonAEscribir = { readonly notaId: string; readonly orden: number; readonly renglon: RenglonDeNota };

export const enOrden = (notaId: string, renglones: readonly RenglonDeNota[]): RenglonAEscribir[] =>
  renglones.map((renglon, orden) => ({ notaId, orden, renglon }));

/** The statement that adds lines, of one nota or of many, from arrays of values. */
export function insercionDeRenglones(filas: readonly RenglonAEscribir[]): RawBuilder<unknown> {
  const columna = <Valor>(valor: (renglon: RenglonDeNota) => Valor) => filas.map(({ renglon }) => valor(renglon));
  return sql`
    insert into nota_renglon (nota_id, orden, id, articulo_id, tipo, decimales, codigo, descripcion, pedida, entregada,
                              cancelada, precio, precio_de_lista, sin_cargo, iva, importe, descuentos, motivo_precio,
                              elecciones)
    select nota_id, orden, id, articulo_id, tipo, decimales, codigo, descripcion, pedida, entregada,
           cancelada, precio, precio_de_lista, sin_cargo, iva, importe, descuentos::numeric(5,2)[],
           motivo_precio, elecciones::jsonb
    from unnest(
      ${filas.map(({ notaId }) => notaId)}::uuid[], ${filas.map(({ orden }) => orden)}::int[],
      ${columna((r) => r.id)}::uuid[], ${columna((r) => r.articuloId)}::uuid[], ${columna((r) => r.tipo)}::text[],
      ${columna((r) => r.decimales)}::smallint[], ${columna((r) => r.codigo)}::text[],
      ${columna((r) => r.descripcion)}::text[], ${columna((r) => r.pedida)}::numeric[],
      ${columna((r) => r.entregada)}::numeric[], ${columna((r) => r.cancelada)}::numeric[],
      ${columna((r) => r.precio)}::numeric[], ${columna((r) => r.precioDeLista)}::boolean[],
      ${columna((r) => r.sinCargo)}::boolean[], ${columna((r) => r.iva)}::text[],
      ${columna((r) => r.importe)}::numeric[], ${columna((r) => `{${r.descuentos.join()}}`)}::text[],
      ${columna((r) => r.motivoDePrecio)}::text[],
      ${columna((r) => (r.kit?.elecciones ? JSON.stringify(r.kit.elecciones) : null))}::text[]
    ) as r (nota_id, orden, id, articulo_id, tipo, decimales, codigo, descripcion, pedida, entregada, cancelada,
            precio, precio_de_lista, sin_cargo, iva, importe, descuentos, motivo_precio, elecciones)
  `;
}

/** The lines of a draft as they are now: nothing but a draft changes its lines, so nobody points at the old ones. */
export async function reemplazarRenglones(tx: Tx, notaId: string, renglones: readonly RenglonDeNota[]): Promise<void> {
  await tx.deleteFrom('nota_renglon').where('nota_id', '=', notaId).execute();
  await insercionDeRenglones(enOrden(notaId, renglones)).execute(tx);
}

/** The statement that carries what was delivered and given up to the lines that changed. */
export const cambioDeCantidades = (renglones: readonly RenglonDeNota[]): RawBuilder<unknown> => sql`
  update nota_renglon r set entregada = n.entregada, cancelada = n.cancelada
  from unnest(${renglones.map(({ id }) => id)}::uuid[], ${renglones.map(({ entregada }) => entregada)}::numeric[],
              ${renglones.map(({ cancelada }) => cancelada)}::numeric[]) as n (id, entregada, cancelada)
  where r.id = n.id
`;

type Cancelacion = {
  readonly notaId: string;
  readonly usuarioId: string;
  readonly motivo: string;
  readonly cancelados: readonly CantidadDeRenglon[];
  /** The lines that changed, as they end. */
  readonly renglones: readonly RenglonDeNota[];
};

/** Each line given up keeps its own figure and its reason (VEN-11); the line carries the sum. */
export async function insertarCancelaciones(
  tx: Tx,
  { notaId, usuarioId, motivo, cancelados, renglones }: Cancelacion,
): Promise<void> {
  await sql`
    with cantidades as (${cambioDeCantidades(renglones)})
    insert into nota_cancelacion (id, renglon_id, cantidad, nota_id, usuario_id, motivo)
    select c.*, ${notaId}, ${usuarioId}, ${motivo}
    from unnest(${cancelados.map(() => uuidv7())}::uuid[], ${cancelados.map(({ renglonId }) => renglonId)}::uuid[],
                ${cancelados.map(({ cantidad }) => cantidad)}::numeric[]) as c (id, renglon_id, cantidad)
  `.execute(tx);
}
