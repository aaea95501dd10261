import { idDeRol, type Rol, roles } from '@trastienda/nucleo/acceso/roles.ts';
import { definido } from '@trastienda/nucleo/comun/assert.ts';
import type { Limite } from '@trastienda/nucleo/comun/limite-de-venta.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '#db/db.ts';
import type { Orden } from '#http/contexto.ts';
import { datosInvalidos, rechazar } from '#http/regla-rota.ts';
import { exigirVersion } from '#http/version.ts';
import { diferencias } from '#plataforma/auditoria.ts';
import { exigirPoderSobre } from './concesiones.repo.ts';

type LimiteDeVenta = Limite & {
  readonly rol: Rol;
  readonly sucursalId: string | null;
  readonly sucursal: string | null;
  readonly version: number;
};

const ENTIDAD = 'limite_de_venta';

/** The limits of every role: first the one for everywhere, then the sucursales that say something else. */
export const leerLimitesDeVenta = (db: Db | Tx): Promise<LimiteDeVenta[]> => leer(db, sql`true`);

type Cambio = Limite & { readonly sucursalId: string | null; readonly version?: number | undefined };

/** Says how far a role may go with prices, everywhere or in one sucursal (PRE-12). It holds from the next sale on. */
export async function guardarLimiteDeVenta(
  orden: Orden,
  rol: Rol,
  { version, sucursalId, ...limite }: Cambio,
): Promise<LimiteDeVenta> {
  const { tx, usuario, auditar } = orden;
  await exigirSucursal(tx, sucursalId);
  exigirPoderSobre(usuario, [{ rol, sucursalId }]);
  const antes = await bloquear(tx, rol, sucursalId);
  const id = idDeRol(rol);
  if (antes) await exigirVersion({ tx, entidad: ENTIDAD, id, actual: antes.version, pedida: version ?? 0 });
  await sql`
    insert into limite_de_venta (rol, sucursal_id, descuento_maximo, margen_minimo, bajo_margen, costo_viejo)
    values (${rol}, ${sucursalId}, ${limite.descuentoMaximo}, ${limite.margenMinimo}, ${limite.bajoMargen}, ${limite.costoViejo})
    on conflict (rol, sucursal_id) do update
    set version = limite_de_venta.version + 1, descuento_maximo = excluded.descuento_maximo,
        margen_minimo = excluded.margen_minimo, bajo_margen = excluded.bajo_margen, costo_viejo = excluded.costo_viejo
  `.execute(tx);
  const despues = definido((await leer(tx, esEl(rol, sucursalId)))[0], 'the limit just written');
  auditar({
    accion: 'limite_de_venta.cambiar',
    entidad: ENTIDAD,
    id,
    ...(sucursalId === null ? {} : { sucursalId }),
    cambios: diferencias(antes ? auditable(antes) : null, auditable(despues)),
  });
  return despues;
}

/** Takes away what a sucursal said apart: there the limit for everywhere holds again. */
export async function quitarLimiteDeVenta(
  { tx, usuario, auditar }: Orden,
  rol: Rol,
  { sucursalId, version }: { readonly sucursalId: string; readonly version: number },
): Promise<{ rol: Rol }> {
  await exigirSucursal(tx, sucursalId);
  exigirPoderSobre(usuario, [{ rol, sucursalId }]);
  const antes = await bloquear(tx, rol, sucursalId);
  if (!antes) return rechazar('comun.no_encontrado', { que: 'el límite' });
  await exigirVersion({ tx, entidad: ENTIDAD, id: idDeRol(rol), actual: antes.version, pedida: version });
  await tx.deleteFrom('limite_de_venta').where('rol', '=', rol).where('sucursal_id', '=', sucursalId).execute();
  auditar({
    accion: 'limite_de_venta.quitar',
    entidad: ENTIDAD,
    id: idDeRol(rol),
    sucursalId,
    cambios: diferencias(auditable(antes), { rol: roles[rol].nombre }),
  });
  return { rol };
}

async function bloquear(tx: Tx, rol: Rol, sucursalId: string | null): Promise<LimiteDeVenta | undefined> {
  await sql`select from limite_de_venta m where ${esEl(rol, sucursalId)} for update`.execute(tx);
  return (await leer(tx, esEl(rol, sucursalId)))[0];
}

async function exigirSucursal(tx: Tx, sucursalId: string | null): Promise<void> {
  if (sucursalId === null) return;
  const hay = await tx.selectFrom('sucursal').select('id').where('id', '=', sucursalId).executeTakeFirst();
  if (!hay) datosInvalidos([{ path: ['sucursalId'], message: 'No existe esa sucursal.' }]);
}

const esEl = (rol: Rol, sucursalId: string | null) =>
  sql`m.rol = ${rol} and m.sucursal_id is not distinct from ${sucursalId}::uuid`;

async function leer(db: Db | Tx, cuales: RawBuilder<unknown>): Promise<LimiteDeVenta[]> {
  const { rows } = await sql<LimiteDeVenta>`
    select m.rol, m.sucursal_id as "sucursalId", s.nombre as sucursal, m.version,
           trim_scale(m.descuento_maximo) as "descuentoMaximo", trim_scale(m.margen_minimo) as "margenMinimo",
           m.bajo_margen as "bajoMargen", m.costo_viejo as "costoViejo"
    from limite_de_venta m left join sucursal s on s.id = m.sucursal_id
    where ${cuales}
    order by array_position(${Object.keys(roles)}::text[], m.rol), m.sucursal_id is not null, s.nombre collate "es-x-icu"
  `.execute(db);
  return rows;
}

const auditable = ({ rol, descuentoMaximo, margenMinimo, bajoMargen, costoViejo }: LimiteDeVenta) => ({
  rol: roles[rol].nombre,
  descuentoMaximo,
  margenMinimo,
  bajoMargen,
  costoViejo,
});
