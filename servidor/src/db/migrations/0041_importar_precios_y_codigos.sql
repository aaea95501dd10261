-- Two more things a file may bring: the other codes of artículos, and the prices of a lista (ART-20, RN-28).
do $$
declare
  donde text;
  que text;
begin
  foreach que in array array['codigos', 'precios'] loop
    foreach donde in array array['importacion', 'importacion_perfil'] loop
      execute (
        select format('alter table %I drop constraint %I, add constraint %I check ((%s) or entidad = %L)', donde, conname,
                      donde || '_entidad', pg_get_expr(conbin, conrelid), que)
          from pg_constraint
         where conrelid = donde::regclass and contype = 'c' and conname in (donde || '_entidad', donde || '_entidad_check'));
    end loop;
  end loop;
end $$;

-- The prices a file brought, as it says them, for the batch it became: simulating again reads them again. What they name is
-- checked when they become prices, as with the lines.
create table lote_precio_archivo (
  lote_id     uuid not null references lote_precio,
  articulo_id uuid not null,
  importe     numeric(18,4) not null check (importe > 0),
  -- Null is that of the lista.
  moneda      text check (moneda in ('ARS', 'USD')),
  con_iva     boolean,
  primary key (lote_id, articulo_id)
);
