-- What happened and whom it is told to: written in the transaction that made it happen, read by every node.

create table evento (
  id          bigint generated always as identity primary key,
  -- Who wrote it. A reader remembers what it could see and takes what it could not: nothing that commits late is skipped.
  xid         xid8 not null default pg_current_xact_id(),
  en          timestamptz not null default clock_timestamp(),
  tipo        text not null check (tipo ~ '^[a-z_]+\.[a-z_]+$'),
  -- For one person; or, without one, for whoever holds the permission in that sucursal (in any, when it names none).
  usuario_id  uuid,
  permiso     text,
  sucursal_id uuid,
  -- Who made it happen: not told of their own doing.
  autor_id    uuid,
  datos       jsonb not null check (jsonb_typeof(datos) = 'object'),
  check (usuario_id is not null or permiso is not null),
  check (sucursal_id is null or permiso is not null)
);
create index evento_por_xid on evento (xid);
create index evento_por_usuario on evento (usuario_id, id desc) where usuario_id is not null;
create index evento_por_permiso on evento (permiso, sucursal_id, id desc) where usuario_id is null;
create index evento_por_edad on evento (en);

create trigger evento_solo_agrega before update or truncate on evento
  for each statement execute function solo_agrega();

-- The old ones are thrown away, and only those.
create function evento_reciente() returns trigger language plpgsql as
$$ begin raise exception 'a recent evento is not deleted' using errcode = 'restrict_violation'; end $$;
create trigger evento_se_guarda before delete on evento
  for each row when (old.en > now() - interval '29 days') execute function evento_reciente();

-- Everything up to `hasta` that was there to be seen in `foto` was read: what committed later, with a lower id, was not.
create table notificacion_marca (
  usuario_id uuid primary key,
  hasta      bigint not null,
  foto       pg_snapshot not null
);

-- Read one by one, beyond the mark.
create table notificacion_leida (
  usuario_id uuid not null,
  evento_id  bigint not null references evento on delete cascade,
  primary key (usuario_id, evento_id)
);
create index notificacion_leida_por_evento on notificacion_leida (evento_id);

-- How a person wants to hear of each kind; without a row, as the catalogue says.
create table notificacion_preferencia (
  usuario_id  uuid not null,
  tipo        text not null,
  en_producto boolean not null,
  por_correo  boolean not null,
  primary key (usuario_id, tipo)
);
