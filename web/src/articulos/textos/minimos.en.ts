import type { Traduccion } from '#i18n/traduccion.ts';
import type { minimos as es } from './minimos.es.ts';

export const minimos: Traduccion<typeof es> = {
  titulo: 'Minimums',
  cambiar: 'Change minimums',
  deposito: 'Warehouse',
  disponible: 'Available',
  minimo: 'Minimum',
  objetivo: 'Target',
  bajo: 'Under minimum',
  falta: '{{cantidad}} to reach the target',
  vacio: 'No minimums yet',
  vacioTexto: 'The minimum says when to restock each warehouse, and the target, up to how much.',
  sinDepositos: 'There is no warehouse whose stock you may see.',
  ayuda:
    'It is restocked when what is available falls under the minimum, up to the target. With both empty nothing is said of that warehouse; with 0, it is not kept there.',
  hay: '{{cantidad}} available',
  guardado: 'Minimums of {{codigo}} saved',
};
