-- PRE-03, TD-10: the artículos that somebody chose for a batch, by the hundred thousand: what a filter of the table found when the
-- batch was made, or those whose cost had just changed. Simulating again looks at the same ones. As with the lines, what they
-- name is checked when they become prices, and their batch is not looked up once for each.
create table lote_precio_articulo (
  lote_id     uuid not null,
  articulo_id uuid not null,
  primary key (lote_id, articulo_id)
);

-- UA-12, PRE-05: until when the prices of a batch hold. Then it is taken back by itself, as a person would (decision 0019).
alter table lote_precio add column hasta timestamptz;
create index lote_precio_con_final on lote_precio (hasta) where estado = 'APLICADO' and hasta is not null;
