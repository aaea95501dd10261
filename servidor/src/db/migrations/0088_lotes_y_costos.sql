-- PRE-05, PRE-18: applying a batch whose rule reads the cost leaves alone the line of what costs something else since it was simulated.
-- What it cost then, in the currency it is kept in: null where the rule reads none, and in lines of before.
alter table lote_precio_linea
  add column costo numeric(18,4),
  add column costo_moneda text check (costo_moneda in ('ARS', 'USD')),
  add check ((costo is null) = (costo_moneda is null)),
  drop constraint lote_precio_linea_omitida_check,
  add constraint lote_precio_linea_omitida_check check (omitida in ('CAMBIO_DE_PRECIO', 'CAMBIO_DE_COSTO', 'FUSIONADO'));
