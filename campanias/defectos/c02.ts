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
        // The connection goes back to the pool only when COMMIT has been answered; the caller does not wait for that.
        pone: `const cierre = Promise.all([...sellos, conexion.confirmar()]).catch(() => undefined);
    const soltar = conexion.soltar;
    Object.assign(conexion, { soltar: (rota) => void cierre.then(() => soltar(rota)) });`,
      },
    ],
  },
];
