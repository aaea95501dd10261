-- A change of many artículos at once (ART-19), with what each had before: that is what undoing reads.
create table edicion_en_lote (
  id         uuid primary key,
  tipo       text not null check (tipo in ('EDITAR', 'DESHACER')),
  -- Names as they were then: later ones would tell another story.
  pedido     text not null check (pedido <> ''),
  articulos  integer not null check (articulos >= 0),
  fallas     integer not null check (fallas >= 0),
  motivo     text not null check (motivo <> ''),
  en         timestamptz not null,
  usuario_id uuid not null references usuario,
  -- A change is undone once.
  deshace_a  uuid unique references edicion_en_lote,
  check ((tipo = 'DESHACER') = (deshace_a is not null))
);
create index edicion_en_lote_por_fecha on edicion_en_lote (en desc, id);

-- Ids, codes, or true and false; null is none.
create table edicion_cambio (
  edicion_id  uuid not null references edicion_en_lote,
  articulo_id uuid not null references articulo,
  campo       text not null
                check (campo in ('subfamilia', 'marca', 'unidad', 'iva', 'estado', 'negativo', 'proveedor')),
  antes       text,
  despues     text,
  primary key (edicion_id, articulo_id, campo),
  check (antes is distinct from despues)
);
create index edicion_cambio_de_articulo on edicion_cambio (articulo_id);

-- Those it could not change, and why.
create table edicion_falla (
  edicion_id  uuid not null references edicion_en_lote,
  articulo_id uuid not null references articulo,
  problema    text not null
                check (problema in ('TRANSICION', 'DEPENDENCIAS', 'CODIGO_OCUPADO', 'CLASIFICACION_INACTIVA',
                                    'OTROS_DECIMALES', 'STOCK_NEGATIVO', 'NO_LO_VENDE', 'CAMBIO_DESPUES')),
  primary key (edicion_id, articulo_id)
);
create index edicion_falla_de_articulo on edicion_falla (articulo_id);

create trigger edicion_en_lote_solo_agrega before update or delete or truncate on edicion_en_lote
  for each statement execute function solo_agrega();
create trigger edicion_cambio_solo_agrega before update or delete or truncate on edicion_cambio
  for each statement execute function solo_agrega();
create trigger edicion_falla_solo_agrega before update or delete or truncate on edicion_falla
  for each statement execute function solo_agrega();
