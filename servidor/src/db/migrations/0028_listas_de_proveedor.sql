-- Lists that proveedores send (GAP-18, PRE-08, RN-28): how each one's is read, and what each list changes, line by line.

-- One more thing a file may bring, besides those there are by now.
do $$ begin
  execute (
    select format('alter table importacion drop constraint importacion_entidad,
                     add constraint importacion_entidad check ((%s) or entidad = %L)', pg_get_expr(conbin, conrelid), 'listas_de_proveedor')
      from pg_constraint where conname = 'importacion_entidad' and conrelid = 'importacion'::regclass);
end $$;

alter table importacion
  add column proveedor_id uuid references proveedor,
  -- The batch of prices that it proposed when it was applied.
  add column lote_id uuid references lote_precio,
  add constraint importacion_de_proveedor check ((entidad = 'listas_de_proveedor') = (proveedor_id is not null));
create index importacion_por_proveedor on importacion (proveedor_id, creada_en desc) where proveedor_id is not null;

-- How the list of a proveedor is read: what it was read with the last time one was applied.
create table lista_proveedor_perfil (
  proveedor_id   uuid primary key references proveedor,
  -- As the contract of importaciones describes them; the columns by their titles.
  formato        jsonb not null,
  columnas       jsonb not null,
  opciones       jsonb not null,
  modificado_en  timestamptz not null default clock_timestamp(),
  modificado_por uuid not null references usuario
);

-- Tens of thousands at once. The artículo has no foreign key: one that the list created goes when the list is taken back.
create table lista_proveedor_linea (
  importacion_id   uuid not null references importacion,
  linea            integer not null check (linea > 0),
  -- Null for what the list no longer brings.
  fila             integer check (fila > 1),
  situacion        text not null check (situacion in ('NUEVA', 'SUBE', 'BAJA', 'IGUAL', 'SIN_ARTICULO', 'FALTA')),
  codigo           text not null,
  codigo_norm      text collate "C" not null,
  -- As we would call it, when it is created.
  propio           text not null default '',
  descripcion      text not null default '',
  marca            text not null default '',
  marca_id         uuid references marca,
  original         text not null default '',
  barras           text not null default '',
  iva              text,
  -- Of one unit in the list, without IVA, before discounts.
  costo            numeric(18,4) check (costo > 0),
  moneda           text check (moneda in ('ARS', 'USD')),
  descuentos       numeric(5,2)[] not null default '{}' check (descuentos_validos(descuentos)),
  neto             numeric(18,4) generated always as (neto_de_lista(costo, descuentos)) stored,
  multiplo         numeric(14,3) check (multiplo >= 1),
  articulo_id      uuid,
  por              text check (por in ('PROVEEDOR', 'PROPIO', 'ORIGINAL', 'BARRAS', 'A_MANO')),
  -- What the proveedor asked when the list was compared; the version tells whether somebody changed it since.
  trato_version    integer,
  moneda_anterior  text,
  neto_anterior    numeric(18,4),
  variacion        numeric,
  alerta           boolean not null default false,
  confirmada       boolean not null default false,
  incluida         boolean not null,
  omitida          text check (omitida in ('CAMBIO', 'CODIGO_TOMADO', 'SIN_DESCRIPCION', 'INACTIVO')),
  -- What it left, and what a reversal puts back.
  version_dejada   integer,
  previo           jsonb,
  no_revertida     text check (no_revertida <> ''),
  primary key (importacion_id, linea),
  check ((situacion = 'FALTA') = (fila is null)),
  check ((situacion = 'SIN_ARTICULO') <= (por is null)),
  check ((situacion = 'FALTA') = (costo is null)),
  check ((situacion in ('NUEVA', 'SUBE', 'BAJA', 'IGUAL', 'FALTA')) <= (articulo_id is not null))
);
create index lista_proveedor_linea_por_situacion on lista_proveedor_linea (importacion_id, situacion, linea);
-- A list brings each artículo once.
create unique index lista_proveedor_linea_por_articulo on lista_proveedor_linea (importacion_id, articulo_id)
  where articulo_id is not null;

-- Since when the list of the proveedor no longer brings it.
alter table articulo_proveedor add column fuera_de_lista timestamptz;

-- Repeats nucleo/importaciones/listas/diferencia.ts, for lists of tens of thousands of lines; tests compare the two.
create function variacion_de_costo(viejo numeric, de_moneda text, nuevo numeric, a_moneda text, cambio_viejo numeric, cambio_nuevo numeric)
returns numeric language sql immutable parallel safe as $$
  select case when de_moneda = a_moneda then round((nuevo - viejo) * 100 / nullif(viejo, 0), 2)
              else round((nuevo * cambio_nuevo - viejo * cambio_viejo) * 100 / nullif(viejo * cambio_viejo, 0), 2) end $$;

create function situacion_de_costo(viejo numeric, de_moneda text, nuevo numeric, a_moneda text, cambio_viejo numeric, cambio_nuevo numeric)
returns text language sql immutable parallel safe as $$
  select case when viejo is null then 'NUEVA'
              when de_moneda <> a_moneda and (cambio_viejo is null or cambio_nuevo is null) then 'SUBE'
              else case sign(case when de_moneda = a_moneda then nuevo - viejo else nuevo * cambio_nuevo - viejo * cambio_viejo end)
                     when 0 then 'IGUAL' when 1 then 'SUBE' else 'BAJA' end end $$;
