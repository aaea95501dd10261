import type { Traduccion } from '#i18n/traduccion.ts';
import type { es } from './es.ts';

export const en: Traduccion<typeof es> = {
  confirmar: {
    titulo: 'Confirm that it is you',
    texto: '{{nombre}}, what comes next is sensitive: prove that you are still in charge.',
    o: 'or',
    seguir: 'Continue',
    contrasena: 'Password',
    pin: 'PIN',
    conLlave: 'Use a passkey',
    conPin: 'Use my PIN',
    conContrasena: 'Use my password',
  },
  bloqueo: {
    titulo: 'Terminal locked',
    texto: 'Choose who you are and type your PIN. What was on screen waits for whoever left it.',
    personas: 'Who goes on',
    sigue: 'Was working',
    sinPin: 'No PIN',
    pinBloqueado: 'PIN locked',
    pinDe: 'PIN of {{nombre}}',
    desbloquear: 'Unlock',
    entrar: 'Log in',
    otra: 'Choose somebody else',
    contrasena: 'Log in with user and password',
    nadie: 'Nobody can go on with a PIN on this terminal. Log in with your user and password.',
    sinRespuesta: 'We could not ask who may go on.',
  },
};
