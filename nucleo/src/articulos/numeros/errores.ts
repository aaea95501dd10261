export const erroresDeControl = {
  'articulos.control_no_admitido': {
    status: 409,
    mensaje: (d: { codigo: string }) =>
      `${d.codigo} no puede llevar esos números: se llevan de un producto, y los de serie y las obleas, de lo que se cuenta sin decimales.`,
  },
  'articulos.control_con_stock': {
    status: 409,
    mensaje: (d: { codigo: string; hay: string }) =>
      `${d.codigo} tiene ${d.hay} en stock. Sacalo con un ajuste, cambiá cómo se controla y volvé a ingresarlo.`,
  },
  'articulos.obleas_de_otro': {
    status: 409,
    mensaje: (d: { codigo: string }) =>
      `${d.codigo} no puede llevar obleas: alguno de los números que tuvo es la oblea de otro artículo.`,
  },
} as const;
