import type { EstadoArticulo } from '@trastienda/nucleo/articulos/ciclo-de-articulo.ts';
import type { OtroArticulo } from '@trastienda/nucleo/articulos/codigo.ts';
import type { Iva } from '@trastienda/nucleo/articulos/iva.ts';
import type { Control } from '@trastienda/nucleo/articulos/numeros/control.ts';
import { normaCodigo } from '@trastienda/nucleo/comun/texto.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '#db/db.ts';
import { rechazar } from '#http/regla-rota.ts';
import type { UltimoAutor } from '#plataforma/auditoria.ts';
import { intentar } from './intentar.ts';

export type TipoDeArticulo = 'PRODUCTO' | 'SERVICIO' | 'KIT';

/** The artículo as a row, with the ids it points at. */
export type DatosDeArticulo = {
  readonly codigo: string;
  readonly descripcion: string;
  readonly subfamiliaId: string;
  readonly marcaId: string | null;
  readonly unidadId: string;
  readonly decimales: number;
  readonly tipo: TipoDeArticulo;
  readonly iva: Iva;
  readonly permiteNegativo: boolean;
  readonly estado: EstadoArticulo;
  readonly observaciones: string;
};

export type ArticuloBloqueado = DatosDeArticulo & {
  readonly id: string;
  readonly version: number;
  readonly distincion: string;
  readonly control: Control;
};

/**
 * Locks an artículo to decide about it. `todo` also holds back whoever is about to name it in a line or an asiento,
 * which inactivating needs, and another tipo; any other change lets them pass.
 */
export async function bloquearArticulo(tx: Tx, id: string, { todo = false } = {}): Promise<ArticuloBloqueado> {
  const query = tx
    .selectFrom('articulo')
    .select([
      'id',
      'version',
      'codigo',
      'distincion',
      'descripcion',
      'subfamilia_id as subfamiliaId',
      'marca_id as marcaId',
      'unidad_id as unidadId',
      'decimales',
      sql<TipoDeArticulo>`tipo`.as('tipo'),
      sql<Iva>`iva`.as('iva'),
      'permite_negativo as permiteNegativo',
      sql<EstadoArticulo>`estado`.as('estado'),
      'observaciones',
      sql<Control>`control`.as('control'),
    ])
    .where('id', '=', id);
  const fila = await (todo ? query.forUpdate() : query.forNoKeyUpdate()).executeTakeFirst();
  return fila ?? rechazar('comun.no_encontrado', { que: 'el artículo' });
}

/** Who changed an artículo last, by itself or with many others. */
export async function leerUltimoAutor(tx: Tx, id: string): Promise<UltimoAutor | undefined> {
  return tx
    .selectFrom('articulo as a')
    .innerJoin('usuario as u', 'u.id', 'a.modificado_por')
    .select(['u.nombre as quien', 'a.modificado_en as en'])
    .where('a.id', '=', id)
    .executeTakeFirst();
}

/** Holds many, in the order of their ids. What is read of them in the next statement counts what this one waited for. */
export async function bloquearArticulos(tx: Tx, ids: readonly string[], { todo = false } = {}): Promise<void> {
  await bloquearDonde(tx, sql`id = any(${ids}::uuid[])`, todo ? sql`for update` : sql`for no key update`);
}

/** The same of those that a statement finds: there may be as many as in a file. */
export const bloquearArticulosDe = (tx: Tx, cuales: RawBuilder<unknown>): Promise<void> =>
  bloquearDonde(tx, sql`id in (${cuales})`, sql`for no key update`);

async function bloquearDonde(tx: Tx, donde: RawBuilder<unknown>, modo: RawBuilder<unknown>): Promise<void> {
  await sql`select count(*) from (select from articulo where ${donde} order by id ${modo}) x`.execute(tx);
}

/** The artículos that are not inactive and whose code has this normal form, besides `salvo`. */
export async function leerConMismoCodigo(tx: Tx, codigo: string, salvo: string | null = null): Promise<OtroArticulo[]> {
  return tx
    .selectFrom('articulo')
    .select(['id', 'codigo', 'descripcion'])
    .where('codigo_norm', '=', normaCodigo(codigo))
    .where('estado', '<>', 'INACTIVO')
    .$if(salvo !== null, (query) => query.where('id', '<>', salvo))
    .orderBy('distincion')
    .orderBy('id')
    .limit(5)
    .execute();
}

type Escritura = {
  readonly id: string;
  readonly usuarioId: string;
  readonly ahora: Date;
  readonly distinguir: boolean;
};

/** Answers false when somebody took the code in the meantime; nothing is written then. */
export async function insertarArticulo(tx: Tx, datos: DatosDeArticulo, escritura: Escritura): Promise<boolean> {
  const fila = await tx
    .insertInto('articulo')
    .values({
      id: escritura.id,
      ...aColumnas(datos, escritura.distinguir),
      creado_en: escritura.ahora,
      creado_por: escritura.usuarioId,
      modificado_en: escritura.ahora,
      modificado_por: escritura.usuarioId,
    })
    .onConflict((conflicto) =>
      conflicto.columns(['codigo_norm', 'distincion']).where('estado', '<>', 'INACTIVO').doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  return fila !== undefined;
}

/** Writes the whole row with its next version. Answers the constraint that refused, if one did. */
export async function actualizarArticulo(
  tx: Tx,
  datos: DatosDeArticulo,
  { id, usuarioId, ahora, distinguir }: Escritura,
): Promise<string | null> {
  const resultado = await intentar(tx, () =>
    tx
      .updateTable('articulo')
      .set({
        ...aColumnas(datos, distinguir),
        version: sql`version + 1`,
        modificado_en: ahora,
        modificado_por: usuarioId,
      })
      .where('id', '=', id)
      .executeTakeFirstOrThrow(),
  );
  return resultado.ok ? null : resultado.error;
}

/** For changes that live in other tables of the artículo, such as its codes. */
export async function avanzarVersion(tx: Tx, { id, usuarioId, ahora }: Omit<Escritura, 'distinguir'>): Promise<void> {
  await tx
    .updateTable('articulo')
    .set({ version: sql`version + 1`, modificado_en: ahora, modificado_por: usuarioId })
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

/** The same for any number of them: whoever was looking at those artículos sees that they changed. `cuales` selects their ids. */
export async function avanzarVersiones(
  tx: Tx,
  cuales: RawBuilder<unknown>,
  { usuarioId, ahora }: Pick<Escritura, 'usuarioId' | 'ahora'>,
): Promise<void> {
  await sql`
    update articulo set version = version + 1, modificado_en = ${ahora}, modificado_por = ${usuarioId}
     where id in (${cuales})
  `.execute(tx);
}

function aColumnas(datos: DatosDeArticulo, distinguir: boolean) {
  return {
    codigo: datos.codigo,
    codigo_norm: normaCodigo(datos.codigo),
    // Upper case as the database does it, which is what the column is checked against.
    distincion: distinguir ? sql<string>`upper(${datos.codigo}::text)` : '',
    descripcion: datos.descripcion,
    subfamilia_id: datos.subfamiliaId,
    marca_id: datos.marcaId,
    unidad_id: datos.unidadId,
    decimales: datos.decimales,
    tipo: datos.tipo,
    iva: datos.iva,
    permite_negativo: datos.permiteNegativo,
    estado: datos.estado,
    observaciones: datos.observaciones,
  };
}
