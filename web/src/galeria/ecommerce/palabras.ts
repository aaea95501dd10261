import type { Product } from '#galeria/api-falsa/productos.ts';
import type { Decir } from '#galeria/comun/textos.ts';
import type { es } from './textos.es.ts';

type DecirDeTienda = Decir<typeof es>;

/** The categories of a product, in words. */
export const enCategorias = (t: DecirDeTienda, { category }: Pick<Product, 'category'>): string =>
  category.map((una) => t(`categoria.${una}`)).join(', ');

const COLORES = {
  '#1f3a7a': 'azul',
  '#d94f75': 'rosa',
  '#2b2f3a': 'negro',
  '#e5793d': 'naranja',
  '#2f9d86': 'verde',
  '#7b52c9': 'violeta',
  '#c9982a': 'mostaza',
  '#8a5a3c': 'marron',
  '#2b8dbd': 'celeste',
} as const;

/** The name of a colour; one that has none is told by its figures. */
export function nombreDeColor(t: DecirDeTienda, hex: string): string {
  const nombre = (COLORES as Readonly<Record<string, (typeof COLORES)[keyof typeof COLORES]>>)[hex];
  return nombre ? t(`color.${nombre}`) : t('color.otro', { hex });
}
