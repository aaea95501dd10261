import { useState } from 'react';
import { CATEGORIAS, type Product } from '#galeria/api-falsa/productos.ts';
import { useCambiarMuestras } from '#galeria/comun/muestras.ts';
import { useOpcion, useParametro, usePonerParametros } from '#galeria/comun/parametros.ts';
import { CAMINO_DE_PRODUCTOS, carrito } from '#galeria/ecommerce/carrito/tienda.ts';
import { type Cambios, COLUMNAS, type Columna, conCambios, FILAS, filasDe, type Pedido, paginaDe } from './estado.ts';

/** What the list shows, as its address has it, and what is chosen of it. */
export function useListado(products: readonly Product[]) {
  const [buscar] = useParametro('buscar', '');
  const [stock] = useOpcion('stock', ['', 'si', 'no'], '');
  const [categoria] = useOpcion('categoria', ['All', ...CATEGORIAS], 'All');
  const [columna] = useOpcion('orden', COLUMNAS, 'created');
  const [sentido] = useOpcion('sentido', ['desc', 'asc'], 'desc');
  const [pedida] = useParametro('pagina', '1');
  const [cuantas] = useParametro('porPagina', '5');
  const poner = usePonerParametros();
  const [elegidas, setElegidas] = useState<ReadonlySet<number>>(new Set());

  const pedido: Pedido = { buscar, stock, categoria, columna, sentido };
  const todas = filasDe(products, pedido);
  const porPagina = FILAS.find((una) => String(una) === cuantas) ?? FILAS[0];
  const ordenar = (una: Columna, como: Pedido['sentido']) =>
    poner({
      pagina: undefined,
      orden: una === 'created' ? undefined : una,
      sentido: como === 'desc' ? undefined : como,
    });
  const { pagina, filas } = paginaDe(todas, Number(pedida) || 1, porPagina);
  return {
    pedido,
    total: todas.length,
    pagina,
    porPagina,
    filas,
    hayFiltros: buscar !== '' || stock !== '' || categoria !== 'All',
    /** Any change of what is asked goes back to the first page. */
    cambiar: (cambios: Readonly<Record<string, string | undefined>>) => poner({ pagina: undefined, ...cambios }),
    irAPagina: (una: number) => poner({ pagina: una === 1 ? undefined : String(una) }),
    ordenar,
    /** The same column turns round, another begins ascending. */
    ordenarPor: (una: Columna) => ordenar(una, una === columna && sentido === 'asc' ? 'desc' : 'asc'),
    elegidas: new Set(products.filter(({ id }) => elegidas.has(id)).map(({ id }) => id)) as ReadonlySet<number>,
    elegir: (ids: readonly number[], si: boolean) =>
      setElegidas((antes) => new Set(si ? [...antes, ...ids] : [...antes].filter((id) => !ids.includes(id)))),
  };
}

/** Changes and deletes products, in memory. What is deleted goes from the cart too. */
export function useCambiarProductos() {
  const cambiar = useCambiarMuestras<readonly Product[]>(CAMINO_DE_PRODUCTOS);
  return {
    eliminar: (ids: ReadonlySet<number>) => {
      for (const id of ids) carrito.quitar(id);
      cambiar((todos) => todos.filter(({ id }) => !ids.has(id)));
    },
    guardar: (cual: number, cambios: Cambios) =>
      cambiar((todos) => todos.map((uno) => (uno.id === cual ? conCambios(uno, cambios) : uno))),
  };
}
