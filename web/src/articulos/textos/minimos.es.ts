export const minimos = {
  titulo: 'Mínimos y ubicaciones',
  cambiar: 'Cambiar mínimos y ubicaciones',
  deposito: 'Depósito',
  ubicacion: 'Ubicación',
  disponible: 'Disponible',
  minimo: 'Mínimo',
  objetivo: 'Objetivo',
  maximo: 'Máximo',
  bajo: 'Bajo mínimo',
  falta: 'faltan {{cantidad}} para el objetivo',
  sobre: 'Sobre máximo',
  sobra: 'sobran {{cantidad}}: se pueden llevar a donde falten',
  vacio: 'Todavía sin mínimos ni ubicaciones',
  vacioTexto:
    'El mínimo dice cuándo reponer en cada depósito; el objetivo, hasta cuánto; la ubicación, dónde está para quien prepara los pedidos.',
  sinDepositos: 'No hay depósitos cuyo stock puedas ver.',
  ayuda:
    'Se repone cuando lo disponible baja del mínimo, hasta llegar al objetivo; lo que pasa del máximo sobra. Vacíos los tres, no se dice nada de ese depósito; con 0, ahí no se tiene. Lo que se entrega se prepara en el orden de sus ubicaciones.',
  hay: 'disponible {{cantidad}}',
  guardado: 'Mínimos y ubicaciones de {{codigo}} guardados',
};
