-- A KIT sold as one line and delivered as what it is made of (EST-07, INV-25).

alter table nota_renglon drop constraint nota_renglon_tipo_check;
alter table nota_renglon
  add constraint nota_renglon_tipo_check check (tipo in ('PRODUCTO', 'SERVICIO', 'KIT')),
  -- Optional lines and substitutes chosen at the sale, by line of the estructura.
  add column elecciones jsonb,
  add constraint nota_renglon_elecciones check (elecciones is null or tipo = 'KIT');

-- The explosion that was in force when the nota was confirmed. Reservations and the ledger name its rows as they name lines.
create table nota_componente (
  id          uuid primary key,
  nota_id     uuid not null references nota_pedido,
  renglon_id  uuid not null references nota_renglon,
  orden       integer not null,
  articulo_id uuid not null,
  decimales   smallint not null,
  codigo      text not null,
  descripcion text not null,
  -- For all the kits of the line.
  total       numeric(14,3) not null check (total > 0 and total = round(total, decimales)),
  foreign key (articulo_id, decimales) references articulo (id, decimales),
  unique (renglon_id, articulo_id)
);
create index nota_componente_por_nota on nota_componente (nota_id);
create index nota_componente_por_articulo on nota_componente (articulo_id, nota_id);
create trigger nota_componente_solo_agrega before update or delete or truncate on nota_componente
  for each statement execute function solo_agrega();

-- What the first kits of a line take of the total of a component (`parteDelTotal` of nucleo; a test compares the two).
create function parte_del_total(total numeric, kits numeric, pedida numeric, decimales int) returns numeric
language sql immutable parallel safe as $$
  select ceil(trunc(total * kits / pedida, 12) * power(10::numeric, decimales)) / power(10::numeric, decimales) $$;

-- INV-09: nor what an open kit still waits for.
create function componente_en_uso() returns trigger language plpgsql as $$
begin
  if new.estado = 'INACTIVO' and old.estado <> 'INACTIVO' and exists (
       select from nota_componente c join nota_renglon l on l.id = c.renglon_id join nota_pedido n on n.id = c.nota_id
       where c.articulo_id = new.id and n.estado not in ('FINALIZADA', 'ANULADA') and l.entregada + l.cancelada < l.pedida) then
    raise exception 'articulo is in use' using errcode = 'restrict_violation', constraint = 'articulo_en_uso';
  end if;
  return new;
end $$;
create trigger componente_en_uso before update of estado on articulo for each row execute function componente_en_uso();
