create sequence nota_numero;
create table nota_pedido (
  id             uuid primary key,
  numero         bigint not null unique default nextval('nota_numero'),
  version        integer not null default 1,
  estado         text not null default 'BORRADOR' check (estado in
                   ('BORRADOR', 'CONFIRMADA', 'EN_PREPARACION', 'PARCIAL', 'FINALIZADA', 'ANULADA')),
  sucursal_id    uuid not null references sucursal,
  deposito_id    uuid not null references deposito,
  cliente_id     uuid not null references cliente,
  lista_id       uuid not null references lista_precio,
  observaciones  text not null default '',
  -- The document of another system it came from (imports); never twice.
  comprobante_externo text unique,
  neto           numeric(18,2) not null default 0,
  iva            numeric(18,2) not null default 0,
  total          numeric(18,2) not null default 0,
  creada_en      timestamptz not null default clock_timestamp(),
  creada_por     uuid not null references usuario,
  modificada_en  timestamptz not null default clock_timestamp(),
  modificada_por uuid not null references usuario,
  check (total = neto + iva)
);
create index nota_por_fecha on nota_pedido (creada_en desc, id);
create index nota_por_sucursal on nota_pedido (sucursal_id, numero desc);
create index nota_abierta on nota_pedido (sucursal_id, estado) where estado not in ('FINALIZADA', 'ANULADA');
create index nota_por_cliente on nota_pedido (cliente_id, numero desc);

create table nota_renglon (
  id          uuid primary key,
  nota_id     uuid not null references nota_pedido,
  orden       integer not null,
  articulo_id uuid not null,
  tipo        text not null check (tipo in ('PRODUCTO', 'SERVICIO')),
  decimales   smallint not null,
  -- Frozen with the line (VEN-07, INV-59).
  codigo      text not null,
  descripcion text not null,
  pedida      numeric(14,3) not null check (pedida > 0 and pedida = round(pedida, decimales)),
  entregada   numeric(14,3) not null default 0 check (entregada >= 0 and entregada = round(entregada, decimales)),
  cancelada   numeric(14,3) not null default 0 check (cancelada >= 0 and cancelada = round(cancelada, decimales)),
  precio      numeric(18,4) not null check (precio >= 0),
  sin_cargo   boolean not null default false,
  -- False when someone typed the price over the list's.
  precio_de_lista boolean not null default true,
  descuentos  numeric(5,2)[] not null default '{}' check (cardinality(descuentos) <= 3),
  iva         text not null check (iva in ('21', '10.5', '27', '5', '2.5', '0', 'EXENTO', 'NO_GRAVADO')),
  importe     numeric(18,2) not null check (importe >= 0),
  check (entregada + cancelada <= pedida),
  check (precio > 0 or sin_cargo),
  foreign key (articulo_id, decimales) references articulo (id, decimales),
  unique (nota_id, orden)
);
create index nota_renglon_por_articulo on nota_renglon (articulo_id, nota_id);

-- Each transition leaves a row: who, when, from, to.
create table nota_transicion (
  id         bigint generated always as identity primary key,
  nota_id    uuid not null references nota_pedido,
  en         timestamptz not null default clock_timestamp(),
  usuario_id uuid not null references usuario,
  accion     text not null,
  desde      text,
  hacia      text not null,
  motivo     text not null default ''
);
create index nota_transicion_por_nota on nota_transicion (nota_id, id);
create trigger nota_transicion_solo_agrega before update or delete or truncate on nota_transicion
  for each statement execute function solo_agrega();

-- What was given up of a line and why (VEN-11); the line carries the sum.
create table nota_cancelacion (
  id         uuid primary key,
  nota_id    uuid not null references nota_pedido,
  renglon_id uuid not null references nota_renglon,
  cantidad   numeric(14,3) not null check (cantidad > 0),
  motivo     text not null check (motivo <> ''),
  en         timestamptz not null default clock_timestamp(),
  usuario_id uuid not null references usuario
);
create index nota_cancelacion_por_nota on nota_cancelacion (nota_id);
create index nota_cancelacion_por_renglon on nota_cancelacion (renglon_id);
create trigger nota_cancelacion_solo_agrega before update or delete or truncate on nota_cancelacion
  for each statement execute function solo_agrega();

create sequence entrega_numero;
create table entrega (
  id            uuid primary key,
  numero        bigint not null unique default nextval('entrega_numero'),
  nota_id       uuid not null references nota_pedido,
  deposito_id   uuid not null references deposito,
  -- Null when every line is a SERVICIO (`acordado` 8).
  movimiento_id bigint unique references movimiento_stock,
  en            timestamptz not null default clock_timestamp(),
  usuario_id    uuid not null references usuario
);
create index entrega_por_nota on entrega (nota_id);

create table entrega_renglon (
  id          uuid primary key,
  entrega_id  uuid not null references entrega,
  renglon_id  uuid not null references nota_renglon,
  articulo_id uuid not null,
  decimales   smallint not null,
  cantidad    numeric(14,3) not null check (cantidad > 0 and cantidad = round(cantidad, decimales)),
  -- What left at cost, so that a return comes back at it (costo_al_entregar = valor / cantidad).
  valor       numeric(24,8) not null default 0,
  foreign key (articulo_id, decimales) references articulo (id, decimales),
  unique (entrega_id, renglon_id)
);
create index entrega_renglon_por_renglon on entrega_renglon (renglon_id);
create trigger entrega_solo_agrega before update or delete or truncate on entrega
  for each statement execute function solo_agrega();
create trigger entrega_renglon_solo_agrega before update or delete or truncate on entrega_renglon
  for each statement execute function solo_agrega();

