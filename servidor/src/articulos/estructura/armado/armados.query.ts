import {
  type ConsultaDeArmados,
  FILTROS_DE_ARMADOS,
  type OrdenDeArmado,
} from '@trastienda/nucleo/articulos/contrato.ts';
import { textoDeArmado } from '@trastienda/nucleo/articulos/estructura/ciclo-de-armado.ts';
import { textoCantidad } from '@trastienda/nucleo/comun/cantidad.ts';
import { textoTotal } from '@trastienda/nucleo/comun/dinero.ts';
import { finDelDia, inicioDelDia } from '@trastienda/nucleo/comun/fecha.ts';
import type { Lista } from '@trastienda/nucleo/comun/paginacion.ts';
import { type RawBuilder, sql } from 'kysely';
import { alcanceDeStock, comoLista } from '#articulos/alcance-de-stock.ts';
import { porDescripcion } from '#articulos/busqueda/por-descripcion.sql.ts';
import { seLlama } from '#articulos/estructura/estructuras.query.ts';
import type { Db, Tx } from '#db/db.ts';
import { enOrden } from '#db/en-orden.ts';
import { CODIGO, type EnSql, porColumnas, porFecha, porLista, porNombre, porNumero, porTexto } from '#db/filtros.ts';
import { paginar } from '#db/lista.ts';
import type { Consulta, Usuario } from '#http/contexto.ts';
import { rechazar } from '#http/regla-rota.ts';

type Movido = OrdenDeArmado['movidos'][number];
type Cruda = Omit<OrdenDeArmado, 'texto' | 'movidos'> & {
  readonly movidos: readonly Movido[];
};

const FILA = sql`
  select o.id, o.version, o.numero, o.estado, o.sentido, o.estructura_id as "estructuraId",
         e.numero as "numeroDeEstructura", o.articulo_id as "articuloId", a.codigo, a.descripcion, u.codigo as unidad,
         o.cantidad, o.sucursal_id as "sucursalId", s.nombre as sucursal, o.deposito_id as "depositoId",
         d.nombre as deposito, o.nota, o.creado_en as "creadoEn", c.nombre as "creadoPor",
         o.revertida_en as "revertidaEn", o.costo_agregado as "costoAgregado", m.valor, m.movidos
  from orden_armado o
  join estructura e on e.id = o.estructura_id
  join articulo a on a.id = o.articulo_id
  join unidad u on u.id = a.unidad_id
  join sucursal s on s.id = o.sucursal_id
  join deposito d on d.id = o.deposito_id
  join usuario c on c.id = o.creado_por
  cross join lateral (
    select sum(x.valor) filter (where x.cantidad > 0)::text as valor,
           json_agg(json_build_object('articuloId', x.articulo_id, 'codigo', k.codigo, 'cantidad', x.cantidad::text,
                                      'numeros', coalesce(z.numeros, '[]'))
                    order by x.cantidad < 0, x.id) as movidos
    from asiento_stock x join articulo k on k.id = x.articulo_id
    left join lateral (
      select json_agg(n.numero order by w.id) as numeros
      from asiento_numero w join numero_de_stock n on n.id = w.numero_id
      where w.movimiento_id = x.movimiento_id and w.articulo_id = x.articulo_id
        and w.deposito_id = x.deposito_id and w.documento_linea is not distinct from x.documento_linea
    ) z on true
    where x.movimiento_id = o.movimiento_id and x.deposito_id = o.deposito_id) m`;

/** Orders of the sucursales whose stock the user sees. */
export function listarArmados({ db, usuario }: Consulta, consulta: ConsultaDeArmados): Promise<Lista<OrdenDeArmado>> {
  const donde = condiciones(usuario, consulta);
  return paginar<OrdenDeArmado>({
    consulta,
    filtrado: donde.length > 1,
    filas: async (limit, offset) => {
      const { rows } = await sql<Cruda>`
        ${FILA} where ${sql.join(donde, sql` and `)} ${ordenDe(consulta)} limit ${limit} offset ${offset}
      `.execute(db);
      return rows.map((fila) => aOrden(usuario, fila));
    },
    contar: async (tope) => {
      const { rows } = await sql<{ n: number }>`
        select count(*)::int as n from (
          select from orden_armado o where ${sql.join(donde, sql` and `)} limit ${tope ?? null}) x
      `.execute(db);
      return rows[0]?.n ?? 0;
    },
  });
}

