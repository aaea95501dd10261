-- Labels on paper (ART-23): the sheets and rolls somebody measured, and what was printed, to print it again.

create table formato_etiqueta (
  id         uuid primary key,
  nombre     text not null check (nombre <> ''),
  -- Millimetres, as the contract describes them.
  medidas    jsonb not null,
  creado_en  timestamptz not null default now(),
  creado_por uuid references usuario
);
create unique index formato_etiqueta_nombre on formato_etiqueta (norma_palabras(nombre));

create table impresion_etiqueta (
  id         uuid primary key,
  -- What they came from, as people call it.
  origen     text not null,
  formato    jsonb not null,
  dicen      jsonb not null,
  desde      integer not null check (desde > 0),
  lista_id   uuid not null references lista_precio,
  -- In the order of the paper, each with its copies. No foreign key: one whose import was reverted is left out.
  articulos  uuid[] not null check (cardinality(articulos) > 0),
  copias     integer[] not null check (0 < all (copias)),
  etiquetas  integer not null check (etiquetas between 1 and 10000),
  creada_en  timestamptz not null default now(),
  creada_por uuid not null references usuario,
  check (cardinality(articulos) = cardinality(copias))
);
create index impresion_etiqueta_por_fecha on impresion_etiqueta (creada_en desc, id desc);
create trigger impresion_etiqueta_solo_agrega before update or delete or truncate on impresion_etiqueta
  for each statement execute function solo_agrega();
