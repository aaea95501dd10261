import { textoDeAjuste } from '@trastienda/nucleo/stock/ajuste.ts';
import type { EstadoAjuste } from '@trastienda/nucleo/stock/ciclo-de-ajuste.ts';
import { type ConsultaDeAjustes, FILTROS_DE_AJUSTES, type FilaDeAjuste } from '@trastienda/nucleo/stock/contrato.ts';
import { finDe, inicioDe } from '@trastienda/nucleo/stock/momento.ts';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Db, Tx } from '#db/db.ts';
import { enOrden } from '#db/en-orden.ts';
import { porColumnas, porFecha, porLista, porNombre, porNumero, porTexto } from '#db/filtros.ts';
import { paginar } from '#db/lista.ts';
import { porLugar } from '#stock/saldos/por-lugar.ts';

type FiltroDeAjustes = z.output<typeof ConsultaDeAjustes>;
type Cruda = Omit<FilaDeAjuste, 'texto' | 'estado'> & { readonly estado: string };

const ORDEN = {
  omision: '-numero',
  columnas: { numero: sql`j.numero`, creadoEn: sql`j.creado_en`, aplicadoEn: sql`j.aplicado_en` },
  conNada: ['numero', 'aplicadoEn'],
  iguales: sql`j.id`,
} as const;

/** One page of ajustes of some sucursales (null: all of them). */
export async function listarAjustes(db: Db, sucursales: readonly string[] | null, filtro: FiltroDeAjustes) {
  const donde = condiciones(sucursales, filtro);
  return paginar<FilaDeAjuste>({
    consulta: filtro,
    filtrado: estrecha(filtro),
    filas: async (limit, offset) => {
      const { rows } = await sql<Cruda>`
        ${FILA} ${donde} ${orden(filtro)} limit ${limit} offset ${offset}
      `.execute(db);
      return rows.map(aFila);
    },
    contar: async (tope) => {
      const { rows } = await sql<{ total: number }>`
        select count(*)::int as total from (
          select from ajuste j join motivo m on m.id = j.motivo_id ${donde} limit ${tope ?? null}
        ) as contadas
      `.execute(db);
      return rows[0]?.total ?? 0;
    },
  });
}

const estrecha = ({ pagina: _, porPagina: __, orden: ___, contar: ____, ...filtros }: FiltroDeAjustes): boolean =>
  Object.values(filtros).some((valor) => valor !== undefined);

type SumaDeAjustes = {
  readonly unidad: string;
  readonly renglones: number;
  readonly entran: string;
  readonly salen: string;
};

/** What the lines of all of them add up to, by unidad: metres and pieces do not add up (TD-15). */
export async function sumarAjustes(db: Db, sucursales: readonly string[] | null, filtro: FiltroDeAjustes) {
  const { rows } = await sql<SumaDeAjustes>`
    select u.codigo as unidad, count(*)::int as renglones,
           trim_scale(coalesce(sum(x.cantidad) filter (where x.cantidad > 0), 0))::text as entran,
           trim_scale(coalesce(-sum(x.cantidad) filter (where x.cantidad < 0), 0))::text as salen
    from (select j.id from ajuste j join motivo m on m.id = j.motivo_id ${condiciones(sucursales, filtro)}) e
    join ajuste_renglon x on x.ajuste_id = e.id
    join articulo a on a.id = x.articulo_id
    join unidad u on u.id = a.unidad_id
    group by u.codigo order by count(*) desc, u.codigo
  `.execute(db);
  return { filas: rows };
}

/** All of them, as they come. */
export async function* recorrerAjustes(
  db: Db,
  sucursales: readonly string[] | null,
  filtro: FiltroDeAjustes,
): AsyncGenerator<FilaDeAjuste> {
  const consulta = sql<Cruda>`(${FILA} ${condiciones(sucursales, filtro)} ${orden(filtro)})`.as('ajustes');
  for await (const cruda of db.selectFrom(consulta).selectAll().stream(200)) yield aFila(cruda);
}

