-- Two more things a file may bring: what stands in for each artículo, and what buying it again costs (ART-03, ART-04, ART-12).
do $$
declare
  donde text;
begin
  foreach donde in array array['importacion', 'importacion_perfil'] loop
    execute (
      select format('alter table %I drop constraint %I, add constraint %I check ((%s) or entidad in (%L, %L))', donde, conname,
                    donde || '_entidad', pg_get_expr(conbin, conrelid), 'equivalencias', 'costos')
        from pg_constraint
       where conrelid = donde::regclass and contype = 'c' and conname in (donde || '_entidad', donde || '_entidad_check'));
  end loop;
end $$;

-- TD-06: the table of artículos goes by its estado too.
create index articulo_por_estado on articulo (estado, id);
