import { definido } from '@trastienda/nucleo/comun/assert.ts';
import { normaCodigo } from '@trastienda/nucleo/comun/texto.ts';
import type { ClaseReal } from '@trastienda/nucleo/tablas-generales/deposito.ts';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Db, Tx } from '#db/db.ts';
import type { DatosDeLocalidad } from './localidades.repo.ts';
import type { DatosDeSucursal } from './sucursales.repo.ts';

type SucursalParaCargar = Omit<DatosDeSucursal, 'listaId'> & {
  /** The first one is where it sells from, unless it had a principal already. */
  readonly depositos: readonly {
    readonly codigo: string;
    readonly nombre: string;
    readonly clase: ClaseReal;
    readonly vendible: boolean;
  }[];
};

type SucursalCargada = {
  readonly id: string;
  /** In the order they were given. */
  readonly depositos: readonly string[];
};

/**
 * Sucursales with their depósitos, for the demonstration company. One whose code is there already takes these data and
 * keeps its depósitos; only those it lacks are added. Answers the ids in the order given.
 */
export async function cargarSucursales(
  tx: Tx,
  sucursales: readonly SucursalParaCargar[],
): Promise<readonly SucursalCargada[]> {
  await sql`
    insert into sucursal (id, codigo, nombre, domicilio, localidad_id, telefono, horario, punto_de_venta)
    select * from unnest(
      ${sucursales.map(() => uuidv7())}::uuid[], ${sucursales.map(({ codigo }) => codigo)}::text[],
      ${sucursales.map(({ nombre }) => nombre)}::text[], ${sucursales.map(({ domicilio }) => domicilio)}::text[],
      ${sucursales.map(({ localidadId }) => localidadId)}::uuid[], ${sucursales.map(({ telefono }) => telefono)}::text[],
      ${sucursales.map(({ horario }) => horario)}::text[],
      ${sucursales.map(({ puntoDeVenta }) => puntoDeVenta)}::int[])
    on conflict (norma_codigo(codigo)) do update
    set nombre = excluded.nombre, domicilio = excluded.domicilio, localidad_id = excluded.localidad_id,
        telefono = excluded.telefono, horario = excluded.horario, punto_de_venta = excluded.punto_de_venta,
        version = sucursal.version + 1
  `.execute(tx);
  const ids = await idsPorCodigo(tx);
  const conId = sucursales.map((sucursal) => ({
    ...sucursal,
    id: definido(ids.get(normaCodigo(sucursal.codigo)), 'the sucursal just loaded').id,
    tienePrincipal: ids.get(normaCodigo(sucursal.codigo))?.tienePrincipal ?? false,
  }));
  const depositos = conId.flatMap(({ id, tienePrincipal, depositos: suyos }) =>
    suyos.map((deposito, i) => ({ ...deposito, sucursalId: id, principal: i === 0 && !tienePrincipal })),
  );
  await sql`
    insert into deposito (id, sucursal_id, codigo, nombre, clase, vendible, principal, virtual)
    select *, false from unnest(
      ${depositos.map(() => uuidv7())}::uuid[], ${depositos.map(({ sucursalId }) => sucursalId)}::uuid[],
      ${depositos.map(({ codigo }) => codigo)}::text[], ${depositos.map(({ nombre }) => nombre)}::text[],
      ${depositos.map(({ clase }) => clase)}::text[], ${depositos.map(({ vendible }) => vendible)}::boolean[],
      ${depositos.map(({ principal }) => principal)}::boolean[])
    on conflict (sucursal_id, norma_codigo(codigo)) do nothing
  `.execute(tx);
  const lugares = await depositosPorCodigo(tx);
  return conId.map(({ id, depositos: suyos }) => ({
    id,
    depositos: suyos.map(({ codigo }) =>
      definido(lugares.get(`${id} ${normaCodigo(codigo)}`), 'the depósito just loaded'),
    ),
  }));
}

async function idsPorCodigo(db: Db) {
  const { rows } = await sql<{ codigo: string; id: string; tienePrincipal: boolean }>`
    select codigo, id, exists (select from deposito d where d.sucursal_id = s.id and d.principal) as "tienePrincipal"
    from sucursal s
  `.execute(db);
  return new Map(rows.map((fila) => [normaCodigo(fila.codigo), fila]));
}

async function depositosPorCodigo(db: Db): Promise<ReadonlyMap<string, string>> {
  const filas = await db
    .selectFrom('deposito')
    .select(['id', 'codigo', 'sucursal_id'])
    .where('virtual', '=', false)
    .execute();
  return new Map(filas.map(({ id, codigo, sucursal_id }) => [`${sucursal_id} ${normaCodigo(codigo)}`, id]));
}

/** The ids of localidades that are there, in the order given; null for the others. */
export async function idsDeLocalidades(
  db: Db,
  localidades: readonly Pick<DatosDeLocalidad, 'provinciaId' | 'nombre' | 'partido' | 'codigoPostal'>[],
): Promise<readonly (string | null)[]> {
  const { rows } = await sql<{ orden: number; id: string }>`
    select n.orden::int as orden, l.id
    from unnest(${localidades.map(({ provinciaId }) => provinciaId)}::uuid[],
                ${localidades.map(({ nombre }) => normaCodigo(nombre))}::text[],
                ${localidades.map(({ partido }) => normaCodigo(partido))}::text[],
                ${localidades.map(({ codigoPostal }) => codigoPostal ?? '')}::text[])
      with ordinality as n (provincia_id, nombre, partido, codigo_postal, orden)
    join localidad l on l.provincia_id = n.provincia_id and l.nombre_norm = n.nombre and l.partido_norm = n.partido
                    and coalesce(l.codigo_postal, '') = n.codigo_postal
  `.execute(db);
  const ids = new Map(rows.map(({ orden, id }) => [orden, id]));
  return localidades.map((_, i) => ids.get(i + 1) ?? null);
}

/** The active unidades by the normal form of their code, with their decimals. */
export async function unidadesPorCodigo(
  db: Db,
): Promise<ReadonlyMap<string, { readonly id: string; readonly decimales: number }>> {
  const filas = await db
    .selectFrom('unidad')
    .select(['codigo', 'id', 'decimales'])
    .where('activa', '=', true)
    .execute();
  return new Map(filas.map(({ codigo, ...unidad }) => [normaCodigo(codigo), unidad]));
}
