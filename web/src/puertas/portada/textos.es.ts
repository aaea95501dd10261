export const es = {
  pagina: 'Trastienda: gestión de repuestos',
  saltar: 'Saltar al contenido',
  menu: 'Abrir el menú',
  cerrarMenu: 'Cerrar el menú',
  demos: 'Demos',
  paginas: 'Páginas',
  ayuda: 'Ayuda',
  ingresar: 'Ingresar',
  pausar: 'Pausar el movimiento',
  seguir: 'Seguir el movimiento',
  anterior: 'Anterior',
  siguiente: 'Siguiente',
  ver: 'Ver',
  verQue: 'Ver {{nombre}}',
  heroe: {
    titulo: 'Cada repuesto en su estante, en todas tus sucursales',
    bajada:
      'Trastienda lleva artículos, stock, precios y ventas de una casa de repuestos. Dos personas nunca venden la misma unidad, y cada número se puede explicar.',
    entrar: 'Entrar a Trastienda',
    conocer: 'Conocer las pantallas',
  },
  pantallas: {
    titulo: 'Las pantallas de todos los días',
    bajada: 'Pensadas para usarse sin soltar el teclado, y también desde el celular.',
    mostrador: 'Mostrador',
    articulos: 'Artículos',
    ficha: 'Ficha de artículo',
    stock: 'Stock centralizado',
    kardex: 'Kardex',
    finalizar: 'Entregas',
  },
  hecho: 'Hecho con lo que ya conoce quien lo va a mantener',
  funciones: {
    titulo: 'Lo que hace',
    bajada: 'Doce cosas que se notan desde el primer día.',
    codigos: {
      titulo: 'Encuentra por cualquier código',
      texto: 'El propio, el original, el alternativo o el de barras, con o sin guiones.',
    },
    stock: {
      titulo: 'Stock que cierra',
      texto: 'Cada unidad que sale de un lugar entra en otro. La suma da siempre cero.',
    },
    reservas: {
      titulo: 'Reserva al confirmar',
      texto: 'Lo prometido a un cliente no se le vende a otro, ni en otra sucursal.',
    },
    sucursales: {
      titulo: 'Todas las sucursales juntas',
      texto: 'Qué hay acá, qué hay en las otras y qué está en camino, en una sola tabla.',
    },
    mostrador: {
      titulo: 'Mostrador sin mouse',
      texto: 'Código, cantidad, Enter. Una nota de diez renglones se hace con el teclado.',
    },
    precios: {
      titulo: 'Precios con fecha',
      texto: 'Un precio vale desde un día y queda la historia de todos los anteriores.',
    },
    costo: { titulo: 'Costo promedio al día', texto: 'Se calcula con cada entrada y se ve de dónde salió.' },
    entregas: { titulo: 'Entregas parciales', texto: 'Lo que falta queda pendiente y se sabe cuánto y desde cuándo.' },
    importar: {
      titulo: 'Importa tus planillas',
      texto: 'Muestra qué va a cambiar antes de hacerlo, y se puede revertir.',
    },
    permisos: {
      titulo: 'Cada uno con lo suyo',
      texto: 'Roles por sucursal. Quien no puede ver un costo, no lo ve en ningún lado.',
    },
    historia: { titulo: 'Quién cambió qué', texto: 'Todo cambio queda anotado, con la persona y la hora.' },
    seguridad: {
      titulo: 'Puertas bien cerradas',
      texto: 'Segundo paso, llaves de acceso y PIN para los terminales compartidos.',
    },
  },
  resuelve: {
    titulo: 'Lo que resuelve, puesto por puesto',
    vendedor: {
      rol: 'En el mostrador',
      texto: 'Antes de prometer, se ve lo disponible de verdad: lo que hay menos lo que ya tiene dueño.',
    },
    deposito: {
      rol: 'En el depósito',
      texto: 'Las diferencias de un recuento se corrigen con un ajuste que dice el motivo y no se puede borrar.',
    },
    compras: {
      rol: 'En compras',
      texto: 'Lo negativo, lo que está por debajo del mínimo y lo que no se mueve salen en una lista, no de memoria.',
    },
    administracion: {
      rol: 'En administración',
      texto: 'El valor del stock a cualquier fecha es la suma de sus movimientos: se puede recorrer uno por uno.',
    },
  },
  llamada: {
    titulo: 'Probala con tus propios datos',
    texto: 'Se instala con una sola orden y trae una empresa de ejemplo para recorrer todo sin miedo.',
    boton: 'Entrar',
  },
  garantia: {
    titulo: 'Tus datos son tuyos',
    texto:
      'Corre en tu equipo, con su propia base de datos. No necesita internet, no manda nada afuera y todo se puede exportar cuando quieras.',
  },
  pie: {
    producto: 'Gestión de repuestos',
    puertas: 'Ingresar de otras formas',
    recuperar: 'Recuperar la contraseña',
    pin: 'Ingresar con PIN',
    cuenta: 'Crear una cuenta',
    demos: 'Demostraciones',
  },
  enlaces: {
    tablero: 'Tablero moderno',
    tienda: 'Tienda',
    chat: 'Chat',
    calendario: 'Calendario',
    correo: 'Correo',
    notas: 'Notas',
    ingreso: 'Ingreso',
    ingreso2: 'Ingreso en tarjeta',
    registro: 'Registro',
    olvido: 'Recuperar la contraseña',
    dosPasos: 'Segundo paso',
    error: 'Error 404',
    mantenimiento: 'En mantenimiento',
  },
} as const;