/** All of a filter, as they come. Which the person may see is asked at once, before the first is read. */
export function recorrerArmados({ db, usuario }: Consulta, consulta: ConsultaDeArmados): AsyncGenerator<OrdenDeArmado> {
  const donde = sql.join(condiciones(usuario, consulta), sql` and `);
  const todas = sql<Cruda>`(${FILA} where ${donde} ${ordenDe(consulta)})`.as('armados');
  return (async function* () {
    for await (const fila of db.selectFrom(todas).selectAll().stream(200)) yield aOrden(usuario, fila);
  })();
}

function ordenDe({ orden }: ConsultaDeArmados): RawBuilder<unknown> {
  const columnas = { numero: sql`o.numero`, creadoEn: sql`o.creado_en` };
  return sql`order by ${enOrden(orden, { omision: '-numero', columnas, iguales: sql`o.numero` })}`;
}

export async function leerArmado(db: Db | Tx, usuario: Usuario, id: string): Promise<OrdenDeArmado> {
  const { rows } = await sql<Cruda>`${FILA} where o.id = ${id}`.execute(db);
  return rows[0] ? aOrden(usuario, rows[0]) : rechazar('comun.no_encontrado', { que: 'la orden de armado' });
}

function aOrden(usuario: Usuario, { costoAgregado, valor, movidos, ...fila }: Cruda): OrdenDeArmado {
  const veCosto = usuario.puede('costo.ver', fila.sucursalId);
  return {
    ...fila,
    texto: textoDeArmado(fila.numero),
    cantidad: textoCantidad(fila.cantidad),
    costoAgregado: veCosto ? textoTotal(costoAgregado ?? '0') : null,
    valor: veCosto ? textoTotal(valor ?? '0') : null,
    movidos: movidos.map((movido) => ({ ...movido, cantidad: textoCantidad(movido.cantidad) })),
  };
}

/** The column shows both. */
const porArticulo: EnSql = (condicion) => sql`exists (
  select from articulo x where x.id = o.articulo_id
    and (${porTexto(sql`x.codigo`, CODIGO)(condicion)} or ${porDescripcion(sql`x.id`)(condicion)}))`;

const deSusColumnas = porColumnas(FILTROS_DE_ARMADOS, {
  numero: porNumero(sql`o.numero`),
  creadoEn: porFecha(sql`o.creado_en`),
  codigo: porArticulo,
  sentido: porLista(sql`o.sentido`),
  cantidad: porNumero(sql`o.cantidad`),
  deposito: porNombre(sql`o.deposito_id`, 'deposito'),
  quien: porNombre(sql`o.creado_por`, 'usuario'),
  nota: porTexto(sql`o.nota`),
  estado: porLista(sql`o.estado`),
});

function condiciones(usuario: Usuario, consulta: ConsultaDeArmados): RawBuilder<unknown>[] {
  const { buscar, articuloId, estructuraId, sucursalId, sentido, estado, desde, hasta, filtros } = consulta;
  const sucursales = comoLista(alcanceDeStock(usuario));
  return [
    sucursales === null ? sql`true` : sql`o.sucursal_id = any(${sucursales}::uuid[])`,
    articuloId !== undefined && sql`o.articulo_id = ${articuloId}`,
    estructuraId !== undefined && sql`o.estructura_id = ${estructuraId}`,
    sucursalId !== undefined && sql`o.sucursal_id = ${sucursalId}`,
    sentido !== undefined && sql`o.sentido = ${sentido}`,
    estado !== undefined && sql`o.estado = ${estado}`,
    desde !== undefined && sql`o.creado_en >= ${inicioDelDia(desde)}`,
    hasta !== undefined && sql`o.creado_en < ${finDelDia(hasta)}`,
    ...deSusColumnas(filtros),
    buscar !== undefined && seBusca(buscar),
  ].filter((condicion) => condicion !== false);
}

/** Codes may be all figures too: only «OA» before them says that they are the number of an order. */
function seBusca(buscar: string): RawBuilder<unknown> {
  const [, oa, numero] = /^\s*(oa)?\s*0*(\d{1,15})\s*$/i.exec(buscar) ?? [];
  const llamado = seLlama(sql`o.articulo_id`, buscar);
  if (numero === undefined) return llamado;
  const conNumero = sql`o.numero = ${numero}::bigint`;
  return oa === undefined ? sql`(${conNumero} or ${llamado})` : conNumero;
}
