-- PRE-17, PRE-18: a price that comes back, because a campaign is over or a batch was taken back, is as old as it was: what its artículo
-- cost when it was written is asked of then, as a cost that comes back is as old as it was (0038). Null is as old as it holds.
alter table precio add column fecha timestamptz;

-- PRE-05: applying a batch whose rule is over another lista leaves alone the line of what costs something else there since it was
-- simulated. What it cost there then, as that lista keeps it: null where the rule reads none, and in lines of before.
alter table lote_precio_linea
  add column otro numeric(18,4),
  drop constraint lote_precio_linea_omitida_check,
  add constraint lote_precio_linea_omitida_check
    check (omitida in ('CAMBIO_DE_PRECIO', 'CAMBIO_DE_COSTO', 'CAMBIO_DE_LISTA', 'FUSIONADO'));
