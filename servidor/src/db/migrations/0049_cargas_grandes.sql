-- A load writes a hundred thousand artículos, and a foreign key asks row by row whether what each of them names is there: a third
-- of what PostgreSQL did for an import. What a statement names is few or comes together, so it is looked up and held once for
-- each statement, with the same refusals, as 0034 did for what a price names.

-- The other half of a foreign key: what is named neither goes away nor changes the key it is named by.
create function sin_cambio_de_llave() returns trigger language plpgsql as
$$ begin raise exception 'the key of a row of % never changes', tg_table_name using errcode = 'restrict_violation'; end $$;

-- Users, marcas, unidades and importaciones were never deleted; nor are subfamilias, which only become inactive.
create trigger subfamilia_sin_borrado before delete or truncate on subfamilia
  for each statement execute function sin_borrado();
create trigger usuario_con_su_llave before update of id on usuario for each statement execute function sin_cambio_de_llave();
create trigger marca_con_su_llave before update of id on marca for each statement execute function sin_cambio_de_llave();
create trigger unidad_con_su_llave before update of id on unidad for each statement execute function sin_cambio_de_llave();
create trigger subfamilia_con_su_llave before update of id on subfamilia for each statement execute function sin_cambio_de_llave();
create trigger importacion_con_su_llave before update of id on importacion for each statement execute function sin_cambio_de_llave();
create trigger articulo_con_su_llave before update of id on articulo for each statement execute function sin_cambio_de_llave();

alter table articulo
  drop constraint articulo_creado_por_fkey, drop constraint articulo_modificado_por_fkey, drop constraint articulo_marca_id_fkey,
  drop constraint articulo_subfamilia_id_fkey, drop constraint articulo_unidad_id_decimales_fkey;

create function articulo_nombra_lo_que_hay() returns trigger language plpgsql as $$
declare falta text;
begin
  perform from usuario u where u.id in (select n.creado_por from nuevos n union select n.modificado_por from nuevos n) for key share;
  perform from marca m join (select distinct n.marca_id as id from nuevos n) n using (id) for key share of m;
  perform from subfamilia s join (select distinct n.subfamilia_id as id from nuevos n) n using (id) for key share of s;
  perform from unidad u join (select distinct n.unidad_id as id, n.decimales from nuevos n) n using (id, decimales) for key share of u;
  select n.llave into falta from (
    select 'creado_por' as llave, n.id from (select distinct creado_por as id from nuevos) n
     where not exists (select from usuario u where u.id = n.id)
    union all
    select 'modificado_por', n.id from (select distinct modificado_por as id from nuevos) n
     where not exists (select from usuario u where u.id = n.id)
    union all
    select 'marca_id', n.id from (select distinct marca_id as id from nuevos) n
     where not exists (select from marca m where m.id = n.id)
    union all
    select 'subfamilia_id', n.id from (select distinct subfamilia_id as id from nuevos) n
     where not exists (select from subfamilia s where s.id = n.id)
    union all
    select 'unidad_id_decimales', n.id from (select distinct unidad_id as id, decimales from nuevos) n
     where not exists (select from unidad u where u.id = n.id and u.decimales = n.decimales)) n
   where n.id is not null limit 1;
  if falta is not null then
    raise exception 'what the artículo names is not there'
      using errcode = 'foreign_key_violation', constraint = 'articulo_' || falta || '_fkey';
  end if;
  return null;
end $$;
create trigger articulo_nombra_lo_que_hay after insert on articulo
  referencing new table as nuevos for each statement execute function articulo_nombra_lo_que_hay();
create trigger articulo_sigue_nombrando_lo_que_hay after update on articulo
  referencing new table as nuevos for each statement execute function articulo_nombra_lo_que_hay();

-- The decimals of a unidad are frozen while an artículo uses it. Who takes them holds the unidad, so both cannot cross.
create function unidad_con_articulos() returns trigger language plpgsql as $$
begin
  if exists (select from articulo a where a.unidad_id = old.id and a.decimales = old.decimales) then
    raise exception 'the unidad is in use'
      using errcode = 'foreign_key_violation', constraint = 'articulo_unidad_id_decimales_fkey';
  end if;
  return null;
end $$;
create trigger unidad_con_articulos after update of decimales on unidad for each row
  when (old.decimales <> new.decimales) execute function unidad_con_articulos();

-- What belongs to an artículo: what the search reads of it, and its prices.
alter table articulo_clave drop constraint articulo_clave_articulo_id_fkey;
alter table articulo_palabras drop constraint articulo_palabras_articulo_id_fkey;
alter table precio drop constraint precio_articulo_id_fkey;

-- Plans are kept for the connection: one made for the rows of a whole load must still be good for a single row, so both always
-- go by the key of the artículo.
create function nombra_articulos_que_hay() returns trigger language plpgsql set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  falta boolean;
  ajenos uuid[];
  hallados integer;
