-- What names an artículo is looked at for each one that is deleted, and an import that is taken back deletes as many as it brought:
-- without an index each of them read these tables whole, and 50,000 took eight minutes with a few thousand deliveries.
create index adjunto_de_articulo on adjunto (articulo_id) where articulo_id is not null;
create index devolucion_renglon_de_articulo on devolucion_renglon (articulo_id);
create index entrega_renglon_de_articulo on entrega_renglon (articulo_id);
create index reserva_de_articulo on reserva (articulo_id);
create index saldo_numero_de_articulo on saldo_numero (articulo_id);
