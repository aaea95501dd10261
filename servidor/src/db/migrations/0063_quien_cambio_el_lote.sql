-- PRE-15: who said last what a batch does. Where another person has to approve it, that is neither its author nor them.
alter table lote_precio add column modificado_por uuid references usuario;
update lote_precio t set modificado_por = coalesce(
  (select u.id from auditoria h join usuario u on u.id = h.usuario_id
    where h.entidad = 'lote_precio' and h.entidad_id = t.id and h.accion in ('lote.cambiar', 'lote.incluir', 'lote.excluir')
    order by h.id desc limit 1), t.autor_id);
alter table lote_precio alter column modificado_por set not null;
