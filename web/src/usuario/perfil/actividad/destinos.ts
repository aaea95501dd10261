/** Where a record of each kind is seen. Those that are not here have no page of their own. */
const PAGINAS: Readonly<Record<string, string>> = {
  articulo: '/articulos/tabla/',
  cliente: '/clientes/tabla/',
  nota: '/ventas/notas-de-pedido/',
  ajuste: '/stock/ajuste-stock/',
  importacion: '/importaciones/',
};

export function destinoDe(entidad: string, id: string): string | undefined {
  const pagina = PAGINAS[entidad];
  return pagina === undefined ? undefined : `${pagina}${id}`;
}
