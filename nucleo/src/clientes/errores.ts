export const erroresDeClientes = {
  'clientes.documento_repetido': {
    status: 409,
    mensaje: (d: { documento: string; clienteId: string; razonSocial: string }) =>
      `${d.documento} ya es de ${d.razonSocial}. Usá ese cliente, o revisá el número.`,
  },
  'clientes.codigo_externo_repetido': {
    status: 409,
    mensaje: (d: { codigoExterno: string; clienteId: string; razonSocial: string }) =>
      `El código ${d.codigoExterno} ya es de ${d.razonSocial}. Elegí otro.`,
  },
  'clientes.consumidor_final': {
    status: 409,
    mensaje: (_: object) => 'El cliente «Consumidor Final» lo usa el sistema: no se cambia. Creá otro cliente.',
  },
} as const;