begin
  -- What this transaction made or changed is its own: nobody else can take it away meanwhile.
  select bool_or(a.id is null), array_agg(a.id) filter (where a.xmin <> pg_current_xact_id()::xid) into falta, ajenos
  from (select distinct n.articulo_id as id from nuevos n) n left join articulo a using (id);
  if ajenos is not null then
    perform from articulo a where a.id = any(ajenos) order by a.id for key share;
    get diagnostics hallados = row_count;
    falta := falta or hallados < cardinality(ajenos);
  end if;
  if falta then
    raise exception 'no such artículo'
      using errcode = 'foreign_key_violation', constraint = tg_table_name || '_articulo_id_fkey';
  end if;
  return null;
end $$;
create trigger articulo_clave_nombra_lo_que_hay after insert on articulo_clave
  referencing new table as nuevos for each statement execute function nombra_articulos_que_hay();
create trigger articulo_palabras_nombra_lo_que_hay after insert on articulo_palabras
  referencing new table as nuevos for each statement execute function nombra_articulos_que_hay();
create trigger precio_nombra_articulos_que_hay after insert on precio
  referencing new table as nuevos for each statement execute function nombra_articulos_que_hay();
create trigger articulo_clave_con_su_articulo before update of articulo_id on articulo_clave
  for each statement execute function sin_cambio_de_llave();
create trigger articulo_palabras_con_su_articulo before update of articulo_id on articulo_palabras
  for each statement execute function sin_cambio_de_llave();

create function articulo_sin_lo_suyo() returns trigger language plpgsql set enable_hashjoin = off set enable_mergejoin = off as $$
declare queda text;
begin
  if exists (select from viejos v join articulo_clave k on k.articulo_id = v.id) then queda := 'articulo_clave';
  elsif exists (select from viejos v join articulo_palabras k on k.articulo_id = v.id) then queda := 'articulo_palabras';
  elsif exists (select from viejos v join precio k on k.articulo_id = v.id) then queda := 'precio';
  end if;
  if queda is not null then
    raise exception 'the artículo still has rows in %', queda
      using errcode = 'foreign_key_violation', constraint = queda || '_articulo_id_fkey';
  end if;
  return null;
end $$;
create trigger articulo_sin_lo_suyo after delete on articulo
  referencing old table as viejos for each statement execute function articulo_sin_lo_suyo();

-- The same of what a price names besides, and of its quantity, which only price breaks have.
create or replace function precio_nombra_lo_que_hay() returns trigger language plpgsql as $$
begin
  perform from lista_precio l where l.id in (select distinct p.lista_id from nuevos p) for key share;
  perform from usuario u where u.id in (select distinct p.creado_por from nuevos p) for key share;
  if exists (select from (select distinct p.lista_id as id from nuevos p) p
              where not exists (select from lista_precio l where l.id = p.id)) then
    raise exception 'no such lista' using errcode = 'foreign_key_violation', constraint = 'precio_lista_id_fkey';
  end if;
  if exists (select from (select distinct p.creado_por as id from nuevos p) p
              where p.id is not null and not exists (select from usuario u where u.id = p.id)) then
    raise exception 'no such user' using errcode = 'foreign_key_violation', constraint = 'precio_creado_por_fkey';
  end if;
  return null;
end $$;
create or replace function precio_con_decimales() returns trigger language plpgsql
set enable_hashjoin = off set enable_mergejoin = off as $$
begin
  if exists (select from nuevos p join articulo a on a.id = p.articulo_id
             where p.cantidad_desde <> 0 and p.cantidad_desde <> round(p.cantidad_desde, a.decimales)) then
    raise exception 'cantidad_desde has too many decimals' using errcode = 'check_violation', constraint = 'precio_con_decimales';
  end if;
  return null;
end $$;

-- What came of each row of a file.
alter table importacion_fila drop constraint importacion_fila_importacion_id_fkey;
create function importacion_fila_de_la_que_hay() returns trigger language plpgsql as $$
begin
  perform from importacion i join (select distinct n.importacion_id as id from nuevas n) n using (id) for key share of i;
  if exists (select from (select distinct n.importacion_id as id from nuevas n) n
              where not exists (select from importacion i where i.id = n.id)) then
    raise exception 'no such importación'
      using errcode = 'foreign_key_violation', constraint = 'importacion_fila_importacion_id_fkey';
  end if;
  return null;
end $$;
create trigger importacion_fila_de_la_que_hay after insert on importacion_fila
  referencing new table as nuevas for each statement execute function importacion_fila_de_la_que_hay();
create trigger importacion_fila_con_su_importacion before update of importacion_id on importacion_fila
  for each statement execute function sin_cambio_de_llave();
