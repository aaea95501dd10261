/** Where a record of each kind is seen. Those that are not here have no page of their own. */
const PAGINAS: Readonly<Record<string, string>> = {
  articulo: '/articulos/tabla/',
  cliente: '/clientes/tabla/',
  nota: '/ventas/notas-de-pedido/',
  ajuste: '/stock/ajuste-stock/',
  importacion: '/importaciones/',
  proveedor: '/articulos/proveedores/',
  estructura: '/articulos/estructura/',
  lote_precio: '/articulos/actualizar-precio/',
  edicion_en_lote: '/articulos/ediciones/',
  cambio_de_costo: '/articulos/cambios-de-costo/',
};

export function destinoDe(entidad: string, id: string): string | undefined {
  const pagina = PAGINAS[entidad];
  return pagina === undefined ? undefined : `${pagina}${id}`;
}
