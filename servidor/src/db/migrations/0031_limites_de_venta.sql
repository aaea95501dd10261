-- How far each role may go with prices when it sells (PRE-10, PRE-12, PRE-17), and why a line goes under what was asked.

create table limite_de_venta (
  rol              text not null check (rol in ('administrador', 'encargado', 'vendedor', 'deposito', 'taller', 'consulta')),
  -- Null holds wherever no row of the sucursal says something else.
  sucursal_id      uuid references sucursal,
  version          integer not null default 1,
  -- In percent of the price of the lista; 100 has no end.
  descuento_maximo numeric(5,2) not null check (descuento_maximo between 0 and 100),
  -- Percentage on the cost that a line must leave; null asks for none.
  margen_minimo    numeric(7,2) check (margen_minimo between -100 and 10000),
  bajo_margen      text not null default 'AVISAR' check (bajo_margen in ('AVISAR', 'MOTIVO', 'IMPEDIR')),
  costo_viejo      text not null default 'AVISAR' check (costo_viejo in ('AVISAR', 'MOTIVO', 'IMPEDIR')),
  unique nulls not distinct (rol, sucursal_id)
);
-- As it was until now: whoever changes prices has no end, others give nothing, and nothing is stopped.
insert into limite_de_venta (rol, descuento_maximo, margen_minimo)
values ('administrador', 100, 0), ('encargado', 100, 0), ('vendedor', 0, 0), ('deposito', 0, 0), ('taller', 0, 0), ('consulta', 0, 0);

-- Every role says something for everywhere: a sale never asks in vain.
create function limite_de_venta_general() returns trigger language plpgsql as $$
begin
  if old.sucursal_id is null then
    raise exception 'the limit of % for everywhere stays', old.rol using errcode = 'restrict_violation', constraint = 'limite_de_venta_general';
  end if;
  return old;
end $$;
create trigger limite_de_venta_general before delete on limite_de_venta for each row execute function limite_de_venta_general();

alter table nota_renglon add column motivo_precio text not null default '';
