import type { OtroArticulo } from '@trastienda/nucleo/articulos/codigo.ts';
import { normaCodigo } from '@trastienda/nucleo/comun/texto.ts';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Tx } from '#db/db.ts';
import { rechazar } from '#http/regla-rota.ts';

type CodigoNuevo = {
  readonly articuloId: string;
  readonly decimales: number;
  readonly tipo: string;
  readonly valor: string;
  readonly cantidadPorLectura: string;
};

/** Adds codes to artículos, or refuses naming the artículo that has one of them already (INV-02). */
export async function insertarCodigos(tx: Tx, codigos: readonly CodigoNuevo[]): Promise<void> {
  const puestos = await insertarLibres(tx, codigos);
  const repetido = codigos.find(({ tipo, valor }) => !puestos.delete(`${tipo} ${normaCodigo(valor)}`));
  if (!repetido) return;
  rechazar('articulos.codigo_adicional_repetido', {
    valor: repetido.valor,
    articulo: await leerDuenio(tx, repetido),
  });
}

/** Adds the codes that nobody has yet and answers which, as `tipo norma`. */
export async function insertarLibres(tx: Tx, codigos: readonly CodigoNuevo[]): Promise<Set<string>> {
  if (codigos.length === 0) return new Set();
  const { rows } = await sql<{ clave: string }>`
    insert into codigo_articulo (id, articulo_id, decimales, tipo, valor, valor_norm, cantidad_por_lectura)
    select * from unnest(
      ${codigos.map(() => uuidv7())}::uuid[], ${codigos.map(({ articuloId }) => articuloId)}::uuid[],
      ${codigos.map(({ decimales }) => decimales)}::smallint[], ${codigos.map(({ tipo }) => tipo)}::text[],
      ${codigos.map(({ valor }) => valor)}::text[], ${codigos.map(({ valor }) => normaCodigo(valor))}::text[],
      ${codigos.map(({ cantidadPorLectura }) => cantidadPorLectura)}::numeric[])
    on conflict do nothing
    returning tipo || ' ' || valor_norm as clave
  `.execute(tx);
  return new Set(rows.map(({ clave }) => clave));
}

type CodigoConDuenio = { readonly tipo: string; readonly valor: string; readonly proveedorId?: string };

/** Whose a code is that was refused. Those of proveedores are told apart by who gives them. */
export async function leerDuenio(tx: Tx, { tipo, valor, proveedorId }: CodigoConDuenio): Promise<OtroArticulo> {
  return tx
    .selectFrom('codigo_articulo')
    .innerJoin('articulo', 'articulo.id', 'codigo_articulo.articulo_id')
    .select(['articulo.id', 'articulo.codigo', 'articulo.descripcion'])
    .where('codigo_articulo.tipo', '=', tipo)
    .where('codigo_articulo.valor_norm', '=', normaCodigo(valor))
    .where('codigo_articulo.proveedor_id', 'is not distinct from', proveedorId ?? null)
    .executeTakeFirstOrThrow();
}

/** What an artículo answers to besides its own code. */
export async function leerCodigos(
  tx: Tx,
  articuloId: string,
): Promise<readonly { readonly id: string; readonly tipo: string; readonly valor: string }[]> {
  return tx
    .selectFrom('codigo_articulo')
    .select(['id', 'tipo', 'valor'])
    .where('articulo_id', '=', articuloId)
    .execute();
}

/** Says how many units one scan of a code is, and answers what was said. */
export async function cambiarLectura(
  tx: Tx,
  articuloId: string,
  codigoId: string,
  cantidad: string,
): Promise<{ readonly tipo: string; readonly valor: string; readonly antes: string }> {
  const { rows } = await sql<{ tipo: string; valor: string; antes: string }>`
    update codigo_articulo k set cantidad_por_lectura = ${cantidad}
      from codigo_articulo v where k.id = ${codigoId} and k.articulo_id = ${articuloId} and v.id = k.id
    returning k.tipo, k.valor, v.cantidad_por_lectura as antes
  `.execute(tx);
  return rows[0] ?? rechazar('comun.no_encontrado', { que: 'ese código en el artículo' });
}

/** Takes a code away and answers what it was. That of a proveedor is a part of what it asks, with its own permission and version. */
export async function borrarCodigo(
  tx: Tx,
  articuloId: string,
  codigoId: string,
): Promise<{ readonly tipo: string; readonly valor: string; readonly cantidad: string }> {
  const borrado = await tx
    .deleteFrom('codigo_articulo')
    .where('id', '=', codigoId)
    .where('articulo_id', '=', articuloId)
    .where('proveedor_id', 'is', null)
    .returning(['tipo', 'valor', 'cantidad_por_lectura as cantidad'])
    .executeTakeFirst();
  if (borrado) return borrado;
  const deProveedor = (await leerCodigos(tx, articuloId)).find(({ id }) => id === codigoId);
  if (deProveedor) rechazar('articulos.codigo_de_proveedor', { valor: deProveedor.valor });
  return rechazar('comun.no_encontrado', { que: 'ese código en el artículo' });
}
