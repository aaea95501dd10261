-- REA-06: an artículo that comes back brings no rule with it. What each depósito should hold of it is taken away with it, and those
-- that were inactive before this say nothing any more.
delete from politica_reposicion k using articulo a where a.id = k.articulo_id and a.estado = 'INACTIVO';

-- What a change of many took away so, for who undoes it.
create table edicion_minimo (
  edicion_id  uuid not null references edicion_en_lote,
  articulo_id uuid not null references articulo,
  deposito_id uuid not null references deposito,
  minimo      numeric(14,3) not null,
  objetivo    numeric(14,3) not null,
  maximo      numeric(14,3),
  primary key (edicion_id, articulo_id, deposito_id)
);
create index edicion_minimo_de_articulo on edicion_minimo (articulo_id);
create index edicion_minimo_de_deposito on edicion_minimo (deposito_id);
create trigger edicion_minimo_solo_agrega before update or delete or truncate on edicion_minimo
  for each statement execute function solo_agrega();
