-- RN-18: the condiciones de venta have an order, from the one that gives the cliente least to the one that gives most. Who may
-- not change prices sells by the one of the cliente or by one before it.
alter table condicion_venta add column orden integer;

-- Those there are go by the days their name says, «Contado» first; those that say none go last, where only who may change prices
-- chooses them for a cliente that has another one, until somebody puts them in their place.
update condicion_venta c set orden = n.orden
from (select id, row_number() over (order by dias nulls last, nombre collate "es-x-icu", id) as orden
        from (select id, nombre,
                     case when nombre_norm ~ 'CONTADO|EFECTIVO' then 0
                          else (select max(d[1]::numeric) from regexp_matches(nombre, '\d+', 'g') d) end as dias
                from condicion_venta) x) n
where n.id = c.id;

alter table condicion_venta
  alter column orden set not null,
  add check (orden > 0),
  -- Deferrable is judged at the end of each statement: those that make room pass through the place of another one.
  add constraint condicion_venta_orden unique (orden) deferrable;
