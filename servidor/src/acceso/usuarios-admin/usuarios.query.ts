import type { ConcesionLeida } from '@trastienda/nucleo/acceso/concesiones.ts';
import { FILTROS_DE_USUARIOS } from '@trastienda/nucleo/acceso/filtros-de-personas.ts';
import type { Rol } from '@trastienda/nucleo/acceso/roles.ts';
import type { Lista, OrdenDe } from '@trastienda/nucleo/comun/paginacion.ts';
import { sql } from 'kysely';
import { rutaDeFoto } from '#acceso/ingreso/describir.ts';
import { TIENE_FACTOR } from '#acceso/ingreso/personas.repo.ts';
import type { Db, Tx } from '#db/db.ts';
import { enOrden } from '#db/en-orden.ts';
import { porColumnas, porFecha, porLista, porTexto } from '#db/filtros.ts';
import { contarFilas, paginar } from '#db/lista.ts';
import { conPalabras } from '#tablas-generales/index.ts';
import { enUnValor, porRoles } from './concesiones.query.ts';

// Reads auditoria, of another room: hence a query.

/** A person as whoever administers sees them. */
export type UsuarioAdministrado = {
  readonly id: string;
  readonly version: number;
  readonly nombre: string;
  readonly email: string;
  readonly alias: string | null;
  readonly activo: boolean;
  readonly foto: string | null;
  readonly concesiones: ConcesionLeida[];
  readonly segundoFactor: boolean;
  readonly ultimoIngreso: string | null;
  readonly creadoEn: string;
  readonly reinicioPedido: {
    readonly por: string;
    readonly porId: string;
    readonly en: string;
    readonly motivo: string;
  } | null;
  readonly ascensoPedido: {
    readonly por: string;
    readonly porId: string;
    readonly en: string;
    readonly concesiones: ConcesionLeida[];
  } | null;
};

type Campo = keyof typeof ORDEN.columnas;
type ConsultaDeUsuarios = {
  readonly buscar?: string | undefined;
  readonly filtros?: string | undefined;
  readonly pagina: number;
  readonly porPagina: number;
  readonly orden?: OrdenDe<Campo> | undefined;
  readonly contar?: 'exacto' | undefined;
  readonly estado?: 'activo' | 'inactivo' | undefined;
  readonly rol?: Rol | undefined;
};

/** Who signs for the console or for the demonstration has an address that cannot exist, and is nobody's to administer. */
const ES_PERSONA = sql<boolean>`u.email not like '%.invalid'`;

/** A second administrator has a day to approve. */
const REINICIO_VIVO = sql<boolean>`r.pedido_en > now() - interval '1 day'`;
const ASCENSO_VIVO = sql<boolean>`a.pedido_en > now() - interval '1 day'`;
const DEL_ASCENSO = sql`
  select x.rol, x."sucursalId" as sucursal_id from jsonb_to_recordset(a.concesiones) as x (rol text, "sucursalId" uuid)`;

const ULTIMO_INGRESO = sql<string | null>`(
  select a.en from auditoria a where a.entidad = 'usuario' and a.entidad_id = u.id
    and a.accion in ('acceso.ingresar', 'acceso.alta', 'acceso.aceptar_invitacion')
  order by a.id desc limit 1)`;

const CONCESIONES = sql`select rol, sucursal_id from concesion where usuario_id = u.id`;

const COLUMNAS = sql`
  u.id, u.version, u.nombre, u.email, u.alias, u.activo, u.foto_version as "fotoVersion", u.creado_en as "creadoEn",
  ${enUnValor(CONCESIONES)} as concesiones, ${TIENE_FACTOR} as "segundoFactor", ${ULTIMO_INGRESO} as "ultimoIngreso",
  (select json_build_object('por', p.nombre, 'porId', p.id, 'en', r.pedido_en, 'motivo', r.motivo)
   from reinicio_de_factor r join usuario p on p.id = r.pedido_por
   where r.usuario_id = u.id and ${REINICIO_VIVO}) as "reinicioPedido",
  (select json_build_object('por', p.nombre, 'porId', p.id, 'en', a.pedido_en, 'concesiones', ${enUnValor(DEL_ASCENSO)})
   from ascenso_pedido a join usuario p on p.id = a.pedido_por
   where a.usuario_id = u.id and ${ASCENSO_VIVO}) as "ascensoPedido"`;

