import { type Herencia, type Iva, ivaHeredado } from '@trastienda/nucleo/articulos/iva.ts';
import { definido } from '@trastienda/nucleo/comun/assert.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '#db/db.ts';
import { datosInvalidos, rechazar } from '#http/regla-rota.ts';

type SubfamiliaLeida = {
  readonly id: string;
  readonly nombre: string;
  readonly activo: boolean;
  readonly heredado: Herencia;
  /** The unidad of a new artículo that brings none; without one, the default of the company (CLA-02). */
  readonly unidadId: string | null;
};

type FilaDeSubfamilia = Omit<SubfamiliaLeida, 'heredado'> & {
  readonly subfamilia: Iva | null;
  readonly familia: Iva | null;
  readonly rubro: Iva | null;
};

/** The subfamilia an artículo goes to, the default one without an id. It must be active, and stays so until commit. */
export async function exigirSubfamilia(tx: Tx, id: string | undefined): Promise<SubfamiliaLeida> {
  const { rows } = await sql<FilaDeSubfamilia>`
    select s.id, s.nombre, s.activo, s.iva_omision as subfamilia, f.iva_omision as familia, r.iva_omision as rubro,
           coalesce(s.unidad_omision_id, f.unidad_omision_id, r.unidad_omision_id) as "unidadId"
    from subfamilia s join familia f on f.id = s.familia_id join rubro r on r.id = f.rubro_id
    where ${id === undefined ? sql`s.omision` : sql`s.id = ${id}`}
    for share of s
  `.execute(tx);
  const fila = rows[0];
  if (!fila) return datosInvalidos([{ path: ['subfamiliaId'], message: 'No existe esa subfamilia.' }]);
  if (!fila.activo) rechazar('articulos.clasificacion_inactiva', { nombre: fila.nombre });
  const { id: subfamiliaId, nombre, activo, unidadId } = fila;
  return { id: subfamiliaId, nombre, activo, unidadId, heredado: ivaHeredado(fila) };
}

type UnidadLeida = { readonly id: string; readonly nombre: string; readonly decimales: number };

/** The unidad of an artículo, the default one without an id. */
export async function exigirUnidad(tx: Tx, id: string | undefined): Promise<UnidadLeida> {
  const query = tx.selectFrom('unidad').select(['id', 'nombre', 'decimales', 'activa']);
  const fila = await (id === undefined
    ? query.where('omision', '=', true)
    : query.where('id', '=', id)
  ).executeTakeFirst();
  if (!fila) return datosInvalidos([{ path: ['unidadId'], message: 'No existe esa unidad.' }]);
  if (!fila.activa) datosInvalidos([{ path: ['unidadId'], message: `La unidad ${fila.nombre} está inactiva.` }]);
  return fila;
}

/** The unidad of what comes in many at once and nobody classified: where what is said of those is out of use, that of the company. */
export async function leerUnidadSinClasificar(tx: Tx, id: string | null): Promise<UnidadLeida> {
  const activas = tx.selectFrom('unidad').select(['id', 'nombre', 'decimales']).where('activa', '=', true);
  return (id && (await activas.where('id', '=', id).executeTakeFirst())) || exigirUnidad(tx, undefined);
}

/** How a new artículo that nobody classified is counted (CLA-02). */
export async function decimalesSinClasificar(tx: Tx): Promise<number> {
  const { rows } = await sql<{ decimales: number }>`
    select n.decimales
      from subfamilia s join familia f on f.id = s.familia_id join rubro r on r.id = f.rubro_id
      join unidad n on n.id = coalesce(s.unidad_omision_id, f.unidad_omision_id, r.unidad_omision_id,
                                       (select id from unidad where omision))
     where s.omision`.execute(tx);
  return definido(rows[0], 'the default subfamilia').decimales;
}

export async function exigirMarca(tx: Tx, id: string | null): Promise<void> {
  if (id === null) return;
  const fila = await tx.selectFrom('marca').select(['nombre', 'activa']).where('id', '=', id).executeTakeFirst();
  if (!fila) datosInvalidos([{ path: ['marcaId'], message: 'No existe esa marca.' }]);
  else if (!fila.activa) datosInvalidos([{ path: ['marcaId'], message: `La marca ${fila.nombre} está inactiva.` }]);
}

/** What people call the things an artículo points at: the trail shows names, never ids. */
export async function leerNombres(
  db: Db | Tx,
  ids: { readonly subfamiliaId: string; readonly marcaId: string | null; readonly unidadId: string },
): Promise<{ readonly subfamilia: string; readonly marca: string | null; readonly unidad: string }> {
  const { rows } = await sql<{ subfamilia: string; marca: string | null; unidad: string }>`
    select (select nombre from subfamilia where id = ${ids.subfamiliaId}) as subfamilia,
           (select nombre from marca where id = ${ids.marcaId}) as marca,
           (select nombre from unidad where id = ${ids.unidadId}) as unidad
  `.execute(db);
  const [nombres] = rows;
  return nombres ?? { subfamilia: '', marca: null, unidad: '' };
}

/** Whether movements or documents name the artículo already: then its tipo is settled. */
export async function estaEnDocumentos(tx: Tx, articuloId: string): Promise<boolean> {
  const { rows } = await sql<{ usado: boolean }>`select ${enDocumentos(sql`${articuloId}`)} as usado`.execute(tx);
  return rows[0]?.usado ?? false;
}

/** The same as a condition, for many at once. */
export const enDocumentos = (articuloId: RawBuilder<unknown>): RawBuilder<boolean> => sql<boolean>`(
  exists (select from asiento_stock x where x.articulo_id = ${articuloId})
  or exists (select from reserva x where x.articulo_id = ${articuloId})
  or exists (select from nota_renglon x where x.articulo_id = ${articuloId})
  or exists (select from ajuste_renglon x where x.articulo_id = ${articuloId})
  or exists (select from estructura x where x.articulo_id = ${articuloId})
  or exists (select from estructura_linea x where x.componente_id = ${articuloId})
  or exists (select from estructura_sustituto x where x.articulo_id = ${articuloId}))`;

/** Whether it may take the place of a component: then it is counted as that one is (EST-10, INV-29). */
export async function esSustituto(tx: Tx, articuloId: string): Promise<boolean> {
  const { rows } = await sql<{ es: boolean }>`
    select exists (select from estructura_sustituto where articulo_id = ${articuloId}) as es
  `.execute(tx);
  return rows[0]?.es ?? false;
}

/** Whether some price break of the artículo would not fit fewer decimals (INV-29). */
export async function tieneTramosConMasDecimales(tx: Tx, articuloId: string, decimales: number): Promise<boolean> {
  const { rows } = await sql<{ hay: boolean }>`
    select exists (select from precio where articulo_id = ${articuloId}
                     and cantidad_desde <> round(cantidad_desde, ${decimales}::int)) as hay
  `.execute(tx);
  return rows[0]?.hay ?? false;
}
