-- An artículo is in one grupo at most, which the key says (ART-03). A grupo is nothing but its members: one that loses
-- them is gone.
create table articulo_equivalencia (
  articulo_id uuid primary key references articulo,
  grupo_id    uuid not null
);
create index articulo_equivalencia_por_grupo on articulo_equivalencia (grupo_id);

create table articulo_reemplazo (
  articulo_id uuid primary key references articulo,
  por_id      uuid not null references articulo,
  check (por_id <> articulo_id)
);
create index articulo_reemplazo_por_nuevo on articulo_reemplazo (por_id);

-- INV-08: a chain of replacements ends. They are written one at a time, so that two links that would close a circle
-- together see each other.
create function articulo_reemplazo_sin_circulo() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(7264321);
  if exists (
    with recursive cadena (id) as (
      select new.por_id
      union
      select r.por_id from cadena c join articulo_reemplazo r on r.articulo_id = c.id)
    select from cadena where id = new.articulo_id) then
    raise exception 'articulo % would replace itself', new.articulo_id
      using errcode = 'integrity_constraint_violation', constraint = 'articulo_reemplazo_sin_circulo';
  end if;
  return new;
end $$;
create trigger articulo_reemplazo_sin_circulo before insert or update on articulo_reemplazo
  for each row execute function articulo_reemplazo_sin_circulo();

create table vehiculo (
  id          uuid primary key,
  marca       text not null check (marca <> ''),
  modelo      text not null check (modelo <> ''),
  -- '' fits any motor.
  motor       text not null default '',
  marca_norm  text collate "C" not null check (marca_norm = norma_codigo(marca) and marca_norm <> ''),
  modelo_norm text collate "C" not null check (modelo_norm = norma_codigo(modelo) and modelo_norm <> ''),
  motor_norm  text collate "C" not null default '' check (motor_norm = norma_codigo(motor)),
  -- What it is found by, in normal form.
  palabras    text collate "C" not null check (palabras = norma_palabras(marca || ' ' || modelo || ' ' || motor)),
  unique (marca_norm, modelo_norm, motor_norm)
);

create table aplicacion (
  id          uuid primary key,
  articulo_id uuid not null references articulo,
  vehiculo_id uuid not null references vehiculo,
  desde       smallint check (desde between 1900 and 2100),
  -- Null: and the years that come.
  hasta       smallint check (hasta between 1900 and 2100),
  nota        text not null default '',
  -- What a search reads, so that it joins nothing until the page is known: the words of the artículo and those of the
  -- vehicle, and what hits are filtered and ordered by. Kept by the triggers below.
  texto       text collate "C" not null default '',
  orden       text collate "C" not null default '',
  estado      text not null default '',
  check (desde <= hasta),
  unique nulls not distinct (articulo_id, vehiculo_id, desde, hasta, nota)
);
create index aplicacion_por_vehiculo on aplicacion (vehiculo_id, articulo_id);
create index aplicacion_trgm on aplicacion using gin (texto gin_trgm_ops);

create function aplicacion_buscable() returns trigger language plpgsql as $$
begin
  select p.texto || v.palabras || ' ', p.orden, p.estado into new.texto, new.orden, new.estado
  from articulo_palabras p, vehiculo v where p.articulo_id = new.articulo_id and v.id = new.vehiculo_id;
  return new;
end $$;
create trigger aplicacion_buscable before insert or update on aplicacion for each row execute function aplicacion_buscable();

-- The words of an artículo change with its description, its codes, its state and the name of its marca.
create function aplicaciones_al_dia() returns trigger language plpgsql as $$
begin
  update aplicacion a set estado = n.estado
  from nuevas n join viejas v on v.articulo_id = n.articulo_id
  where a.articulo_id = n.articulo_id and (n.texto, n.orden, n.estado) is distinct from (v.texto, v.orden, v.estado);
  return null;
end $$;
create trigger aplicaciones_al_dia after update on articulo_palabras
  referencing old table as viejas new table as nuevas for each statement execute function aplicaciones_al_dia();
