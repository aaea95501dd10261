-- PRE-04, UA-12: when the price that a line of a batch begins with is over by itself, before what the batch writes: it is that of a
-- campaign, or another one is written for later. It stands out, so that nobody takes the price of a campaign for that of always.
alter table lote_precio_linea add column anterior_hasta timestamptz;
