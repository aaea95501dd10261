import type { ParsedOf } from '@trastienda/nucleo/comun/endpoint.ts';
import type { Lista } from '@trastienda/nucleo/comun/paginacion.ts';
import type { Permiso } from '@trastienda/nucleo/permisos.ts';
import type { listarNotificaciones, Notificacion } from '@trastienda/nucleo/plataforma/contrato.ts';
import {
  conDatos,
  definicionDe,
  TIPOS_DE_NOTIFICACION,
  type TipoDeNotificacion,
} from '@trastienda/nucleo/plataforma/notificaciones.ts';
import { MENOS_A_SU_SUJETO } from '@trastienda/nucleo/plataforma/sujeto-de-evento.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '#db/db.ts';
import { paginar } from '#db/lista.ts';
import type { Usuario } from '#http/contexto.ts';

type Consulta = ParsedOf<typeof listarNotificaciones>['query'];

/** Beyond this nobody counts: the bell says «99+». */
const TOPE_SIN_LEER = 100;

/** The permissions that any kind of notification asks for. */
const PERMISOS = [...new Set(TIPOS_DE_NOTIFICACION.flatMap((tipo) => definicionDe(tipo).permiso ?? []))];

/** The notifications of somebody, as their rights and their preferences are now. The same rule as `puedeVer` and `esSuSujeto`. */
export function deQuien(usuario: Usuario): RawBuilder<unknown> {
  const { todas, alguna, pares } = alcances(usuario);
  return sql`
    evento e
    join usuario u on u.id = ${usuario.id}
    left join notificacion_marca m on m.usuario_id = u.id
    where e.tipo = any(${TIPOS_DE_NOTIFICACION}::text[])
      -- Nobody begins with the news of before they came.
      and e.en >= u.creado_en
      and (e.usuario_id = u.id or (e.usuario_id is null and e.autor_id is distinct from u.id))
      and not (e.tipo = any(${MENOS_A_SU_SUJETO}::text[]) and e.datos ->> 'usuarioId' = u.id::text)
      and (e.permiso is null or e.permiso = any(${todas}::text[])
           or (e.sucursal_id is null and e.permiso = any(${alguna}::text[]))
           or (e.permiso, e.sucursal_id) in (
                select * from unnest(${pares.map(([permiso]) => permiso)}::text[], ${pares.map(([, id]) => id)}::uuid[])))
      and not exists (select from notificacion_preferencia p
                      where p.usuario_id = u.id and p.tipo = e.tipo and not p.en_producto)`;
}

const LEIDA = sql<boolean>`(
  coalesce(e.id <= m.hasta and pg_visible_in_snapshot(e.xid, m.foto), false)
  or exists (select from notificacion_leida l where l.usuario_id = u.id and l.evento_id = e.id))`;

function alcances(usuario: Usuario) {
  const todas: Permiso[] = [];
  const alguna: Permiso[] = [];
  const pares: (readonly [Permiso, string])[] = [];
  for (const permiso of PERMISOS) {
    const donde = usuario.alcance(permiso);
    if (donde === 'TODAS') todas.push(permiso);
    else for (const sucursalId of donde) pares.push([permiso, sucursalId]);
    if (donde === 'TODAS' || donde.length > 0) alguna.push(permiso);
  }
  return { todas, alguna, pares };
}

type FilaDeEvento = {
  readonly id: number;
  readonly tipo: TipoDeNotificacion;
  readonly en: string;
  readonly datos: Notificacion['datos'];
};

/** An event as its reader gets it. */
export function aNotificacion({ id, tipo, en, datos }: FilaDeEvento, leida: boolean): Notificacion {
  const { titulo, texto, ruta, icono, tono, tema, importante } = definicionDe(tipo);
  return {
    id,
    tipo,
    en,
    leida,
    titulo: conDatos(titulo, datos),
    texto: conDatos(texto, datos),
    datos,
    ruta: conDatos(ruta, datos),
    icono,
    tono,
    tema,
    importante,
  };
}

/** A page of the notifications of somebody, newest first, and how many of all of them are unread. */
export async function listar(
  db: Db,
  usuario: Usuario,
  consulta: Consulta,
): Promise<Lista<Notificacion> & { readonly sinLeer: number }> {
  const { leidas } = consulta;
  const tipos = TIPOS_DE_NOTIFICACION.filter(
    (tipo) =>
      (consulta.tipo === undefined || consulta.tipo === tipo) &&
      (consulta.tema === undefined || consulta.tema === definicionDe(tipo).tema),
  );
  const filtradas = sql`${deQuien(usuario)}
    and e.tipo = any(${tipos}::text[])
    ${leidas === 'no' ? sql`and not ${LEIDA}` : sql``}`;
  const pagina = paginar({
    consulta,
    filtrado: true,
    filas: async (limit, offset) => {
      const { rows } = await sql<FilaDeEvento & { leida: boolean }>`
        select e.id, e.tipo, e.en, e.datos, ${LEIDA} as leida
        from ${filtradas} order by e.id desc limit ${limit} offset ${offset}
      `.execute(db);
      return rows.map((fila) => aNotificacion(fila, fila.leida));
    },
    contar: (tope) => contar(db, filtradas, tope),
  });
  const [{ filas, ...resto }, sinLeer] = await Promise.all([pagina, contarSinLeer(db, usuario)]);
  return { ...resto, filas, sinLeer };
}

export const contarSinLeer = (db: Db | Tx, usuario: Usuario): Promise<number> =>
  contar(db, sql`${deQuien(usuario)} and not ${LEIDA}`, TOPE_SIN_LEER);

async function contar(db: Db | Tx, cuales: RawBuilder<unknown>, tope: number | undefined): Promise<number> {
  const limite = tope === undefined ? sql`` : sql`limit ${tope}`;
  const { rows } = await sql<{ n: number }>`select count(*) as n from (select from ${cuales} ${limite}) x`.execute(db);
  return rows[0]?.n ?? 0;
}
