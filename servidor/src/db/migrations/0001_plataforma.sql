-- What every room stands on: normal forms of text, audit, idempotency, attempt counters.

create extension if not exists pg_trgm;

-- Repeats nucleo/comun/texto.ts; the column checks compare both on every write.
create function norma_codigo(texto text) returns text language sql immutable strict parallel safe as
$$ select upper(regexp_replace(normalize(texto, NFKD), '[^A-Za-z0-9]', '', 'g') collate "C") $$;

create function norma_palabras(texto text) returns text language sql immutable strict parallel safe as
$$ select upper(btrim(regexp_replace(regexp_replace(normalize(texto, NFKD), '[\u0300-\u036f]', '', 'g'),
                                     '[^A-Za-z0-9]+', ' ', 'g')) collate "C") $$;

-- For tables whose history must never change: a correction is a new row.
create function solo_agrega() returns trigger language plpgsql as
$$ begin raise exception '% only takes new rows', tg_table_name using errcode = 'restrict_violation'; end $$;

-- For rows that documents point at for ever.
create function sin_borrado() returns trigger language plpgsql as
$$ begin raise exception 'rows of % are never deleted', tg_table_name using errcode = 'restrict_violation'; end $$;

-- One header per command (INV-72). Written in the command's own transaction.
create table auditoria (
  id          bigint generated always as identity primary key,
  en          timestamptz not null default clock_timestamp(),
  usuario_id  uuid,
  quien       text not null,
  sucursal_id uuid,
  direccion   text,
  pedido_id   text not null,
  accion      text not null,
  entidad     text not null,
  entidad_id  uuid not null,
  motivo      text
);
create index auditoria_por_entidad on auditoria (entidad, entidad_id, id desc);

create table auditoria_campo (
  auditoria_id bigint not null references auditoria,
  orden        integer not null,
  campo        text not null,
  antes        text,
  despues      text,
  primary key (auditoria_id, orden)
);

create trigger auditoria_solo_agrega before update or delete or truncate on auditoria
  for each statement execute function solo_agrega();
create trigger auditoria_campo_solo_agrega before update or delete or truncate on auditoria_campo
  for each statement execute function solo_agrega();

-- The answer of a command, kept with the command itself: both or neither (INV-11).
create table idempotencia (
  usuario_id    uuid not null,
  clave         text not null,
  operacion     text not null,
  cuerpo_hash   bytea not null,
  status        integer,
  respuesta     text,
  creada_en     timestamptz not null default now(),
  primary key (usuario_id, clave)
);
create index idempotencia_por_edad on idempotencia (creada_en);
