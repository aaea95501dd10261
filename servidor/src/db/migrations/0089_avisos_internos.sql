-- What everybody who works in the company is told on the home (6.1 of the screens), and who said that they know.
create table aviso_interno (
  id           uuid primary key,
  texto        text not null check (texto = btrim(texto) and length(texto) between 3 and 280),
  -- The last day it is told.
  hasta        date,
  escrito_en   timestamptz not null default clock_timestamp(),
  escrito_por  uuid not null references usuario,
  retirado_en  timestamptz,
  retirado_por uuid references usuario,
  check ((retirado_en is null) = (retirado_por is null))
);
create index aviso_a_la_vista on aviso_interno (escrito_en desc, id) where retirado_en is null;
create index aviso_interno_por_autor on aviso_interno (escrito_por);
create index aviso_interno_por_quien_lo_retiro on aviso_interno (retirado_por) where retirado_por is not null;

create table aviso_enterado (
  aviso_id   uuid not null references aviso_interno,
  usuario_id uuid not null references usuario,
  en         timestamptz not null default clock_timestamp(),
  primary key (aviso_id, usuario_id)
);
create index aviso_enterado_por_persona on aviso_enterado (usuario_id);
