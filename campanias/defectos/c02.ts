import type { Defecto } from './defecto.ts';

/** What C02 must find. */
export const defectosDeC02: readonly Defecto[] = [
  {
    nombre: 'avisa-antes-de-confirmar',
    que: 'la respuesta sale antes del COMMIT: lo que se corta entre los dos se pierde ya avisado',
    textos: [
      {
        modulo: 'servidor/src/db/transaccion.ts',
        busca: 'await Promise.all([...sellos, conexion.confirmar()]);',
        pone: 'Promise.all([...sellos, conexion.confirmar()]).catch(() => {});',
      },
    ],
  },
];
