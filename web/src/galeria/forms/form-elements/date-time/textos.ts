import { crearTextos } from '#galeria/comun/textos.ts';

export const textos = crearTextos(
  'form-date-time',
  {
    titulo: 'Fecha y hora',
    basico: 'Básico',
    disenos: 'Diseños distintos',
    soloHora: 'Hora',
    movil: 'Fecha, en un diálogo',
    escritorio: 'Fecha, junto al campo',
    nacimiento: 'Fecha de nacimiento',
    nacimientoAyuda: 'De 18 años o más.',
    fecha: 'Fecha',
    fechaYHora: 'Fecha y hora',
    hora: 'Hora',
  },
  {
    titulo: 'Date and time',
    basico: 'Basic',
    disenos: 'Different layouts',
    soloHora: 'Time',
    movil: 'Date, in a dialogue',
    escritorio: 'Date, beside the field',
    nacimiento: 'Date of birth',
    nacimientoAyuda: 'Of 18 or older.',
    fecha: 'Date',
    fechaYHora: 'Date and time',
    hora: 'Time',
  },
);
