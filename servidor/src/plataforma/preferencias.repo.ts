import { ROLES, roles } from '@trastienda/nucleo/acceso/roles.ts';
import type { Preferencia } from '@trastienda/nucleo/plataforma/contrato.ts';
import {
  definicionDe,
  TIPOS_DE_NOTIFICACION,
  type TipoDeNotificacion,
} from '@trastienda/nucleo/plataforma/notificaciones.ts';
import { sql } from 'kysely';
import type { Db, Tx } from '#db/db.ts';
import type { Orden, Usuario } from '#http/contexto.ts';
import { rechazar } from '#http/regla-rota.ts';
import { diferencias } from './auditoria.ts';

type Canales = Pick<Preferencia, 'enProducto' | 'porCorreo'>;
type Elegida = Canales & { readonly tipo: TipoDeNotificacion };

const deFabrica = (tipo: TipoDeNotificacion): Canales => ({
  enProducto: true,
  porCorreo: definicionDe(tipo).porCorreo ?? false,
});

async function elegidas(db: Db | Tx, usuarioId: string): Promise<ReadonlyMap<string, Canales>> {
  const filas = await db
    .selectFrom('notificacion_preferencia')
    .select(['tipo', 'en_producto as enProducto', 'por_correo as porCorreo'])
    .where('usuario_id', '=', usuarioId)
    .execute();
  return new Map(filas.map(({ tipo, ...canales }) => [tipo, canales]));
}

/** How somebody hears of each kind of event that their rights let them see. */
export async function leerPreferencias(db: Db | Tx, usuario: Usuario): Promise<Preferencia[]> {
  const propias = await elegidas(db, usuario.id);
  return TIPOS_DE_NOTIFICACION.filter((tipo) => {
    const { permiso } = definicionDe(tipo);
    return permiso === undefined || usuario.puede(permiso);
  }).map((tipo) => {
    const { tema, obligatoria = false } = definicionDe(tipo);
    return { tipo, tema, obligatoria, ...(propias.get(tipo) ?? deFabrica(tipo)) };
  });
}

export async function guardarPreferencias(
  { tx, usuario, auditar }: Orden,
  nuevas: readonly Elegida[],
): Promise<Preferencia[]> {
  for (const { tipo, enProducto } of nuevas) {
    const { obligatoria, titulo } = definicionDe(tipo);
    if (obligatoria && !enProducto) rechazar('plataforma.notificacion_obligatoria', { titulo });
  }
  const antes = await elegidas(tx, usuario.id);
  await sql`
    insert into notificacion_preferencia (usuario_id, tipo, en_producto, por_correo)
    select ${usuario.id}::uuid, p.* from unnest(
      ${nuevas.map(({ tipo }) => tipo)}::text[], ${nuevas.map(({ enProducto }) => enProducto)}::boolean[],
      ${nuevas.map(({ porCorreo }) => porCorreo)}::boolean[]) as p (tipo, en_producto, por_correo)
    on conflict (usuario_id, tipo) do update set en_producto = excluded.en_producto, por_correo = excluded.por_correo
  `.execute(tx);
  const enPalabras = ({ tipo, enProducto, porCorreo }: Elegida) => [
    [`${tipo}: en el producto`, enProducto] as const,
    [`${tipo}: por correo`, porCorreo] as const,
  ];
  auditar({
    accion: 'usuario.notificaciones',
    entidad: 'usuario',
    id: usuario.id,
    cambios: diferencias(
      Object.fromEntries(nuevas.flatMap(({ tipo }) => enPalabras({ tipo, ...(antes.get(tipo) ?? deFabrica(tipo)) }))),
      Object.fromEntries(nuevas.flatMap(enPalabras)),
    ),
  });
  return leerPreferencias(tx, usuario);
}

/** Who of these may see each kind only elsewhere: the kinds that each of them silenced in the product. */
export async function silenciadas(
  db: Db,
  usuarioIds: readonly string[],
  tipos: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ cual: string }>`
    select usuario_id || ' ' || tipo as cual from notificacion_preferencia
    where not en_producto and usuario_id = any(${usuarioIds}::uuid[]) and tipo = any(${tipos}::text[])
  `.execute(db);
  return new Set(rows.map(({ cual }) => cual));
}

/** Something that happened, by its kind and whom it is for. */
type Dirigido = {
  readonly tipo: TipoDeNotificacion;
  readonly usuarioId?: string | null;
  readonly sucursalId?: string | null;
  readonly autorId?: string | null;
};

export type Destinatario = {
  /** The place of the event among those that were asked about. */
  readonly cual: number;
  readonly usuarioId: string;
  readonly nombre: string;
  readonly email: string;
};

/** Who asked to hear of each of these events by mail, as far as their rights let them see it now. */
export async function correosPara(db: Db | Tx, eventos: readonly Dirigido[]): Promise<Destinatario[]> {
  const concedidos = ROLES.flatMap((rol) => roles[rol].permisos.map((permiso) => [rol, permiso] as const));
  const definiciones = eventos.map(({ tipo }) => definicionDe(tipo));
  const { rows } = await sql<Destinatario>`
    with e as (
      select * from unnest(
        ${eventos.map((_, i) => i)}::int[], ${eventos.map(({ tipo }) => tipo)}::text[],
        ${eventos.map(({ usuarioId }) => usuarioId ?? null)}::uuid[],
        ${eventos.map(({ sucursalId }) => sucursalId ?? null)}::uuid[],
        ${eventos.map(({ autorId }) => autorId ?? null)}::uuid[],
        ${definiciones.map(({ permiso }) => permiso ?? null)}::text[],
        ${definiciones.map(({ porCorreo }) => porCorreo ?? false)}::boolean[])
        as e (cual, tipo, usuario_id, sucursal_id, autor_id, permiso, por_correo)
    ), da as (
      select * from unnest(${concedidos.map(([rol]) => rol)}::text[], ${concedidos.map(([, permiso]) => permiso)}::text[])
        as da (rol, permiso)
    )
    select e.cual, u.id as "usuarioId", u.nombre, u.email
    from e join usuario u on u.activo
      and (u.id = e.usuario_id or (e.usuario_id is null and u.id is distinct from e.autor_id))
    left join notificacion_preferencia p on p.usuario_id = u.id and p.tipo = e.tipo
    where coalesce(p.por_correo, e.por_correo)
      and (e.permiso is null or exists (
        select from concesion c join da on da.rol = c.rol and da.permiso = e.permiso
        where c.usuario_id = u.id
          and (c.sucursal_id is null or e.sucursal_id is null or c.sucursal_id = e.sucursal_id)))
    order by e.cual, u.email
  `.execute(db);
  return rows;
}
