-- What each delivery adds up to, net and at cost, in the currency of its lista: the home compares years of sales at once, and reading them
-- line by line takes as long as there are lines. What was delivered never changes (VEN-12), so neither does this; it is written by
-- the statement that writes the lines, whichever door they come in by.
create table entrega_suma (
  entrega_id  uuid primary key references entrega on delete cascade,
  sucursal_id uuid not null references sucursal,
  moneda      text not null,
  en          timestamptz not null,
  importe     numeric not null,
  costo       numeric not null
);
create index entrega_suma_por_fecha on entrega_suma (en) include (sucursal_id, moneda, importe, costo);
create index entrega_suma_en_otra_moneda on entrega_suma (en) include (sucursal_id, entrega_id) where moneda <> 'ARS';

insert into entrega_suma (entrega_id, sucursal_id, moneda, en, importe, costo)
select e.id, n.sucursal_id, l.moneda, e.en, sum(round(nr.importe * er.cantidad / nr.pedida, 4)), sum(er.valor)
from entrega e
join nota_pedido n on n.id = e.nota_id
join lista_precio l on l.id = n.lista_id
join entrega_renglon er on er.entrega_id = e.id
join nota_renglon nr on nr.id = er.renglon_id
group by e.id, n.sucursal_id, l.moneda, e.en;

create function entrega_sumada() returns trigger language plpgsql as $$
begin
  insert into entrega_suma as s (entrega_id, sucursal_id, moneda, en, importe, costo)
  select e.id, n.sucursal_id, l.moneda, e.en, sum(round(nr.importe * x.cantidad / nr.pedida, 4)), sum(x.valor)
  from nuevos x
  join entrega e on e.id = x.entrega_id
  join nota_pedido n on n.id = e.nota_id
  join lista_precio l on l.id = n.lista_id
  join nota_renglon nr on nr.id = x.renglon_id
  group by e.id, n.sucursal_id, l.moneda, e.en
  on conflict (entrega_id) do update set importe = s.importe + excluded.importe, costo = s.costo + excluded.costo;
  return null;
end $$;
create trigger entrega_sumada after insert on entrega_renglon
  referencing new table as nuevos for each statement execute function entrega_sumada();
