create table rubro (
  id          uuid primary key,
  version     integer not null default 1,
  codigo      text not null check (codigo <> ''),
  nombre      text not null check (nombre <> ''),
  activo      boolean not null default true,
  iva_omision text check (iva_omision in ('21', '10.5', '27', '5', '2.5', '0', 'EXENTO', 'NO_GRAVADO'))
);
-- Codes of a classification do not tell "fil" from "FIL" (INV-03).
create unique index rubro_codigo on rubro (upper(codigo));

create table familia (
  id          uuid primary key,
  version     integer not null default 1,
  rubro_id    uuid not null references rubro,
  codigo      text not null check (codigo <> ''),
  nombre      text not null check (nombre <> ''),
  activo      boolean not null default true,
  iva_omision text check (iva_omision in ('21', '10.5', '27', '5', '2.5', '0', 'EXENTO', 'NO_GRAVADO'))
);
create unique index familia_codigo on familia (rubro_id, upper(codigo));

create table subfamilia (
  id          uuid primary key,
  version     integer not null default 1,
  familia_id  uuid not null references familia,
  codigo      text not null check (codigo <> ''),
  nombre      text not null check (nombre <> ''),
  activo      boolean not null default true,
  omision     boolean not null default false,
  iva_omision text check (iva_omision in ('21', '10.5', '27', '5', '2.5', '0', 'EXENTO', 'NO_GRAVADO'))
);
-- Where an artículo goes when nobody says where.
create unique index subfamilia_omision on subfamilia (omision) where omision;
create unique index subfamilia_codigo on subfamilia (familia_id, upper(codigo));

create table articulo (
  id               uuid primary key,
  version          integer not null default 1,
  codigo           text not null check (length(codigo) <= 60),
  codigo_norm      text collate "C" not null check (codigo_norm = norma_codigo(codigo) and codigo_norm <> ''),
  -- '' or the exact upper-case code when someone accepts a collision such as M6-1.0 / M6-10 (`acordado` 24).
  distincion       text collate "C" not null default '' check (distincion in ('', upper(codigo))),
  descripcion      text not null check (descripcion <> ''),
  subfamilia_id    uuid not null references subfamilia,
  marca_id         uuid references marca,
  unidad_id        uuid not null,
  decimales        smallint not null,
  tipo             text not null default 'PRODUCTO' check (tipo in ('PRODUCTO', 'SERVICIO', 'KIT')),
  iva              text not null check (iva in ('21', '10.5', '27', '5', '2.5', '0', 'EXENTO', 'NO_GRAVADO')),
  permite_negativo boolean not null default false,
  estado           text not null default 'ACTIVO' check (estado in ('BORRADOR', 'ACTIVO', 'DISCONTINUADO', 'INACTIVO')),
  observaciones    text not null default '',
  creado_en        timestamptz not null default now(),
  creado_por       uuid references usuario,
  modificado_en    timestamptz not null default now(),
  modificado_por   uuid references usuario,
  -- The unidad's decimals are frozen while an artículo uses it, the artículo's while a document line names it.
  foreign key (unidad_id, decimales) references unidad (id, decimales),
  unique (id, decimales),
  unique (id, permite_negativo)
);
create unique index articulo_codigo on articulo (codigo_norm, distincion) where estado <> 'INACTIVO';
create index articulo_por_codigo on articulo (codigo collate "C", id);
create index articulo_por_descripcion on articulo (descripcion collate "es-x-icu", id);
create index articulo_por_modificado on articulo (modificado_en, id);
-- With the state, so that counting by subfamilia never visits the table.
create index articulo_por_subfamilia on articulo (subfamilia_id, estado);
create index articulo_inactivo on articulo (codigo collate "C", id) where estado = 'INACTIVO';
create index articulo_por_marca on articulo (marca_id);
create trigger articulo_sin_borrado before delete or truncate on articulo
  for each statement execute function sin_borrado();

