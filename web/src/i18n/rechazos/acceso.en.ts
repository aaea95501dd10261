import type { erroresDeAcceso } from '@trastienda/nucleo/acceso/errores.ts';
import { decirCon } from '#i18n/decir.ts';
import { frasesEn } from './frases.en.ts';
import { contar } from './palabras.en.ts';
import type { Rechazos } from './tipos.ts';

export const accesoEn: Rechazos<keyof typeof erroresDeAcceso> = {
  'acceso.credenciales': () => 'The user or the password do not match. Check them and try again.',
  'acceso.espera': (d) => `There were too many failed attempts. Wait ${d.segundos} seconds before trying again.`,
  'acceso.ocupado': () => 'Too many people are logging in at once. Try again in a few seconds.',
  'acceso.alta_cerrada': () => 'There is already an administrator: ask them for an invitation to create your account.',
  'acceso.codigo_de_alta': () =>
    'That code is not valid or has expired. Use the one that the console of the server shows.',
  'acceso.contrasena_debil': (d) =>
    decirCon(frasesEn, d.razon) ?? 'That password is too easy to guess. Use a phrase that only you know.',
  'acceso.email_repetido': (d) => `There is already a user with the address ${d.email}.`,
  'acceso.alias_repetido': (d) => `The user name ${d.alias} already belongs to someone else.`,
  'acceso.sin_pendiente': () => 'The login expired. Start again with your user and password.',
  'acceso.codigo_rechazado': (d) => `The code does not match. You have ${contar(d.quedan, 'attempt')} left.`,
  'acceso.codigo_equivocado': () =>
    'The code does not match. Check the clock of the phone and try with the one it shows now.',
  'acceso.codigo_usado': () => 'That code was already used. Wait until the application shows the next one.',
  'acceso.llave_rechazada': () => 'The passkey could not be verified. Try again or enter with your password.',
  'acceso.llave_repetida': () => 'That passkey is already added.',
  'acceso.sin_llaves': () => 'Your account has no passkeys.',
  'acceso.sin_nombre_de_host': () =>
    'Passkeys need the application to be opened by its name, not by the number of its address.',
  'acceso.factor_activo': () => 'Your second factor is already active.',
  'acceso.factor_sin_preparar': () => 'Start again: the code to set up the application expired.',
  'acceso.sin_factor': () => 'The account has no active second factor.',
  'acceso.contrasena_corta': (d) =>
    `Without another step your password needs at least ${d.minimo} characters: change it for a longer one before removing it.`,
  'acceso.factor_exigido': (d) => `The role ${d.rol} requires a second factor: the last one cannot be removed.`,
  'acceso.falta_confirmacion': () => 'Before going on, confirm that it is you.',
  'acceso.solo_en_persona': () => 'This is not done with a key of the interface: log in with your user.',
  'acceso.confirmacion_rechazada': () => 'We could not confirm that it is you. Check what you typed and try again.',
  'acceso.contrasena_actual': () => 'The current password does not match.',
  'acceso.enlace_vencido': () => 'This link expired or was already used. Ask for a new one.',
  'acceso.invitacion_cerrada': () => 'That invitation was already accepted or cancelled.',
  'acceso.terminal_desconocido': () => 'This device is not a shared terminal. Log in with your user and password.',
  'acceso.pin_rechazado': (d) => `The PIN does not match. You have ${contar(d.quedan, 'attempt')} left.`,
  'acceso.pin_bloqueado': () => 'The PIN was locked on this terminal. Log in with your user and password.',
  'acceso.pin_debil': () => 'That PIN is among the first that anybody would try. Choose another.',
  'acceso.foto_ilegible': () => 'We could not read the picture. Use a JPG, PNG or WebP file.',
  'acceso.clave_revocada': () => 'That API key was revoked already.',
  'acceso.ultimo_administrador': () => 'At least one active person has to remain who administers.',
  'acceso.reinicio_propio': () => 'Somebody else who administers has to approve it, not who asked for it.',
  'acceso.sin_reinicio': () => 'There is no request to approve.',
  'acceso.ascenso_propio': () =>
    'Somebody else who administers has to approve it, neither who asked for it nor the person who gets the role.',
  'acceso.sin_ascenso': () => 'There is no promotion to approve: it expired or was already settled.',
  'acceso.administrador_de_a_dos': () =>
    'Invite or create the person with another role and give them that of administrator afterwards: somebody else who administers approves it.',
};
