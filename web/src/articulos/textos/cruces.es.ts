/** A code that is also of another artículo, and how many units a scan of one is. */
export const cruces = {
  titulo: 'Ese código ya es de otro artículo',
  PROPIO: '«{{valor}}» es el código propio de',
  BARRAS: '«{{valor}}» es un código de barras de',
  ORIGINAL: '«{{valor}}» es un código original de',
  queHacer: 'Si es el mismo repuesto, usá ese artículo. Si son dos, contá por qué los dos llevan ese código.',
  sumar: 'Sumar como equivalente de {{codigo}}',
  aceptar: 'Aceptar los dos códigos',
  volver: 'Cambiar el código',
  ver: 'Ver ese artículo',
  parecido: 'Código parecido a otro',
  parecidoTexto:
    '«{{codigo}}» se lee igual que {{otro}} · {{descripcion}}. Si son dos artículos distintos, podés aceptarlo: queda registrado con tu motivo.',
  repetidoTexto:
    'Un código es de un solo artículo. Si uno sirve por el otro, hacelos equivalentes: quien busque ese código encuentra los dos.',
  equivalentes: 'Hacerlos equivalentes',
  hechos: '{{codigo}} y {{otro}} son equivalentes',
  editar: 'Cambiar las unidades por lectura de {{valor}}',
  editarTitulo: 'Unidades por lectura',
  editado: '{{valor}}: {{cantidad}} por lectura',
};
