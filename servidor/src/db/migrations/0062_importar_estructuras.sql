-- EST-11: a file may bring what artículos are made of, many of them at once.
do $$
declare
  donde text;
begin
  foreach donde in array array['importacion', 'importacion_perfil'] loop
    execute (
      select format('alter table %I drop constraint %I, add constraint %I check ((%s) or entidad = %L)', donde, conname,
                    donde || '_entidad', pg_get_expr(conbin, conrelid), 'estructuras')
        from pg_constraint
       where conrelid = donde::regclass and contype = 'c' and conname in (donde || '_entidad', donde || '_entidad_check'));
  end loop;
end $$;
