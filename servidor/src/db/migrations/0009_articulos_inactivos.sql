-- INV-09: an INACTIVO artículo has no stock in a real depósito, no active reserva and no open line.
--
-- Whoever inactivates takes the artículo `for update`, which waits for the foreign keys of everybody who is writing a
-- line, a reserva or an asiento of it; those who come later wait in their own foreign key and meet the second trigger.

create function articulo_sin_pendientes() returns trigger language plpgsql as $$
begin
  if exists (select from saldo_stock where articulo_id = new.id and (fisico <> 0 or reservado <> 0))
     or exists (select from reserva where articulo_id = new.id and estado = 'ACTIVA')
     or exists (select from nota_renglon r join nota_pedido n on n.id = r.nota_id
                where r.articulo_id = new.id and n.estado not in ('FINALIZADA', 'ANULADA')
                  and r.entregada + r.cancelada < r.pedida) then
    raise exception 'articulo % is in use', new.id using errcode = 'restrict_violation', constraint = 'articulo_sin_pendientes';
  end if;
  return new;
end $$;
create trigger articulo_sin_pendientes before update of estado on articulo for each row
  when (new.estado = 'INACTIVO' and old.estado <> 'INACTIVO') execute function articulo_sin_pendientes();

create function articulo_no_inactivo() returns trigger language plpgsql as $$
begin
  if exists (select from nuevos n join articulo a on a.id = n.articulo_id where a.estado = 'INACTIVO') then
    raise exception 'the articulo is inactive' using errcode = 'restrict_violation', constraint = 'articulo_no_inactivo';
  end if;
  return null;
end $$;
create trigger asiento_de_articulo_vivo after insert on asiento_stock
  referencing new table as nuevos for each statement execute function articulo_no_inactivo();
create trigger reserva_de_articulo_vivo after insert on reserva
  referencing new table as nuevos for each statement execute function articulo_no_inactivo();
create trigger renglon_de_articulo_vivo after insert on nota_renglon
  referencing new table as nuevos for each statement execute function articulo_no_inactivo();
