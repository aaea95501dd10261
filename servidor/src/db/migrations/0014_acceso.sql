-- Second factors, passkeys, links by mail, known devices and shared terminals.

alter table usuario
  add column foto_version        text,
  add column sucursal_preferida  uuid references sucursal,
  add column pagina_de_inicio    text check (pagina_de_inicio ~ '^/' and length(pagina_de_inicio) <= 200);

-- The picture itself, already cut and written again by the server. Apart, so that listing people never reads it.
create table usuario_foto (
  usuario_id uuid primary key references usuario,
  imagen     bytea not null,
  tipo       text not null
);

-- The secret is encrypted with a key that is not in the database. Without `activo_desde` it is only being set up.
create table factor_codigo (
  usuario_id    uuid primary key references usuario,
  clave_id      text not null,
  secreto       bytea not null,
  activo_desde  timestamptz,
  preparado_en  timestamptz not null default now(),
  -- The last step of 30 seconds that was accepted: none at or before it is taken again.
  ultimo_paso   bigint
);

create table codigo_de_recuperacion (
  usuario_id  uuid not null references usuario,
  codigo_hash bytea not null,
  usado_en    timestamptz,
  primary key (usuario_id, codigo_hash)
);

create table llave_de_acceso (
  id            uuid primary key,
  version       integer not null default 1,
  usuario_id    uuid not null references usuario,
  credencial_id text not null unique,
  clave_publica bytea not null,
  contador      bigint not null default 0,
  transportes   text[] not null default '{}',
  nombre        text not null check (nombre <> ''),
  creada_en     timestamptz not null default now(),
  usada_en      timestamptz
);
create index llave_de_acceso_por_usuario on llave_de_acceso (usuario_id);

-- What a browser was asked to sign: five minutes, single use, for one purpose of one holder.
create table desafio (
  desafio     text primary key,
  proposito   text not null check (proposito in ('ingreso', 'confirmacion', 'alta')),
  -- Null for a login that begins with the passkey: the passkey says whose it is.
  usuario_id  uuid references usuario,
  -- The session, the pending login or, before either, the mark of the browser that asked for it.
  portador_id uuid not null,
  creado_en   timestamptz not null default now()
);
create index desafio_por_edad on desafio (creado_en);

-- A login that still misses something. Another table than the sessions, so that no door takes one for the other.
create table ingreso_pendiente (
  id          uuid primary key,
  token_hash  bytea not null unique,
  usuario_id  uuid not null references usuario,
  motivo      text not null check (motivo in ('segundo_factor', 'alta_de_factor')),
  recordar    boolean not null,
  direccion   text,
  agente      text,
  fallos      integer not null default 0,
  creado_en   timestamptz not null default now()
);
create index ingreso_pendiente_por_edad on ingreso_pendiente (creado_en);

-- A browser on which this person logged in and asked to be remembered. People who share it share its token.
create table dispositivo (
  id          uuid primary key,
  usuario_id  uuid not null references usuario,
  token_hash  bytea not null,
  agente      text not null,
  creado_en   timestamptz not null default now(),
  usado_en    timestamptz not null default now(),
  vence_en    timestamptz not null,
  unique (token_hash, usuario_id)
);
create index dispositivo_por_usuario on dispositivo (usuario_id);

-- A device several people share (GAP-10).
create table terminal (
  id             uuid primary key,
  nombre         text not null check (nombre <> ''),
  sucursal_id    uuid not null references sucursal,
  minutos        integer not null check (minutos between 1 and 60),
  token_hash     bytea not null unique,
  registrado_por uuid not null references usuario,
  registrado_en  timestamptz not null default now(),
  usado_en       timestamptz,
  quitado_en     timestamptz
);
create index terminal_por_sucursal on terminal (sucursal_id);

-- Who logged in fully on a terminal, and when: a PIN only stands in for that, on that device.
create table terminal_persona (
  terminal_id uuid not null references terminal,
  usuario_id  uuid not null references usuario,
  ingreso_en  timestamptz not null default now(),
  fallos      integer not null default 0,
  primary key (terminal_id, usuario_id)
);
create index terminal_persona_por_usuario on terminal_persona (usuario_id);

create table pin (
  usuario_id uuid primary key references usuario,
  pin_hash   text not null,
  puesto_en  timestamptz not null default now()
);

alter table sesion
  -- When the person last proved who they are with a password or a passkey: at the login, or later (step-up).
  add column confirmada_en timestamptz default now(),
  -- When they last did so with the PIN of a shared terminal, which proves less.
  add column pin_en        timestamptz,
  add column terminal_id   uuid references terminal,
  -- The token before the last change of token, taken for a moment longer by requests that were on their way.
  add column token_anterior_hash bytea unique,
  add column anterior_hasta      timestamptz,
  -- Its token must change with its next request: the person's roles did.
  add column renovar       boolean not null default false;
create index sesion_por_terminal on sesion (terminal_id) where terminal_id is not null;

-- Links by mail, bound to a person and a purpose. One live link each: a new one ends the former.
create table enlace (
  id          uuid primary key,
  proposito   text not null check (proposito in ('recuperacion')),
  usuario_id  uuid not null references usuario,
  codigo_hash bytea not null unique,
  creado_en   timestamptz not null default now(),
  vence_en    timestamptz not null,
  usado_en    timestamptz,
  unique (usuario_id, proposito)
);

create table invitacion (
  id          uuid primary key,
  email       text not null check (email = lower(email)),
  nombre      text not null check (nombre <> ''),
  codigo_hash bytea not null unique,
  creada_por  uuid not null references usuario,
  creada_en   timestamptz not null default now(),
  vence_en    timestamptz not null,
  aceptada_en timestamptz,
  revocada_en timestamptz,
  check (aceptada_en is null or revocada_en is null)
);
create unique index invitacion_viva on invitacion (email) where aceptada_en is null and revocada_en is null;
create index invitacion_por_fecha on invitacion (creada_en desc, id);

create table invitacion_concesion (
  invitacion_id uuid not null references invitacion,
  rol           text not null check (rol in ('administrador', 'encargado', 'vendedor', 'deposito', 'taller', 'consulta')),
  sucursal_id   uuid references sucursal,
  unique nulls not distinct (invitacion_id, rol, sucursal_id)
);

create table politica_de_rol (
  rol                  text primary key check (rol in ('administrador', 'encargado', 'vendedor', 'deposito', 'taller', 'consulta')),
  exige_segundo_factor boolean not null
);

-- Taking away the second factor of somebody who lost all of them needs two administrators.
create table reinicio_de_factor (
  usuario_id  uuid primary key references usuario,
  pedido_por  uuid not null references usuario,
  pedido_en   timestamptz not null default now(),
  motivo      text not null check (motivo <> '')
);

alter table intento add column ultimo timestamptz;
