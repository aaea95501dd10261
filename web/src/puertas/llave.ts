import type { AuthenticationResponseJSON, PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';
import { pedir } from './pedir.ts';

/** Nobody touched a key, or none of them answers here. */
export class SinLlave extends Error {
  constructor() {
    super('acceso.sin_llave');
    this.name = 'SinLlave';
  }
}

/** Keys need a secure page opened by a name: an address made of numbers cannot have one. */
export const hayLlaves = (): boolean =>
  typeof PublicKeyCredential === 'function' && isSecureContext && !/^[\d.]+$|^\[/.test(location.hostname);

/** Asks for a key and enters with it. It stands for both factors. */
export async function ingresarConLlave(recordar: boolean): Promise<void> {
  await usarLlave(recordar, false);
}

/**
 * Offers the keys of this device among the suggestions of the user field, where the browser can. Resolves to whether
 * somebody entered with one; whatever goes wrong is nobody's fault, since nobody asked for it.
 */
export async function ofrecerLlaves(recordar: () => boolean): Promise<boolean> {
  if (!hayLlaves() || !(await PublicKeyCredential.isConditionalMediationAvailable?.())) return false;
  return usarLlave(recordar, true).then(
    () => true,
    () => false,
  );
}

async function usarLlave(recordar: boolean | (() => boolean), entreSugerencias: boolean): Promise<void> {
  const [{ startAuthentication }, { opciones }] = await Promise.all([
    import('@simplewebauthn/browser'),
    pedir('pedirOpcionesDeLlave'),
  ]);
  const respuesta: AuthenticationResponseJSON = await startAuthentication({
    optionsJSON: opciones as unknown as PublicKeyCredentialRequestOptionsJSON,
    useBrowserAutofill: entreSugerencias,
  }).catch(() => {
    throw new SinLlave();
  });
  const { id, rawId, type, response, clientExtensionResults, authenticatorAttachment } = respuesta;
  await pedir('ingresarConLlave', {
    respuesta: {
      ...{ id, rawId, type },
      response: sinHuecos(response),
      clientExtensionResults: { ...clientExtensionResults },
      ...(authenticatorAttachment ? { authenticatorAttachment } : {}),
    },
    recordar: typeof recordar === 'function' ? recordar() : recordar,
  });
}

/** What the key left out is not sent at all. */
const sinHuecos = (respuesta: object): Record<string, string> =>
  Object.fromEntries(Object.entries(respuesta).filter(([, valor]) => valor !== undefined));
