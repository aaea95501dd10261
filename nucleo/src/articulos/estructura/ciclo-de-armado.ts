import { definirEstados } from '#comun/estados.ts';

/** An order is born done: stock moved with it. What is wrong is undone by the opposite movement, once. */
export const cicloDeArmado = definirEstados({
  estados: ['TERMINADA', 'REVERTIDA'],
  acciones: { revertir: { desde: ['TERMINADA'], hacia: 'REVERTIDA' } },
});

/** The number people read: "OA 0012". */
export const textoDeArmado = (numero: number): string => `OA ${String(numero).padStart(4, '0')}`;

type Movido = { readonly codigo: string; readonly cantidad: string; readonly numeros: readonly string[] };

/** What an order moved, in a line: each artículo with its quantity and, of what keeps numbers, which. */
export const decirMovidos = (movidos: readonly Movido[], escribir: (cantidad: string) => string): string =>
  movidos
    .map(({ codigo, cantidad, numeros }) => {
      const cuales = numeros.length > 0 ? ` (${numeros.join(', ')})` : '';
      return `${codigo} ${escribir(cantidad)}${cuales}`;
    })
    .join(', ');
