-- The batch of prices that a change of costs proposed (PRE-18): undoing the change discards it.
alter table cambio_de_costo
  add column lote_id uuid references lote_precio,
  add check (lote_id is null or tipo = 'CAMBIAR');
