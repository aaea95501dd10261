/** What a file may bring. */
export const ENTIDADES = ['articulos', 'clientes', 'localidades', 'stock', 'ventas'] as const;
export type Entidad = (typeof ENTIDADES)[number];
