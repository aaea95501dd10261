-- CLI-15, seguridad 3.11: what a cliente is known by may be taken away for good. Its documents, the ledger and every total stay.
alter table cliente add column anonimizado_en timestamptz;
alter table cliente add constraint cliente_anonimizado check (anonimizado_en is null or (
  estado = 'INACTIVO' and documento_tipo = '99' and codigo_externo is null and email = '' and telefono = ''
  and observaciones = '' and alerta = '' and not consumidor_final));

-- The trail only takes new rows. Of an anonymised cliente, what it said may be struck out, and put as nothing else.
create function esta_tachado(antes text, despues text) returns boolean language sql immutable parallel safe as
$$ select despues is not distinct from antes or (antes is not null and despues is not distinct from '(anonimizado)') $$;

create function auditoria_solo_se_tacha() returns trigger language plpgsql as $$
begin
  if (to_jsonb(new) - 'motivo') is distinct from (to_jsonb(old) - 'motivo') or not esta_tachado(old.motivo, new.motivo)
     or old.entidad <> 'cliente'
     or not exists (select from cliente c where c.id = old.entidad_id and c.anonimizado_en is not null) then
    raise exception '% only takes new rows', tg_table_name using errcode = 'restrict_violation';
  end if;
  return new;
end $$;

create function auditoria_campo_solo_se_tacha() returns trigger language plpgsql as $$
begin
  if (new.auditoria_id, new.orden, new.campo) is distinct from (old.auditoria_id, old.orden, old.campo)
     or not esta_tachado(old.antes, new.antes) or not esta_tachado(old.despues, new.despues)
     or not exists (
       select from auditoria a
         left join nota_pedido n on a.entidad = 'nota' and old.campo = 'cliente' and n.id = a.entidad_id
         join cliente c on c.id = case a.entidad when 'cliente' then a.entidad_id else n.cliente_id end
        where a.id = old.auditoria_id and c.anonimizado_en is not null) then
    raise exception '% only takes new rows', tg_table_name using errcode = 'restrict_violation';
  end if;
  return new;
end $$;

drop trigger auditoria_solo_agrega on auditoria;
drop trigger auditoria_campo_solo_agrega on auditoria_campo;
create trigger auditoria_solo_agrega before delete or truncate on auditoria
  for each statement execute function solo_agrega();
create trigger auditoria_campo_solo_agrega before delete or truncate on auditoria_campo
  for each statement execute function solo_agrega();
create trigger auditoria_solo_se_tacha before update on auditoria
  for each row execute function auditoria_solo_se_tacha();
create trigger auditoria_campo_solo_se_tacha before update on auditoria_campo
  for each row execute function auditoria_campo_solo_se_tacha();
