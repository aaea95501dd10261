/** What the home says before anything else; its panels speak for themselves. */
export const es = {
  saludo: { manana: 'Buen día, {{nombre}}', tarde: 'Buenas tardes, {{nombre}}', noche: 'Buenas noches, {{nombre}}' },
  actualizado: 'Actualizado {{hora}}',
  nuevaNota: 'Nota de pedido',
  ordenar: 'Ordenar tarjetas',
  sinPaneles: 'No hay tarjetas a la vista',
  sinPanelesTexto: 'Elegí cuáles ver con «Ordenar tarjetas».',
  segundoFactor: {
    aviso: 'Administrás Trastienda solo con una contraseña. Con un segundo factor, adivinarla no alcanza.',
    activar: 'Activar segundo factor',
  },
  motor: {
    aviso:
      'La base de datos incluida es PostgreSQL {{version}} y existe la {{nueva}}, que corrige fallas de seguridad o de datos. Conviene actualizarla: quien opera el servidor instala la versión nueva de Trastienda, o indica otros binarios con PG_BIN_DIR.',
  },
  pendientes: {
    titulo: 'Para hacer ahora',
    en_one: '{{count}} pendiente en {{sucursal}}',
    en_other: '{{count}} pendientes en {{sucursal}}',
    alDia: 'Todo al día',
    alDiaTexto: 'No queda nada pendiente en {{sucursal}}.',
    falla: 'Faltan algunos pendientes: no se pudieron contar.',
    negativos: 'Stock negativo',
    negativosDetalle: 'Se entregó de más',
    porFinalizar: 'Notas por finalizar',
    porFinalizarDetalle: 'Confirmadas, falta entregar',
    ajustes: 'Ajustes por aplicar',
    ajustesDetalle: 'Cargados, sin mover stock',
    borradores: 'Notas en borrador',
    borradoresDetalle: 'Empezadas y sin confirmar',
    sinPrecio: 'Artículos sin precio',
    sinPrecioDetalle: 'No se pueden vender así',
  },
} as const;