create sequence devolucion_numero;
create table devolucion (
  id            uuid primary key,
  numero        bigint not null unique default nextval('devolucion_numero'),
  sucursal_id   uuid not null references sucursal,
  deposito_id   uuid not null references deposito,
  cliente_id    uuid not null references cliente,
  motivo        text not null default '',
  comprobante_externo text unique,
  movimiento_id bigint unique references movimiento_stock,
  total         numeric(18,2) not null default 0,
  en            timestamptz not null default clock_timestamp(),
  usuario_id    uuid not null references usuario
);
create table devolucion_renglon (
  id            uuid primary key,
  devolucion_id uuid not null references devolucion,
  orden         integer not null,
  -- Null for a return without an original (`acordado` 2).
  entrega_renglon_id uuid references entrega_renglon,
  articulo_id   uuid not null,
  tipo          text not null check (tipo in ('PRODUCTO', 'SERVICIO')),
  decimales     smallint not null,
  descripcion   text not null,
  cantidad      numeric(14,3) not null check (cantidad > 0 and cantidad = round(cantidad, decimales)),
  precio        numeric(18,4) not null check (precio >= 0),
  importe       numeric(18,2) not null,
  foreign key (articulo_id, decimales) references articulo (id, decimales),
  unique (devolucion_id, orden)
);
create index devolucion_renglon_por_entrega on devolucion_renglon (entrega_renglon_id);
create trigger devolucion_solo_agrega before update or delete or truncate on devolucion
  for each statement execute function solo_agrega();
create trigger devolucion_renglon_solo_agrega before update or delete or truncate on devolucion_renglon
  for each statement execute function solo_agrega();

-- INV-50: a finished or annulled nota never changes again, by any door. Its lines are written before it closes.
create function nota_cerrada() returns trigger language plpgsql as $$
begin
  if old.estado in ('FINALIZADA', 'ANULADA') then
    raise exception 'nota is closed' using errcode = 'restrict_violation', constraint = 'nota_cerrada';
  end if;
  return new;
end $$;
create trigger nota_cerrada before update on nota_pedido for each row execute function nota_cerrada();
create trigger nota_sin_borrado before delete or truncate on nota_pedido
  for each statement execute function sin_borrado();

-- One look per statement, however many lines it touches.
create function nota_renglon_cerrada() returns trigger language plpgsql as $$
begin
  if exists (select from filas f join nota_pedido n on n.id = f.nota_id where n.estado in ('FINALIZADA', 'ANULADA')) then
    raise exception 'nota is closed' using errcode = 'restrict_violation', constraint = 'nota_cerrada';
  end if;
  return null;
end $$;
create trigger nota_renglon_nuevo after insert on nota_renglon
  referencing new table as filas for each statement execute function nota_renglon_cerrada();
create trigger nota_renglon_cambiado after update on nota_renglon
  referencing old table as filas for each statement execute function nota_renglon_cerrada();
create trigger nota_renglon_quitado after delete on nota_renglon
  referencing old table as filas for each statement execute function nota_renglon_cerrada();
create trigger nota_renglon_sin_vaciado before truncate on nota_renglon
  for each statement execute function sin_borrado();

create function nota_renglon_fijo() returns trigger language plpgsql as
$$ begin raise exception 'a line stays in its nota' using errcode = 'restrict_violation'; end $$;
create trigger nota_renglon_fijo before update of nota_id on nota_renglon
  for each row when (old.nota_id <> new.nota_id) execute function nota_renglon_fijo();

-- INV-52: what a state says of the lines, looked at when the transaction ends.
create function nota_estado_cuadra() returns trigger language plpgsql as $$
declare actual text; entregado boolean; resta boolean;
begin
  select n.estado, coalesce(bool_or(r.entregada > 0), false), coalesce(bool_or(r.entregada + r.cancelada < r.pedida), false)
    into actual, entregado, resta
    from nota_pedido n left join nota_renglon r on r.nota_id = n.id where n.id = new.id group by n.estado;
  if (actual = 'FINALIZADA' and (resta or not entregado))
     or (actual = 'PARCIAL' and not (resta and entregado))
     or (actual = 'ANULADA'
         and (entregado or exists (select from reserva where documento_id = new.id and estado = 'ACTIVA'))) then
    raise exception 'nota % does not match its lines', new.id
      using errcode = 'check_violation', constraint = 'nota_estado_cuadra';
  end if;
  return null;
end $$;
create constraint trigger nota_estado_cuadra after insert or update of estado on nota_pedido
  deferrable initially deferred for each row when (new.estado in ('PARCIAL', 'FINALIZADA', 'ANULADA'))
  execute function nota_estado_cuadra();

-- INV-09: what still holds stock, reservations or open lines cannot be inactive.
create function articulo_en_uso() returns trigger language plpgsql as $$
begin
  if new.estado = 'INACTIVO' and old.estado <> 'INACTIVO' and (
       exists (select from saldo_stock s where s.articulo_id = new.id and (s.fisico <> 0 or s.reservado <> 0))
    or exists (select from reserva r where r.articulo_id = new.id and r.estado = 'ACTIVA')
    or exists (select from nota_renglon l join nota_pedido n on n.id = l.nota_id
               where l.articulo_id = new.id and n.estado not in ('FINALIZADA', 'ANULADA')
                 and l.entregada + l.cancelada < l.pedida)) then
    raise exception 'articulo is in use' using errcode = 'restrict_violation', constraint = 'articulo_en_uso';
  end if;
  return new;
end $$;
create trigger articulo_en_uso before update of estado on articulo for each row execute function articulo_en_uso();
