import type { RespuestaDeLlave } from '@trastienda/nucleo/acceso/contrato.ts';
import type { z } from 'zod';

type Respuesta = z.input<typeof RespuestaDeLlave>;

// What speaks to the authenticator comes when somebody uses one.
const libreria = () => import('@simplewebauthn/browser');

/** Asks the browser to prove that somebody holds a passkey. `opciones` are the server's, as they came. */
export async function pedirLlave(opciones: Readonly<Record<string, unknown>>): Promise<Respuesta> {
  const { startAuthentication } = await libreria();
  return (await startAuthentication({ optionsJSON: opciones as never })) as unknown as Respuesta;
}

/** Asks the browser to make a new passkey. */
export async function crearLlave(opciones: Readonly<Record<string, unknown>>): Promise<Respuesta> {
  const { startRegistration } = await libreria();
  return (await startRegistration({ optionsJSON: opciones as never })) as unknown as Respuesta;
}

/** Whether the person closed the question of the browser, which is no failure. */
export const seDejo = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError');

/** Whether the authenticator was already known to the server. */
export const yaEsta = (error: unknown): boolean => error instanceof Error && error.name === 'InvalidStateError';
