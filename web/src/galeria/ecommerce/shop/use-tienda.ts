import { CATEGORIAS, GENEROS } from '#galeria/api-falsa/productos.ts';
import { useOpcion, useParametro, usePonerParametros } from '#galeria/comun/parametros.ts';
import { ORDENES, PRECIOS, restablecerFiltros, TIENDA, type Tienda } from '#galeria/ecommerce/estado.ts';

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
  // Only what changes: a search that comes late does not bring back the filters of when it was typed.
  const cambiar = (cambios: Partial<Tienda>) => poner(enDireccion(cambios));
  return { tienda, cambiar, restablecer: () => cambiar(restablecerFiltros(tienda)) };
}

/** How the address calls each part. */
const NOMBRES: Readonly<Record<keyof Tienda, string>> = {
  category: 'categoria',
  sort: 'orden',
  gender: 'genero',
  price: 'precio',
  color: 'color',
  rating: 'valoracion',
  search: 'buscar',
};

const enDireccion = (cambios: Partial<Tienda>): Readonly<Record<string, string | undefined>> =>
  Object.fromEntries(
    (Object.keys(cambios) as (keyof Tienda)[]).map((campo) => [
      NOMBRES[campo],
      cambios[campo] === TIENDA[campo] ? undefined : cambios[campo],
    ]),
  );
