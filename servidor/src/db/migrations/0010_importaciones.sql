-- The general importer: five entidades, a life cycle with long work apart, a result per row, reversal.

alter table importacion
  drop constraint importacion_entidad_check,
  drop constraint importacion_estado_check,
  drop constraint importacion_check,
  drop constraint importacion_check1,
  drop constraint importacion_creadas_check,
  alter column perfil drop not null,
  alter column leidas drop not null,
  alter column leidas drop default,
  alter column rechazadas drop not null,
  alter column rechazadas drop default,
  add column version integer not null default 1,
  add column bytes bigint not null default 0 check (bytes >= 0),
  -- The random name of the file in the folder of imports, while it is needed; never what people call it.
  add column guardado text unique check (guardado ~ '^[0-9a-f-]{36}$'),
  -- As the contract describes them: how the text is read, its columns, which field each one is, what to do with it.
  add column formato jsonb not null default '{}',
  add column titulos text[] not null default '{}',
  add column mapeo jsonb not null default '{}',
  add column opciones jsonb not null default '{}',
  add column crear integer check (crear >= 0),
  add column actualizar integer check (actualizar >= 0),
  add column sin_cambios integer check (sin_cambios >= 0),
  add column no_revertidas integer check (no_revertidas >= 0),
  -- [{ texto, cantidad }]: what each entidad counts besides.
  add column detalles jsonb not null default '[]',
  -- { tarea, code, data }: why the last long work changed nothing.
  add column fallo jsonb,
  add column validada_en timestamptz,
  add column aplicada_por uuid references usuario,
  add column revertida_en timestamptz,
  add column revertida_por uuid references usuario;

-- Only what was applied was ever kept, and all of it created.
update importacion
   set crear = creadas, actualizar = 0, sin_cambios = 0, aplicada_por = creada_por, validada_en = aplicada_en,
       opciones = jsonb_build_object('modo', 'crear_y_actualizar', 'crearFaltantes', true, 'vaciosBorran', false,
                                     'depositoId', deposito_id, 'listaId', null),
       formato = '{"codificacion": "utf-8", "separador": ";", "decimal": null, "fecha": "dma", "encabezado": 1}';

alter table importacion
  drop column creadas,
  drop column deposito_id,
  add constraint importacion_entidad check (entidad in ('articulos', 'clientes', 'localidades', 'stock', 'ventas')),
  add constraint importacion_estado
    check (estado in ('CARGADA', 'VALIDADA', 'APLICADA', 'REVERTIDA', 'DESCARTADA')),
  add constraint importacion_rechazadas check (rechazadas between 0 and leidas),
  add constraint importacion_aplicada check ((estado in ('APLICADA', 'REVERTIDA')) = (aplicada_en is not null)),
  add constraint importacion_revertida check ((estado = 'REVERTIDA') = (revertida_en is not null)),
  add constraint importacion_validada check (estado not in ('VALIDADA', 'APLICADA', 'REVERTIDA') or leidas is not null);

-- Long work in course. Its row is gone when it ends; the row of a process that died is known by its lock, which is free.
create table importacion_tarea (
  importacion_id uuid primary key references importacion,
  tarea          text not null check (tarea in ('validar', 'aplicar', 'revertir')),
  etapa          text not null default 'en_espera' check (etapa in ('en_espera', 'leer', 'comparar', 'guardar')),
  hechos         bigint not null default 0 check (hechos >= 0),
  total          bigint not null default 0 check (total >= 0),
  desde          timestamptz not null default clock_timestamp(),
  -- The process that does it, by the number of its advisory lock.
  ejecutor       bigint not null
);

-- What comes, or came, of each row of a file.
create table importacion_fila (
  importacion_id uuid not null references importacion,
  fila           integer not null check (fila > 1),
  resultado      text not null check (resultado in ('CREAR', 'ACTUALIZAR', 'SIN_CAMBIOS', 'RECHAZADA')),
  referencia     text not null default '',
  texto          text not null default '',
  -- The record it created or changed.
  registro_id    uuid,
  -- The version the record was left with: another one tells that somebody touched it since.
  version        integer,
  -- Field by field as people read them; `antes` only of what changed.
  antes          jsonb,
  despues        jsonb,
  -- What a reversal puts back, as the tables keep it.
  previo         jsonb,
  -- Why a reversal left it as it is; null when it did not, or before reverting.
  no_revertida   text check (no_revertida <> ''),
  primary key (importacion_id, fila)
);
create index importacion_fila_por_resultado on importacion_fila (importacion_id, resultado, fila);

create table importacion_perfil (
  id             uuid primary key,
  version        integer not null default 1,
  entidad        text not null check (entidad in ('articulos', 'clientes', 'localidades', 'stock', 'ventas')),
  nombre         text not null,
  nombre_norm    text collate "C" not null check (nombre_norm = norma_codigo(nombre) and nombre_norm <> ''),
  formato        jsonb,
  -- Field → title of its column.
  columnas       jsonb not null,
  opciones       jsonb not null,
  modificado_en  timestamptz not null default clock_timestamp(),
  modificado_por uuid not null references usuario,
  constraint importacion_perfil_nombre unique (entidad, nombre_norm)
);

-- INV-74: what an import created, and nothing names since, is gone when the import is reverted. Nothing else is ever
-- deleted: the row has to be one that the import being reverted in this transaction created.
create function creado_por_lo_que_se_revierte(registro uuid) returns boolean language sql stable as $$
  select exists (
    select from importacion_fila f
      join importacion_tarea t on t.importacion_id = f.importacion_id and t.tarea = 'revertir'
     where f.importacion_id = nullif(current_setting('trastienda.revierte', true), '')::uuid
       and f.registro_id = registro and f.resultado = 'CREAR')
$$;
create index importacion_fila_creada on importacion_fila (registro_id) where resultado = 'CREAR';

create function borrado_solo_al_revertir() returns trigger language plpgsql as $$
begin
  if not creado_por_lo_que_se_revierte(old.id) then
    raise exception 'rows of % are never deleted', tg_table_name using errcode = 'restrict_violation';
  end if;
  return old;
end $$;

drop trigger articulo_sin_borrado on articulo;
create trigger articulo_sin_borrado before truncate on articulo
  for each statement execute function sin_borrado();
create trigger articulo_borrado before delete on articulo
  for each row execute function borrado_solo_al_revertir();

drop trigger cliente_sin_borrado on cliente;
create trigger cliente_sin_borrado before truncate on cliente
  for each statement execute function sin_borrado();
create trigger cliente_borrado before delete on cliente
  for each row execute function borrado_solo_al_revertir();

-- The prices of such an artículo go with it; those of any other stay for ever.
create function precio_borrado_con_su_articulo() returns trigger language plpgsql as $$
begin
  if not creado_por_lo_que_se_revierte(old.articulo_id) then
    raise exception '% only takes new rows', tg_table_name using errcode = 'restrict_violation';
  end if;
  return old;
end $$;
drop trigger precio_solo_agrega on precio;
create trigger precio_solo_agrega before update or truncate on precio
  for each statement execute function solo_agrega();
create trigger precio_borrado before delete on precio
  for each row execute function precio_borrado_con_su_articulo();
