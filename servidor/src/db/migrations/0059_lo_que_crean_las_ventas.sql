-- ART-26: an artículo or a cliente that a file of sales made says so in its trail: the first row that named it keeps which it
-- is. Of artículos there is an index since 0052.
create index importacion_fila_de_un_cliente on importacion_fila (((previo ->> 'cliente_id')::uuid)) where previo ? 'cliente_id';
