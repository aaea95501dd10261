-- A command that reaches many records leaves one header of its own and one in the trail of each of them; `lote_id` names the
-- document that lists them all.
alter table auditoria add column lote_id uuid;

-- ART-27: who gave way to another does so for good.
create function fusionado_inactivo() returns trigger language plpgsql as $$
begin
  if exists (select from articulo_fusion where perdedor_id = new.id) then
    raise exception 'articulo % gave way to another one', new.id
      using errcode = 'restrict_violation', constraint = 'fusionado_inactivo';
  end if;
  return new;
end $$;
create trigger fusionado_inactivo before update of estado on articulo for each row
  when (old.estado = 'INACTIVO' and new.estado <> 'INACTIVO') execute function fusionado_inactivo();

alter table edicion_falla
  drop constraint edicion_falla_problema_check,
  add constraint edicion_falla_problema_check check (problema in ('TRANSICION', 'DEPENDENCIAS', 'CODIGO_OCUPADO', 'FUSIONADO',
    'CLASIFICACION_INACTIVA', 'OTROS_DECIMALES', 'STOCK_NEGATIVO', 'NO_LO_VENDE', 'CAMBIO_DESPUES'));
