export const permisosDeArticulos = {
  'articulo.ver': 'Ver artículos y precios',
  'articulo.editar': 'Crear y cambiar artículos',
  'articulo.repetir_codigo': 'Aceptar un código que coincide con otro, con motivo',
  'clasificacion.editar': 'Cambiar rubros, familias y subfamilias',
  'precio.modificar': 'Cambiar precios',
  'costo.ver': 'Ver costos y márgenes',
} as const;
