-- PRE-15: who gave up a batch of prices, when and why. It was asked for, and only its trail said it.
alter table lote_precio
  add column descartado_en timestamptz, add column descartado_por uuid references usuario, add column descarte text;
update lote_precio t
set descartado_en = d.en, descartado_por = d.usuario_id, descarte = d.motivo
from (
  select x.id, coalesce(h.en, x.simulado_en, x.creado_en) as en, u.id as usuario_id, coalesce(h.motivo, '') as motivo
  from lote_precio x
  left join lateral (
    select en, usuario_id, motivo from auditoria
    where entidad = 'lote_precio' and entidad_id = x.id and accion = 'lote.descartar' order by id desc limit 1) h on true
  left join usuario u on u.id = h.usuario_id
  where x.estado = 'DESCARTADO') d
where t.id = d.id;
alter table lote_precio add check ((estado = 'DESCARTADO') = (descartado_en is not null and descarte is not null));
