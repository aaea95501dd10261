import type { Traduccion } from '#i18n/traduccion.ts';
import type { minimos as es } from './minimos.es.ts';

export const minimos: Traduccion<typeof es> = {
  titulo: 'Minimums and bins',
  cambiar: 'Change minimums and bins',
  deposito: 'Warehouse',
  ubicacion: 'Bin',
  disponible: 'Available',
  minimo: 'Minimum',
  min: 'Min.',
  objetivo: 'Target',
  maximo: 'Maximum',
  bajo: 'Under minimum',
  falta: '{{cantidad}} to reach the target',
  sobre: 'Over maximum',
  sobra: '{{cantidad}} over: they may go where there are too few',
  vacio: 'No minimums or bins yet',
  vacioTexto:
    'The minimum says when to restock each warehouse; the target, up to how much; the bin, where it is for who prepares the orders.',
  sinDepositos: 'There is no warehouse whose stock you may see.',
  ayuda:
    'It is restocked when what is available falls under the minimum, up to the target; what passes the maximum is over. With the three empty nothing is said of that warehouse; with 0, it is not kept there. What is delivered is picked in the order of its bins.',
  hay: '{{cantidad}} available',
  guardado: 'Minimums and bins of {{codigo}} saved',
  stock: {
    titulo: 'Stock by branch',
    sucursal: 'Branch',
    deposito: 'Warehouse',
    fisico: 'On hand',
    reservado: 'Resv.',
    reservadoLargo: 'Reserved',
    disponible: 'Avail.',
    disponibleLargo: 'Available',
    noVende: 'Does not sell',
    total: 'In the company',
    sinDerecho: 'You have no permission to see the stock',
    sinDerechoTexto: 'Ask whoever manages the users for it.',
  },
  pie: {
    bajo_one: '<b>{{total}}</b> under minimum',
    bajo_other: '<b>{{total}}</b> under minimum',
    negativo_one: '<b>{{total}}</b> below zero',
    negativo_other: '<b>{{total}}</b> below zero',
    valor: 'Value in {{sucursal}}',
    stock: 'Stock',
    es: { true: 'Below zero', false: 'None below zero' },
  },
};
