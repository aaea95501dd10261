import { CATEGORIAS, GENEROS } from '#galeria/api-falsa/productos.ts';
import { useOpcion, useParametro, usePonerParametros } from '#galeria/comun/parametros.ts';
import { ORDENES, PRECIOS, restablecerFiltros, type Tienda } from '#galeria/ecommerce/estado.ts';

/** The state of the shop as its address has it, and how to change it. */
export function useTienda() {
  const [category] = useOpcion('categoria', ['All', ...CATEGORIAS], 'All');
  const [sort] = useOpcion('orden', ORDENES, 'newest');
  const [gender] = useOpcion('genero', ['All', ...GENEROS], 'All');
  const [price] = useOpcion('precio', PRECIOS, 'All');
  const [color] = useParametro('color', 'All');
  const [rating] = useOpcion('valoracion', ['', '3', '4', '5'], '');
  const [search] = useParametro('buscar', '');
  const poner = usePonerParametros();
  const tienda: Tienda = { category, sort, gender, price, color, rating, search };
  const cambiar = (cambios: Partial<Tienda>) => poner(enDireccion({ ...tienda, ...cambios }));
  return { tienda, cambiar, restablecer: () => cambiar(restablecerFiltros(tienda)) };
}

const sinTodos = (valor: string): string | undefined => (valor === 'All' || valor === '' ? undefined : valor);

const enDireccion = (tienda: Tienda) => ({
  categoria: sinTodos(tienda.category),
  orden: tienda.sort === 'newest' ? undefined : tienda.sort,
  genero: sinTodos(tienda.gender),
  precio: sinTodos(tienda.price),
  color: sinTodos(tienda.color),
  valoracion: sinTodos(tienda.rating),
  buscar: sinTodos(tienda.search),
});
