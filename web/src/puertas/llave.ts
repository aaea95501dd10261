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

/** What is offered, and the request for its challenge; undefined while nothing is. */
let oferta: { readonly control: AbortController; readonly pedida: Promise<unknown> } | undefined;

/**
 * Offers the keys of this device among the suggestions of the user field, where the browser can by itself: the library
 * would be one request more for who came to type a password. Resolves to what the one that is chosen says, to enter with
 * it, and to undefined when none is; whatever goes wrong is nobody's fault, since nobody asked for it. What is already
 * offered goes on and is not offered twice.
 */
export async function sugerirLlaves(): Promise<Firma | undefined> {
  if (oferta) return undefined;
  const control = new AbortController();
  const pedida = pedirParaSugerir(control.signal).catch(() => undefined);
  const propia = { control, pedida };
  oferta = propia;
  const opciones = await pedida;
  const elegida = opciones && (await elegirSugerida(opciones, control.signal).catch(() => undefined));
  if (oferta === propia) oferta = undefined;
  return elegida;
}

/**
 * Takes back what is offered: a browser asks for one key at a time. A challenge on its way is waited for, since its cookie
 * would take the place of the one that is asked for next.
 */
export async function dejarDeOfrecer(): Promise<void> {
  const dejada = oferta;
  oferta = undefined;
  dejada?.control.abort();
  await dejada?.pedida;
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

async function elegirSugerida(
  opciones: PublicKeyCredentialRequestOptionsJSON,
  signal: AbortSignal,
): Promise<Firma | undefined> {
  const llave = await navigator.credentials.get({
    mediation: 'conditional',
    // Whoever is halfway in has keys named for them, and a browser suggests only what nobody names.
    publicKey: PublicKeyCredential.parseRequestOptionsFromJSON({ ...opciones, allowCredentials: [] }),
    signal,
  });
  return llave === null ? undefined : (llave as PublicKeyCredential).toJSON();
}

/** What a key answers, as the library or the browser writes it down. */
export type Firma = {
  readonly id: string;
  readonly rawId: string;
  readonly response: object;
  readonly clientExtensionResults: object;
  readonly authenticatorAttachment?: string | undefined;
};

/** Enters with what a key answered. It stands for both factors. */
export async function entrarCon(firma: Firma, recordar: boolean): Promise<void> {
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
