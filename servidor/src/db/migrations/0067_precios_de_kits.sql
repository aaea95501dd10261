-- PRE-02, INV-45, EST-05: a lista that comes out of the cost, or has a floor over it, gives a kit the price of what it takes.

-- What some kits cost, or all of them, that nobody wrote a cost of: `costoDeKit` of nucleo over all at once, net and in pesos. Tests
-- compare the two. One that takes something without any cost is not among them. `cual`: PROMEDIO, or else the first there is of
-- each thing, of reposición before the average. `o_el_primero`: what had no cost yet counts by the first one since, at the rate of
-- that day. It goes down a level at a time, each thing once whatever ways lead to it. It is asked of one kit again and again, and
-- planning it takes longer than what it does: its plan is kept.
create function costos_de_kits(kits uuid[], cual text, instante timestamptz, o_el_primero boolean default false)
returns table (articulo_id uuid, importe numeric) language plpgsql stable parallel safe rows 1000 set plan_cache_mode = force_generic_plan as $$
declare
  dolar numeric := cambio_en('USD', instante);
  -- At each level, so many of each thing for one of a kit.
  raices uuid[];
  ids uuid[];
  cantidades numeric[];
  -- What each kit adds up; null where nobody knows.
  de_quien uuid[] := '{}';
  sumandos numeric[] := '{}';
  hojas_de uuid[];
  hojas numeric[];
