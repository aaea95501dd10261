export const minimos = {
  titulo: 'Mínimos',
  cambiar: 'Cambiar mínimos',
  deposito: 'Depósito',
  disponible: 'Disponible',
  minimo: 'Mínimo',
  objetivo: 'Objetivo',
  bajo: 'Bajo mínimo',
  falta: 'faltan {{cantidad}} para el objetivo',
  vacio: 'Todavía sin mínimos',
  vacioTexto: 'El mínimo dice cuándo reponer en cada depósito, y el objetivo, hasta cuánto.',
  sinDepositos: 'No hay depósitos cuyo stock puedas ver.',
  ayuda:
    'Se repone cuando lo disponible baja del mínimo, hasta llegar al objetivo. Vacíos los dos, no se dice nada de ese depósito; con 0, ahí no se tiene.',
  hay: 'disponible {{cantidad}}',
  guardado: 'Mínimos de {{codigo}} guardados',
};
