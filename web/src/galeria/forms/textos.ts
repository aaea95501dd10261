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
  tarjeta: 'El número no es de una tarjeta: revisá las cifras',
  titular: 'Escribí el nombre del titular',
  vencimiento: 'Escribí el mes y el año como están en la tarjeta: 12/30',
  vencida: 'La tarjeta está vencida: revisá el mes y el año',
  telefono: 'Escribí el teléfono con código de área: de 8 a 13 cifras',
  postal: 'Escribí el código postal, como 5000 o X5000ABC',
  red: 'Escribí el usuario, como @tu.negocio, o la dirección de la página',
  sitio: 'Escribí la dirección del sitio, como www.ejemplo.com.ar',
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
  tarjeta: 'That is not the number of a card: check its digits',
  titular: 'Write the name of the holder',
  vencimiento: 'Write the month and the year as they are on the card: 12/30',
  vencida: 'The card has expired: check the month and the year',
  telefono: 'Write the telephone with its area code: 8 to 13 digits',
  postal: 'Write the postal code, as 5000 or X5000ABC',
  red: 'Write the user, as @your.shop, or the address of the page',
  sitio: 'Write the address of the site, as www.example.com',
  distintas: 'The passwords do not match',
  sinColor: 'Choose a colour',
  sinColores: 'Choose at least one colour',
  sinEdad: 'Choose an age',
  elegir: 'Choose an option',
};

/** What the forms of the demonstration have in common: what they say of a datum. */
export const textos = crearTextos('forms', es, en);
