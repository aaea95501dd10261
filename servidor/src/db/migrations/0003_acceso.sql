create table usuario (
  id            uuid primary key,
  version       integer not null default 1,
  nombre        text not null check (nombre <> ''),
  email         text not null check (email = lower(email)),
  -- Short name for the login; optional.
  alias         text check (alias = lower(alias)),
  activo        boolean not null default true,
  creado_en     timestamptz not null default now()
);
create unique index usuario_email on usuario (email);
create unique index usuario_alias on usuario (alias);
create trigger usuario_sin_borrado before delete or truncate on usuario
  for each statement execute function sin_borrado();

create table credencial (
  usuario_id  uuid primary key references usuario,
  -- PHC string of argon2id; its parameters travel with it.
  contrasena  text not null,
  cambiada_en timestamptz not null default now()
);

-- What a user may do is the union of the grants (INV-61). No sucursal means all of them.
create table concesion (
  usuario_id  uuid not null references usuario,
  rol         text not null check (rol in ('administrador', 'encargado', 'vendedor', 'deposito', 'taller', 'consulta')),
  sucursal_id uuid references sucursal,
  unique nulls not distinct (usuario_id, rol, sucursal_id)
);
create index concesion_por_sucursal on concesion (sucursal_id);

-- Only the SHA-256 of a token is stored: reading this table opens no session.
create table sesion (
  id          uuid primary key,
  token_hash  bytea not null unique,
  usuario_id  uuid not null references usuario,
  creada_en   timestamptz not null default now(),
  usada_en    timestamptz not null default now(),
  direccion   text,
  agente      text
);
create index sesion_por_usuario on sesion (usuario_id, creada_en);

create table clave_api (
  id          uuid primary key,
  usuario_id  uuid not null references usuario,
  clave_hash  bytea not null unique,
  creada_en   timestamptz not null default now(),
  vence_en    timestamptz,
  -- Requests a minute.
  cuota       integer not null default 6000 check (cuota > 0),
  revocada_en timestamptz
);

-- Failed attempts by account and by address. They survive a restart and are shared by all nodes.
create table intento (
  clave           text primary key,
  fallos          integer not null,
  desde           timestamptz not null,
  bloqueado_hasta timestamptz
);

create table codigo_de_alta (
  codigo_hash bytea primary key,
  vence_en    timestamptz not null,
  usado_en    timestamptz
);
