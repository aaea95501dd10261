-- EST-09: a version may be put in force from a day to come. Which one is in force follows from its range and from the clock, so that
-- it changes by itself at the first instant of that day: nothing has to run then, and nobody can find two, or none, meanwhile.

-- `cicloDeEstructura` of nucleo: the state of a version at an instant. As an attribute (`e.estado`) it is that of now.
create function estado_en(e estructura, instante timestamptz) returns text language sql immutable parallel safe as $$
  select case when e.desde is null then 'BORRADOR' when e.desde > instante then 'PROGRAMADA'
              when e.hasta <= instante then 'HISTORICA' else 'VIGENTE' end $$;

-- What `estado_en` calls VIGENTE, said so that its indexes are of use.
create function rige(e estructura, instante timestamptz) returns boolean language sql immutable parallel safe as $$
  select e.desde <= instante and (e.hasta is null or e.hasta > instante) $$;
create function rige(e estructura) returns boolean language sql stable parallel safe as $$
  select rige(e, statement_timestamp()) $$;
-- VIGENTE or PROGRAMADA: what nothing may contradict, since it will be in force without anybody looking at it again.
create function rige_o_regira(e estructura) returns boolean language sql stable parallel safe as $$
  select e.desde is not null and (e.hasta is null or e.hasta > statement_timestamp()) $$;

drop trigger estructura_fija on estructura;
alter table estructura drop column estado;
create function estado(e estructura) returns text language sql stable parallel safe as $$
  select estado_en(e, statement_timestamp()) $$;

alter table estructura
  add constraint estructura_vigencia check (hasta is null or (desde is not null and hasta > desde)),
  drop constraint estructura_vigente,
  -- INV-22. At the end of each statement: one that starts a version also ends the one before.
  add constraint estructura_vigente exclude using gist (articulo_id with =, tipo with =, tstzrange(desde, hasta) with &&)
    where (desde is not null) deferrable;
create index estructura_en_vigencia on estructura (articulo_id, desde) include (id, hasta) where desde is not null;
-- When what is in force changed by itself for the last time.
create index estructura_por_desde on estructura (desde) where desde is not null;

-- What was in force stays as it was (`modelo` 6.1). What will be keeps its lines, and may still be given another day, or none.
create or replace function estructura_fija() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if old.desde is not null then
      raise exception 'estructura % was in force', old.id using errcode = 'restrict_violation', constraint = 'estructura_fija';
    end if;
    return old;
  end if;
  if old.desde is not null and (new.huella, new.articulo_id, new.tipo, new.numero)
       is distinct from (old.huella, old.articulo_id, old.tipo, old.numero)
     or old.desde <= clock_timestamp() and new.desde is distinct from old.desde
     or old.hasta <= clock_timestamp() and new.hasta is distinct from old.hasta then
    raise exception 'estructura % was in force', old.id using errcode = 'restrict_violation', constraint = 'estructura_fija';
  end if;
  return new;
end $$;
create trigger estructura_fija before update or delete on estructura for each row execute function estructura_fija();

create or replace function estructura_linea_fija() returns trigger language plpgsql as $$
begin
  if exists (select from estructura where id = coalesce(new.estructura_id, old.estructura_id) and desde is not null) then
    raise exception 'its estructura was in force' using errcode = 'restrict_violation', constraint = 'estructura_fija';
  end if;
  return coalesce(new, old);
end $$;

create or replace function estructura_sustituto_fijo() returns trigger language plpgsql as $$
begin
  if exists (select from estructura_linea l join estructura e on e.id = l.estructura_id
             where l.id = coalesce(new.linea_id, old.linea_id) and e.desde is not null) then
    raise exception 'its estructura was in force' using errcode = 'restrict_violation', constraint = 'estructura_fija';
  end if;
  return coalesce(new, old);
end $$;

-- What some kits cost, or all of them, that nobody wrote a cost of: `costoDeKit` of nucleo over all at once, net and in pesos. Tests
-- compare the two. What they take is said by the version in force then; for what is past, by that of today. One that takes something without any cost is not among them. `cual`: PROMEDIO, or else the first there is of
-- each thing, of reposición before the average. `o_el_primero`: what had no cost yet counts by the first one since, at the rate of
-- that day. It goes down a level at a time, each thing once whatever ways lead to it. It is asked of one kit again and again, and
-- planning it takes longer than what it does: its plan is kept.
create or replace function costos_de_kits(kits uuid[], cual text, instante timestamptz, o_el_primero boolean default false)
returns table (articulo_id uuid, importe numeric) language plpgsql stable parallel safe rows 1000 set plan_cache_mode = force_generic_plan as $$
declare
  dolar numeric := cambio_en('USD', instante);
  vigencia timestamptz := greatest(instante, statement_timestamp());
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
    select e.articulo_id from estructura e join articulo k on k.id = e.articulo_id and k.tipo = 'KIT' where rige(e, vigencia)));
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
      left join estructura e on e.articulo_id = c.id and rige(e, vigencia) and c.tipo = 'KIT' and not c.tiene
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
