export const costosDeProveedores = {
  titulo: 'Lo que pidió por él',
  todos: 'Todos los proveedores',
  vacio: 'Todavía no pidió nada',
  vacioTexto: 'Acá queda cada cambio de su costo: a mano, por una lista o al revertirla.',
  deLista: 'De lista {{costo}}',
  quitado: 'Dejó de venderlo',
  sinCosto: 'Sin costo',
  origen: {
    MANO: 'A mano',
    LISTA: 'Por su lista',
    REVERSION: 'Al revertir su lista',
    FUSION: 'Vino de otro artículo',
    CARGA: 'Con el artículo',
    ANTERIOR: 'Lo que pedía al empezar esta historia',
  },
} as const;
