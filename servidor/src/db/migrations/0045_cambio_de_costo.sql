-- A change of many costs of reposición at once (UA-09), with what each had before: that is what undoing reads.
create table cambio_de_costo (
  id         uuid primary key,
  tipo       text not null check (tipo in ('CAMBIAR', 'DESHACER')),
  pedido     text not null check (pedido <> ''),
  articulos  integer not null check (articulos >= 0),
  quedan     integer not null check (quedan >= 0),
  motivo     text not null check (motivo <> ''),
  en         timestamptz not null,
  usuario_id uuid not null references usuario,
  -- A change is undone once.
  deshace_a  uuid unique references cambio_de_costo,
  check ((tipo = 'DESHACER') = (deshace_a is not null))
);
create index cambio_de_costo_por_fecha on cambio_de_costo (en desc, id);

create table cambio_de_costo_linea (
  cambio_id     uuid not null references cambio_de_costo,
  articulo_id   uuid not null references articulo,
  -- Why it stayed as it was; null: it was written.
  queda         text check (queda in ('SIN_COSTO', 'OTRA_MONEDA', 'IGUAL', 'FUERA_DE_RANGO', 'CAMBIO_DESPUES')),
  moneda        text check (moneda in ('ARS', 'USD')),
  antes         numeric(18,4),
  despues       numeric(18,4),
  -- How old the former cost was and where it came from; `fecha` is the one it was written with.
  fecha_antes   timestamptz,
  origen_antes  text,
  fecha         timestamptz,
  primary key (cambio_id, articulo_id),
  check (queda is not null or num_nulls(moneda, antes, despues, fecha_antes, origen_antes, fecha) = 0),
  check (queda is null or despues is null)
);
create index cambio_de_costo_linea_de_articulo on cambio_de_costo_linea (articulo_id);

create trigger cambio_de_costo_solo_agrega before update or delete or truncate on cambio_de_costo
  for each statement execute function solo_agrega();
create trigger cambio_de_costo_linea_solo_agrega before update or delete or truncate on cambio_de_costo_linea
  for each statement execute function solo_agrega();
