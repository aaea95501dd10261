-- INV-74: an artículo that a list of a proveedor created stays when that list is taken back and a later one says what it asks for
-- it. It goes when the later one is taken back too.
create or replace function creado_por_lo_que_se_revierte(registro uuid) returns boolean language sql stable as $$
  select exists (
    select from importacion_fila f
      join importacion_tarea t on t.importacion_id = f.importacion_id and t.tarea = 'revertir'
     where f.importacion_id = nullif(current_setting('trastienda.revierte', true), '')::uuid
       and f.registro_id = registro and f.resultado = 'CREAR')
  or exists (
    select from lista_proveedor_linea n
      join importacion_tarea t on t.importacion_id = n.importacion_id and t.tarea = 'revertir'
      join importacion e on e.id = n.importacion_id
      join importacion_fila f on f.registro_id = n.articulo_id and f.resultado = 'CREAR'
      join importacion i on i.id = f.importacion_id and i.estado = 'REVERTIDA' and i.proveedor_id = e.proveedor_id
     where n.importacion_id = nullif(current_setting('trastienda.revierte', true), '')::uuid
       and n.articulo_id = registro and (n.previo ->> 'articulo_creado')::boolean)
$$;
