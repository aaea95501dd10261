import { crearTextos } from '#galeria/comun/textos.ts';
import type { Traduccion } from '#i18n/traduccion.ts';

export const es = {
  enviar: 'Enviar',
  enviado: 'Los datos están bien. Nada sale de esta página.',
  falta: 'Completá este dato',
  aMedias: 'Completalo o dejalo vacío',
  corto: 'Demasiado corto (mín. {{minimo}})',
  largo: 'Demasiado largo (máx. {{maximo}})',
  sinNombre: 'El nombre es obligatorio',
  correo: 'Escribí un e-mail válido',
  clave: 'La contraseña debe tener al menos {{minimo}} caracteres',
  distintas: 'Las contraseñas no coinciden',
  sinColor: 'Elegí un color',
  sinColores: 'Elegí al menos un color',
  sinEdad: 'Elegí una edad',
  elegir: 'Elegí una opción',
};

const en: Traduccion<typeof es> = {
  enviar: 'Send',
  enviado: 'The data are right. Nothing leaves this page.',
  falta: 'Fill this in',
  aMedias: 'Finish it or leave it empty',
  corto: 'Too short (min. {{minimo}})',
  largo: 'Too long (max. {{maximo}})',
  sinNombre: 'The name is required',
  correo: 'Write a valid e-mail',
  clave: 'The password needs at least {{minimo}} characters',
  distintas: 'The passwords do not match',
  sinColor: 'Choose a colour',
  sinColores: 'Choose at least one colour',
  sinEdad: 'Choose an age',
  elegir: 'Choose an option',
};

/** What the forms of the demonstration have in common: what they say of a datum. */
export const textos = crearTextos('forms', es, en);
