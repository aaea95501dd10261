/** What is asked and said when the state of an artículo changes, which most who look at the table never do. */
export const estadoDeArticulo = {
  confirmar: {
    activar: '¿Activar {{codigo}}?',
    activarTexto: {
      BORRADOR: 'Empieza a aparecer en las búsquedas y se puede vender.',
      DISCONTINUADO: 'Se sigue vendiendo y se vuelve a reponer.',
      INACTIVO:
        'Vuelve a aparecer en las búsquedas y se puede vender. Los mínimos que tenía no vuelven: ponelos de nuevo.',
    },
    discontinuar: '¿Discontinuar {{codigo}}?',
    discontinuarTexto: 'Se sigue vendiendo hasta agotar el stock, pero no se repone.',
    inactivar: '¿Inactivar {{codigo}}?',
    inactivarTexto:
      'Deja de aparecer en las búsquedas, su código queda libre y sus mínimos se borran. Se puede volver a activar.',
  },
  hecho: {
    activar: '{{codigo}} activado',
    discontinuar: '{{codigo}} discontinuado',
    inactivar: '{{codigo}} inactivado',
  },
  dependencias: {
    titulo: 'Todavía no se puede inactivar {{codigo}}',
    texto: 'Resolvé esto primero:',
    abrirNOTA: 'Abrir nota',
    abrirAJUSTE: 'Abrir ajuste',
    abrirESTRUCTURA: 'Abrir estructura',
    cerrar: 'Entendido',
    verStock: 'Ver su stock',
  },
} as const;
