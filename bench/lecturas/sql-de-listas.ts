import type { Consulta } from './sql-de-busqueda.ts';

export const POR_PAGINA = 50;

export type Orden = 'codigo' | 'descripcion';

const columnaDe = (orden: Orden): string =>
  orden === 'codigo' ? 'a.codigo collate "C"' : 'a.descripcion collate "es-x-icu"';

/** What the table shows of some artículos. */
const deLaPagina = (
  articulos: string,
): string => `select a.id, a.version, a.codigo, a.descripcion, m.nombre as marca, r.nombre as rubro, f.nombre as familia,
       s.nombre as subfamilia, a.tipo, u.codigo as unidad, a.decimales, a.iva, a.estado,
       (select p.importe from precio p
        where p.lista_id = (select id from lista_precio where omision) and p.articulo_id = a.id
          and p.cantidad_desde <= 1 and p.desde <= now()
        order by p.cantidad_desde desc, p.desde desc limit 1) as precio,
       (select json_agg(x) from (select d.sucursal_id, sum(y.fisico) as fisico, sum(y.reservado) as reservado
                                 from saldo_stock y join deposito d on d.id = y.deposito_id
                                 where y.articulo_id = a.id and d.vendible group by d.sucursal_id) x) as stock,
       array(select distinct d.sucursal_id
             from politica_reposicion k join deposito d on d.id = k.deposito_id and d.activo
             left join saldo_stock y on y.articulo_id = k.articulo_id and y.deposito_id = k.deposito_id
             where k.articulo_id = a.id and coalesce(y.fisico - y.reservado, 0) < k.minimo) as bajo_minimo
from ${articulos}
join subfamilia s on s.id = a.subfamilia_id
join familia f on f.id = s.familia_id
join rubro r on r.id = f.rubro_id
join unidad u on u.id = a.unidad_id
left join marca m on m.id = a.marca_id`;

/** One page of the table of artículos, with its price and its stock by sucursal. */
export const paginaDeArticulos = (pagina: number, orden: Orden): Consulta => ({
  texto: `${deLaPagina(`(select * from articulo a where a.estado <> 'INACTIVO' order by ${columnaDe(orden)}, a.id limit $1 offset $2) a`)}
order by ${columnaDe(orden)}, a.id`,
  valores: [POR_PAGINA, (pagina - 1) * POR_PAGINA],
});

/** What the table may go by that no index has in order, each with what is read of all artículos at once. */
const DE_TODOS = {
  marca: {
    junta: `left join (select id, rank() over (order by nombre collate "es-x-icu") as lugar from marca) o on o.id = a.marca_id`,
    clave: 'o.lugar',
  },
  precio: {
    junta: `left join (
  select distinct on (e.articulo_id) e.articulo_id, e.importe
  from (select distinct on (p.articulo_id, p.cantidad_desde) p.articulo_id, p.cantidad_desde, p.importe
        from precio p
        where p.lista_id = (select id from lista_precio where omision) and p.cantidad_desde <= 1 and p.desde <= now()
        order by p.articulo_id, p.cantidad_desde, p.desde desc) e
  where e.importe is not null
  order by e.articulo_id, e.cantidad_desde desc) o on o.articulo_id = a.id`,
    clave: 'o.importe',
  },
  stock: {
    junta: `left join (
  select y.articulo_id, sum(y.fisico - y.reservado) as disponible
  from saldo_stock y join deposito d on d.id = y.deposito_id where d.vendible
  group by y.articulo_id) o on o.articulo_id = a.id`,
    clave: `case when a.tipo <> 'SERVICIO' then coalesce(o.disponible, 0) end`,
  },
} as const;

export type OrdenDeTodos = keyof typeof DE_TODOS;

/** The artículos of a page that goes by what is worked out of all of them, and then what it shows of each. */
export function paginaEnOrden(pagina: number, orden: OrdenDeTodos, descendente: boolean): Consulta {
  const { junta, clave } = DE_TODOS[orden];
  return {
    texto: `with h as materialized (
  select a.id, row_number() over () as lugar
  from (select a.id from articulo a ${junta}
        where a.estado <> 'INACTIVO'
        order by ${clave} ${descendente ? 'desc nulls last' : 'asc'}, a.codigo collate "C", a.id limit $1 offset $2) a)
${deLaPagina('h join articulo a on a.id = h.id')}
order by h.lugar`,
    valores: [POR_PAGINA, (pagina - 1) * POR_PAGINA],
  };
}

export const totalDeArticulos: Consulta = {
  texto: `select count(*) from articulo where estado <> 'INACTIVO'`,
  valores: [],
};

/** One page of the matrix artículo × depósito. */
export const paginaDelCentralizado = (pagina: number, orden: Orden): Consulta => ({
  texto: `select a.id, a.codigo, a.descripcion, u.codigo as unidad,
       (select json_agg(json_build_object('deposito', y.deposito_id, 'fisico', y.fisico, 'reservado', y.reservado))
        from saldo_stock y where y.articulo_id = a.id) as saldos
from (select * from articulo a where a.tipo = 'PRODUCTO' and a.estado <> 'INACTIVO'
      order by ${columnaDe(orden)}, a.id limit $1 offset $2) a
join unidad u on u.id = a.unidad_id
order by ${columnaDe(orden)}, a.id`,
  valores: [POR_PAGINA, (pagina - 1) * POR_PAGINA],
});

export const totalDelCentralizado: Consulta = {
  texto: `select count(*) from articulo where tipo = 'PRODUCTO' and estado <> 'INACTIVO'`,
  valores: [],
};

/** One page of the movements of an artículo with the running balance, and the sums over all of them. */
export const paginaDelKardex = (articuloId: string, pagina: number, descendente: boolean): Consulta => {
  const sentido = descendente ? 'desc' : 'asc';
  return {
    texto: `with libro as materialized (
  select a.id, a.movimiento_id, a.cantidad, a.valor, a.deposito_id, m.fecha_efectiva,
         sum(a.cantidad) over (order by m.fecha_efectiva, a.id rows unbounded preceding) as saldo
  from asiento_stock a join movimiento_stock m on m.id = a.movimiento_id
  where a.articulo_id = $1 and a.deposito_id = any(array(select id from deposito where not virtual))
)
select r.*, k.*, m.registrado_en, m.tipo, m.documento_tipo, m.documento_id, m.documento_texto, m.nota,
       d.nombre as deposito, s.nombre as sucursal, u.nombre as quien, t.nombre as motivo,
       exists (select from movimiento_stock v where v.revierte_a = k.movimiento_id) as revertido
from (select count(*) as total, sum(cantidad) filter (where cantidad > 0) as entradas,
             sum(cantidad) filter (where cantidad < 0) as salidas, sum(cantidad) as cierre from libro) r,
     (select * from libro order by fecha_efectiva ${sentido}, id ${sentido} limit $2 offset $3) k
join movimiento_stock m on m.id = k.movimiento_id
join deposito d on d.id = k.deposito_id
join sucursal s on s.id = d.sucursal_id
join usuario u on u.id = m.usuario_id
left join motivo t on t.id = m.motivo_id
order by k.fecha_efectiva ${sentido}, k.id ${sentido}`,
    valores: [articuloId, POR_PAGINA, (pagina - 1) * POR_PAGINA],
  };
};
