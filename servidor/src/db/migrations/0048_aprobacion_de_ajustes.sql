-- Up to what amount each role adjusts stock by itself (AJU-06), and who asks for the approval of what goes beyond.

create table limite_de_ajuste (
  rol         text not null check (rol in ('administrador', 'encargado', 'vendedor', 'deposito', 'taller', 'consulta')),
  -- Null holds wherever no row of the sucursal says something else.
  sucursal_id uuid references sucursal,
  version     integer not null default 1,
  -- In pesos; null has no end.
  maximo      numeric(18,2) check (maximo >= 0),
  unique nulls not distinct (rol, sucursal_id)
);
-- As it was until now: whoever adjusts has no end.
insert into limite_de_ajuste (rol) values ('administrador'), ('encargado'), ('deposito');

-- Every role that adjusts says something for everywhere.
create trigger limite_de_ajuste_general before delete on limite_de_ajuste
  for each row execute function limite_de_venta_general();

alter table ajuste
  add column cambiado_por  uuid references usuario,
  add column pedido_en     timestamptz,
  add column pedido_por    uuid references usuario,
  add column pedido_motivo text not null default '',
  drop constraint ajuste_estado_check,
  add constraint ajuste_estado_check check (estado in ('BORRADOR', 'A_APROBAR', 'APLICADO', 'REVERTIDO', 'ANULADO')),
  add constraint ajuste_pedido check (
    (pedido_en is null) = (pedido_por is null)
    and (estado <> 'A_APROBAR' or pedido_por is not null)
    and (estado <> 'BORRADOR' or pedido_por is null)),
  -- What was asked is applied by somebody else than who asked, who made it and who changed it last (`seguridad.md` 3.7).
  add constraint ajuste_cuatro_ojos check (
    pedido_por is null or aplicado_por is null
    or aplicado_por not in (pedido_por, creado_por, coalesce(cambiado_por, creado_por)));
