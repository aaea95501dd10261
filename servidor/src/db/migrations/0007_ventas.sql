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

-- INV-50: a finished or annulled nota never changes again, by any door. Lines are written before their nota closes.
create function nota_cerrada() returns trigger language plpgsql as $$
declare actual text;
begin
  if tg_table_name = 'nota_pedido' then actual := old.estado;
  elsif tg_op = 'INSERT' then select estado into actual from nota_pedido where id = new.nota_id;
  else select estado into actual from nota_pedido where id = old.nota_id;
  end if;
  if actual in ('FINALIZADA', 'ANULADA') then
    raise exception 'nota is closed' using errcode = 'restrict_violation', constraint = 'nota_cerrada';
  end if;
  if tg_op = 'DELETE' then
    if tg_table_name = 'nota_pedido' then
      raise exception 'notas are never deleted' using errcode = 'restrict_violation';
    end if;
    return old;
  end if;
  return new;
end $$;
create trigger nota_cerrada before update or delete on nota_pedido for each row execute function nota_cerrada();
create trigger nota_renglon_cerrada before insert or update or delete on nota_renglon
  for each row execute function nota_cerrada();

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
