export type Pregunta = { readonly id: string; readonly pregunta: string; readonly respuesta: string };

export const PREGUNTAS: readonly Pregunta[] = [
  {
    id: 'sucursales',
    pregunta: '¿Puedo ver el stock de todas las sucursales a la vez?',
    respuesta:
      'Sí. La tabla de stock centralizado muestra una columna por sucursal, y la tuya queda marcada. Si tu rol no ve alguna, esa columna no aparece.',
  },
  {
    id: 'importar',
    pregunta: '¿Cómo cargo la lista de precios de un proveedor?',
    respuesta:
      'Subí la planilla como te la mandan, decí una vez qué columna es cada dato y revisá el resultado antes de aplicar. La próxima vez el perfil ya está guardado.',
  },
  {
    id: 'deshacer',
    pregunta: 'Apliqué un aumento equivocado, ¿lo puedo deshacer?',
    respuesta:
      'Cada cambio de precios queda como un lote con su antes y su después. Se revierte entero desde la misma pantalla, y queda escrito quién lo hizo.',
  },
  {
    id: 'sin-conexion',
    pregunta: '¿Qué pasa si se corta internet en el mostrador?',
    respuesta:
      'El programa corre en tu propia red: mientras el equipo que lo aloja esté prendido, se sigue trabajando aunque no haya salida a internet.',
  },
  {
    id: 'permisos',
    pregunta: '¿Quién puede ver los costos?',
    respuesta:
      'Solo quien tenga ese permiso. Para los demás el dato no viaja: no está oculto en la pantalla, directamente no llega.',
  },
];