type Fila = Omit<UsuarioAdministrado, 'foto'> & { readonly fotoVersion: string | null };

const aUsuario = ({ fotoVersion, ...fila }: Fila): UsuarioAdministrado => ({
  ...fila,
  foto: rutaDeFoto(fila.id, fotoVersion),
});

export async function leerUsuario(db: Db | Tx, id: string): Promise<UsuarioAdministrado | undefined> {
  const { rows } = await sql<Fila>`
    select ${COLUMNAS} from usuario u where u.id = ${id} and ${ES_PERSONA}
  `.execute(db);
  return rows[0] && aUsuario(rows[0]);
}

/** Whether another active person administers the whole installation. */
export async function hayOtroAdministrador(tx: Tx, salvo: string): Promise<boolean> {
  const { rows } = await sql`
    select from usuario u where u.activo and ${ES_PERSONA} and u.id <> ${salvo}
      and exists (select from concesion c
                  where c.usuario_id = u.id and c.rol = 'administrador' and c.sucursal_id is null)
    limit 1
  `.execute(tx);
  return rows.length > 0;
}

const ORDEN = {
  omision: 'nombre',
  columnas: {
    nombre: sql`u.nombre collate "es-x-icu"`,
    email: sql`u.email collate "C"`,
    ultimoIngreso: ULTIMO_INGRESO,
    creadoEn: sql`u.creado_en`,
  },
  conNada: ['ultimoIngreso'],
  iguales: sql`u.id`,
} as const;

const deSusColumnas = porColumnas(FILTROS_DE_USUARIOS, {
  nombre: porTexto(sql`u.nombre || ' ' || u.email`),
  roles: porRoles(CONCESIONES),
  segundoFactor: porLista(TIENE_FACTOR),
  ultimoIngreso: porFecha(ULTIMO_INGRESO),
  estado: porLista(sql`case when u.activo then 'activo' else 'inactivo' end`),
});

export function leerUsuarios(db: Db, consulta: ConsultaDeUsuarios): Promise<Lista<UsuarioAdministrado>> {
  const { buscar, filtros, estado, rol, orden } = consulta;
  const condicion = sql<boolean>`${sql.join([ES_PERSONA, ...deSusColumnas(filtros)], sql` and `)}
    and ${conPalabras(sql`norma_palabras(u.nombre || ' ' || u.email || ' ' || coalesce(u.alias, ''))`, buscar)}
    and (${estado ?? null}::text is null or u.activo = (${estado ?? null} = 'activo'))
    and (${rol ?? null}::text is null
         or exists (select from concesion c where c.usuario_id = u.id and c.rol = ${rol ?? null}))`;
  return paginar({
    consulta,
    filtrado: Boolean(buscar?.trim()) || [filtros, estado, rol].some((pedido) => pedido !== undefined),
    filas: async (limit, offset) => {
      const { rows } = await sql<Fila>`
        select ${COLUMNAS} from usuario u where ${condicion}
        order by ${enOrden(orden, ORDEN)} limit ${limit} offset ${offset}
      `.execute(db);
      return rows.map(aUsuario);
    },
    contar: (tope) => contarFilas(db, db.selectFrom('usuario as u').where(condicion), tope),
  });
}

export type RolConPersonas = {
  readonly rol: Rol;
  readonly exigeSegundoFactor: boolean;
  readonly personas: number;
  readonly sinFactor: number;
};

/** What each role demands, and how many active people have it with and without a second factor. */
export async function leerRoles(db: Db | Tx, nombres: readonly Rol[]): Promise<readonly RolConPersonas[]> {
  const { rows } = await sql<RolConPersonas>`
    select n.rol, coalesce(p.exige_segundo_factor, false) as "exigeSegundoFactor",
           count(u.id)::int as personas, (count(u.id) filter (where not ${TIENE_FACTOR}))::int as "sinFactor"
    from unnest(${nombres}::text[]) with ordinality as n (rol, orden)
    left join politica_de_rol p on p.rol = n.rol
    left join (select distinct rol, usuario_id from concesion) c on c.rol = n.rol
    left join usuario u on u.id = c.usuario_id and u.activo
    group by n.rol, n.orden, p.exige_segundo_factor order by n.orden
  `.execute(db);
  return rows;
}
