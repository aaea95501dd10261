-- The ledger. Movements are only ever added; a mistake is corrected by an opposite movement.

create table periodo (
  hasta       date primary key,
  cerrado_en  timestamptz not null default clock_timestamp(),
  cerrado_por uuid references usuario
);

create table movimiento_stock (
  id                  bigint generated always as identity primary key,
  tipo                text not null check (tipo in ('INICIAL', 'COMPRA', 'DEV_PROVEEDOR', 'VENTA', 'DEV_CLIENTE', 'AJUSTE',
                        'OM_DESPACHO', 'OM_RECEPCION', 'OM_RESOLUCION', 'OT_RETIRO', 'OT_DEVOLUCION', 'OT_CONSUMO',
                        'ARMADO', 'DESARMADO', 'REVERSION')),
  -- Two clocks (`acordado` 14): when it happened for people, when the ledger learnt of it.
  fecha_efectiva      timestamptz not null,
  registrado_en       timestamptz not null default clock_timestamp(),
  documento_tipo      text not null,
  documento_id        uuid not null,
  documento_texto     text not null,
  clave_idempotencia  text not null unique,
  usuario_id          uuid not null references usuario,
  motivo_id           uuid references motivo,
  nota                text not null default '',
  revierte_a          bigint unique references movimiento_stock,
  check ((tipo = 'REVERSION') = (revierte_a is not null)),
  check (fecha_efectiva <= registrado_en)
);
create index movimiento_por_documento on movimiento_stock (documento_tipo, documento_id);
create index movimiento_por_registro on movimiento_stock (registrado_en);

create table asiento_stock (
  id              bigint generated always as identity primary key,
  movimiento_id   bigint not null references movimiento_stock,
  articulo_id     uuid not null,
  deposito_id     uuid not null references deposito,
  decimales       smallint not null,
  cantidad        numeric(14,3) not null check (cantidad <> 0 and cantidad = round(cantidad, decimales)),
  -- Signed, like the quantity; the unit cost is valor / cantidad.
  valor           numeric(24,8) not null,
  documento_linea uuid,
  foreign key (articulo_id, decimales) references articulo (id, decimales)
);
create index asiento_por_articulo on asiento_stock (articulo_id, deposito_id, id) include (cantidad, movimiento_id);
create index asiento_por_movimiento on asiento_stock (movimiento_id);

-- What a reversal could not take at its own value, or a crossing up from a negative quantity left over (`acordado` 13):
-- the company's value of an artículo is the sum of its asientos in real depósitos plus these.
create table diferencia_de_valor (
  movimiento_id bigint not null references movimiento_stock,
  articulo_id   uuid not null references articulo,
  importe       numeric(24,8) not null check (importe <> 0),
  primary key (movimiento_id, articulo_id)
);
create index diferencia_por_articulo on diferencia_de_valor (articulo_id);

create trigger movimiento_solo_agrega before update or delete or truncate on movimiento_stock
  for each statement execute function solo_agrega();
create trigger asiento_solo_agrega before update or delete or truncate on asiento_stock
  for each statement execute function solo_agrega();
create trigger diferencia_solo_agrega before update or delete or truncate on diferencia_de_valor
  for each statement execute function solo_agrega();

-- INV-15: what one statement adds to a movement balances per artículo, in quantity and in value.
create function asientos_balanceados() returns trigger language plpgsql as $$
begin
  if exists (select from nuevos group by movimiento_id, articulo_id having sum(cantidad) <> 0 or sum(valor) <> 0) then
    raise exception 'asientos do not balance' using errcode = 'check_violation', constraint = 'asientos_balanceados';
  end if;
  return null;
end $$;
create trigger asiento_balance after insert on asiento_stock
  referencing new table as nuevos for each statement execute function asientos_balanceados();

-- INV-18: nothing is dated inside a closed period.
create function periodo_abierto() returns trigger language plpgsql as $$
begin
  if exists (select from periodo p
             where (new.fecha_efectiva at time zone 'America/Argentina/Buenos_Aires')::date <= p.hasta) then
    raise exception 'the period is closed' using errcode = 'check_violation', constraint = 'periodo_abierto';
  end if;
  return new;
end $$;
create trigger movimiento_periodo before insert on movimiento_stock for each row execute function periodo_abierto();

