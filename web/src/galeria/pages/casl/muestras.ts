import type { Direccion } from './estado.ts';

export const direccionesDeMuestra = (): readonly Direccion[] => [
  { id: 1, nombre: 'Depósito central', calle: 'Av. Circunvalación 1480', localidad: 'Rosario, Santa Fe' },
  { id: 2, nombre: 'Mostrador Centro', calle: 'San Martín 635', localidad: 'Mendoza, Mendoza' },
  { id: 3, nombre: 'Taller de cambios', calle: 'Ruta 2 km 398', localidad: 'Mar del Plata, Buenos Aires' },
  { id: 4, nombre: 'Entregas norte', calle: 'Belgrano 2210', localidad: 'San Miguel de Tucumán, Tucumán' },
  { id: 5, nombre: 'Administración', calle: 'Deán Funes 87, piso 3', localidad: 'Córdoba, Córdoba' },
];
