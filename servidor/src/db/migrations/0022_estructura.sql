-- What artículos are made of: versions with their validity, and the orders that assemble or take apart.

-- Trusted since PostgreSQL 13, like pg_trgm: ranges of one artículo are kept apart by the database itself.
create extension if not exists btree_gist;

create table estructura (
  id             uuid primary key,
  version        integer not null default 1,
  articulo_id    uuid not null references articulo,
  tipo           text not null check (tipo in ('KIT', 'ARMADO')),
  -- People read «versión 3»; `version` counts the saves.
  numero         integer not null check (numero > 0),
  estado         text not null default 'BORRADOR' check (estado in ('BORRADOR', 'VIGENTE', 'HISTORICA')),
  desde          timestamptz,
  hasta          timestamptz,
  nota           text not null default '',
  -- Of the lines as they are, and as they were when somebody said they are right (EST-12).
  huella         bytea not null,
  validada_huella bytea,
  validada_en    timestamptz,
  validada_por   uuid references usuario,
  creado_en      timestamptz not null default clock_timestamp(),
  creado_por     uuid references usuario,
  modificado_en  timestamptz not null default clock_timestamp(),
  modificado_por uuid references usuario,
  unique (articulo_id, tipo, numero),
  check ((desde is not null) = (estado <> 'BORRADOR')),
  check ((hasta is not null) = (estado = 'HISTORICA')),
  check ((validada_huella is null) = (validada_en is null) and (validada_huella is null) = (validada_por is null)),
  -- INV-22: at any instant at most one is in force.
  constraint estructura_vigente exclude using gist (articulo_id with =, tipo with =, tstzrange(desde, hasta) with &&)
    where (desde is not null)
);
create index estructura_por_articulo on estructura (articulo_id, numero desc);
create unique index estructura_en_vigencia on estructura (articulo_id) include (id) where estado = 'VIGENTE';
create index estructura_por_cambio on estructura (modificado_en desc, id);

create table estructura_linea (
  id            uuid primary key,
  estructura_id uuid not null references estructura on delete cascade,
  orden         integer not null,
  componente_id uuid not null,
  decimales     smallint not null,
  cantidad      numeric(14,3) not null check (cantidad > 0 and cantidad = round(cantidad, decimales)),
  -- In percent of the quantity.
  merma         numeric(7,4) not null default 0 check (merma >= 0),
  opcional      boolean not null default false,
  foreign key (componente_id, decimales) references articulo (id, decimales),
  unique (estructura_id, orden),
  unique (estructura_id, componente_id)
);
create index estructura_linea_por_componente on estructura_linea (componente_id, estructura_id);

create table estructura_sustituto (
  linea_id    uuid not null references estructura_linea on delete cascade,
  articulo_id uuid not null references articulo,
  orden       integer not null,
  primary key (linea_id, articulo_id)
);
create index estructura_sustituto_por_articulo on estructura_sustituto (articulo_id, linea_id);

-- One row: whoever changes what is in force holds it, so that two edges of a cycle are never added at once (INV-05).
create table estructura_grafo (unica boolean primary key default true check (unica), cambios bigint not null default 0);
insert into estructura_grafo default values;

-- What was in force stays as it was: documents were made with it (`modelo` 6.1).
create function estructura_fija() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if old.estado <> 'BORRADOR' then
      raise exception 'estructura % was in force', old.id using errcode = 'restrict_violation', constraint = 'estructura_fija';
    end if;
    return old;
  end if;
  if old.estado <> 'BORRADOR' and (new.huella, new.articulo_id, new.tipo, new.numero, new.desde)
       is distinct from (old.huella, old.articulo_id, old.tipo, old.numero, old.desde) then
    raise exception 'estructura % was in force', old.id using errcode = 'restrict_violation', constraint = 'estructura_fija';
  end if;
  return new;
end $$;
create trigger estructura_fija before update or delete on estructura for each row execute function estructura_fija();

create function estructura_linea_fija() returns trigger language plpgsql as $$
begin
  if exists (select from estructura where id = coalesce(new.estructura_id, old.estructura_id) and estado <> 'BORRADOR') then
    raise exception 'its estructura was in force' using errcode = 'restrict_violation', constraint = 'estructura_fija';
  end if;
  return coalesce(new, old);
end $$;
create trigger estructura_linea_fija before insert or update or delete on estructura_linea
  for each row execute function estructura_linea_fija();

create function estructura_sustituto_fijo() returns trigger language plpgsql as $$
begin
  if exists (select from estructura_linea l join estructura e on e.id = l.estructura_id
             where l.id = coalesce(new.linea_id, old.linea_id) and e.estado <> 'BORRADOR') then
    raise exception 'its estructura was in force' using errcode = 'restrict_violation', constraint = 'estructura_fija';
  end if;
  return coalesce(new, old);
end $$;
create trigger estructura_sustituto_fijo before insert or update or delete on estructura_sustituto
  for each row execute function estructura_sustituto_fijo();

create sequence orden_armado_numero;
create table orden_armado (
  id             uuid primary key,
  numero         bigint not null unique default nextval('orden_armado_numero'),
  version        integer not null default 1,
  estado         text not null default 'TERMINADA' check (estado in ('TERMINADA', 'REVERTIDA')),
  sentido        text not null check (sentido in ('ARMAR', 'DESARMAR')),
  estructura_id  uuid not null references estructura,
  articulo_id    uuid not null,
  decimales      smallint not null,
  cantidad       numeric(14,3) not null check (cantidad > 0 and cantidad = round(cantidad, decimales)),
  sucursal_id    uuid not null references sucursal,
  deposito_id    uuid not null references deposito,
  -- Work and whatever else is not on a shelf; what comes in is worth that much more than what goes out (INV-26).
  costo_agregado numeric(18,4) not null default 0 check (costo_agregado >= 0),
  movimiento_id  bigint not null unique references movimiento_stock,
  nota           text not null default '',
  creado_en      timestamptz not null default clock_timestamp(),
  creado_por     uuid not null references usuario,
  revertida_en   timestamptz,
  revertida_por  uuid references usuario,
  foreign key (articulo_id, decimales) references articulo (id, decimales),
  check ((revertida_en is not null) = (estado = 'REVERTIDA'))
);
create index orden_armado_por_articulo on orden_armado (articulo_id, numero desc);
create index orden_armado_por_estructura on orden_armado (estructura_id, numero desc);
create index orden_armado_por_sucursal on orden_armado (sucursal_id, numero desc);
create trigger orden_armado_sin_borrado before delete or truncate on orden_armado
  for each statement execute function sin_borrado();