create table codigo_articulo (
  id                   uuid primary key,
  articulo_id          uuid not null,
  tipo                 text not null check (tipo in ('BARRAS', 'PROVEEDOR', 'ORIGINAL', 'ALTERNATIVO')),
  valor                text not null check (length(valor) <= 60),
  valor_norm           text collate "C" not null check (valor_norm = norma_codigo(valor) and valor_norm <> ''),
  proveedor_id         uuid,
  -- One scan is this many units (caja × 12).
  cantidad_por_lectura numeric(14,3) not null default 1
                         check (cantidad_por_lectura > 0 and cantidad_por_lectura = round(cantidad_por_lectura, decimales)),
  decimales            smallint not null,
  foreign key (articulo_id, decimales) references articulo (id, decimales) on update cascade,
  unique nulls not distinct (tipo, valor_norm, proveedor_id)
);
create index codigo_articulo_por_articulo on codigo_articulo (articulo_id);

-- What the search reads, kept by this room with every change of an artículo or its codes.
create table articulo_clave (
  articulo_id uuid not null references articulo,
  valor_norm  text collate "C" not null,
  sin_ceros   text collate "C" not null,
  tipo        text not null,
  primary key (articulo_id, tipo, valor_norm)
);
create index articulo_clave_por_valor on articulo_clave (valor_norm);
create index articulo_clave_sin_ceros on articulo_clave (sin_ceros);

-- One row of words per artículo, with what a search filters and orders by, so that it joins nothing until the page is known.
create table articulo_palabras (
  articulo_id uuid primary key references articulo,
  texto       text collate "C" not null,
  -- The beginning of the description in normal form. On purpose without an index: an ordered scan looks cheap to the
  -- planner and is not when the words gather at one end of the order.
  orden       text collate "C" not null,
  estado      text not null
);
create index articulo_palabras_trgm on articulo_palabras using gin (texto gin_trgm_ops);

-- What `textoDePalabras` and `ordenDePalabras` of the application write, for the self-check and for a marca that changes
-- its name, which no command of this room sees.
create function palabras_de_articulo(id_de_articulo uuid) returns table (texto text, orden text) language sql stable as
$$ select ' ' || norma_palabras(concat_ws(' ', a.descripcion, m.nombre, a.codigo, a.codigo_norm,
            (select string_agg(c.valor || ' ' || c.valor_norm, ' ' order by c.valor_norm, c.tipo)
             from codigo_articulo c where c.articulo_id = a.id))) || ' ',
          left(norma_palabras(a.descripcion), 60)
   from articulo a left join marca m on m.id = a.marca_id where a.id = id_de_articulo $$;

create function marca_renombrada() returns trigger language plpgsql as $$
begin
  update articulo_palabras p set texto = w.texto
  from articulo a, palabras_de_articulo(a.id) w
  where a.marca_id = new.id and p.articulo_id = a.id;
  return null;
end $$;
create trigger marca_renombrada after update of nombre on marca for each row
  when (old.nombre is distinct from new.nombre) execute function marca_renombrada();

create table lista_precio (
  id          uuid primary key,
  version     integer not null default 1,
  nombre      text not null unique check (nombre <> ''),
  moneda      text not null default 'ARS' check (moneda in ('ARS', 'USD')),
  incluye_iva boolean not null default false,
  orden       integer not null default 1,
  activa      boolean not null default true,
  omision     boolean not null default false
);
create unique index lista_precio_omision on lista_precio (omision) where omision;

-- A price holds until the next `desde` of the same key; a null importe is an end (`acordado` 18). Append-only.
create table precio (
  id             uuid primary key,
  lista_id       uuid not null references lista_precio,
  articulo_id    uuid not null references articulo,
  cantidad_desde numeric(14,3) not null default 0 check (cantidad_desde >= 0),
  desde          timestamptz not null,
  importe        numeric(18,4) check (importe >= 0),
  motivo         text not null default '',
  creado_en      timestamptz not null default clock_timestamp(),
  creado_por     uuid references usuario
);
create unique index precio_vigencia on precio (lista_id, articulo_id, cantidad_desde, desde desc) include (importe);
create index precio_por_articulo on precio (articulo_id, desde desc);
create trigger precio_solo_agrega before update or delete or truncate on precio
  for each statement execute function solo_agrega();

