-- The batch of prices that a change of many proposed (PRE-18), as those of costs keep theirs: undoing the change discards it.
alter table edicion_en_lote
  add column lote_id uuid references lote_precio,
  add check (lote_id is null or tipo = 'EDITAR');

-- RN-07: as what is inactive, what stopped being a product says nothing of how much of it there should be.
delete from politica_reposicion k using articulo a where a.id = k.articulo_id and a.tipo <> 'PRODUCTO';
