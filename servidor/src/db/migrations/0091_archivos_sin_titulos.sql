-- A file may have no row of titles (RN-28): its first row is of data, and is counted as such.
alter table importacion_fila
  drop constraint importacion_fila_fila_check, add constraint importacion_fila_fila_check check (fila > 0);
alter table importacion_rechazo
  drop constraint importacion_rechazo_fila_check, add constraint importacion_rechazo_fila_check check (fila > 0);
alter table importacion_localidad
  drop constraint importacion_localidad_fila_check, add constraint importacion_localidad_fila_check check (fila > 0);
alter table importacion_venta
  drop constraint importacion_venta_fila_check, add constraint importacion_venta_fila_check check (fila > 0);
alter table lista_proveedor_linea
  drop constraint lista_proveedor_linea_fila_check, add constraint lista_proveedor_linea_fila_check check (fila > 0);
