-- Pictures and documents that hang from something else. Their bytes are files under DATA_DIR/adjuntos; here is what they are.

-- The sum of all of them, hidden ones too, and the turn of whoever adds, orders or takes away.
create table adjunto_uso (
  unica    boolean primary key default true check (unica),
  archivos bigint not null default 0 check (archivos >= 0),
  bytes    bigint not null default 0 check (bytes >= 0)
);
insert into adjunto_uso default values;

create table adjunto (
  id                uuid primary key,
  version           integer not null default 1,
  dueno_tipo        text not null check (dueno_tipo in ('ARTICULO', 'SUCURSAL')),
  dueno_id          uuid not null,
  -- Whoever it is of is there, and stays while it has any.
  articulo_id       uuid generated always as (case when dueno_tipo = 'ARTICULO' then dueno_id end) stored references articulo,
  sucursal_id       uuid generated always as (case when dueno_tipo = 'SUCURSAL' then dueno_id end) stored references sucursal,
  clase             text not null check (clase in ('IMAGEN', 'DOCUMENTO')),
  orden             integer not null check (orden >= 0),
  nombre            text not null check (nombre <> ''),
  texto_alternativo text not null default '',
  -- Its random name on disk.
  guardado          uuid not null unique,
  tipo              text not null check (tipo in ('image/webp', 'application/pdf')),
  bytes             bigint not null check (bytes > 0),
  -- With its thumbnails: what the quota counts.
  ocupa             bigint not null check (ocupa >= bytes),
  ancho             integer check (ancho > 0),
  alto              integer check (alto > 0),
  huella            text not null check (huella ~ '^[0-9a-f]{32}$'),
  creado_en         timestamptz not null default clock_timestamp(),
  creado_por        uuid references usuario,
  -- Hidden, until it comes back or its files go.
  quitado_en        timestamptz,
  quitado_por       uuid references usuario,
  check ((clase = 'IMAGEN') = (tipo = 'image/webp')),
  check ((clase = 'IMAGEN') = (ancho is not null) and (clase = 'IMAGEN') = (alto is not null)),
  check (quitado_en is not null or quitado_por is null)
);
create index adjunto_por_articulo on adjunto (articulo_id, clase, orden, id) include (huella)
  where articulo_id is not null and quitado_en is null;
-- A sucursal has one logo.
create unique index adjunto_logo on adjunto (sucursal_id) where sucursal_id is not null and quitado_en is null;
create index adjunto_quitado on adjunto (quitado_en) where quitado_en is not null;
