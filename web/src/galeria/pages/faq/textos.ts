import { crearTextos } from '#galeria/comun/textos.ts';

/** What is asked most, and what is answered. */
export const textosDePreguntas = crearTextos(
  'faq',
  {
    sucursales: {
      pregunta: '¿Puedo ver el stock de todas las sucursales a la vez?',
      respuesta:
        'Sí. La tabla de stock centralizado muestra una columna por sucursal, y la tuya queda marcada. Si tu rol no ve alguna, esa columna no aparece.',
    },
    importar: {
      pregunta: '¿Cómo cargo la lista de precios de un proveedor?',
      respuesta:
        'Subí la planilla como te la mandan, decí una vez qué columna es cada dato y revisá el resultado antes de aplicar. La próxima vez el perfil ya está guardado.',
    },
    deshacer: {
      pregunta: 'Apliqué un aumento equivocado, ¿lo puedo deshacer?',
      respuesta:
        'Cada cambio de precios queda como un lote con su antes y su después. Se revierte entero desde la misma pantalla, y queda escrito quién lo hizo.',
    },
    sinConexion: {
      pregunta: '¿Qué pasa si se corta internet en el mostrador?',
      respuesta:
        'El programa corre en tu propia red: mientras el equipo que lo aloja esté prendido, se sigue trabajando aunque no haya salida a internet.',
    },
    permisos: {
      pregunta: '¿Quién puede ver los costos?',
      respuesta:
        'Solo quien tenga ese permiso. Para los demás el dato no viaja: no está oculto en la pantalla, directamente no llega.',
    },
  },
  {
    sucursales: {
      pregunta: 'Can I see the stock of every branch at once?',
      respuesta:
        'Yes. The table of centralised stock shows a column for each branch, and yours is marked. If your role does not see one, its column is not there.',
    },
    importar: {
      pregunta: 'How do I load the price list of a supplier?',
      respuesta:
        'Upload the spreadsheet as they send it, say once which column each datum is, and look over the result before you apply it. The next time the profile is already kept.',
    },
    deshacer: {
      pregunta: 'I applied a wrong increase: can I undo it?',
      respuesta:
        'Each change of prices is kept as a batch, with its before and its after. It is undone whole from the same screen, and who did it stays written.',
    },
    sinConexion: {
      pregunta: 'What happens if the internet fails at the counter?',
      respuesta:
        'The program runs on your own network: while the machine it lives on is on, work goes on even with no way out to the internet.',
    },
    permisos: {
      pregunta: 'Who can see the costs?',
      respuesta:
        'Only whoever has that permission. For the others the figure does not travel: it is not hidden on the screen, it just does not arrive.',
    },
  },
);
