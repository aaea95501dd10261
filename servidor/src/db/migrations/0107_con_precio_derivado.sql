-- PRE-02: which artículos a lista works out a price for, as `precios_derivados`, but without any amount, which costs much more to know:
-- those with a written price in a lista it is worked out of, and those with the cost it all begins with. Nothing comes out of where a
-- rate is missing on the way. Tests compare the two. One may come more than once.
create function con_precio_derivado(de_lista uuid, instante timestamptz)
returns table (articulo_id uuid) language plpgsql stable parallel safe rows 100000 as $$
declare
  listas uuid[];
  una uuid;
  costo text;
  hay_dolar boolean := cambio_en('USD', instante) is not null;
begin
  with recursive camino as (
    select l.id, l.base, l.lista_base_id, 0 as n, cambio_en(l.moneda, instante) is not null as llega
    from lista_precio l where l.id = de_lista and l.tipo = 'DERIVADA'
    union all
    select l.id, l.base, l.lista_base_id, c.n + 1, c.llega and cambio_en(l.moneda, instante) is not null
    from camino c join lista_precio l on l.id = c.lista_base_id)
  select coalesce(array_agg(c.id) filter (where c.n > 0 and c.llega), '{}'), max(c.base) filter (where c.base <> 'LISTA' and c.llega)
  into listas, costo from camino c;
  foreach una in array listas loop
    -- Whoever never had an end among those prices has one of them; only of the others is it looked for.
    return query
    select x.id
    from (select p.articulo_id as id, count(*) > count(p.importe) as con_fin from precio p
          where p.lista_id = una and p.cantidad_desde <= 1 and p.desde <= instante group by p.articulo_id) x
    where not x.con_fin or precio_escrito(una, x.id, 1, instante) is not null;
  end loop;
  if costo = 'COSTO_REPOSICION' then
    return query
    select r.id
    from (select distinct on (c.articulo_id) c.articulo_id as id, c.importe, c.moneda from costo_reposicion c
          where c.desde <= instante order by c.articulo_id, c.desde desc, c.id desc) r
    where r.importe is not null and (r.moneda = 'ARS' or hay_dolar);
    return query select k.articulo_id from costos_de_kits(null, 'REPOSICION', instante) k;
  elsif costo = 'COSTO_PROMEDIO' then
    return query select m.articulo_id from costo_articulo m where m.promedio > 0;
    return query select k.articulo_id from costos_de_kits(null, 'PROMEDIO', instante) k;
  end if;
end $$;
