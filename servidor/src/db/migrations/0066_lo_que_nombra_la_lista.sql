-- GAP-18: what the list of a proveedor brings in rows that could not be taken, or that a rule passes over, is not missing from it.
-- The artículo has no foreign key, as that of `lista_proveedor_linea`: one that the list created goes when it is taken back.
create table lista_proveedor_nombrado (
  importacion_id uuid not null references importacion,
  articulo_id    uuid not null,
  primary key (importacion_id, articulo_id)
);
