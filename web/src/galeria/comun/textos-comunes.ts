import { crearTextos } from './textos.ts';

const es = {
  chip: 'Datos de demostración',
  chipCorto: 'Demostración',
  restablecer: 'Restablecer',
  pregunta: '¿Restablecer los datos de demostración?',
  preguntaTexto: 'Todas las pantallas de demostración vuelven a como estaban. Se pierde lo que cambiaste en ellas.',
  restablecidos: 'Los datos de demostración están como al principio',
  noSePudo: 'No se pudieron cargar los datos de demostración',
  traer: 'Traer los datos de demostración',
  vacio: 'No hay nada para mostrar',
  fotoAnterior: 'Foto anterior',
  fotoSiguiente: 'Foto siguiente',
  fotoDeTantas: '{{numero}} de {{total}}',
};

/** What every demonstration screen says. */
export const textosComunes = crearTextos('comun', es, {
  chip: 'Sample data',
  chipCorto: 'Samples',
  restablecer: 'Reset',
  pregunta: 'Reset the sample data?',
  preguntaTexto: 'Every demonstration screen goes back to how it was. What you changed in them is lost.',
  restablecidos: 'The sample data are as they were at first',
  noSePudo: 'The sample data could not be loaded',
  traer: 'Bring the sample data',
  vacio: 'There is nothing to show',
  fotoAnterior: 'Previous photo',
  fotoSiguiente: 'Next photo',
  fotoDeTantas: '{{numero}} of {{total}}',
});
