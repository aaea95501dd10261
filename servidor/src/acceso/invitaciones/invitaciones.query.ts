import type { ConcesionLeida } from '@trastienda/nucleo/acceso/concesiones.ts';
import { FILTROS_DE_INVITACIONES } from '@trastienda/nucleo/acceso/filtros-de-personas.ts';
import type { Lista, OrdenDe } from '@trastienda/nucleo/comun/paginacion.ts';
import { sql } from 'kysely';
import { huellaDeSecreto } from '#acceso/hash.ts';
import { enUnValor, porRoles } from '#acceso/usuarios-admin/concesiones.query.ts';
import type { Db, Tx } from '#db/db.ts';
import { enOrden } from '#db/en-orden.ts';
import { porColumnas, porFecha, porLista, porNombre, porTexto } from '#db/filtros.ts';
import { contarFilas, paginar } from '#db/lista.ts';
import { conPalabras } from '#tablas-generales/index.ts';

export type Invitacion = {
  readonly id: string;
  readonly email: string;
  readonly nombre: string;
  readonly concesiones: ConcesionLeida[];
  readonly estado: 'pendiente' | 'vencida' | 'aceptada' | 'revocada';
  readonly invito: string;
  readonly creadaEn: string;
  readonly venceEn: string;
  readonly cerradaEn: string | null;
};

const CERRADA = sql`coalesce(i.aceptada_en, i.revocada_en)`;
const ESTADO = sql<string>`case when i.aceptada_en is not null then 'aceptada' when i.revocada_en is not null then 'revocada'
       when i.vence_en <= now() then 'vencida' else 'pendiente' end`;
const CONCESIONES = sql`select rol, sucursal_id from invitacion_concesion where invitacion_id = i.id`;

const COLUMNAS = sql`
  i.id, i.email, i.nombre, p.nombre as invito, i.creada_en as "creadaEn", i.vence_en as "venceEn",
  ${CERRADA} as "cerradaEn", ${ESTADO} as estado, ${enUnValor(CONCESIONES)} as concesiones`;
const DESDE = sql`invitacion i join usuario p on p.id = i.creada_por`;

export async function leerInvitacion(db: Db | Tx, id: string): Promise<Invitacion | undefined> {
  const { rows } = await sql<Invitacion>`select ${COLUMNAS} from ${DESDE} where i.id = ${id}`.execute(db);
  return rows[0];
}

/** The invitation of a link, if it can still be accepted. */
export async function leerInvitacionViva(db: Db | Tx, codigo: string): Promise<Invitacion | undefined> {
  const { rows } = await sql<Invitacion>`
    select ${COLUMNAS} from ${DESDE} where i.codigo_hash = ${huellaDeSecreto(codigo)}
  `.execute(db);
  return rows[0]?.estado === 'pendiente' ? rows[0] : undefined;
}

const ORDEN = {
  omision: '-creadaEn',
  columnas: { creadaEn: sql`i.creada_en`, email: sql`i.email collate "C"` },
  iguales: sql`i.id`,
} as const;
type Campo = keyof typeof ORDEN.columnas;
type ConsultaDeInvitaciones = {
  readonly buscar?: string | undefined;
  readonly filtros?: string | undefined;
  readonly pagina: number;
  readonly porPagina: number;
  readonly orden?: OrdenDe<Campo> | undefined;
  readonly contar?: 'exacto' | undefined;
};

const deSusColumnas = porColumnas(FILTROS_DE_INVITACIONES, {
  email: porTexto(sql`i.email`),
  nombre: porTexto(sql`i.nombre`),
  roles: porRoles(CONCESIONES),
  invito: porNombre(sql`i.creada_por`, 'usuario'),
  creadaEn: porFecha(sql`i.creada_en`),
  venceEn: porFecha(sql`case when ${CERRADA} is null then i.vence_en end`),
  cerradaEn: porFecha(CERRADA),
  estado: porLista(sql`(${ESTADO})`),
});

export function leerInvitaciones(db: Db, consulta: ConsultaDeInvitaciones): Promise<Lista<Invitacion>> {
  const buscada = conPalabras(sql`norma_palabras(i.nombre || ' ' || i.email)`, consulta.buscar);
  const condicion = sql<boolean>`${sql.join([buscada, ...deSusColumnas(consulta.filtros)], sql` and `)}`;
  return paginar({
    consulta,
    filtrado: Boolean(consulta.buscar?.trim()) || consulta.filtros !== undefined,
    filas: async (limit, offset) => {
      const { rows } = await sql<Invitacion>`
        select ${COLUMNAS} from ${DESDE} where ${condicion}
        order by ${enOrden(consulta.orden, ORDEN)} limit ${limit} offset ${offset}
      `.execute(db);
      return rows;
    },
    contar: (tope) => contarFilas(db, db.selectFrom('invitacion as i').where(condicion), tope),
  });
}
