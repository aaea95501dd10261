import { leerVehiculo } from '@trastienda/nucleo/articulos/aplicaciones/vehiculo.ts';
import { finDeComienzo, leerBusqueda } from '@trastienda/nucleo/articulos/busqueda.ts';

/** A statement with its values, as a person would write it by hand for this one question. */
export type Consulta = { readonly texto: string; readonly valores: readonly unknown[] };

const FILAS = 12;
/** Like the product, a search by words looks at so many hits at most before ordering them. */
const CANDIDATOS = 5_000;

/** What the list of the counter shows of the artículos of `h`, in the order of `h`. $1 is the depósito of whoever asks. */
const mostrar = (orden: string): string => `
select a.id, a.codigo, a.descripcion, m.nombre as marca, a.tipo, u.codigo as unidad, a.decimales, a.iva, a.estado,
       (select p.importe from precio p
        where p.lista_id = (select id from lista_precio where omision) and p.articulo_id = a.id
          and p.cantidad_desde <= 1 and p.desde <= now()
        order by p.cantidad_desde desc, p.desde desc limit 1) as precio,
       s.aca, s.otras
from h join articulo a on a.id = h.articulo_id
join unidad u on u.id = a.unidad_id
left join marca m on m.id = a.marca_id
left join lateral (
  select sum(x.fisico - x.reservado) filter (where x.deposito_id = $1) as aca,
         sum(x.fisico - x.reservado) filter (where x.deposito_id <> $1) as otras
  from saldo_stock x join deposito d on d.id = x.deposito_id
  where x.articulo_id = a.id and d.vendible) s on true
order by ${orden}`;

const SE_VENDE = `('ACTIVO', 'DISCONTINUADO')`;

const patronesDe = (texto: string): string[] => {
  const { palabras, comienzos } = leerBusqueda(texto);
  return [...palabras.map((palabra) => `%${palabra}%`), ...comienzos.map((comienzo) => `% ${comienzo}%`)];
};

const tieneTodas = (patrones: readonly string[], desde: number): string =>
  patrones.map((_, i) => `p.texto like $${i + desde}`).join(' and ');

export function porPalabras(texto: string, depositoId: string): Consulta {
  const patrones = patronesDe(texto);
  return {
    texto: `with h as (
  select * from (select p.articulo_id, p.orden from articulo_palabras p
                 where ${tieneTodas(patrones, 2)} and p.estado in ${SE_VENDE} limit ${CANDIDATOS}) c
  order by c.orden, c.articulo_id limit ${FILAS})${mostrar('h.orden, a.id')}`,
    valores: [depositoId, ...patrones],
  };
}

/** Hits of a vehicle that are ordered at most, as in the product. */
const APLICACIONES = 2_000;

/** «gol 1.6 2012»: the artículos that have all of it among their words, and then those that fit that vehicle in that year (GAP-16). */
export function porVehiculo(texto: string, depositoId: string): Consulta {
  const buscado = leerVehiculo(texto);
  if (!buscado) throw new Error(`«${texto}» names no vehicle`);
  const patrones = patronesDe(texto);
  const deVehiculo = buscado.patrones.map((_, i) => `x.texto like $${i + 2 + patrones.length}`);
  const desde = 2 + patrones.length + buscado.patrones.length;
  const deAnio = buscado.anios.map((_, i) => {
    const [escrito, anio] = [desde + i * 2, desde + i * 2 + 1];
    return `(x.texto like $${escrito} or coalesce(x.desde, 0) <= $${anio}::int and coalesce(x.hasta, 9999) >= $${anio}::int)`;
  });
  return {
    texto: `with palabras as (
  select * from (select p.articulo_id, p.orden from articulo_palabras p
                 where ${tieneTodas(patrones, 2)} and p.estado in ${SE_VENDE} limit ${CANDIDATOS}) c
  order by c.orden, c.articulo_id limit ${FILAS}),
vehiculos as (
  select distinct w.articulo_id, w.orden
  from (select x.articulo_id, x.orden from aplicacion x
        where ${[...deVehiculo, ...deAnio].join(' and ')} and x.estado in ${SE_VENDE}
          and (select count(*) from palabras) < ${FILAS} limit ${APLICACIONES}) w
  where w.articulo_id not in (select articulo_id from palabras)
  order by w.orden, w.articulo_id limit ${FILAS}),
h as (
  select 0 as rango, articulo_id, orden from palabras
  union all select 1, articulo_id, orden from vehiculos
  order by rango, orden, articulo_id limit ${FILAS})${mostrar('h.rango, h.orden, a.id')}`,
    valores: [
      ...[depositoId, ...patrones, ...buscado.patrones],
      ...buscado.anios.flatMap(({ anio, patron }) => [patron, anio]),
    ],
  };
}

