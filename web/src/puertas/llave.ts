import type { PublicKeyCredentialRequestOptionsJSON as OpcionesDeLaLibreria } from '@simplewebauthn/browser';
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
  await dejarDeOfrecer();
  const [{ startAuthentication }, { opciones }] = await Promise.all([
    import('@simplewebauthn/browser'),
    pedir('pedirOpcionesDeLlave'),
  ]);
  const respuesta = await startAuthentication({ optionsJSON: opciones as unknown as OpcionesDeLaLibreria }).catch(
    () => {
      throw new SinLlave();
    },
  );
  await entrarCon(respuesta, recordar);
}

/** What is offered, and the request for its challenge. */
let oferta: { readonly control: AbortController; readonly pedida: Promise<unknown> } | undefined;

/**
 * Offers the keys of this device among the suggestions of the user field, where the browser can by itself: the library
 * would be one request more for who came to type a password. Resolves to whether somebody entered with one; whatever goes
 * wrong is nobody's fault, since nobody asked for it.
 */
export async function ofrecerLlaves(recordar: () => boolean): Promise<boolean> {
  const control = new AbortController();
  const pedida = pedirParaSugerir(control.signal).catch(() => undefined);
  oferta = { control, pedida };
  const opciones = await pedida;
  if (!opciones) return false;
  return entrarConSugerida(opciones, control.signal, recordar).catch(() => false);
}

/**
 * Takes back what is offered: a browser asks for one key at a time. A challenge on its way is waited for, since its cookie
 * would take the place of the one that is asked for next.
 */
export async function dejarDeOfrecer(): Promise<void> {
  oferta?.control.abort();
  await oferta?.pedida;
}

async function pedirParaSugerir(signal: AbortSignal): Promise<PublicKeyCredentialRequestOptionsJSON | undefined> {
  if (!(await puedeSugerir()) || signal.aborted) return undefined;
  const { opciones } = await pedir('pedirOpcionesDeLlave');
  // The contract lets them pass as they come: their shape is the browser's.
  return opciones as unknown as PublicKeyCredentialRequestOptionsJSON;
}

const puedeSugerir = async (): Promise<boolean> =>
  hayLlaves() &&
  typeof PublicKeyCredential.parseRequestOptionsFromJSON === 'function' &&
  (await PublicKeyCredential.isConditionalMediationAvailable?.());

async function entrarConSugerida(
  opciones: PublicKeyCredentialRequestOptionsJSON,
  signal: AbortSignal,
  recordar: () => boolean,
): Promise<boolean> {
  const llave = await navigator.credentials.get({
    mediation: 'conditional',
    // Whoever is halfway in has keys named for them, and a browser suggests only what nobody names.
    publicKey: PublicKeyCredential.parseRequestOptionsFromJSON({ ...opciones, allowCredentials: [] }),
    signal,
  });
  if (llave === null) return false;
  await entrarCon((llave as PublicKeyCredential).toJSON(), recordar());
  return true;
}

/** What a key answers, as the library or the browser writes it down. */
type Firma = {
  readonly id: string;
  readonly rawId: string;
  readonly response: object;
  readonly clientExtensionResults: object;
  readonly authenticatorAttachment?: string | undefined;
};

async function entrarCon(firma: Firma, recordar: boolean): Promise<void> {
  const { id, rawId, response, clientExtensionResults, authenticatorAttachment } = firma;
  await pedir('ingresarConLlave', {
    respuesta: {
      ...{ id, rawId, type: 'public-key' },
      response: sinHuecos(response),
      clientExtensionResults: { ...clientExtensionResults },
      ...(authenticatorAttachment ? { authenticatorAttachment } : {}),
    },
    recordar,
  });
}

/** What the key left out is not sent at all. */
const sinHuecos = (respuesta: object): Record<string, string> =>
  Object.fromEntries(Object.entries(respuesta).filter(([, valor]) => typeof valor === 'string'));
