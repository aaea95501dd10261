import type { Traduccion } from '#i18n/traduccion.ts';
import type { es } from './es.ts';

export const en: Traduccion<typeof es> = {
  vencida: 'Your session expired. Log in again to go on.',
  claim: 'Every part on its shelf.',
  claimDetalle: 'Stock, prices and sales of all your branches, at the same time.',
  login: {
    pagina: 'Log in',
    titulo: 'Welcome',
    bajada: 'Log in to start the day.',
    usuario: 'User or e-mail',
    contrasena: 'Password',
    mostrar: 'Show the password',
    ocultar: 'Hide the password',
    mayusculas: 'Caps Lock is on',
    recordar: 'Remember my user on this device',
    ingresar: 'Log in',
    nuevo: 'New here?',
    crear: 'Create an account',
    faltaUsuario: 'Write your user or your e-mail.',
    faltaContrasena: 'Write your password.',
  },
  alta: {
    pagina: 'Create an account',
    titulo: 'Create the administrator account',
    bajada: 'It is the first one of this server. The code is on the console where Trastienda was started.',
    codigo: 'Code from the console',
    codigoAyuda: 'It works only once.',
    nombre: 'Full name',
    email: 'E-mail',
    contrasenaAyuda: 'At least 15 characters: a long sentence is easy to remember.',
    crear: 'Create the account',
    volver: 'I already have an account',
    porInvitacion: 'Accounts are created by invitation',
    porInvitacionTexto: 'Ask whoever manages Trastienda in your company to invite you. Then log in with your e-mail.',
    irAlLogin: 'Go to log in',
  },
};
