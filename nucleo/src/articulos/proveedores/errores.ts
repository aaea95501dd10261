export const erroresDeProveedores = {
  'articulos.proveedor_repetido': {
    status: 409,
    mensaje: (d: { cuit: string; proveedorId: string; razonSocial: string }) =>
      `El CUIT ${d.cuit} ya es de ${d.razonSocial}. Usá ese proveedor, o revisá el número.`,
  },
  'articulos.proveedor_ya_esta': {
    status: 409,
    mensaje: (d: { proveedor: string }) =>
      `${d.proveedor} ya está entre los proveedores de este artículo. Editalo ahí.`,
  },
  'articulos.codigo_de_proveedor': {
    status: 409,
    mensaje: (d: { valor: string }) =>
      `«${d.valor}» es el código que le da un proveedor. Se cambia o se quita en los proveedores del artículo.`,
  },
  'articulos.proveedor_inactivo': {
    status: 409,
    mensaje: (d: { proveedor: string }) => `${d.proveedor} está inactivo. Reactivalo primero o elegí otro.`,
  },
} as const;
