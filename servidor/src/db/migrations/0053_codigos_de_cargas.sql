-- The codes of an artículo name it with its decimals, and follow them. What 0049 did for the rest of what a load brings: a statement
-- asks once for all its codes, with the same refusals.
alter table codigo_articulo drop constraint codigo_articulo_articulo_id_decimales_fkey;

create function codigo_nombra_el_articulo_que_hay() returns trigger language plpgsql
set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  falta boolean;
  ajenos uuid[];
begin
  -- What this transaction made or changed is its own: nobody else can take it away, nor change its decimals, meanwhile.
  select array_agg(a.id) filter (where a.xmin <> pg_current_xact_id()::xid) into ajenos
  from (select distinct n.articulo_id as id from nuevos n) n join articulo a using (id);
  if ajenos is not null then
    perform from articulo a where a.id = any(ajenos) order by a.id for key share;
  end if;
  select exists (select from nuevos n left join articulo a on a.id = n.articulo_id
                  where a.id is null or a.decimales <> n.decimales) into falta;
  if falta then
    raise exception 'no such artículo with those decimals'
      using errcode = 'foreign_key_violation', constraint = 'codigo_articulo_articulo_id_decimales_fkey';
  end if;
  return null;
end $$;
create trigger codigo_nombra_el_articulo_que_hay after insert on codigo_articulo
  referencing new table as nuevos for each statement execute function codigo_nombra_el_articulo_que_hay();
create trigger codigo_sigue_nombrando_el_articulo_que_hay after update on codigo_articulo
  referencing new table as nuevos for each statement execute function codigo_nombra_el_articulo_que_hay();

-- Its unidad changes seldom. Who adds a code meanwhile holds the artículo, or waits for this.
create function codigos_con_los_decimales_de_su_articulo() returns trigger language plpgsql as $$
begin
  update codigo_articulo set decimales = new.decimales where articulo_id = new.id;
  return null;
end $$;
create trigger codigos_con_los_decimales_de_su_articulo after update of decimales on articulo for each row
  when (old.decimales <> new.decimales) execute function codigos_con_los_decimales_de_su_articulo();

create or replace function articulo_sin_lo_suyo() returns trigger language plpgsql set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  queda text;
  llave text := 'articulo_id_fkey';
begin
  if exists (select from viejos v join articulo_clave k on k.articulo_id = v.id) then queda := 'articulo_clave';
  elsif exists (select from viejos v join articulo_palabras k on k.articulo_id = v.id) then queda := 'articulo_palabras';
  elsif exists (select from viejos v join precio k on k.articulo_id = v.id) then queda := 'precio';
  elsif exists (select from viejos v join codigo_articulo k on k.articulo_id = v.id) then
    queda := 'codigo_articulo';
    llave := 'articulo_id_decimales_fkey';
  end if;
  if queda is not null then
    raise exception 'the artículo still has rows in %', queda
      using errcode = 'foreign_key_violation', constraint = queda || '_' || llave;
  end if;
  return null;
end $$;