-- The balance carried along with the ledger. Real depósitos only (`acordado` 11–12).
create table saldo_stock (
  articulo_id      uuid not null,
  deposito_id      uuid not null,
  virtual          boolean not null default false check (not virtual),
  permite_negativo boolean not null,
  fisico           numeric(14,3) not null default 0,
  reservado        numeric(14,3) not null default 0 check (reservado >= 0),
  primary key (articulo_id, deposito_id),
  foreign key (articulo_id, permite_negativo) references articulo (id, permite_negativo) on update cascade,
  foreign key (deposito_id, virtual) references deposito (id, virtual),
  constraint fisico_no_negativo check (fisico >= 0 or permite_negativo)
);
create index saldo_por_deposito on saldo_stock (deposito_id, articulo_id) include (fisico, reservado);
-- Below zero, or promised beyond what there is: few rows among many, and the ones people must see.
create index saldo_negativo on saldo_stock (articulo_id) where fisico < reservado;

-- Company-wide average cost, one row per artículo; locked by entries and exits alike (`acordado` 13).
create table costo_articulo (
  articulo_id uuid primary key references articulo,
  cantidad    numeric(14,3) not null default 0,
  valor       numeric(24,8) not null default 0,
  promedio    numeric(24,8) not null default 0 check (promedio >= 0),
  check (cantidad <> 0 or valor = 0)
);

create table reserva (
  id             uuid primary key,
  articulo_id    uuid not null,
  deposito_id    uuid not null references deposito,
  decimales      smallint not null,
  cantidad       numeric(14,3) not null check (cantidad > 0 and cantidad = round(cantidad, decimales)),
  estado         text not null default 'ACTIVA' check (estado in ('ACTIVA', 'CONSUMIDA', 'LIBERADA', 'VENCIDA')),
  documento_tipo text not null check (documento_tipo in ('NOTA', 'OM', 'OT', 'ARMADO')),
  documento_id   uuid not null,
  documento_linea uuid not null,
  -- The reserva this one split off when part of it was closed (INV-24); it keeps the day the whole began.
  parte_de       uuid references reserva,
  creada_en      timestamptz not null default clock_timestamp(),
  cerrada_en     timestamptz,
  vence_en       timestamptz,
  foreign key (articulo_id, decimales) references articulo (id, decimales),
  check ((estado = 'ACTIVA') = (cerrada_en is null))
);
create index reserva_activa on reserva (articulo_id, deposito_id) include (cantidad) where estado = 'ACTIVA';
create index reserva_por_linea on reserva (documento_linea) where estado = 'ACTIVA';
create index reserva_por_documento on reserva (documento_id);
create trigger reserva_sin_borrado before delete or truncate on reserva
  for each statement execute function sin_borrado();

create sequence ajuste_numero;
create table ajuste (
  id             uuid primary key,
  numero         bigint not null unique default nextval('ajuste_numero'),
  version        integer not null default 1,
  estado         text not null default 'BORRADOR'
                   check (estado in ('BORRADOR', 'APLICADO', 'REVERTIDO', 'ANULADO')),
  sucursal_id    uuid not null references sucursal,
  deposito_id    uuid not null references deposito,
  motivo_id      uuid not null references motivo,
  observaciones  text not null default '',
  fecha_efectiva timestamptz,
  creado_en      timestamptz not null default now(),
  creado_por     uuid not null references usuario,
  aplicado_en    timestamptz,
  aplicado_por   uuid references usuario,
  revertido_en   timestamptz,
  revertido_por  uuid references usuario,
  anulado_en     timestamptz,
  anulado_por    uuid references usuario,
  check ((aplicado_en is not null) = (estado in ('APLICADO', 'REVERTIDO'))),
  check ((revertido_en is not null) = (estado = 'REVERTIDO')),
  check ((anulado_en is not null) = (estado = 'ANULADO'))
);
create index ajuste_por_sucursal on ajuste (sucursal_id, numero desc);
create index ajuste_por_fecha on ajuste (creado_en desc, id);
create trigger ajuste_sin_borrado before delete or truncate on ajuste
  for each statement execute function sin_borrado();

create table ajuste_renglon (
  id          uuid primary key,
  ajuste_id   uuid not null references ajuste,
  orden       integer not null,
  articulo_id uuid not null,
  decimales   smallint not null,
  cantidad    numeric(14,3) not null check (cantidad <> 0 and cantidad = round(cantidad, decimales)),
  -- Unit cost of what comes in; without it, the current average.
  costo       numeric(18,4) check (costo >= 0),
  foreign key (articulo_id, decimales) references articulo (id, decimales),
  unique (ajuste_id, orden)
);
create index ajuste_renglon_por_articulo on ajuste_renglon (articulo_id, ajuste_id);
