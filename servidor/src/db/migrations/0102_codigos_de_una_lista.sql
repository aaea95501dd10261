-- Which line of a list brought first the code of another one is told as each is looked at, before anything is applied.
create index lista_proveedor_linea_por_barras on lista_proveedor_linea (importacion_id, norma_codigo(barras), linea)
  where situacion = 'SIN_ARTICULO' and barras <> '';
create index lista_proveedor_linea_por_original on lista_proveedor_linea (importacion_id, norma_codigo(original), linea)
  where situacion = 'SIN_ARTICULO' and original <> '';
create index lista_proveedor_linea_por_propio on lista_proveedor_linea (importacion_id, norma_codigo(propio), linea)
  where situacion = 'SIN_ARTICULO';