/** The code but for the zeros it begins with: only those that have some are kept, and looked for, without them. */
const SIN_CEROS = '(k.valor_norm = $3 or (k.sin_ceros = $3 and k.sin_ceros <> k.valor_norm))';

/**
 * What stands in for the artículo that has the code, whatever its state: what replaces it, from the newest, and those of its
 * grupo. `n`, `cadena` and `suplente` (articulo_id, rango, paso) are for what comes after. $2 is the code, $3 without zeros.
 */
const SUPLENTES = `n as materialized (
  select k.articulo_id from articulo_clave k join articulo a on a.id = k.articulo_id
  where (k.valor_norm = $2 or ${SIN_CEROS}) and a.estado <> 'BORRADOR' limit 10),
cadena (articulo_id, paso) as (
  select articulo_id, 0 from n
  union
  select r.por_id, c.paso + 1 from cadena c join articulo_reemplazo r on r.articulo_id = c.articulo_id),
suplente as (
  select articulo_id, 2 as rango, -paso as paso from cadena where paso > 0
  union all
  select m.articulo_id, 3, 0 from n
  join articulo_equivalencia e on e.articulo_id = n.articulo_id
  join articulo_equivalencia m on m.grupo_id = e.grupo_id and m.articulo_id <> n.articulo_id)`;

/** Among replacements, what can be had goes first; equivalents go by what there is here, elsewhere, and their price (ART-28). */
const EN_ORDEN = `h.rango, case when h.rango = 2 then (coalesce(s.aca, 0) <= 0 and coalesce(s.otras, 0) <= 0)::int end,
  case when h.rango = 3 then -coalesce(s.aca, 0) end, case when h.rango = 3 then -coalesce(s.otras, 0) end,
  case when h.rango = 3 then (select p.importe from precio p
    where p.lista_id = (select id from lista_precio where omision) and p.articulo_id = a.id
      and p.cantidad_desde <= 1 and p.desde <= now() order by p.cantidad_desde desc, p.desde desc limit 1) end,
  case when h.rango = 3 then a.codigo end, h.norma collate "C", a.id
limit ${FILAS}`;

/** All that is that code or stands in for it, and of the rest as many as fit. */
const HASTA_LLENAR = `select * from (
  select distinct on (c.articulo_id) c.* from c join articulo a on a.id = c.articulo_id
  where a.estado in ${SE_VENDE} order by c.articulo_id, c.rango, c.norma) u`;

/** The code, then but for leading zeros, what stands in for them, those that begin so, then the same text among the words. */
export function porCodigo(texto: string, depositoId: string): Consulta {
  const { codigo, codigoSinCeros } = leerBusqueda(texto);
  const patrones = patronesDe(texto);
  return {
    texto: `with recursive ${SUPLENTES}, c as (
  select k.articulo_id, 0 as rango, k.valor_norm as norma from articulo_clave k where k.valor_norm = $2
  union all
  select k.articulo_id, 1, k.valor_norm from articulo_clave k where ${SIN_CEROS} and k.valor_norm <> $2
  union all
  select articulo_id, rango, lpad((paso + 1000)::text, 6, '0') from suplente
  union all
  (select k.articulo_id, 4, k.valor_norm from articulo_clave k
   where k.valor_norm > $2 and k.valor_norm < $4 order by k.valor_norm limit ${FILAS * 4})
  union all
  (select k.articulo_id, 4, k.valor_norm from articulo_clave k
   where k.sin_ceros > $3 and k.sin_ceros < $5 and k.sin_ceros <> k.valor_norm order by k.sin_ceros limit ${FILAS * 4})
  union all
  (select p.articulo_id, 5, p.orden from articulo_palabras p
   where ${tieneTodas(patrones, 6)} and p.estado in ${SE_VENDE} order by p.orden, p.articulo_id limit ${FILAS * 2})
), h as (
  ${HASTA_LLENAR} order by rango, norma, articulo_id limit greatest(${FILAS}, (select count(*) from suplente) + ${FILAS}))${mostrar(EN_ORDEN)}`,
    valores: [depositoId, codigo, codigoSinCeros, finDeComienzo(codigo), finDeComienzo(codigoSinCeros), ...patrones],
  };
}

/** A scan means one artículo: its code, whole, and what can be sold instead of it. */
export function porBarras(texto: string, depositoId: string): Consulta {
  const { codigo, codigoSinCeros } = leerBusqueda(texto);
  return {
    texto: `with recursive ${SUPLENTES}, c as (
  select k.articulo_id, 0 as rango, '' as norma from articulo_clave k where k.valor_norm = $2 or ${SIN_CEROS}
  union all
  select articulo_id, rango, lpad((paso + 1000)::text, 6, '0') from suplente
), h as (${HASTA_LLENAR})${mostrar(EN_ORDEN)}`,
    valores: [depositoId, codigo, codigoSinCeros],
  };
}
