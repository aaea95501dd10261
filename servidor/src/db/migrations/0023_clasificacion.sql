-- Defaults of each level of the classification (CLA-02). Null leaves it to the level above.
alter table rubro
  add column margen_omision numeric(7,2) check (margen_omision between 0 and 1000),
  add column unidad_omision_id uuid references unidad,
  add column dias_de_conteo smallint check (dias_de_conteo between 1 and 730),
  add column obsolescencia text check (obsolescencia in ('ROTACION_ALTA', 'NORMAL', 'ROTACION_BAJA', 'NO_VENCE'));
alter table familia
  add column margen_omision numeric(7,2) check (margen_omision between 0 and 1000),
  add column unidad_omision_id uuid references unidad,
  add column dias_de_conteo smallint check (dias_de_conteo between 1 and 730),
  add column obsolescencia text check (obsolescencia in ('ROTACION_ALTA', 'NORMAL', 'ROTACION_BAJA', 'NO_VENCE'));
alter table subfamilia
  add column margen_omision numeric(7,2) check (margen_omision between 0 and 1000),
  add column unidad_omision_id uuid references unidad,
  add column dias_de_conteo smallint check (dias_de_conteo between 1 and 730),
  add column obsolescencia text check (obsolescencia in ('ROTACION_ALTA', 'NORMAL', 'ROTACION_BAJA', 'NO_VENCE'));

-- What the search of the tree reads (CLA-06).
create index rubro_busqueda on rubro using gin (norma_palabras(codigo || ' ' || nombre) gin_trgm_ops);
create index familia_busqueda on familia using gin (norma_palabras(codigo || ' ' || nombre) gin_trgm_ops);
create index subfamilia_busqueda on subfamilia using gin (norma_palabras(codigo || ' ' || nombre) gin_trgm_ops);

-- A change of many nodes or artículos at once (CLA-03), with what each was before: that is what undoing reads.
create table lote_clasificacion (
  id         uuid primary key,
  tipo       text not null check (tipo in ('MOVER', 'FUSIONAR', 'APLICAR', 'DESHACER')),
  nivel      text not null check (nivel in ('rubro', 'familia', 'subfamilia')),
  nodo_id    uuid not null,
  -- Names as they were then: later ones would tell another story.
  nombre     text not null,
  desde      text,
  hacia      text,
  campo      text check (campo in ('iva', 'unidad')),
  nodos      integer not null check (nodos >= 0),
  articulos  integer not null check (articulos >= 0),
  saltados   integer not null default 0 check (saltados >= 0),
  motivo     text not null check (motivo <> ''),
  en         timestamptz not null,
  usuario_id uuid not null references usuario,
  -- A batch is undone once.
  deshace_a  uuid unique references lote_clasificacion,
  check ((tipo = 'DESHACER') = (deshace_a is not null))
);
create index lote_clasificacion_por_fecha on lote_clasificacion (en desc, id);

create table lote_clasificacion_nodo (
  lote_id       uuid not null references lote_clasificacion,
  nivel         text not null check (nivel in ('rubro', 'familia', 'subfamilia')),
  nodo_id       uuid not null,
  padre_antes   uuid,
  padre_despues uuid,
  codigo_antes   text not null,
  codigo_despues text not null,
  primary key (lote_id, nodo_id)
);

-- `antes` and `despues` are what the batch is about: the subfamilia, the IVA or the unidad.
create table lote_clasificacion_articulo (
  lote_id     uuid not null references lote_clasificacion,
  articulo_id uuid not null references articulo,
  antes       text not null,
  despues     text not null check (despues <> antes),
  primary key (lote_id, articulo_id)
);
create index lote_clasificacion_de_articulo on lote_clasificacion_articulo (articulo_id);

create trigger lote_clasificacion_solo_agrega before update or delete or truncate on lote_clasificacion
  for each statement execute function solo_agrega();
create trigger lote_clasificacion_nodo_solo_agrega before update or delete or truncate on lote_clasificacion_nodo
  for each statement execute function solo_agrega();
create trigger lote_clasificacion_articulo_solo_agrega before update or delete or truncate on lote_clasificacion_articulo
  for each statement execute function solo_agrega();
