-- ART-26: a node that moves or is merged takes its artículos along and writes nothing in them, so what their trails tell of it is
-- read from the batch. Who was below is known by where each artículo was then: where it is, and where it was before.
create table articulo_subfamilia_anterior (
  articulo_id   uuid not null references articulo,
  id            bigint generated always as identity,
  -- Null of what changed before this was kept, when its name alone does not say which it was.
  subfamilia_id uuid,
  -- Until when. It was there since the one before it ended, or since the artículo was created.
  hasta         timestamptz not null,
  primary key (articulo_id, id)
);

insert into articulo_subfamilia_anterior (articulo_id, subfamilia_id, hasta)
select x.articulo_id, x.subfamilia_id, x.hasta
from (
  select a.entidad_id as articulo_id, a.en as hasta,
         (select case when count(*) = 1 then min(s.id::text)::uuid end from subfamilia s where s.nombre = c.antes) as subfamilia_id
  from auditoria a join auditoria_campo c on c.auditoria_id = a.id
  where a.entidad = 'articulo' and a.accion <> 'articulo.crear' and c.campo = 'subfamilia' and c.antes is not null
  union all
  select d.articulo_id, t.en, d.antes::uuid
  from lote_clasificacion t join lote_clasificacion_articulo d on d.lote_id = t.id where t.campo is null
  union all
  select f.registro_id, a.en, (f.previo ->> 'subfamilia_id')::uuid
  from importacion i
  join importacion_fila f on f.importacion_id = i.id
  join auditoria a on a.entidad = 'importacion' and a.entidad_id = i.id and a.accion = 'importacion.aplicar'
  where i.entidad = 'articulos' and f.resultado = 'ACTUALIZAR' and f.antes ->> 'subfamilia' is not null
) x
where exists (select from articulo z where z.id = x.articulo_id)
order by x.hasta;

create function anotar_subfamilia_anterior() returns trigger language plpgsql as $$
begin
  insert into articulo_subfamilia_anterior (articulo_id, subfamilia_id, hasta)
  values (old.id, old.subfamilia_id, coalesce(new.modificado_en, clock_timestamp()));
  return null;
end $$;
create trigger articulo_cambia_de_subfamilia after update of subfamilia_id on articulo
  for each row when (old.subfamilia_id is distinct from new.subfamilia_id) execute function anotar_subfamilia_anterior();

create index lote_clasificacion_nodo_por_nodo on lote_clasificacion_nodo (nodo_id);

-- What a batch of the classification leaves in the trail says which batch it was, as those that reach many records do. Of those
-- there are it is the first one that was written since the batch began.
alter table auditoria disable trigger auditoria_solo_agrega;
update auditoria a set lote_id = x.lote_id
from (
  select distinct on (h.id) h.id, t.id as lote_id
  from lote_clasificacion t
  cross join lateral (
    select h.id from auditoria h
    where h.entidad = t.nivel and h.entidad_id = t.nodo_id and h.en >= t.en and h.motivo = t.motivo
      and h.accion = t.nivel || '.' || lower(t.tipo)
    order by h.id limit 1) h
  order by h.id, t.en desc
) x
where a.id = x.id;
alter table auditoria enable trigger auditoria_solo_agrega;
