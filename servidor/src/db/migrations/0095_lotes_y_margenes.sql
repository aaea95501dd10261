-- PRE-05: applying a batch that goes by the margin of each classification leaves alone the line of an artículo of which that asks
-- another one since it was simulated. Which one it was then: null where the rule reads none, and in lines of before.
alter table lote_precio_linea
  add column margen_de_clase numeric(7,2),
  drop constraint lote_precio_linea_omitida_check,
  add constraint lote_precio_linea_omitida_check
    check (omitida in ('CAMBIO_DE_PRECIO', 'CAMBIO_DE_COSTO', 'CAMBIO_DE_LISTA', 'CAMBIO_DE_IVA', 'CAMBIO_DE_MARGEN', 'FUSIONADO'));
