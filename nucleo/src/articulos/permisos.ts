export const permisosDeArticulos = {
  'articulo.ver': 'Ver artículos y precios',
  'articulo.editar': 'Crear y cambiar artículos',
  'articulo.repetir_codigo': 'Aceptar un código que coincide con otro, con motivo',
  'clasificacion.editar': 'Cambiar rubros, familias y subfamilias',
  'precio.modificar': 'Cambiar precios',
  'precio.aprobar': 'Aprobar, aplicar y revertir lotes de precios',
  'proveedor.ver': 'Ver proveedores y lo que venden',
  'proveedor.editar': 'Crear y cambiar proveedores y lo que venden',
  'estructura.editar': 'Crear y cambiar estructuras',
  'armado.hacer': 'Armar y desarmar: mueve stock',
  'costo.ver': 'Ver costos y márgenes',
  'costo.modificar': 'Escribir costos de reposición',
} as const;
