export const erroresDeMinimos = {
  'articulos.minimo_sin_stock': {
    status: 409,
    mensaje: (d: { codigo: string }) =>
      `${d.codigo} no lleva stock, así que no lleva mínimos ni ubicaciones: se ponen en un producto.`,
  },
  'articulos.minimo_inactivo': {
    status: 409,
    mensaje: (d: { codigo: string }) =>
      `${d.codigo} está inactivo: no se repone. Activalo y después poné sus mínimos y ubicaciones.`,
  },
} as const;
