-- A cost of reposición that comes back, because the list that changed it was taken back, holds from that day on and is as old as
-- it was: its history says both.
alter table costo_reposicion
  -- When it was asked; null, the day it holds from.
  add column fecha timestamptz check (fecha < desde);

create or replace function anotar_costo_reposicion() returns trigger language plpgsql as $$
declare
  vuelve boolean := tg_op = 'UPDATE' and coalesce(new.costo_reposicion_fecha < old.costo_reposicion_fecha, false);
begin
  insert into costo_reposicion (articulo_id, importe, moneda, desde, fecha, origen, creado_por)
  values (new.id, new.costo_reposicion, new.costo_reposicion_moneda,
          case when vuelve then greatest(new.modificado_en, old.costo_reposicion_fecha)
               else coalesce(new.costo_reposicion_fecha, clock_timestamp()) end,
          case when vuelve then new.costo_reposicion_fecha end,
          new.costo_reposicion_origen, new.modificado_por);
  return null;
end $$;
