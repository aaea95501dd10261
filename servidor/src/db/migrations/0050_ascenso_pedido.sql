-- Nobody becomes administrator by the hand of one person only (`seguridad.md` 3.7): the roles that somebody asked for wait here
-- until a second person who administers approves them.
create table ascenso_pedido (
  usuario_id   uuid primary key references usuario,
  pedido_por   uuid not null references usuario check (pedido_por <> usuario_id),
  pedido_en    timestamptz not null default now(),
  -- [{ rol, sucursalId }], all of those the person will have.
  concesiones  jsonb not null check (jsonb_typeof(concesiones) = 'array' and concesiones <> '[]')
);
