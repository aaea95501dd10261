-- PRE-02, EST-05: what kits inside of kits cost is added up from below.

-- What some kits cost, or all of them, that nobody wrote a cost of: `costoDeKit` of nucleo over all at once, net and in pesos. Tests
-- compare the two. What they take is said by the version in force then; for what is past, by that of today. One that takes something
-- without any cost is not among them. `cual`: PROMEDIO, or else the first there is of each thing, of reposición before the average.
-- `o_el_primero`: what had no cost yet counts by the first one since, at the rate of that day. It goes down a level at a time, looking
-- at each thing once, and up again by the kits whose parts are all known: what a kit inside of many costs is worked out for all of
-- them together. It is asked of one kit again and again, and planning it takes longer than what it does: its plan is kept.
create or replace function costos_de_kits(kits uuid[], cual text, instante timestamptz, o_el_primero boolean default false)
returns table (articulo_id uuid, importe numeric) language plpgsql stable parallel safe rows 1000 set plan_cache_mode = force_generic_plan as $$
declare
  dolar numeric := cambio_en('USD', instante);
  vigencia timestamptz := greatest(instante, statement_timestamp());
  pedidos uuid[] := coalesce(kits, array(
    select e.articulo_id from estructura e join articulo k on k.id = e.articulo_id and k.tipo = 'KIT' where rige(e, vigencia)));
  -- Things that were met now for the first time, and all that were.
  nuevos uuid[] := pedidos;
  vistos uuid[] := '{}';
  -- Lines of kits whose cost is still to be added up.
  contenedores uuid[] := '{}';
  componentes uuid[] := '{}';
  cantidades numeric[] := '{}';
  -- What one of each thing costs, as far as it is known.
  sabidos uuid[] := '{}';
  costos numeric[] := '{}';
  -- What a step adds to each of these.
  mas_contenedores uuid[];
  mas_componentes uuid[];
  mas_cantidades numeric[];
  mas_sabidos uuid[];
  mas_costos numeric[];
begin
  while cardinality(nuevos) > 0 loop
    vistos := vistos || nuevos;
    with cosa as materialized (
      select x.id, a.tipo, r.importe is not null or m.promedio is not null as tiene,
             -- Most kits have none: nobody asks a rate for those.
             coalesce(round(r.importe * case when r.moneda = 'ARS' then 1 when r.en = instante then dolar
                                             when r.en > instante then cambio_en(r.moneda, r.en) end, 4),
                      round(m.promedio, 4)) as costo
      from (select distinct unnest(nuevos) as id) x
      join articulo a on a.id = x.id
      left join lateral (
        select c.importe, c.moneda, greatest(c.desde, instante) as en from costo_reposicion c
        where cual is distinct from 'PROMEDIO' and c.id = coalesce(
          (select case when u.importe is not null then u.id end from costo_reposicion u
           where u.articulo_id = x.id and u.desde <= instante order by u.desde desc, u.id desc limit 1),
          (select p.id from costo_reposicion p
           where o_el_primero and p.articulo_id = x.id and p.desde > instante and p.importe is not null
           order by p.desde, p.id limit 1))) r on true
      left join costo_articulo m on m.articulo_id = x.id and m.promedio > 0),
    -- A kit that somebody wrote a cost of is not asked what it takes.
    paso as materialized (
      select c.id, c.costo, l.componente_id, trim_scale(l.cantidad * (100 + l.merma) * 0.01) as cantidad
      from cosa c
      left join estructura e on e.articulo_id = c.id and rige(e, vigencia) and c.tipo = 'KIT' and not c.tiene
      left join estructura_linea l on l.estructura_id = e.id and not l.opcional)
    select array_agg(p.id) filter (where p.costo is not null), array_agg(p.costo) filter (where p.costo is not null),
           array_agg(p.id) filter (where p.componente_id is not null),
           array_agg(p.componente_id) filter (where p.componente_id is not null),
           array_agg(p.cantidad) filter (where p.componente_id is not null),
           array(select q.componente_id from paso q where q.componente_id is not null except select unnest(vistos))
    into mas_sabidos, mas_costos, mas_contenedores, mas_componentes, mas_cantidades, nuevos
    from paso p;
    sabidos := sabidos || mas_sabidos;
    costos := costos || mas_costos;
    contenedores := contenedores || mas_contenedores;
    componentes := componentes || mas_componentes;
    cantidades := cantidades || mas_cantidades;
  end loop;
  while cardinality(contenedores) > 0 loop
    with parte as materialized (
      select l.contenedor_id, l.componente_id, l.cantidad, l.cantidad * s.costo as valor
      from unnest(contenedores, componentes, cantidades) as l (contenedor_id, componente_id, cantidad)
      left join unnest(sabidos, costos) as s (id, costo) on s.id = l.componente_id),
    suma as materialized (
      select p.contenedor_id, case when count(*) = count(p.valor) then sum(p.valor) end as costo from parte p group by p.contenedor_id),
    listo as (
      select array_agg(s.contenedor_id) as ids, array_agg(s.costo) as costos from suma s where s.costo is not null),
    resto as (
      select array_agg(p.contenedor_id) as contenedores, array_agg(p.componente_id) as componentes, array_agg(p.cantidad) as cantidades
      from parte p join suma s on s.contenedor_id = p.contenedor_id and s.costo is null)
    select l.ids, l.costos, r.contenedores, r.componentes, r.cantidades
    into mas_sabidos, mas_costos, contenedores, componentes, cantidades
    from listo l cross join resto r;
    -- What is left takes something that nobody knows the cost of.
    exit when mas_sabidos is null;
    return query select k.id, round(k.costo, 4) from unnest(mas_sabidos, mas_costos) as k (id, costo)
                 where k.id in (select unnest(pedidos));
    sabidos := sabidos || mas_sabidos;
    costos := costos || mas_costos;
  end loop;
end $$;
