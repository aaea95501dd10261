import { idDeRol, type Rol, roles } from '@trastienda/nucleo/acceso/roles.ts';
import { definido } from '@trastienda/nucleo/comun/assert.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '#db/db.ts';
import type { Orden } from '#http/contexto.ts';
import { datosInvalidos, rechazar } from '#http/regla-rota.ts';
import { exigirVersion } from '#http/version.ts';
import { diferencias } from '#plataforma/auditoria.ts';
import { exigirPoderSobre } from './concesiones.repo.ts';

/** Whose a limit is: of a role, everywhere or in one sucursal. */
type DeRol = {
  readonly rol: Rol;
  readonly sucursalId: string | null;
  readonly sucursal: string | null;
  readonly version: number;
};

type Columna = { readonly nombre: string; readonly cifra: boolean };
type Definicion<Limite> = {
  readonly tabla: 'limite_de_venta' | 'limite_de_ajuste';
  /** Where each thing a limit says is kept. */
  readonly columnas: Readonly<Record<keyof Limite & string, Columna>>;
};

type Cambio<Limite> = Limite & { readonly sucursalId: string | null; readonly version?: number | undefined };
type Quita = { readonly sucursalId: string; readonly version: number };

/** How far each role goes, in a table with one row for everywhere and others for sucursales that say something else (PRE-12). */
export function limitesPorRol<Limite extends Readonly<Record<string, string | null>>>(definicion: Definicion<Limite>) {
  const { tabla } = definicion;
  const columnas: readonly (readonly [string, Columna])[] = Object.entries(definicion.columnas);
  type Leido = DeRol & Limite;

  async function leer(db: Db | Tx, cuales: RawBuilder<unknown>): Promise<Leido[]> {
    const dichas = columnas.map(([campo, { nombre, cifra }]) => {
      const columna = sql.ref(`m.${nombre}`);
      return sql`${cifra ? sql`trim_scale(${columna})` : columna} as ${sql.ref(campo)}`;
    });
    const { rows } = await sql<Leido>`
      select m.rol, m.sucursal_id as "sucursalId", s.nombre as sucursal, m.version, ${sql.join(dichas)}
      from ${sql.table(tabla)} m left join sucursal s on s.id = m.sucursal_id
      where ${cuales}
      order by array_position(${Object.keys(roles)}::text[], m.rol), m.sucursal_id is not null, s.nombre collate "es-x-icu"
    `.execute(db);
    return rows;
  }

  const auditable = (limite: Leido) => ({
    rol: roles[limite.rol].nombre,
    ...Object.fromEntries(columnas.map(([campo]) => [campo, limite[campo] ?? null])),
  });

  async function bloquear(tx: Tx, rol: Rol, sucursalId: string | null): Promise<Leido | undefined> {
    await sql`select from ${sql.table(tabla)} m where ${esEl(rol, sucursalId)} for update`.execute(tx);
    return (await leer(tx, esEl(rol, sucursalId)))[0];
  }

  async function escribir(tx: Tx, rol: Rol, { version: _, sucursalId, ...limite }: Cambio<Limite>): Promise<void> {
    const nombres = columnas.map(([, { nombre }]) => nombre);
    const valores = columnas.map(([campo]) => sql`${(limite as Readonly<Record<string, string | null>>)[campo]}`);
    await sql`
      insert into ${sql.table(tabla)} (rol, sucursal_id, ${sql.join(nombres.map((nombre) => sql.ref(nombre)))})
      values (${rol}, ${sucursalId}, ${sql.join(valores)})
      on conflict (rol, sucursal_id) do update set version = ${sql.ref(`${tabla}.version`)} + 1,
        ${sql.join(nombres.map((nombre) => sql`${sql.ref(nombre)} = ${sql.ref(`excluded.${nombre}`)}`))}
    `.execute(tx);
  }

  return {
    /** The limits of every role: first the one for everywhere, then the sucursales that say something else. */
    leer: (db: Db | Tx): Promise<Leido[]> => leer(db, sql`true`),

    /** Says how far a role goes, everywhere or in one sucursal. It holds from the next time on. */
    guardar: async (orden: Orden, rol: Rol, cambio: Cambio<Limite>): Promise<Leido> => {
      const { tx, usuario, auditar } = orden;
      const { sucursalId, version = 0 } = cambio;
      await exigirSucursal(tx, sucursalId);
      exigirPoderSobre(usuario, [{ rol, sucursalId }]);
      const antes = await bloquear(tx, rol, sucursalId);
      const id = idDeRol(rol);
      if (antes) await exigirVersion({ tx, entidad: tabla, id, actual: antes.version, pedida: version });
      await escribir(tx, rol, cambio);
      const despues = definido((await leer(tx, esEl(rol, sucursalId)))[0], 'the limit just written');
      auditar({
        accion: `${tabla}.cambiar`,
        entidad: tabla,
        id,
        ...(sucursalId === null ? {} : { sucursalId }),
        cambios: diferencias(antes ? auditable(antes) : null, auditable(despues)),
      });
      return despues;
    },

    /** Takes away what a sucursal said apart: there the limit for everywhere holds again. */
    quitar: async (
      { tx, usuario, auditar }: Orden,
      rol: Rol,
      { sucursalId, version }: Quita,
    ): Promise<{ rol: Rol }> => {
      await exigirSucursal(tx, sucursalId);
      exigirPoderSobre(usuario, [{ rol, sucursalId }]);
      const antes = await bloquear(tx, rol, sucursalId);
      if (!antes) return rechazar('comun.no_encontrado', { que: 'el límite' });
      const id = idDeRol(rol);
      await exigirVersion({ tx, entidad: tabla, id, actual: antes.version, pedida: version });
      await tx.deleteFrom(tabla).where('rol', '=', rol).where('sucursal_id', '=', sucursalId).execute();
      const cambios = diferencias(auditable(antes), { rol: roles[rol].nombre });
      auditar({ accion: `${tabla}.quitar`, entidad: tabla, id, sucursalId, cambios });
      return { rol };
    },
  };
}

async function exigirSucursal(tx: Tx, sucursalId: string | null): Promise<void> {
  if (sucursalId === null) return;
  const hay = await tx.selectFrom('sucursal').select('id').where('id', '=', sucursalId).executeTakeFirst();
  if (!hay) datosInvalidos([{ path: ['sucursalId'], message: 'No existe esa sucursal.' }]);
}

const esEl = (rol: Rol, sucursalId: string | null) =>
  sql`m.rol = ${rol} and m.sucursal_id is not distinct from ${sucursalId}::uuid`;
