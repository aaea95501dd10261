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
  iva_omision text check (iva_omision in ('21', '10.5', '27', '5', '2.5', '0', 'EXENTO', 'NO_GRAVADO'))
);
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
create index articulo_por_subfamilia on articulo (subfamilia_id);
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

create table articulo_palabras (
  articulo_id uuid primary key references articulo,
  texto       text collate "C" not null
);
create index articulo_palabras_trgm on articulo_palabras using gin (texto gin_trgm_ops);

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

insert into rubro (id, codigo, nombre) values ('01900000-0000-7000-8000-000000000501', 'SC', 'Sin clasificar');
insert into familia (id, rubro_id, codigo, nombre)
values ('01900000-0000-7000-8000-000000000502', '01900000-0000-7000-8000-000000000501', 'SC', 'Sin clasificar');
insert into subfamilia (id, familia_id, codigo, nombre)
values ('01900000-0000-7000-8000-000000000503', '01900000-0000-7000-8000-000000000502', 'SC', 'Sin clasificar');
insert into lista_precio (id, nombre, omision) values ('01900000-0000-7000-8000-000000000601', 'Lista 1', true);
