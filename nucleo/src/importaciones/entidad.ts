/** What a file may bring. */
export const ENTIDADES = [
  'articulos',
  'codigos',
  'minimos',
  'precios',
  'costos',
  'equivalencias',
  'estructuras',
  'aplicaciones',
  'clientes',
  'localidades',
  'stock',
  'ventas',
  'listas_de_proveedor',
] as const;
export type Entidad = (typeof ENTIDADES)[number];

/** Those that mean something without anybody looking at them line by line: the console takes and gives these. */
export type EntidadDeConsola = Exclude<Entidad, 'listas_de_proveedor' | 'precios'>;
export const ENTIDADES_DE_CONSOLA = ENTIDADES.filter(
  (entidad): entidad is EntidadDeConsola => entidad !== 'listas_de_proveedor' && entidad !== 'precios',
);

/** What a file brings, as a sentence says it: «una importación de listas de proveedor». */
export const NOMBRE_DE_ENTIDAD: Readonly<Record<Entidad, string>> = {
  articulos: 'artículos',
  codigos: 'códigos de artículos',
  minimos: 'mínimos y ubicaciones',
  precios: 'precios',
  costos: 'costos de reposición',
  equivalencias: 'equivalencias y reemplazos',
  estructuras: 'estructuras',
  aplicaciones: 'aplicaciones a vehículos',
  clientes: 'clientes',
  localidades: 'localidades',
  stock: 'stock inicial',
  ventas: 'ventas',
  listas_de_proveedor: 'listas de proveedor',
};
