-- PRE-05: applying a batch leaves alone the line of an artículo that pays another IVA since it was simulated, where the new price carries
-- it: that of a cost in a lista with IVA, or of what another lista or a file says the other way. Which one it was then: null where
-- the price carries none, and in lines of before.
alter table lote_precio_linea
  add column iva text,
  drop constraint lote_precio_linea_omitida_check,
  add constraint lote_precio_linea_omitida_check
    check (omitida in ('CAMBIO_DE_PRECIO', 'CAMBIO_DE_COSTO', 'CAMBIO_DE_LISTA', 'CAMBIO_DE_IVA', 'FUSIONADO'));
