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
  'articulos.proveedor_inactivo': {
    status: 409,
    mensaje: (d: { proveedor: string }) => `${d.proveedor} está inactivo. Reactivalo primero o elegí otro.`,
  },
} as const;