begin
  ids := coalesce(kits, array(
    select e.articulo_id from estructura e join articulo k on k.id = e.articulo_id and k.tipo = 'KIT' where e.estado = 'VIGENTE'));
  raices := ids;
  cantidades := array_fill(1::numeric, array[cardinality(ids)]);
  -- As deep as an estructura may be.
  for nivel in 0..20 loop
    exit when coalesce(cardinality(ids), 0) = 0;
    with cosa as materialized (
      select x.id, a.tipo, r.importe is not null or m.promedio is not null as tiene,
             coalesce(round(r.importe * case when r.moneda = 'ARS' then 1 when r.en = instante then dolar
                                             else cambio_en(r.moneda, r.en) end, 4), round(m.promedio, 4)) as costo
      from (select distinct unnest(ids) as id) x
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
    paso as (
      select n.raiz, l.componente_id as id,
             case when l.id is null then n.cantidad * c.costo else n.cantidad * l.cantidad * (100 + l.merma) * 0.01 end as valor
      from unnest(raices, ids, cantidades) as n (raiz, id, cantidad)
      join cosa c on c.id = n.id
      left join estructura e on e.articulo_id = c.id and e.estado = 'VIGENTE' and c.tipo = 'KIT' and not c.tiene
      left join estructura_linea l on l.estructura_id = e.id and not l.opcional
      -- A kit that somebody wrote a cost of is not asked what it takes.
      where nivel > 0 or not c.tiene),
    junto as (
      select p.raiz, p.id, case when count(*) = count(p.valor) then sum(p.valor) end as valor from paso p group by p.raiz, p.id)
    select array_agg(j.raiz) filter (where j.id is null), array_agg(j.valor) filter (where j.id is null),
           array_agg(j.raiz) filter (where j.id is not null), array_agg(j.id) filter (where j.id is not null),
           array_agg(j.valor) filter (where j.id is not null)
    into hojas_de, hojas, raices, ids, cantidades
    from junto j;
    de_quien := de_quien || hojas_de;
    sumandos := sumandos || hojas;
  end loop;
  return query
  select s.raiz, round(sum(s.valor), 4) from unnest(de_quien, sumandos) as s (raiz, valor)
  group by s.raiz having count(*) = count(s.valor) and s.raiz <> all (coalesce(raices, '{}'));
end $$;

-- The cost of an artículo as a lista keeps its prices. `cual`: REPOSICION, PROMEDIO, or null for the first there is.
create or replace function costo_para_lista(l lista_precio, a articulo, cual text, instante timestamptz) returns numeric
language plpgsql stable parallel safe as $$
declare
  suyo numeric;
  su_moneda text := 'ARS';
begin
  select c.importe, c.moneda into suyo, su_moneda
  from (
    (select r.importe, r.moneda, 1 as orden from costo_reposicion r
     where r.articulo_id = a.id and r.desde <= instante and cual is distinct from 'PROMEDIO' order by r.desde desc, r.id desc limit 1)
    union all
    (select round(k.promedio, 4), 'ARS', 2 from costo_articulo k
     where k.articulo_id = a.id and k.promedio > 0 and cual is distinct from 'REPOSICION')) c
  where c.importe is not null
  order by c.orden limit 1;
  if suyo is null and a.tipo = 'KIT' then
    select k.importe, 'ARS' into suyo, su_moneda from costos_de_kits(array[a.id], cual, instante) k;
  end if;
  if suyo is null then return null; end if;
  return convertir_precio(suyo, cambio_en(su_moneda, instante), false, cambio_en(l.moneda, instante), l.incluye_iva, a.iva);
end $$;

-- The prices a derived lista works out: `precio_derivado` of every artículo that has one; none for a manual lista.
create or replace function precios_derivados(l lista_precio, cantidad numeric, instante timestamptz)
returns table (articulo_id uuid, importe numeric) language plpgsql stable parallel safe rows 100000 as $$
declare
  de lista_precio;
  de_cambio numeric;
  a_cambio numeric := cambio_en(l.moneda, instante);
  dolar numeric := cambio_en('USD', instante);
  con_costo boolean := l.base <> 'LISTA' or l.margen_minimo is not null;
begin
  if l.tipo = 'MANUAL' then return; end if;
  select * into de from lista_precio where id = l.lista_base_id;
  de_cambio := cambio_en(de.moneda, instante);
  return query
  with de_la_base as (
    select coalesce(e.articulo_id, d.articulo_id) as id, coalesce(e.importe, d.importe) as importe
    from (select * from precios_escritos(de.id, cantidad, instante) where l.base = 'LISTA') e
    full join (select * from precios_derivados(de, cantidad, instante) where l.base = 'LISTA') d using (articulo_id)),
  reposicion as (
    select u.id, u.importe, case u.moneda when 'ARS' then 1 else dolar end as cambio
    from (select distinct on (c.articulo_id) c.articulo_id as id, c.importe, c.moneda
          from costo_reposicion c where c.desde <= instante and con_costo
          order by c.articulo_id, c.desde desc, c.id desc) u
    where u.importe is not null
    union all
    select k.articulo_id, k.importe, 1 from costos_de_kits(null, 'REPOSICION', instante) k where con_costo),
  promedio as (
    select m.articulo_id as id, round(m.promedio, 4) as importe, true as suyo from costo_articulo m where m.promedio > 0 and con_costo
    union all
    select k.articulo_id, k.importe, false from costos_de_kits(null, 'PROMEDIO', instante) k where l.base = 'COSTO_PROMEDIO'),
  conocido as (
    select a.id,
           convertir_precio(b.importe, de_cambio, de.incluye_iva, a_cambio, l.incluye_iva, a.iva) as de_lista,
           convertir_precio(r.importe, r.cambio, false, a_cambio, l.incluye_iva, a.iva) as reposicion, r.importe is not null as se_repone,
           convertir_precio(m.importe, 1, false, a_cambio, l.incluye_iva, a.iva) as promedio, m.suyo
    from articulo a
    left join de_la_base b on b.id = a.id
    left join reposicion r on r.id = a.id
    left join promedio m on m.id = a.id),
  basado as (
    select c.id,
           case l.base when 'LISTA' then c.de_lista when 'COSTO_REPOSICION' then c.reposicion else c.promedio end as base,
           -- The floor of a kit is over what it takes, which is a cost of reposición.
           case when c.se_repone then c.reposicion when c.suyo then c.promedio end as costo
    from conocido c)
  select x.id, greatest(redondear_precio(x.base * l.coeficiente, l.paso, l.modo, 0) + l.adicional, 0,
                        round(x.costo * (100 + l.margen_minimo) / 100, 4))
  from basado x where x.base is not null;
end $$;
