-- Mails that wait to be sent: written in the transaction they tell of, sent after it, and gone once they are.
create table correo_pendiente (
  id         uuid primary key,
  -- The whole mail, encrypted with a key that is not in the database: it may carry a link that opens an account.
  clave_id   text not null,
  sobre      bytea not null,
  creado_en  timestamptz not null default now(),
  -- Past this it would only confuse whoever got it.
  vence_en   timestamptz not null,
  intentos   integer not null default 0,
  proximo_en timestamptz not null default now()
);
create index correo_pendiente_por_turno on correo_pendiente (proximo_en);
