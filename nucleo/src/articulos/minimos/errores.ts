export const erroresDeMinimos = {
  'articulos.minimo_sin_stock': {
    status: 409,
    mensaje: (d: { codigo: string }) =>
      `${d.codigo} no lleva stock, así que no lleva mínimos ni ubicaciones: se ponen en un producto.`,
  },
} as const;
