-- Files that came in: one row per file that was taken, the rows it brought, and those it could not bring.
create table importacion (
  id           uuid primary key,
  entidad      text not null check (entidad in ('localidades', 'ventas')),
  perfil       text not null check (perfil <> ''),
  -- The name the file had, without its folder, and the SHA-256 of its bytes.
  archivo      text not null check (archivo <> ''),
  archivo_hash bytea not null check (length(archivo_hash) = 32),
  estado       text not null default 'CARGADA' check (estado in ('CARGADA', 'VALIDADA', 'APLICADA', 'REVERTIDA')),
  deposito_id  uuid references deposito,
  -- Rows of the file: read, left out, and records that came of the rest.
  leidas       integer not null default 0 check (leidas >= 0),
  rechazadas   integer not null default 0 check (rechazadas between 0 and leidas),
  creadas      integer not null default 0 check (creadas >= 0),
  creada_en    timestamptz not null default clock_timestamp(),
  creada_por   uuid not null references usuario,
  aplicada_en  timestamptz,
  check ((estado in ('APLICADA', 'REVERTIDA')) = (aplicada_en is not null))
);
create index importacion_por_fecha on importacion (creada_en desc, id);
create index importacion_por_archivo on importacion (archivo_hash, entidad);
create trigger importacion_sin_borrado before delete or truncate on importacion
  for each statement execute function sin_borrado();

create table importacion_rechazo (
  importacion_id uuid not null references importacion,
  orden          integer not null,
  fila           integer not null check (fila > 1),
  -- The title of the column in the file; empty when the whole row is at fault.
  columna        text not null,
  valor          text not null,
  motivo         text not null check (motivo <> ''),
  -- What the row belongs to in its file: the number of the comprobante.
  referencia     text not null default '',
  primary key (importacion_id, orden)
);

-- Staging. Rows stay as the record of what each file brought.
create table importacion_localidad (
  importacion_id uuid not null references importacion,
  fila           integer not null check (fila > 1),
  provincia_iso  text not null,
  nombre         text not null,
  partido        text not null,
  codigo_postal  text,
  latitud        numeric(10,7),
  longitud       numeric(10,7),
  nombre_norm    text collate "C" not null,
  partido_norm   text collate "C" not null,
  primary key (importacion_id, fila)
);

create table importacion_venta (
  importacion_id uuid not null references importacion,
  fila           integer not null check (fila > 1),
  comprobante    text not null,
  devolucion     boolean not null,
  codigo         text not null,
  codigo_norm    text collate "C" not null,
  servicio       boolean not null,
  descripcion    text not null,
  cantidad       numeric(14,3) not null check (cantidad > 0),
  fecha          timestamptz not null,
  precio         numeric(18,4) not null check (precio > 0),
  cliente        text,
  pais           text not null,
  primary key (importacion_id, fila)
);
create index importacion_venta_por_comprobante on importacion_venta (importacion_id, comprobante);
create index importacion_venta_por_codigo on importacion_venta (importacion_id, codigo_norm);
