import { sql } from 'kysely';
import { type Lista, prepararLoteDeArchivo } from '#articulos/index.ts';
import type { Tx } from '#db/db.ts';
import { rechazar } from '#http/regla-rota.ts';
import { anotarLote } from '#importaciones/listas/lineas.repo.ts';
import type { Juicio } from '#importaciones/trabajo/juicios.ts';
import type { Obra } from '#importaciones/trabajo/obra.ts';

/** A batch is of a lista in use that is written by hand. */
export function exigirQueTengaLotes({ activa, tipo, nombre }: Lista): void {
  if (!activa || tipo !== 'MANUAL') rechazar('importaciones.lista_calculada', { nombre });
}

/** What keeps a price out of a batch, while the rest of its row goes on. */
export const juiciosDePropuesta = ({ moneda }: Lista, ahora: Date): readonly Juicio[] => [
  {
    ...DE_PRECIO,
    motivo: sql`'Un precio de cero no entra en el lote: el artículo se toma sin él.'`,
    desde: sql`carga_propuesta t where t.precio = 0`,
  },
  {
    ...DE_PRECIO,
    motivo: sql`'No hay cotización para armar el lote de una lista en dólares: cargala y volvé a ensayar. El artículo se toma sin él.'`,
    desde: sql`carga_propuesta t cross join (select cambio_en(${moneda}, ${ahora}) as valor offset 0) c
               where t.precio > 0 and c.valor is null`,
  },
];

/** What keeps a price out and lets its row go on. */
export const DE_PRECIO = { campo: 'precio', valor: sql`trim_scale(t.precio)::text`, fatal: false } as const;

/** Rows go on without the prices that were kept out. */
export async function quitarPreciosRechazados(tx: Tx): Promise<void> {
  await sql`
    update carga_propuesta t set precio = null, precio_id = null
     where exists (select from carga_rechazo r where r.fila = t.fila and r.campo = 'precio' and not r.fatal)`.execute(
    tx,
  );
}

/** The prices of `carga_precio` become a batch, simulated, of whoever brings the file; it is kept with the importación. */
export async function proponerLote(
  { tx, usuario, archivo, importacionId }: Obra,
  { listaId, ahora }: { readonly listaId: string; readonly ahora: Date },
): Promise<void> {
  await sql`
    create temp table carga_precio_de_archivo on commit drop as
    select articulo_id, importe, null::text as moneda, null::boolean as con_iva from carga_precio`.execute(tx);
  const lote = await prepararLoteDeArchivo({ tx, usuario, ahora }, { archivo, listaId });
  if (lote) await anotarLote(tx, importacionId, lote.id);
}
