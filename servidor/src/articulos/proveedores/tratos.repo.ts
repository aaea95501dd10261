import type { Recargo } from '@trastienda/nucleo/articulos/proveedores/recargos.ts';
import { normaCodigo } from '@trastienda/nucleo/comun/texto.ts';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { leerDuenio } from '#articulos/codigos/codigos.repo.ts';
import type { Tx } from '#db/db.ts';
import { rechazar } from '#http/regla-rota.ts';
import type { UltimoAutor } from '#plataforma/auditoria.ts';

/** What a proveedor asks for an artículo, as the table keeps it. */
type Trato = {
  readonly costo: string | null;
  readonly moneda: string;
  readonly descuentos: readonly string[];
  readonly recargos: readonly Recargo[];
  readonly recargosPropios: boolean;
  readonly multiplo: string;
  readonly minimo: string;
  readonly diasDeEntrega: number | null;
  readonly principal: boolean;
  readonly actualizadoEn: Date | string | null;
};

type Par = { readonly articuloId: string; readonly proveedorId: string };
type Autoria = { readonly usuarioId: string; readonly ahora: Date };

export async function insertarTrato(
  tx: Tx,
  { articuloId, proveedorId, decimales }: Par & { readonly decimales: number },
  trato: Trato,
  { usuarioId, ahora }: Autoria,
): Promise<void> {
  await tx
    .insertInto('articulo_proveedor')
    .values({
      id: uuidv7(),
      articulo_id: articuloId,
      proveedor_id: proveedorId,
      decimales,
      ...columnas(trato),
      creado_en: ahora,
      creado_por: usuarioId,
      modificado_en: ahora,
      modificado_por: usuarioId,
    })
    .execute();
}

export async function actualizarTrato(
  tx: Tx,
  { articuloId, proveedorId }: Par,
  trato: Trato,
  { usuarioId, ahora }: Autoria,
): Promise<void> {
  await tx
    .updateTable('articulo_proveedor')
    .set({ ...columnas(trato), version: sql`version + 1`, modificado_en: ahora, modificado_por: usuarioId })
    .where('articulo_id', '=', articuloId)
    .where('proveedor_id', '=', proveedorId)
    .executeTakeFirstOrThrow();
}

const columnas = (trato: Trato) => ({
  costo: trato.costo,
  moneda: trato.moneda,
  descuentos: sql<string[]>`${trato.descuentos}::numeric(5,2)[]`,
  recargos: JSON.stringify(trato.recargos),
  recargos_propios: trato.recargosPropios,
  multiplo: trato.multiplo,
  minimo: trato.minimo,
  dias_de_entrega: trato.diasDeEntrega,
  principal: trato.principal,
  actualizado_en: trato.actualizadoEn,
});

/** Who changed last what a proveedor asks for an artículo, by itself or with its list. */
export async function leerUltimoAutor(tx: Tx, { articuloId, proveedorId }: Par): Promise<UltimoAutor | undefined> {
  return tx
    .selectFrom('articulo_proveedor as t')
    .innerJoin('usuario as u', 'u.id', 't.modificado_por')
    .select(['u.nombre as quien', 't.modificado_en as en'])
    .where('t.articulo_id', '=', articuloId)
    .where('t.proveedor_id', '=', proveedorId)
    .executeTakeFirst();
}

/** Whoever was the principal of an artículo gives way to another. */
export async function cederPrincipal(tx: Tx, articuloId: string, { usuarioId, ahora }: Autoria): Promise<void> {
  await tx
    .updateTable('articulo_proveedor')
    .set({ principal: false, version: sql`version + 1`, modificado_en: ahora, modificado_por: usuarioId })
    .where('articulo_id', '=', articuloId)
    .where('principal', '=', true)
    .execute();
}

export async function borrarTrato(tx: Tx, { articuloId, proveedorId }: Par): Promise<void> {
  await tx
    .deleteFrom('articulo_proveedor')
    .where('articulo_id', '=', articuloId)
    .where('proveedor_id', '=', proveedorId)
    .executeTakeFirstOrThrow();
}

type Codigo = Par & { readonly decimales: number; readonly valor: string };

/**
 * Leaves an artículo with this code of that proveedor, or with none; refuses one that is of another artículo (INV-02). One that stays
 * keeps how many units a scan of it is.
 */
export async function ponerCodigo(tx: Tx, { articuloId, proveedorId, decimales, valor }: Codigo): Promise<void> {
  await tx
    .deleteFrom('codigo_articulo')
    .where('articulo_id', '=', articuloId)
    .where('proveedor_id', '=', proveedorId)
    .where('valor_norm', '<>', normaCodigo(valor))
    .execute();
  if (valor === '') return;
  const puesto = await tx
    .insertInto('codigo_articulo')
    .values({
      id: uuidv7(),
      articulo_id: articuloId,
      decimales,
      tipo: 'PROVEEDOR',
      valor,
      valor_norm: normaCodigo(valor),
      proveedor_id: proveedorId,
    })
    .onConflict((conflicto) =>
      conflicto
        .columns(['tipo', 'valor_norm', 'proveedor_id'])
        .doUpdateSet({ valor })
        .where('codigo_articulo.articulo_id', '=', articuloId),
    )
    .returning('id')
    .executeTakeFirst();
  if (puesto) return;
  const articulo = await leerDuenio(tx, { tipo: 'PROVEEDOR', valor, proveedorId });
  rechazar('articulos.codigo_adicional_repetido', { valor, articulo });
}
