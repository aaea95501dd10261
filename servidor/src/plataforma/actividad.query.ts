import type { Permiso } from '@trastienda/nucleo/permisos.ts';
import type { Hecho } from '@trastienda/nucleo/plataforma/contrato.ts';
import { sql } from 'kysely';
import type { Db } from '#db/db.ts';
import type { Usuario } from '#http/contexto.ts';
import { rechazar } from '#http/regla-rota.ts';
import type { FuenteDeActividad } from './fuente-de-actividad.ts';
import { HABLA_DE_COSTOS, type ReservaDeActividad } from './reserva-de-actividad.ts';

const POR_PAGINA = 50;

/** Who may read a record may read its trail. Tables without a row here are seen by whoever sees general tables. */
const PERMISO_DE: Readonly<Record<string, Permiso>> = {
  articulo: 'articulo.ver',
  estructura: 'articulo.ver',
  armado: 'stock.ver',
  rubro: 'articulo.ver',
  familia: 'articulo.ver',
  subfamilia: 'articulo.ver',
  campo: 'articulo.ver',
  lista_precio: 'articulo.ver',
  proveedor: 'proveedor.ver',
  lote_precio: 'precio.modificar',
  cliente: 'cliente.ver',
  nota: 'nota.ver',
  ajuste: 'ajuste.ver',
  usuario: 'usuario.administrar',
  invitacion: 'usuario.administrar',
  rol: 'usuario.administrar',
};

type Leido = Omit<Hecho, 'campos' | 'importacion'> & {
  readonly campos: Hecho['campos'] | null;
  /** Which source tells it, and what it keeps of it; null for what is of the record alone. */
  readonly fuente: number | null;
  readonly dato: unknown;
  readonly verCosto: boolean;
};

type De = { readonly fuentes: readonly FuenteDeActividad[]; readonly reservas: readonly ReservaDeActividad[] };
type Pedido = { readonly entidad: string; readonly id: string; readonly antesDe?: string | undefined };

/** The commands that touched a record, newest first, each with its changed fields: costs and what is reserved, only for who may see them. */
export async function leerActividad(
  db: Db,
  usuario: Usuario,
  { entidad, id, antesDe }: Pedido,
  { fuentes, reservas }: De,
): Promise<{ hechos: Hecho[]; hayMas: boolean }> {
  const permiso = PERMISO_DE[entidad] ?? 'tabla.ver';
  if (!usuario.puede(permiso)) rechazar('comun.sin_permiso', {});
  const alcance = usuario.alcance(permiso);
  const sucursales = alcance === 'TODAS' ? null : alcance;
  // What belongs to no sucursal is the company's: seeing costs anywhere is enough.
  const costos = usuario.alcance('costo.ver');
  const verCosto =
    costos === 'TODAS'
      ? sql`true`
      : sql`case when a.sucursal_id is null then ${costos.length > 0} else a.sucursal_id = any(${costos}::uuid[]) end`;

  const antes = sql`(${antesDe ?? null}::bigint is null or a.id < ${antesDe ?? null}::bigint)`;
  const deOtros = fuentes.flatMap((fuente, i) => {
    const lineas = fuente.lineasDe(entidad, id);
    return lineas === undefined
      ? []
      : [
          sql`
      union all
      select a.id, ${i}::int, a.dato from (select auditoria_id as id, dato from (${lineas}) x) a where ${antes}`,
        ];
  });
  const { rows } = await sql<Leido>`
    with lineas as (
      (select a.id, null::int as fuente, null::json as dato from auditoria a
       where a.entidad = ${entidad} and a.entidad_id = ${id} and ${antes}
         and (${sucursales}::uuid[] is null or a.sucursal_id is null or a.sucursal_id = any(${sucursales}::uuid[]))
       order by a.id desc
       limit ${POR_PAGINA + 1})
      ${sql.join(deOtros, sql` `)}
    )
    select a.id::text, a.en, a.quien, a.accion, a.motivo, a.lote_id as "loteId", l.fuente, l.dato,
           (select json_agg(json_build_object('campo', c.campo, 'antes', c.antes, 'despues', c.despues) order by c.orden)
            from auditoria_campo c where l.fuente is null and c.auditoria_id = a.id) as campos,
           ${verCosto} as "verCosto"
    from lineas l join auditoria a on a.id = l.id
    order by a.id desc
    limit ${POR_PAGINA + 1}
  `.execute(db);
  const suyas = reservas.filter((reserva) => reserva.entidad === entidad);
  const deCostos = new RegExp(HABLA_DE_COSTOS, 'i');
  const callados = await Promise.all(suyas.map((reserva) => reserva.callados(db, usuario)));
  const hechos = rows.slice(0, POR_PAGINA).map(({ fuente, dato, verCosto, ...fila }) => {
    const contado = fuente === null ? undefined : fuentes[fuente]?.contar(entidad, fila.accion, dato);
    const hecho = { ...fila, campos: fila.campos ?? [], ...contado };
    const campos = hecho.campos.filter(
      ({ campo }) => (verCosto || !deCostos.test(campo)) && !callados.some((calla) => calla(campo)),
    );
    return { ...hecho, campos };
  });
  return { hechos, hayMas: rows.length > POR_PAGINA };
}
