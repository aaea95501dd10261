-- Two artículos that were one: which one gave way, and what went over. What the ledger says of it is never written again.
create table articulo_fusion (
  id          uuid primary key,
  -- It gives way once; whoever brings it back may not merge it again.
  perdedor_id uuid not null unique references articulo,
  ganador_id  uuid not null references articulo,
  motivo      text not null check (motivo <> ''),
  codigos     integer not null check (codigos >= 0),
  proveedores integer not null check (proveedores >= 0),
  aplicaciones integer not null check (aplicaciones >= 0),
  adjuntos    integer not null check (adjuntos >= 0),
  depositos   integer not null check (depositos >= 0),
  en          timestamptz not null,
  usuario_id  uuid not null references usuario,
  check (perdedor_id <> ganador_id)
);
create index articulo_fusion_por_ganador on articulo_fusion (ganador_id, en desc);
create trigger articulo_fusion_solo_agrega before update or delete or truncate on articulo_fusion
  for each statement execute function solo_agrega();

alter table movimiento_stock
  drop constraint movimiento_stock_tipo_check,
  add constraint movimiento_stock_tipo_check check (tipo in ('INICIAL', 'COMPRA', 'DEV_PROVEEDOR', 'VENTA', 'DEV_CLIENTE',
    'AJUSTE', 'OM_DESPACHO', 'OM_RECEPCION', 'OM_RESOLUCION', 'OT_RETIRO', 'OT_DEVOLUCION', 'OT_CONSUMO', 'ARMADO', 'DESARMADO',
    'FUSION', 'REVERSION'));