const FILA = sql`
  select j.id, j.version, j.numero, j.estado, j.sucursal_id as "sucursalId", s.nombre as sucursal, j.deposito_id as "depositoId",
         d.nombre as deposito, j.motivo_id as "motivoId", m.nombre as motivo, m.inicial, j.observaciones,
         j.fecha_efectiva as "fechaEfectiva", j.creado_en as "creadoEn", c.nombre as "creadoPor",
         j.aplicado_en as "aplicadoEn", p.nombre as "aplicadoPor",
         r.renglones as "cantidadDeRenglones", r.entran, r.salen
  from ajuste j
  join deposito d on d.id = j.deposito_id
  join sucursal s on s.id = j.sucursal_id
  join motivo m on m.id = j.motivo_id
  join usuario c on c.id = j.creado_por
  left join usuario p on p.id = j.aplicado_por
  cross join lateral (
    select count(*)::int as renglones,
           trim_scale(coalesce(sum(cantidad) filter (where cantidad > 0), 0))::text as entran,
           trim_scale(coalesce(-sum(cantidad) filter (where cantidad < 0), 0))::text as salen
    from ajuste_renglon where ajuste_id = j.id
  ) r`;

function condiciones(sucursales: readonly string[] | null, filtro: FiltroDeAjustes) {
  const { estado, sucursalId, depositoId, motivoId, articuloId, desde, hasta, buscar, filtros } = filtro;
  const partes = [
    sucursales && sql`j.sucursal_id = any(${sucursales}::uuid[])`,
    estado && sql`j.estado = ${estado}`,
    sucursalId && sql`j.sucursal_id = ${sucursalId}`,
    depositoId && sql`j.deposito_id = ${depositoId}`,
    motivoId && sql`j.motivo_id = ${motivoId}`,
    articuloId && sql`exists (select from ajuste_renglon x where x.ajuste_id = j.id and x.articulo_id = ${articuloId})`,
    desde && sql`j.creado_en >= ${inicioDe(desde)}`,
    hasta && sql`j.creado_en < ${finDe(hasta)}`,
    buscar && busqueda(buscar),
    ...deSusColumnas(filtros),
  ].filter((parte) => parte !== undefined && parte !== null && parte !== '');
  return partes.length === 0 ? sql`` : sql`where ${sql.join(partes, sql` and `)}`;
}

/** What the lines of the ajuste add up to. */
const deRenglones = (cifra: ReturnType<typeof sql>) =>
  sql`(select ${cifra} from ajuste_renglon x where x.ajuste_id = j.id)`;
/** Who applied it or, until then, who made it. */
const porQuien = porNombre(sql`coalesce(j.aplicado_por, j.creado_por)`, 'usuario');

const deSusColumnas = porColumnas(FILTROS_DE_AJUSTES, {
  numero: porNumero(sql`j.numero`),
  creadoEn: porFecha(sql`j.creado_en`),
  motivo: porTexto(sql`m.nombre`),
  deposito: porLugar(sql`j.deposito_id`),
  renglones: porNumero(deRenglones(sql`count(*)`)),
  entran: porNumero(deRenglones(sql`coalesce(sum(x.cantidad) filter (where x.cantidad > 0), 0)`)),
  salen: porNumero(deRenglones(sql`coalesce(-sum(x.cantidad) filter (where x.cantidad < 0), 0)`)),
  estado: porLista(sql`j.estado`),
  quien: porQuien,
});

/** "318", "AJ 0318", or words of the reason or the remarks. */
function busqueda(texto: string) {
  const numero = /^\s*(?:aj)?\s*0*(\d{1,15})\s*$/i.exec(texto)?.[1];
  if (numero !== undefined) return sql`j.numero = ${numero}::bigint`;
  const patron = `%${texto.trim().replace(/[\\%_]/g, '\\$&')}%`;
  return sql`(j.observaciones ilike ${patron} or m.nombre ilike ${patron})`;
}

const orden = ({ orden: pedido }: FiltroDeAjustes) => sql`order by ${enOrden(pedido, ORDEN)}`;

const aFila = (cruda: Cruda): FilaDeAjuste => ({
  ...cruda,
  estado: cruda.estado as EstadoAjuste,
  texto: textoDeAjuste(cruda.numero),
});

/** One ajuste as the list shows it. */
export async function leerCabecera(db: Db | Tx, id: string): Promise<FilaDeAjuste | undefined> {
  const { rows } = await sql<Cruda>`${FILA} where j.id = ${id}`.execute(db);
  return rows[0] && aFila(rows[0]);
}
