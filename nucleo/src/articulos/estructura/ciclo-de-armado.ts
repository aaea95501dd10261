import { definirEstados } from '#comun/estados.ts';

/** An order is born done: stock moved with it. What is wrong is undone by the opposite movement, once. */
export const cicloDeArmado = definirEstados({
  estados: ['TERMINADA', 'REVERTIDA'],
  acciones: { revertir: { desde: ['TERMINADA'], hacia: 'REVERTIDA' } },
});

/** The number people read: "OA 0012". */
export const textoDeArmado = (numero: number): string => `OA ${String(numero).padStart(4, '0')}`;
