-- Repeats nucleo/clientes/cuit.ts: with the check digit weighing 1, a right number adds up to a multiple of 11, which
-- no digit can reach when the remainder of the first ten is 1.
create function clave_tributaria_valida(tipo text, numero text) returns boolean
language sql immutable strict parallel safe as $$
  select case when numero ~ case tipo when '86' then '^2[034567][0-9]{9}$' else '^(2[034567]|3[034]|5[015])[0-9]{9}$' end
    then (select sum(peso * substr(numero, lugar::int, 1)::int) % 11 = 0
          from unnest('{5,4,3,2,7,6,5,4,3,2,1}'::int[]) with ordinality as p (peso, lugar))
    else false end
$$;

create table cliente (
  id               uuid primary key,
  version          integer not null default 1,
  codigo_externo   text constraint cliente_codigo_externo unique,
  razon_social     text not null check (norma_codigo(razon_social) <> ''),
  busqueda         text collate "C" not null,
  documento_tipo   text not null check (documento_tipo in ('80', '86', '87', '96', '94', '91', '99')),
  documento_numero text,
  condicion_iva    smallint not null check (condicion_iva in (1, 4, 5, 6, 7, 8, 9, 10, 13, 15, 16)),
  estado           text not null default 'ACTIVO' check (estado in ('ACTIVO', 'BLOQUEADO', 'INACTIVO', 'FUSIONADO')),
  bloqueo_motivo   text not null default '' check ((estado = 'BLOQUEADO') = (bloqueo_motivo <> '')),
  lista_id         uuid references lista_precio,
  email            text not null default '',
  telefono         text not null default '',
  observaciones    text not null default '',
  -- Shown while selling: «paga contado».
  alerta           text not null default '',
  -- The cliente of sales without a name; exactly one.
  consumidor_final boolean not null default false,
  creado_en        timestamptz not null default now(),
  creado_por       uuid references usuario,
  modificado_en    timestamptz not null default now(),
  modificado_por   uuid references usuario,
  -- INV-47 and the shape of documents (`acordado` 4).
  constraint cliente_inscripto_con_cuit check (condicion_iva <> 1 or documento_tipo = '80'),
  constraint cliente_sin_identificar check (documento_tipo <> '99' or condicion_iva = 5),
  constraint cliente_documento check ((documento_tipo = '99') = (documento_numero is null)),
  -- INV-46, the last wall.
  constraint cliente_clave_tributaria
    check (documento_tipo not in ('80', '86') or clave_tributaria_valida(documento_tipo, documento_numero))
);
create unique index cliente_documento_unico on cliente (documento_tipo, documento_numero)
  where estado <> 'FUSIONADO' and documento_tipo <> '99' ;
create unique index cliente_consumidor_final on cliente (consumidor_final) where consumidor_final;
create index cliente_por_nombre on cliente (razon_social collate "es-x-icu", id);
create index cliente_busqueda on cliente using gin (busqueda gin_trgm_ops);
create trigger cliente_sin_borrado before delete or truncate on cliente
  for each statement execute function sin_borrado();

create table cliente_domicilio (
  id            uuid primary key,
  cliente_id    uuid not null references cliente,
  orden         integer not null,
  etiqueta      text not null default '',
  calle         text not null check (calle <> ''),
  localidad_id  uuid references localidad,
  codigo_postal text not null default '',
  principal     boolean not null default false,
  unique (cliente_id, orden)
);
create unique index cliente_domicilio_principal on cliente_domicilio (cliente_id) where principal;

create table cliente_contacto (
  id         uuid primary key,
  cliente_id uuid not null references cliente,
  orden      integer not null,
  nombre     text not null check (nombre <> ''),
  cargo      text not null default '',
  telefono   text not null default '',
  email      text not null default '',
  unique (cliente_id, orden)
);

insert into cliente (id, razon_social, busqueda, documento_tipo, condicion_iva, consumidor_final)
values ('01900000-0000-7000-8000-000000000701', 'Consumidor Final', 'CONSUMIDOR FINAL', '99', 5, true);