-- Quantities of price breaks respect the unidad too (INV-29).
create function precio_con_decimales() returns trigger language plpgsql as $$
begin
  if exists (select from nuevos p join articulo a on a.id = p.articulo_id
             where p.cantidad_desde <> round(p.cantidad_desde, a.decimales)) then
    raise exception 'cantidad_desde has too many decimals' using errcode = 'check_violation', constraint = 'precio_con_decimales';
  end if;
  return null;
end $$;
create trigger precio_con_decimales after insert on precio
  referencing new table as nuevos for each statement execute function precio_con_decimales();

-- A node with active children or active artículos stays active (INV-04).
create function clasificacion_en_uso() returns trigger language plpgsql as $$
declare ocupado boolean;
begin
  if tg_op = 'UPDATE' and (new.activo or not old.activo) then return new; end if;
  if tg_table_name = 'rubro' then
    select exists (select from familia where rubro_id = old.id and activo) into ocupado;
  elsif tg_table_name = 'familia' then
    select exists (select from subfamilia where familia_id = old.id and activo) into ocupado;
  else
    select exists (select from articulo where subfamilia_id = old.id and estado <> 'INACTIVO') into ocupado;
  end if;
  if ocupado then
    raise exception '% % is in use', tg_table_name, old.id using errcode = 'restrict_violation', constraint = 'clasificacion_en_uso';
  end if;
  if tg_op = 'DELETE' then return old; end if;
  return new;
end $$;
create trigger rubro_en_uso before update or delete on rubro for each row execute function clasificacion_en_uso();
create trigger familia_en_uso before update or delete on familia for each row execute function clasificacion_en_uso();
create trigger subfamilia_en_uso before update or delete on subfamilia for each row execute function clasificacion_en_uso();

-- The other half of INV-04: nothing active is hung from an inactive node. The share lock makes it wait for whoever is
-- inactivating the parent right now.
create function clasificacion_activa() returns trigger language plpgsql as $$
declare activa boolean;
begin
  if not new.activo then return new; end if;
  if tg_table_name = 'familia' then
    select activo from rubro where id = new.rubro_id for share into activa;
  else
    select activo from familia where id = new.familia_id for share into activa;
  end if;
  if not activa then
    raise exception 'the parent of % is inactive', new.id using errcode = 'restrict_violation', constraint = 'clasificacion_activa';
  end if;
  return new;
end $$;
create trigger familia_activa before insert or update of activo, rubro_id on familia
  for each row execute function clasificacion_activa();
create trigger subfamilia_activa before insert or update of activo, familia_id on subfamilia
  for each row execute function clasificacion_activa();

create function articulo_en_clasificacion_activa() returns trigger language plpgsql as $$
begin
  perform from subfamilia where id in (select subfamilia_id from nuevos where estado <> 'INACTIVO') order by id for share;
  if exists (select from nuevos n join subfamilia s on s.id = n.subfamilia_id where n.estado <> 'INACTIVO' and not s.activo) then
    raise exception 'the subfamilia is inactive' using errcode = 'restrict_violation', constraint = 'clasificacion_activa';
  end if;
  return null;
end $$;
create trigger articulo_creado_en_clasificacion after insert on articulo
  referencing new table as nuevos for each statement execute function articulo_en_clasificacion_activa();
create trigger articulo_cambiado_en_clasificacion after update on articulo
  referencing new table as nuevos for each statement execute function articulo_en_clasificacion_activa();

insert into rubro (id, codigo, nombre) values ('01900000-0000-7000-8000-000000000501', 'SC', 'Sin clasificar');
insert into familia (id, rubro_id, codigo, nombre)
values ('01900000-0000-7000-8000-000000000502', '01900000-0000-7000-8000-000000000501', 'SC', 'Sin clasificar');
insert into subfamilia (id, familia_id, codigo, nombre, omision)
values ('01900000-0000-7000-8000-000000000503', '01900000-0000-7000-8000-000000000502', 'SC', 'Sin clasificar', true);
insert into lista_precio (id, nombre, omision) values ('01900000-0000-7000-8000-000000000601', 'Lista 1', true);
