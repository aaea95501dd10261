-- Lots, serial numbers and obleas (ART-24): a ledger beside the ledger, which only artículos that ask for numbers keep.

alter table articulo
  add column control text not null default 'NINGUNO' constraint articulo_control_conocido
    check (control in ('NINGUNO', 'LOTE', 'SERIE', 'OBLEA')),
  add constraint articulo_control_de_producto check (control = 'NINGUNO' or tipo = 'PRODUCTO'),
  -- What has a number of its own is counted one by one.
  add constraint articulo_control_sin_decimales check (control in ('NINGUNO', 'LOTE') or decimales = 0),
  add constraint articulo_con_control unique (id, control);

-- Carried on the balance, so that a command knows with the lock it takes anyway which artículos ask for numbers.
alter table saldo_stock add column control text not null default 'NINGUNO';
alter table saldo_stock add constraint saldo_con_control
  foreign key (articulo_id, control) references articulo (id, control) on update cascade;

-- A lot, a serial number or an oblea of one artículo. It stays when it is gone: where it went is its history.
create table numero_de_stock (
  id          uuid primary key,
  articulo_id uuid not null,
  control     text not null,
  numero      text not null check (length(numero) <= 60),
  numero_norm text collate "C" not null check (numero_norm = norma_codigo(numero) and numero_norm <> ''),
  -- Of a lot, when it says so.
  vence       date,
  creado_en   timestamptz not null default clock_timestamp(),
  foreign key (articulo_id, control) references articulo (id, control) on update cascade,
  unique (articulo_id, numero_norm),
  unique (id, articulo_id)
);
-- INV-28: the number of an oblea is of one part in the whole country.
create unique index numero_de_oblea on numero_de_stock (numero_norm) where control = 'OBLEA';
create index numero_por_norma on numero_de_stock (numero_norm);
create trigger numero_sin_borrado before delete or truncate on numero_de_stock
  for each statement execute function sin_borrado();

-- What each movement did to each number, in the places the asientos of its artículo say.
create table asiento_numero (
  id              bigint generated always as identity primary key,
  movimiento_id   bigint not null references movimiento_stock,
  numero_id       uuid not null,
  articulo_id     uuid not null,
  deposito_id     uuid not null references deposito,
  cantidad        numeric(14,3) not null check (cantidad <> 0),
  documento_linea uuid,
  foreign key (numero_id, articulo_id) references numero_de_stock (id, articulo_id)
);
create index asiento_numero_por_numero on asiento_numero (numero_id, id);
create index asiento_numero_por_movimiento on asiento_numero (movimiento_id);
create trigger asiento_numero_solo_agrega before update or delete or truncate on asiento_numero
  for each statement execute function solo_agrega();

create function numeros_balanceados() returns trigger language plpgsql as $$
begin
  if exists (select from nuevos group by movimiento_id, numero_id having sum(cantidad) <> 0) then
    raise exception 'numbers do not balance' using errcode = 'check_violation', constraint = 'numeros_balanceados';
  end if;
  return null;
end $$;
create trigger asiento_numero_balance after insert on asiento_numero
  referencing new table as nuevos for each statement execute function numeros_balanceados();

-- Where each number is now: real depósitos only, since those are the ones with a balance.
create table saldo_numero (
  numero_id   uuid not null,
  articulo_id uuid not null,
  deposito_id uuid not null,
  control     text not null,
  cantidad    numeric(14,3) not null check (cantidad >= 0),
  primary key (numero_id, deposito_id),
  foreign key (numero_id, articulo_id) references numero_de_stock (id, articulo_id),
  foreign key (articulo_id, deposito_id) references saldo_stock (articulo_id, deposito_id),
  foreign key (articulo_id, control) references articulo (id, control) on update cascade,
  -- INV-27, with the index below: one of it, in one place.
  constraint numero_unico check (control not in ('SERIE', 'OBLEA') or cantidad in (0, 1))
);
create unique index numero_en_un_lugar on saldo_numero (numero_id) where control in ('SERIE', 'OBLEA') and cantidad > 0;
create index saldo_numero_por_saldo on saldo_numero (articulo_id, deposito_id) include (cantidad) where cantidad > 0;
create trigger saldo_numero_sin_borrado before delete or truncate on saldo_numero
  for each statement execute function sin_borrado();

-- The numbers of an artículo in a depósito add up to what there is of it there, looked at when the transaction ends.
create function numeros_cuadran() returns trigger language plpgsql as $$
begin
  if exists (select from saldo_stock s
             where s.articulo_id = new.articulo_id and s.deposito_id = new.deposito_id
               and case when s.control = 'NINGUNO' then 0 else s.fisico end
                   <> (select coalesce(sum(n.cantidad), 0) from saldo_numero n
                       where n.articulo_id = s.articulo_id and n.deposito_id = s.deposito_id and n.cantidad > 0)) then
    raise exception 'numbers of % do not add up to its balance', new.articulo_id
      using errcode = 'check_violation', constraint = 'numeros_cuadran';
  end if;
  return null;
end $$;
-- Artículos without numbers pay for the condition alone.
create constraint trigger saldo_numeros_al_abrir after insert on saldo_stock deferrable initially deferred
  for each row when (new.control <> 'NINGUNO') execute function numeros_cuadran();
create constraint trigger saldo_numeros_al_mover after update on saldo_stock deferrable initially deferred
  for each row when (old.control <> new.control or (new.control <> 'NINGUNO' and old.fisico <> new.fisico))
  execute function numeros_cuadran();
create constraint trigger saldo_numero_cuadra after insert or update on saldo_numero deferrable initially deferred
  for each row execute function numeros_cuadran();

-- What a draft says of the numbers of each line, as it was typed.
alter table ajuste_renglon add column numeros jsonb not null default '[]';
