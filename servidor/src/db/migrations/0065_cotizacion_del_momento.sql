-- PRE-09, PRE-17: a rate holds since it was written, not since its day began. Otherwise the second one of a day, or the one that
-- comes after a price of that morning, was already worth then, and nothing that is held against it ever moves.

drop index cotizacion_por_fecha;
create index cotizacion_por_fecha on cotizacion (moneda, fecha desc, creado_en desc, id desc);

-- The rate that held at an instant, if any. One that was written on a later day than its own says what that whole day was worth.
-- Before the first one there is, the nearest that is known is the first of that day.
create function cotizacion_en(de_moneda text, instante timestamptz) returns setof cotizacion language sql stable parallel safe rows 1 as $$
  select * from cotizacion where id = coalesce(
    (select c.id from cotizacion c
     where c.moneda = de_moneda and c.fecha <= (instante at time zone 'America/Argentina/Buenos_Aires')::date
       and (c.fecha < (instante at time zone 'America/Argentina/Buenos_Aires')::date or c.creado_en <= instante
            or c.fecha <> (c.creado_en at time zone 'America/Argentina/Buenos_Aires')::date)
     order by c.fecha desc, c.creado_en desc, c.id desc limit 1),
    (select c.id from cotizacion c
     where c.moneda = de_moneda and c.fecha = (instante at time zone 'America/Argentina/Buenos_Aires')::date
     order by c.creado_en, c.id limit 1)) $$;

-- It is asked for by the hundred thousand: in this language its plan is kept from one row to the next.
create or replace function cambio_en(de_moneda text, instante timestamptz) returns numeric language plpgsql stable parallel safe as $$
begin
  if de_moneda = 'ARS' then return 1; end if;
  return (select valor from cotizacion_en(de_moneda, instante));
end $$;
