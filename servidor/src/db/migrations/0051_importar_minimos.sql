-- One more thing a file may bring: what each depósito should hold of each artículo, and where in it (RN-07, ART-13, ART-14).
do $$
declare
  donde text;
begin
  foreach donde in array array['importacion', 'importacion_perfil'] loop
    execute (
      select format('alter table %I drop constraint %I, add constraint %I check ((%s) or entidad = %L)', donde, conname,
                    donde || '_entidad', pg_get_expr(conbin, conrelid), 'minimos')
        from pg_constraint
       where conrelid = donde::regclass and contype = 'c' and conname in (donde || '_entidad', donde || '_entidad_check'));
  end loop;
end $$;
