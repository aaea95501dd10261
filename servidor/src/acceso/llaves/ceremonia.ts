import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import type { RespuestaDeLlave } from '@trastienda/nucleo/acceso/contrato.ts';
import type { z } from 'zod';
import { VALIDEZ_DE_DESAFIO_MS } from './desafios.repo.ts';
import type { LlaveGuardada } from './llaves.repo.ts';
import type { Sitio } from './sitio.ts';

/** `seguridad.md` 3.6: EdDSA, ES256, RS256; verified by whoever holds it, attested by nobody. */
const ALGORITMOS = [-8, -7, -257];

/** 400 files and 30 MB that nobody needs until there is a passkey at hand. */
const traer = () => import('@simplewebauthn/server');

export type Respuesta = z.output<typeof RespuestaDeLlave>;

type ParaAgregar = {
  readonly sitio: Sitio;
  readonly desafio: Buffer;
  readonly persona: { readonly id: string; readonly email: string; readonly nombre: string };
  readonly existentes: readonly LlaveGuardada[];
};

export async function opcionesParaAgregar({ sitio, desafio, persona, existentes }: ParaAgregar) {
  const { generateRegistrationOptions } = await traer();
  const opciones = await generateRegistrationOptions({
    rpName: 'Trastienda',
    rpID: sitio.rpID,
    userID: new TextEncoder().encode(persona.id),
    userName: persona.email,
    userDisplayName: persona.nombre,
    challenge: Uint8Array.from(desafio),
    timeout: VALIDEZ_DE_DESAFIO_MS,
    attestationType: 'none',
    authenticatorSelection: { userVerification: 'required', residentKey: 'preferred' },
    supportedAlgorithmIDs: ALGORITMOS,
    excludeCredentials: existentes.map(aDescriptor),
  });
  return { ...opciones };
}

type ParaFirmar = {
  readonly sitio: Sitio;
  readonly desafio: Buffer;
  /** None lets the person choose among the ones their device keeps for this site. */
  readonly llaves: readonly LlaveGuardada[];
};

export async function opcionesParaFirmar({ sitio, desafio, llaves }: ParaFirmar) {
  const { generateAuthenticationOptions } = await traer();
  const opciones = await generateAuthenticationOptions({
    rpID: sitio.rpID,
    challenge: Uint8Array.from(desafio),
    timeout: VALIDEZ_DE_DESAFIO_MS,
    userVerification: 'required',
    allowCredentials: llaves.map(aDescriptor),
  });
  return { ...opciones };
}

const aDescriptor = ({ credencialId, transportes }: LlaveGuardada) => ({
  id: credencialId,
  transports: [...transportes] as AuthenticatorTransport[],
});

/** What a browser says it was asked to sign; nothing when it says nothing that can be read. */
export function desafioDe({ response }: Respuesta): string | undefined {
  try {
    const { challenge } = JSON.parse(Buffer.from(String(response.clientDataJSON), 'base64url').toString());
    return typeof challenge === 'string' ? challenge : undefined;
  } catch {
    return undefined;
  }
}

type PorComprobar = { readonly sitio: Sitio; readonly desafio: string; readonly respuesta: Respuesta };

/** The passkey a browser made, or nothing when something of it is not as it was asked. */
export async function comprobarAlta({ sitio, desafio, respuesta }: PorComprobar) {
  const { verifyRegistrationResponse } = await traer();
  const comprobada = await verifyRegistrationResponse({
    response: respuesta as unknown as RegistrationResponseJSON,
    expectedChallenge: desafio,
    expectedOrigin: [sitio.origen],
    expectedRPID: sitio.rpID,
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITMOS,
  }).catch(sinComprobar);
  return comprobada.verified ? comprobada.registrationInfo?.credential : undefined;
}

/** The counter that came with a right signature, or nothing. Whether it went on is decided where it is written. */
export async function comprobarFirma(
  { sitio, desafio, respuesta }: PorComprobar,
  llave: LlaveGuardada,
): Promise<number | undefined> {
  const { verifyAuthenticationResponse } = await traer();
  const comprobada = await verifyAuthenticationResponse({
    response: respuesta as unknown as AuthenticationResponseJSON,
    expectedChallenge: desafio,
    expectedOrigin: [sitio.origen],
    expectedRPID: sitio.rpID,
    requireUserVerification: true,
    credential: { id: llave.credencialId, publicKey: Uint8Array.from(llave.clavePublica), counter: SIN_CONTADOR },
  }).catch(sinComprobar);
  return comprobada.verified ? comprobada.authenticationInfo?.newCounter : undefined;
}

/** Below any, so that the library leaves the question to us. */
const SIN_CONTADOR = -1;

/** The library throws for what is wrong with an answer: to us it is one more that does not hold. */
const sinComprobar = () => ({ verified: false }) as const;
