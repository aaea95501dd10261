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
  'clientes.anonimizado': {
    status: 409,
    mensaje: (_: object) => 'A este cliente se le quitaron los datos personales: ya no se cambia. Creá otro cliente.',
  },
  'clientes.con_notas_abiertas': {
    status: 409,
    mensaje: (d: { cuantas: number }) =>
      d.cuantas === 1
        ? 'Tiene una nota de pedido sin terminar. Finalizala o anulala antes de quitarle los datos.'
        : `Tiene ${d.cuantas} notas de pedido sin terminar. Finalizalas o anulalas antes de quitarle los datos.`,
  },
} as const;
