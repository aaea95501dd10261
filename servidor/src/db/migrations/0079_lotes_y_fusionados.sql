-- ART-27, PRE-05: applying a batch leaves alone the line of an artículo that gave way to another since it was looked at.
alter table lote_precio_linea
  drop constraint lote_precio_linea_omitida_check,
  add constraint lote_precio_linea_omitida_check check (omitida in ('CAMBIO_DE_PRECIO', 'FUSIONADO'));
