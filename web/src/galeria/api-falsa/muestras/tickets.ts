import type { Ticket } from '#galeria/api-falsa/entidades/tickets.ts';
import { dibujo } from '#galeria/comun/dibujo.ts';
import { haceDias } from '#galeria/comun/hace.ts';

type Fila = readonly [
  ticketTitle: string,
  ticketDescription: string,
  Status: Ticket['Status'],
  Label: Ticket['Label'],
  AgentName: string,
  dias: number,
];

const FILAS: readonly Fila[] = [
  [
    'La impresora de etiquetas corta torcido',
    'Desde que se cambió el rollo, cada etiqueta sale corrida tres milímetros.',
    'Closed',
    'warning',
    'Damián Ferro',
    21,
  ],
  [
    'No llegan los avisos de reposición',
    'El encargado de Rosario dejó de recibir el resumen de la mañana.',
    'Pending',
    'error',
    'Valeria Roldán',
    2,
  ],
  [
    'Sumar un depósito en Trelew',
    'Abren en marzo; hace falta cargar la sucursal y sus usuarios.',
    'Open',
    'success',
    'Óscar Benítez',
    5,
  ],
  [
    'La balanza no coincide con la del proveedor',
    'Diferencia de 40 gramos en cada bidón de aceite.',
    'Closed',
    'success',
    'Lorena Maidana',
    34,
  ],
  [
    'Lectora que lee dos veces',
    'En el mostrador 2 cada código entra repetido.',
    'Closed',
    'warning',
    'Lautaro Giménez',
    13,
  ],
  [
    'Se corta la conexión a la siesta',
    'Entre las 14 y las 15 el sistema queda sin red en el depósito chico.',
    'Open',
    'error',
    'Iván Salvatierra',
    1,
  ],
  [
    'Cambiar el membrete de los remitos',
    'La dirección de la casa central es otra desde octubre.',
    'Closed',
    'success',
    'Micaela Duarte',
    48,
  ],
  [
    'Capacitación para dos vendedores',
    'Entran el lunes; alcanza con una hora sobre notas de pedido.',
    'Pending',
    'warning',
    'Noelia Castro',
    8,
  ],
];

/** Eight tickets: four closed, two open, two pending. */
export const muestrasDeTickets = (ahora: Date): readonly Ticket[] =>
  FILAS.map(([ticketTitle, ticketDescription, Status, Label, AgentName, dias], i) => ({
    Id: i + 1,
    ticketTitle,
    ticketDescription,
    Status,
    Label,
    thumb: dibujo(`agente ${AgentName}`, 'retrato', 72, 72),
    AgentName,
    Date: haceDias(ahora, dias),
    deleted: false,
  }));
