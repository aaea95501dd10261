import { normaCodigo } from '@trastienda/nucleo/comun/texto.ts';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Tx } from '#db/db.ts';

/** What a proveedor asks for an artículo; currency, discounts and days are the proveedor's own. */
export type TratoParaCargar = {
  readonly proveedorId: string;
  /** In its list, before discounts. */
  readonly costo: string;
  /** How the proveedor calls it; '' when nobody knows. */
  readonly codigo: string;
  readonly multiplo: string;
  readonly principal: boolean;
  readonly actualizadoEn: Date;
};

type ConTratos = {
  readonly id: string;
  readonly decimales: number;
  readonly tratos?: readonly TratoParaCargar[] | undefined;
};

/** Writes what proveedores ask for artículos that have just been created, and their codes, which are not in the search yet. */
export async function cargarTratos(tx: Tx, articulos: readonly ConTratos[], usuarioId: string | null): Promise<void> {
  const tratos = articulos.flatMap(({ id: articuloId, decimales, tratos: suyos = [] }) =>
    suyos.map((trato) => ({ ...trato, articuloId, decimales })),
  );
  if (tratos.length === 0) return;
  await sql`
    insert into articulo_proveedor (id, articulo_id, decimales, proveedor_id, costo, moneda, descuentos, multiplo,
                                    recargos, dias_de_entrega, principal, actualizado_en, creado_por, modificado_por)
    select x.id, x.articulo_id, x.decimales, p.id, x.costo, p.moneda, p.descuentos, x.multiplo,
           recargos_en(p.recargos, p.moneda, cambio_en('USD', x.actualizado_en)), p.dias_de_entrega, x.principal,
           x.actualizado_en, ${usuarioId}::uuid, ${usuarioId}::uuid
      from unnest(
        ${tratos.map(() => uuidv7())}::uuid[], ${tratos.map(({ articuloId }) => articuloId)}::uuid[],
        ${tratos.map(({ decimales }) => decimales)}::smallint[], ${tratos.map(({ proveedorId }) => proveedorId)}::uuid[],
        ${tratos.map(({ costo }) => costo)}::numeric[], ${tratos.map(({ multiplo }) => multiplo)}::numeric[],
        ${tratos.map(({ principal }) => principal)}::boolean[],
        ${tratos.map(({ actualizadoEn }) => actualizadoEn.toISOString())}::timestamptz[])
        as x (id, articulo_id, decimales, proveedor_id, costo, multiplo, principal, actualizado_en)
      join proveedor p on p.id = x.proveedor_id
  `.execute(tx);
  const conCodigo = tratos.filter(({ codigo }) => codigo !== '');
  await sql`
    insert into codigo_articulo (id, articulo_id, decimales, tipo, valor, valor_norm, proveedor_id)
    select id, articulo_id, decimales, 'PROVEEDOR', valor, valor_norm, proveedor_id from unnest(
      ${conCodigo.map(() => uuidv7())}::uuid[], ${conCodigo.map(({ articuloId }) => articuloId)}::uuid[],
      ${conCodigo.map(({ decimales }) => decimales)}::smallint[], ${conCodigo.map(({ codigo }) => codigo)}::text[],
      ${conCodigo.map(({ codigo }) => normaCodigo(codigo))}::text[],
      ${conCodigo.map(({ proveedorId }) => proveedorId)}::uuid[])
      as x (id, articulo_id, decimales, valor, valor_norm, proveedor_id)
  `.execute(tx);
}
