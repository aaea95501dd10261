-- By which lista a sale goes (PRE-01): the one of the cliente, of its condición de venta, of the sucursal, or the default one.

create table condicion_venta (
  id      uuid primary key,
  version integer not null default 1,
  nombre  text not null check (nombre <> ''),
  nombre_norm text collate "C" not null constraint condicion_venta_nombre unique
                check (nombre_norm = norma_codigo(nombre) and nombre_norm <> ''),
  -- The lista of who buys so; null says nothing of prices.
  lista_id uuid references lista_precio,
  activa  boolean not null default true
);
create trigger condicion_venta_sin_borrado before delete or truncate on condicion_venta
  for each statement execute function sin_borrado();

alter table cliente add column condicion_id uuid references condicion_venta;
alter table sucursal add column lista_id uuid references lista_precio;
alter table nota_pedido
  add column condicion_id uuid references condicion_venta,
  -- Why it goes by its lista, as it was decided.
  add column lista_origen text not null default 'OMISION'
    check (lista_origen in ('ELEGIDA', 'CLIENTE', 'CONDICION', 'SUCURSAL', 'OMISION'));
update nota_pedido n set lista_origen = 'CLIENTE' from cliente c where c.id = n.cliente_id and c.lista_id = n.lista_id;

create index cliente_por_condicion on cliente (condicion_id) where condicion_id is not null;

-- The listas a sale could go by, most particular first; it goes by the first one that `sirve`: active, and sold with in that
-- sucursal. The default one always does. The same rule as `listaQueRige`.
create function listas_de_venta(de_cliente uuid, de_condicion uuid, de_deposito uuid)
returns table (orden integer, origen text, lista_id uuid, sirve boolean) language sql stable as $$
  select o.orden, o.origen, o.lista_id, o.origen = 'OMISION' or (l.activa and (
           not exists (select from lista_sucursal x where x.lista_id = l.id)
           or exists (select from lista_sucursal x where x.lista_id = l.id and x.sucursal_id = d.sucursal_id)))
  from (select (select sucursal_id from deposito where id = de_deposito) as sucursal_id) d
  cross join lateral (
    select 1 as orden, 'CLIENTE' as origen, c.lista_id from cliente c where c.id = de_cliente
    union all select 2, 'CONDICION', v.lista_id from condicion_venta v where v.id = de_condicion and v.activa
    union all select 3, 'SUCURSAL', s.lista_id from sucursal s where s.id = d.sucursal_id
    union all select 4, 'OMISION', x.id from lista_precio x where x.omision) o
  join lista_precio l on l.id = o.lista_id
$$;
