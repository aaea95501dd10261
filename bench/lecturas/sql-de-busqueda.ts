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

/** The code, then but for leading zeros, then those that begin so, then the same text among the words. */
export function porCodigo(texto: string, depositoId: string): Consulta {
  const { codigo, codigoSinCeros } = leerBusqueda(texto);
  const patrones = patronesDe(texto);
  return {
    texto: `with c as (
  select k.articulo_id, 0 as rango, k.tipo, k.valor_norm as norma from articulo_clave k where k.valor_norm = $2
  union all
  select k.articulo_id, 1, k.tipo, k.valor_norm from articulo_clave k where k.sin_ceros = $4 and k.valor_norm <> $2
  union all
  (select k.articulo_id, 2, k.tipo, k.valor_norm from articulo_clave k
   where k.valor_norm > $2 and k.valor_norm < $3 order by k.valor_norm limit ${FILAS * 4})
  union all
  (select k.articulo_id, 2, k.tipo, k.valor_norm from articulo_clave k
   where k.sin_ceros > $4 and k.sin_ceros < $5 and k.sin_ceros <> k.valor_norm order by k.sin_ceros limit ${FILAS * 4})
  union all
  (select p.articulo_id, 3, '', p.orden from articulo_palabras p
   where ${tieneTodas(patrones, 6)} and p.estado in ${SE_VENDE} order by p.orden, p.articulo_id limit ${FILAS * 2})
), h as (
  select * from (select distinct on (c.articulo_id) c.* from c join articulo a on a.id = c.articulo_id
                 where a.estado in ${SE_VENDE} order by c.articulo_id, c.rango, c.norma) u
  order by rango, norma, articulo_id limit ${FILAS})${mostrar('h.rango, h.norma, a.id')}`,
    valores: [depositoId, codigo, finDeComienzo(codigo), codigoSinCeros, finDeComienzo(codigoSinCeros), ...patrones],
  };
}

/** A scan means one artículo: its code, whole. */
export function porBarras(texto: string, depositoId: string): Consulta {
  const { codigo, codigoSinCeros } = leerBusqueda(texto);
  return {
    texto: `with h as (
  select k.articulo_id from articulo_clave k where k.valor_norm = $2 or k.sin_ceros = $3 limit ${FILAS})${mostrar('a.id')}`,
    valores: [depositoId, codigo, codigoSinCeros],
  };
}
