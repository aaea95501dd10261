-- ART-26: what files did to a record is told in its trail. Rows that tell of a part of an artículo (a code, a minimum, an
-- application) keep whose it is in what a reversal puts back.
update importacion_fila f set previo = jsonb_build_object('articulo_id', x.articulo_id)
  from aplicacion x, importacion i
 where x.id = f.registro_id and i.id = f.importacion_id and i.entidad = 'aplicaciones' and f.resultado = 'CREAR' and f.previo is null;
create index importacion_fila_del_registro on importacion_fila (registro_id) where resultado in ('CREAR', 'ACTUALIZAR');
-- It was of those created alone.
drop index importacion_fila_creada;
create index importacion_fila_de_una_parte on importacion_fila (((previo ->> 'articulo_id')::uuid)) where previo ? 'articulo_id';
