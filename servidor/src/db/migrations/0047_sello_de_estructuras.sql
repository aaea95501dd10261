-- What is kept in memory of the graph is good while this number stays: it moves with whatever is written of it, by a command or
-- by hand. Commands already hold the row, so nobody waits for it anew.
create function estructura_cambio() returns trigger language plpgsql as $$
begin
  update estructura_grafo set cambios = cambios + 1;
  return null;
end $$;
create trigger estructura_cambio after insert or update or delete or truncate on estructura
  for each statement execute function estructura_cambio();
create trigger estructura_cambio after insert or update or delete or truncate on estructura_linea
  for each statement execute function estructura_cambio();
create trigger estructura_cambio after insert or update or delete or truncate on estructura_sustituto
  for each statement execute function estructura_cambio();
